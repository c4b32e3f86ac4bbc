import type { OrderDetails } from '@sufra/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import { advanceOf } from '../order/totals.rules.ts'
import { cancellationOf } from './cancellation.rules.ts'
import { cancelledBy, financeOf, printedCustomer, totalsOf } from './order.rules.ts'

const both = (text: string) => ({ en: text, ar: text })
const status = (id: number) => ({ id, status: '', display_status: both('') })

/** The card order with a coupon of docs/money.md, half of it paid in advance. */
const order: OrderDetails = {
  id: 12,
  created_at: '2030-03-01T09:00:00.000Z',
  picked_time_iso_date: '2030-03-14T10:00:00.000Z',
  delivery_area: null,
  payment_method: 'creditcard',
  order_current_status: status(6),
  order_current_payment_status: { status: 'unpaid', display_status: both('Unpaid') },
  order_total_price: 930_00,
  payed_amount: 465_00,
  remaining_amount: 465_00,
  platform_commission_value: 144_00,
  pgw_charges_value: 11_63,
  due_to_store: 369_37,
  cancel_reason: null,
  cancelled_by_guard_name: null,
  store: {
    id: 3,
    store_translation: { name: both('Saffron House') },
    phone: '97444000000',
    email: 'store@sufra.test',
    logo: null,
    catering_advance: 50,
  },
  customer: { fullname: 'Noora', mobile: '97455000000', email: '' },
  seen: true,
  needs_attention: false,
  sub_total: 1000_00,
  discount: 2,
  discount_value: 120_00,
  offer_discount_value: 20_00,
  coupon_code: 'WELCOM',
  coupon_discount: 10,
  coupon_discount_value: 100_00,
  welcome_discount_value: 0,
  cash_collected_amount: 0,
  refunded_amount: 0,
  cancelled_by_name: null,
  accepted_at: null,
  language: 'ar',
  restaurant_name: 'Saffron',
  restaurant_name_ar: 'الزعفران',
  cancellation_days: 2,
  cancellation_rule: 'hours',
  free_until: '2030-03-12T10:00:00.000Z',
  notes: '',
  details: {
    date: '2030-03-14',
    formatted_address: both('Street 1'),
    region: null,
    street_number: '1',
    building_number: '2',
    latitude: null,
    longitude: null,
    catering_delivery_fees: 50_00,
    tax: 0,
    value_added_tax: 5,
    OrderSummary: [],
  },
  history: [],
  finance: {
    gateway_amount: 465_00,
    platform_commission_value: 144_00,
    catering_commission: 15,
    commission_base: 960_00,
    pgw_charges_value: 11_63,
    credit_card_fee: 2.5,
    debit_card_fee: 1,
    coupon_platform_contribution: 60,
    coupon_platform_contribution_value: 60_00,
    welcome_discount_value: 0,
    refunded_amount: 0,
    cash_collected_amount: 0,
    due_to_store: 369_37,
    net_received: 309_37,
  },
}
const shown = (sums: ReturnType<typeof totalsOf>) =>
  sums.map(({ name, note, value }) => [name.en, ...(note ? [note] : []), value])

