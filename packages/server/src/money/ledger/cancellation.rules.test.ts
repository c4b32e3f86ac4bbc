import { addDays, atQatar } from '@sufra/contract/kernel/clock'
import { describe, expect, it } from 'vitest'
import { downPayment, freeUntil, previewCancellation, termsOf, unpaidAdvance } from './cancellation.rules.ts'
import type { Figures } from './ledger.rules.ts'

const policy = {
  event_at: '2030-03-14T16:30:00.000Z',
  event_day: '2030-03-14',
  cancellation_days: 1,
  cancellation_rule: 'hours' as const,
  catering_advance: 50,
  payment_method: 'creditcard' as const,
  order_total_price: 950_00,
}
const at = (day: string, time: string) => atQatar(day, time)

describe('the end of free cancellation', () => {
  const turns = (
    order: typeof policy | (Omit<typeof policy, 'cancellation_rule'> & { cancellation_rule: 'days' }),
  ) => {
    const end = freeUntil(order)
    const forfeited = (now: Date) => termsOf(order, { fault: 'customer', accepted: true, now }).forfeited
    expect(forfeited(new Date(end.getTime() - 1))).toBe(0)
    expect(forfeited(end)).toBe(475_00)
    return end
  }

  it('is the event time minus cancellation_days of 24 hours', () => {
    for (const cancellation_days of [0, 1, 2, 7]) {
      const day = addDays('2030-03-14', -cancellation_days)
      expect(turns({ ...policy, cancellation_days })).toEqual(at(day, '19:30'))
    }
  })

  it('is midnight in Qatar for an order placed under the older rule of days', () => {
    for (const cancellation_days of [0, 1, 2, 7]) {
      const day = addDays('2030-03-14', -cancellation_days)
      expect(turns({ ...policy, cancellation_days, cancellation_rule: 'days' })).toEqual(at(day, '00:00'))
    }
  })

  it('applies only to customers, and only after the store has accepted', () => {
    const now = at('2030-03-14', '09:00')
    for (const fault of ['store', 'platform'] as const) {
      expect(termsOf(policy, { fault, accepted: true, now }).forfeited).toBe(0)
    }
    expect(termsOf(policy, { fault: 'customer', accepted: false, now }).forfeited).toBe(0)
    expect(termsOf(policy, { fault: 'platform', accepted: true, now }).platform_bears_charge).toBe(true)
  })

  it('costs the down payment, rounded half up', () => {
    expect(downPayment({ ...policy, order_total_price: 610_99 })).toBe(305_50)
    expect(downPayment({ ...policy, catering_advance: 0 })).toBe(0)
  })

  it('costs a down payment that is owed until it is paid, and again once it is given back', () => {
    const unpaid = (paid_amount: number, refunded_amount: number, cash = 0) =>
      unpaidAdvance({
        ...policy,
        paid_amount,
        refunded_amount,
        remaining_amount: 950_00 - paid_amount + refunded_amount - cash,
      })
    expect(unpaid(0, 0)).toBe(475_00)
    expect(unpaid(475_00, 0)).toBe(0)
    expect(unpaid(475_00, 475_00)).toBe(475_00)
    expect(unpaid(475_00, 100_00)).toBe(100_00)
    expect(unpaid(950_00, 0)).toBe(0)
    // Never more than is owed at all.
    expect(unpaid(0, 0, 900_00)).toBe(50_00)
  })

  it('costs nothing for a cash order, which has no down payment', () => {
    const cash = { ...policy, payment_method: 'cashondelivery' as const }
    expect(downPayment(cash)).toBe(0)
    const now = at('2030-03-14', '12:00')
    expect(termsOf(cash, { fault: 'customer', accepted: true, now }).forfeited).toBe(0)
  })
})

const order: Figures = {
  order_total_price: 950_00,
  paid_amount: 475_00,
  refunded_amount: 0,
  cash_collected_amount: 0,
  remaining_amount: 475_00,
  platform_commission_value: 144_00,
  pgw_charges_value: 11_88,
  due_to_store: 379_12,
  coupon_platform_contribution_value: 60_00,
  welcome_discount_value: 0,
}
const terms = (forfeited: number, platform_bears_charge = false) => ({ forfeited, platform_bears_charge })

describe('the outcome of a cancellation', () => {
  it('refunds everything, with the charge borne by the store', () => {
    expect(previewCancellation(order, terms(0))).toEqual({
      refund_amount: 475_00,
      cash_to_return: 0,
      forfeited_amount: 0,
      dropped_amount: 475_00,
      pgw_charges_value: 11_88,
      charge_borne_by_platform: 0,
      commission_reversed: 144_00,
      contribution_reversed: 60_00,
      due_to_store: -11_88,
    })
  })

  it('forfeits the down payment to the store and refunds the rest', () => {
    const paid = { ...order, paid_amount: 950_00, remaining_amount: 0, pgw_charges_value: 23_75 }
    const due = { ...paid, due_to_store: 950_00 + 60_00 - 23_75 - 144_00 }
    expect(previewCancellation(due, terms(475_00))).toMatchObject({
      refund_amount: 475_00,
      forfeited_amount: 475_00,
      due_to_store: 475_00 - 23_75,
    })
  })

  it('forfeits card money first, then cash', () => {
    const mixed = {
      ...order,
      paid_amount: 300_00,
      cash_collected_amount: 400_00,
      remaining_amount: 250_00,
      pgw_charges_value: 7_50,
      due_to_store: 300_00 + 60_00 - 7_50 - 144_00,
    }
    expect(previewCancellation(mixed, terms(475_00))).toMatchObject({
      refund_amount: 0,
      forfeited_amount: 475_00,
      cash_to_return: 225_00,
      due_to_store: 292_50,
    })
  })

  it('costs the store nothing if the platform is at fault', () => {
    expect(previewCancellation(order, terms(0, true))).toMatchObject({
      pgw_charges_value: 0,
      charge_borne_by_platform: 11_88,
      due_to_store: 0,
    })
  })
})
