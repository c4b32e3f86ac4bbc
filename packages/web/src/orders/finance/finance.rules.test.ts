import { percentOf } from '@sufra/contract/kernel/money'
import type { OrderFinance } from '@sufra/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import {
  amountOf,
  changeOf,
  countedOf,
  figures,
  type LedgerEvent,
  reversedShare,
  shareOf,
  sumOf,
} from './finance.rules.ts'

/** The card order with a coupon of docs/money.md. */
const finance: OrderFinance = {
  gateway_amount: 475_00,
  platform_commission_value: 144_00,
  catering_commission: 15,
  commission_base: 960_00,
  pgw_charges_value: 11_88,
  credit_card_fee: 2.5,
  debit_card_fee: 1,
  coupon_platform_contribution: 60,
  coupon_platform_contribution_value: 60_00,
  welcome_discount_value: 0,
  refunded_amount: 0,
  cash_collected_amount: 475_00,
  due_to_store: 379_12,
  net_received: 319_12,
}
const status = (id: number) => ({ id, status: '', display_status: { en: '', ar: '' } })
const order = {
  sub_total: 1000_00,
  discount_value: 100_00,
  coupon_discount_value: 100_00,
  order_current_status: status(8),
}
const total = (terms: readonly { amount: number }[]) => terms.reduce((sum, { amount }) => sum + amount, 0)

const placement: LedgerEvent = {
  id: 1,
  kind: 'placement',
  name: { en: '', ar: '' },
  at: '2026-03-14T09:00:00Z',
  actor_kind: 'channel',
  actor_name: '',
  reference: null,
  reverses_event_id: null,
  reversed_by_event_id: null,
  reversible: false,
  description: null,
  postings: [{ account: 'platform_discounts', name: { en: '', ar: '' }, amount: 60_00 }],
  changes: {
    payed_amount: 0,
    cash_collected_amount: 0,
    refunded_amount: 0,
    remaining_amount: 950_00,
    platform_commission_value: 144_00,
    pgw_charges_value: 0,
    due_to_store: -84_00,
  },
}

describe('postings', () => {
  it('assign the platform’s discount to the contribution or to the welcome discount, whichever the order had', () => {
    const changed = (of: OrderFinance) => figures.filter((figure) => changeOf[figure](placement, of) !== 0)
    expect(changed(finance)).toEqual(['commission', 'contribution', 'dueToStore', 'netReceived'])
    const first = { ...finance, coupon_platform_contribution_value: 0, welcome_discount_value: 60_00 }
    expect(changed(first)).toEqual(['commission', 'welcome', 'dueToStore', 'netReceived'])
  })
})

describe('explained figures', () => {
  it('equal the result of their formula', () => {
    expect(total(sumOf('dueToStore', order, finance))).toBe(finance.due_to_store)
    expect(total(sumOf('netReceived', order, finance))).toBe(finance.net_received)
    expect(total(sumOf('commission', order, finance))).toBe(finance.commission_base)
    for (const figure of ['commission', 'contribution'] as const) {
      const share = shareOf(figure, order, finance)
      expect(share && percentOf(share.of, share.percent)).toBe(amountOf[figure](finance))
    }
  })

  it('leave out the reversed shares after a late cancellation', () => {
    const cancelled = { ...order, order_current_status: status(7) }
    const after = { ...finance, platform_commission_value: 0, due_to_store: 463_12 }
    expect(total(sumOf('dueToStore', cancelled, after))).toBe(463_12)
    const back = { ...after, refunded_amount: 475_00 }
    for (const figure of ['dueToStore', 'netReceived'] as const)
      expect(total(sumOf(figure, cancelled, back))).toBe(-11_88)
  })

  it('count 0 for the reversed shares of a cancelled order and return the reversed amount separately', () => {
    const cancelled = { ...order, order_current_status: status(7) }
    const first = { ...finance, welcome_discount_value: 25_00 }
    for (const [figure, amount] of [
      ['contribution', 60_00],
      ['welcome', 25_00],
    ] as const) {
      expect(countedOf(figure, order, first)).toBe(amount)
      expect(countedOf(figure, cancelled, first)).toBe(0)
      expect(reversedShare(figure, cancelled, first)).toBe(amount)
    }
    expect(countedOf('gatewayCharge', cancelled, first)).toBe(first.pgw_charges_value)
  })

  it('have a percentage only if one applies', () => {
    const plain = { ...finance, coupon_platform_contribution_value: 0 }
    expect(figures.filter((figure) => shareOf(figure, order, plain))).toEqual(['commission'])
  })
})
