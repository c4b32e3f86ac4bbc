import { z } from 'zod'
import { Percent } from '../kernel/fields.ts'
import { Money } from '../kernel/money.ts'

/** Set by admins (DECISIONS 10): percentages, and the maximum total of a cash order. */
export const storeRateFields = {
  catering_comission: Percent,
  value_added_tax: Percent,
  catering_advance: Percent,
  credit_card_fee: Percent,
  debit_card_fee: Percent,
  cash_on_delivery_limit: Money,
}
export const StoreRates = z.object(storeRateFields)
export type StoreRates = z.output<typeof StoreRates>
