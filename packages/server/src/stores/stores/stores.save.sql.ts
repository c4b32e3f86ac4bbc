import type { StoreRates } from '@sufra/contract/stores/stores'
import { type SQL, sql } from 'drizzle-orm'
import { decimal, int, object, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const defaultRatesValue = object({
  catering_commission: decimal,
  value_added_tax: decimal,
  catering_advance: decimal,
  credit_card_fee: decimal,
  debit_card_fee: decimal,
  cash_on_delivery_limit: int,
  cancellation_days: int,
})

/** The platform's rates for a new store; amounts are dirhams. */
export async function defaultRates(db: Db): Promise<{ rates: StoreRates; cancellation_days: number }> {
  const setting = await queryOne(
    db,
    { value: defaultRatesValue },
    sql`select value from settings where key = 'default_rates'`,
  )
  if (!setting) throw new Error('there is no setting default_rates')
  const { catering_commission, cancellation_days, ...rates } = setting.value
  return { rates: { ...rates, catering_comission: catering_commission }, cancellation_days }
}

export const hasPosition = (db: Db, allowed: SQL, id: number) =>
  affects(
    db,
    sql`select stores.id from stores where ${allowed} and stores.id = ${id} and latitude is not null`,
  )

/** Setting the same status again changes neither row nor history. */
export const switchCatering = (db: Db, allowed: SQL, id: number, catering_status: boolean) =>
  queryOne(
    db,
    pick(tables.stores, 'id', 'catering_status'),
    sql`update stores set catering_status = ${catering_status}
      where ${allowed} and stores.id = ${id} returning id, catering_status`,
  )
