import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Account,
  type Copies,
  cancellation,
  cashCollected,
  commissionOf,
  completion,
  copiesOf,
  type EventKind,
  type Figures,
  type Posting,
  payment,
  placement,
} from './ledger.rules.ts'

const nothing: Figures = {
  order_total_price: 0,
  paid_amount: 0,
  refunded_amount: 0,
  cash_collected_amount: 0,
  remaining_amount: 0,
  platform_commission_value: 0,
  pgw_charges_value: 0,
  due_to_store: 0,
  coupon_platform_contribution_value: 0,
  welcome_discount_value: 0,
}

/** An order whose columns are updated by its events, as `post` does. */
function book(facts: Partial<Figures>) {
  const balances: Partial<Record<Account, number>> = {}
  const order = { ...nothing, ...facts }
  const add = (kind: EventKind, postings: Posting[]) => {
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(postings.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true)
    for (const { account, amount } of postings) balances[account] = (balances[account] ?? 0) + amount
    const changes = copiesOf(kind, postings)
    for (const key of Object.keys(changes) as (keyof Copies)[]) {
      Object.assign(order, { [key]: order[key] + changes[key] })
    }
  }
  const balance = (account: Account) => balances[account] ?? 0
  return { order, add, balance, balances }
}

const cash = () => {
  const ledger = book({ order_total_price: 530_00 })
  ledger.add('placement', placement({ order_total_price: 530_00, platform_share: 0, commission: 75_00 }))
  return ledger
}

describe('a cash order of 500 and 30 delivery at 15 %', () => {
  it('owes its commission once the store has the cash', () => {
    const { order, add, balance } = cash()
    expect(order).toMatchObject({
      remaining_amount: 530_00,
      platform_commission_value: 75_00,
      due_to_store: -75_00,
    })
    add('cash_collected', cashCollected(order.remaining_amount))
    add('completion', completion(order))
    expect(order).toMatchObject({
      remaining_amount: 0,
      paid_amount: 0,
      cash_collected_amount: 530_00,
      due_to_store: -75_00,
    })
    expect(balance('store_payable')).toBe(75_00)
    expect(balance('store_expected')).toBe(0)
  })

  it('leaves no balances when it is rejected', () => {
    const { order, add, balances } = cash()
    add('cancellation', cancellation(order, { forfeited: 0, platform_bears_charge: false }))
    expect(order).toMatchObject({ remaining_amount: 0, platform_commission_value: 0, due_to_store: 0 })
    expect(Object.values(balances).every((amount) => amount === 0)).toBe(true)
  })
})

/** 1000 minus a coupon of 100, 60 % of it the platform's; 15 % on 960; 50 delivery; half of 950 paid by card. */
const card = () => {
  const order = {
    sub_total: 1000_00,
    discount_value: 100_00,
    coupon_platform_contribution_value: 60_00,
    welcome_discount_value: 0,
  }
  const commission = commissionOf(order, 15)
  const ledger = book({ order_total_price: 950_00, coupon_platform_contribution_value: 60_00 })
  ledger.add('placement', placement({ order_total_price: 950_00, platform_share: 60_00, commission }))
  ledger.add('payment', payment(475_00, 11_88))
  return ledger
}

describe('a card order with a coupon and half of it paid in advance', () => {
  it('has due = received + share − charge − commission', () => {
    const { order, add, balance } = card()
    expect(order).toMatchObject({
      paid_amount: 475_00,
      remaining_amount: 475_00,
      platform_commission_value: 144_00,
    })
    expect(order.due_to_store).toBe(475_00 + 60_00 - 11_88 - 144_00)
    add('cash_collected', cashCollected(order.remaining_amount))
    add('completion', completion(order))
    expect(order.paid_amount).toBe(475_00)
    expect(order.due_to_store).toBe(379_12)
    expect(balance('store_payable')).toBe(-379_12)
    expect(balance('store_expected')).toBe(0)
  })

  it('is refunded in full, with the charge borne by the store', () => {
    const { order, add, balance } = card()
    add('cancellation', cancellation(order, { forfeited: 0, platform_bears_charge: false }))
    expect(order).toMatchObject({ remaining_amount: 0, refunded_amount: 475_00, due_to_store: -11_88 })
    expect(balance('refunds_payable')).toBe(-475_00)
    expect(balance('platform_discounts')).toBe(0)
  })

  it('costs the store nothing if the platform is at fault', () => {
    const { order, add } = card()
    add('cancellation', cancellation(order, { forfeited: 0, platform_bears_charge: true }))
    expect(order).toMatchObject({ due_to_store: 0, pgw_charges_value: 0 })
  })

  it('is forfeited to the store minus the charge if the customer cancels late', () => {
    const { order, add, balance } = card()
    add('cancellation', cancellation(order, { forfeited: 475_00, platform_bears_charge: false }))
    expect(order).toMatchObject({ remaining_amount: 0, refunded_amount: 0, due_to_store: 475_00 - 11_88 })
    expect(balance('store_payable')).toBe(-463_12)
  })
})

describe('any order', () => {
  const lives = fc.record({
    total: fc.integer({ min: 0, max: 100_000_00 }),
    share: fc.integer({ min: 0, max: 5_000_00 }),
    commission: fc.integer({ min: 0, max: 20_000_00 }),
    paidPart: fc.integer({ min: 0, max: 100 }),
    cashPart: fc.integer({ min: 0, max: 100 }),
    charge: fc.integer({ min: 0, max: 3_000_00 }),
    end: fc.constantFrom('open', 'completed', 'declined', 'forfeited', 'platform'),
  })

  it('keeps its columns equal to its accounts and to the formula', () => {
    fc.assert(
      fc.property(lives, ({ total, share, commission, paidPart, cashPart, charge, end }) => {
        const { order, add, balance } = book({ order_total_price: total, welcome_discount_value: share })
        add('placement', placement({ order_total_price: total, platform_share: share, commission }))
        const paid = Math.floor((total * paidPart) / 100)
        if (paid > 0) add('payment', payment(paid, charge))
        const collected = Math.floor(((total - paid) * cashPart) / 100)
        if (collected > 0) add('cash_collected', cashCollected(collected))
        if (end === 'completed') {
          if (order.remaining_amount > 0) add('cash_collected', cashCollected(order.remaining_amount))
          add('completion', completion(order))
        } else if (end !== 'open') {
          const terms = {
            forfeited: end === 'forfeited' ? Math.floor(total / 2) : 0,
            platform_bears_charge: end === 'platform',
          }
          add('cancellation', cancellation(order, terms))
        }
        const shareLeft = balance('platform_discounts')
        expect(order.due_to_store).toBe(
          order.paid_amount +
            shareLeft -
            order.pgw_charges_value -
            order.platform_commission_value -
            order.refunded_amount,
        )
        expect(order.due_to_store).toBe(0 - balance('store_expected') - balance('store_payable'))
        expect(balance('store_uncollected')).toBe(0 - order.remaining_amount - order.cash_collected_amount)
        expect(balance('customer_receivable')).toBe(order.remaining_amount)
        expect(balance('platform_bank') + balance('refunds_payable')).toBe(
          order.paid_amount - order.refunded_amount,
        )
        for (const amount of [
          order.remaining_amount,
          order.paid_amount,
          order.refunded_amount,
          order.cash_collected_amount,
        ]) {
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        if (end !== 'open') {
          expect(order.remaining_amount).toBe(0)
          expect(balance('store_expected')).toBe(0)
        }
      }),
      { numRuns: 500 },
    )
  })
})