describe('the sheet of an order', () => {
  it('lists the coupon on a row of its own and the rest as discount', () => {
    expect(shown(totalsOf(order))).toEqual([
      ['Sub Total', 1000_00],
      ['Discount', '2%', -20_00],
      ['Coupon', 'WELCOM', -100_00],
      ['Delivery fees', 50_00],
      ['Tax', 0],
      ['Total', 930_00],
      ['Amount received', -465_00],
      ['Remaining', 465_00],
    ])
  })

  it('has no advance for an order paid in cash', () => {
    const cash = { ...order, payment_method: 'cashondelivery', payed_amount: 0 } as const
    const names = totalsOf(cash).map(({ name }) => name.en)
    expect(names).not.toContain('Amount received')
    expect(cancellationOf(cash).advance).toBeNull()
  })

  it('lists the cash that the store has collected', () => {
    const collected = { ...order, cash_collected_amount: 465_00, remaining_amount: 0 }
    expect(shown(totalsOf(collected)).slice(-2)).toEqual([
      ['Cash collected', -465_00],
      ['Remaining', 0],
    ])
  })

  it('adds up after a cancellation, with rows for the refund and what is no longer owed', () => {
    const gone = { ...order, remaining_amount: 0, refunded_amount: 465_00 }
    for (const [cancelled, ...rows] of [
      [gone, ['Amount received', -465_00], ['Refunded', 465_00], ['No longer owed', -930_00]],
      [{ ...gone, refunded_amount: 0 }, ['Amount received', -465_00], ['No longer owed', -465_00]],
    ] as const) {
      const sums = shown(totalsOf(cancelled))
      expect(sums.slice(-rows.length - 1)).toEqual([...rows, ['Remaining', 0]])
      const owed = [930_00, ...rows.map(([, value]) => value)].reduce((sum, value) => sum + value)
      expect(owed).toBe(cancelled.remaining_amount)
    }
  })

  it('has finance on the admins’ invoice only, with the rates of the order', () => {
    expect(financeOf({ ...order, finance: null })).toEqual([])
    expect(shown(financeOf(order))).toEqual([
      ['Payment gateway amount', 465_00],
      ['Coupon contribution', '60%', 60_00],
      ['Commission', '15%', -144_00],
      ['Gateway charge', '2.5%', -11_63],
      ['Due to store', 369_37],
      ['Net received', 309_37],
    ])
  })

  it('reverses the discount shares of a cancelled order, as the screen does', () => {
    const finance = {
      ...(order.finance as NonNullable<OrderDetails['finance']>),
      welcome_discount_value: 30_00,
    }
    const rows = (id: number) =>
      shown(financeOf({ ...order, finance, order_current_status: status(id) })).slice(0, 3)
    expect(rows(6)).toEqual([
      ['Payment gateway amount', 465_00],
      ['Coupon contribution', '60%', 60_00],
      ['Welcome discount', 30_00],
    ])
    expect(rows(7)).toEqual([
      ['Payment gateway amount', 465_00],
      ['Coupon contribution', 0],
      ['Commission', '15%', -144_00],
    ])
  })

  it('calculates the cancellation policy from the order’s own days and rate', () => {
    expect(cancellationOf(order)).toEqual({
      freeUntil: order.free_until,
      advance: { rate: 50, amount: 465_00 },
      sentence: {
        en: 'In case of cancellation within the last 48 hours, the 50% down payment will be deducted.',
        ar: 'في حال الإلغاء خلال آخر 48 ساعة، تُخصم الدفعة المقدمة البالغة 50%.',
      },
    })
    const weeks = cancellationOf({ ...order, cancellation_days: 21 })
    expect(weeks.sentence.ar).toContain('504 ساعات')
    const none = cancellationOf({ ...order, cancellation_days: 0 })
    expect(none.sentence.en).toContain('after the delivery time, the 50% down payment')
  })

  it('calls cancelling free of charge if the order has no advance', () => {
    for (const free of [
      { ...order, payment_method: 'cashondelivery' } as const,
      { ...order, store: { ...order.store, catering_advance: 0 } },
    ]) {
      const { sentence, ...rest } = cancellationOf(free)
      expect(rest).toEqual({ freeUntil: null, advance: null })
      expect(sentence.en).toMatch(/^Cancellation is free of charge/)
    }
  })

  it('keeps the sentence printed when whole days counted', () => {
    const former = { ...order, cancellation_rule: 'days', cancellation_days: 3 } as const
    expect(cancellationOf(former)).toMatchObject({
      freeUntil: order.free_until,
      sentence: {
        en: 'In case of cancellation within the last 24 hours, the 50% down payment will be deducted.',
      },
    })
  })

  it('separates the advance required from the advance received', () => {
    const received = (changes: object) => advanceOf({ ...order, ...changes })?.received
    expect(advanceOf(order)).toEqual({ rate: 50, required: 465_00, received: 465_00 })
    expect(received({ payed_amount: 0 })).toBe(0)
    expect(received({ payed_amount: 100_00 })).toBe(100_00)
    expect(received({ payed_amount: 930_00 })).toBe(465_00)
    expect(received({ refunded_amount: 465_00 })).toBe(0)
  })

  it('masks the customer while pending or cancelled, for admins too', () => {
    for (const id of [1, 7])
      expect(printedCustomer({ ...order, order_current_status: status(id) })).toEqual({
        fullname: '••••••••',
        mobile: '••••••••',
        email: '',
      })
    for (const id of [6, 8])
      expect(printedCustomer({ ...order, order_current_status: status(id) })).toBe(order.customer)
  })

  it('names who cancelled, with a store user as the store', () => {
    expect(cancelledBy(order)).toBeNull()
    expect(cancelledBy({ ...order, cancelled_by_guard_name: 'store_user' })).toEqual({
      en: 'Order cancelled by store',
      ar: 'أُلغي الطلب من قبل المتجر',
    })
  })
})
