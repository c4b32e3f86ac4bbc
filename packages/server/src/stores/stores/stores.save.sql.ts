import type { StoreRates } from '@sufra/contract/stores'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../kernel/database/db.ts'

interface DefaultRates extends Omit<StoreRates, 'catering_comission'> {
  readonly catering_commission: number
  readonly cancellation_days: number
}

/** What the platform gives a new store; amounts are dirhams. */
export async function defaultRates(db: Db): Promise<{ rates: StoreRates; cancellation_days: number }> {
  const [setting] = await rows<{ value: DefaultRates }>(
    db,
    sql`select value from settings where key = 'default_rates'`,
  )
  if (!setting) throw new Error('there is no setting default_rates')
  const { catering_commission, cancellation_days, ...rates } = setting.value
  return { rates: { ...rates, catering_comission: catering_commission }, cancellation_days }
}

interface Saved extends Record<string, unknown> {
  id: number
  version: number
}

/** Values by column; what is undefined is left to the table's default. */
export async function addStore(
  db: Db,
  restaurant_id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<Saved | undefined> {
  const given = Object.entries({ ...values, restaurant_id }).filter(([, value]) => value !== undefined)
  const columns = given.map(([column]) => sql.identifier(column))
  const [added] = await rows<Saved>(
    db,
    sql`insert into stores (${sql.join(columns, sql`, `)})
      values (${sql.join(
        given.map(([, value]) => sql`${value}`),
        sql`, `,
      )}) returning id, version`,
  )
  return added
}

export async function hasPosition(db: Db, allowed: SQL, id: number): Promise<boolean> {
  const found = await rows(
    db,
    sql`select 1 from stores where ${allowed} and stores.id = ${id} and latitude is not null`,
  )
  return found.length > 0
}

interface CateringStatus extends Record<string, unknown> {
  id: number
  catering_status: boolean
}

/** The same status again leaves row and history as they are. */
export async function switchCatering(
  db: Db,
  allowed: SQL,
  id: number,
  catering_status: boolean,
): Promise<CateringStatus | undefined> {
  const [switched] = await rows<CateringStatus>(
    db,
    sql`update stores set catering_status = ${catering_status}
      where ${allowed} and stores.id = ${id} returning id, catering_status`,
  )
  return switched
}
