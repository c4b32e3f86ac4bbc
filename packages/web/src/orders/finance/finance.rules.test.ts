import type { OrderFinance } from '@sufra/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import { amountsOf } from './finance.rules.ts'

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
const of = (id: number) => ({ order_current_status: { id, status: '', display_status: { en: '', ar: '' } } })

describe('figures of an order', () => {
  it('have the shares of discounts that the platform bears', () => {
    expect(amountsOf(of(8), finance)).toMatchObject({ order_contribution: 60_00, order_due: 379_12 })
  })

  it('count the shares as 0 once the order is cancelled, and the rest as it stands', () => {
    expect(amountsOf(of(7), { ...finance, welcome_discount_value: 25_00 })).toMatchObject({
      order_contribution: 0,
      order_welcome: 0,
      order_gateway_charge: 11_88,
      order_due: 379_12,
    })
  })
})
