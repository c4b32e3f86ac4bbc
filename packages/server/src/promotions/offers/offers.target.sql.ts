import { type SQL, sql } from 'drizzle-orm'
import { bool, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

const storeColumns = { ...pick(tables.stores, 'id'), archived: bool }
const itemColumns = { ...pick(tables.items, 'id', 'store_id'), archived: bool }

/**
 * A store, whoever's and deleted or not. Locked, offers of one store are saved one after the other and see each other:
 * the exclusion constraints alone could not say which offer is overlapped.
 */
export const storeOfOffer = (db: Db, id: number, how: 'lock' | 'look') =>
  queryOne(
    db,
    storeColumns,
    sql`select id, archived_at is not null as archived from stores where id = ${id}
      ${how === 'lock' ? sql`for no key update` : sql``}`,
  )

/** An item, of any store and deleted or not. Locked, it cannot be deleted until the offer is saved. */
export const itemOfOffer = (db: Db, id: number, how: 'lock' | 'look') =>
  queryOne(
    db,
    itemColumns,
    sql`select id, store_id, archived_at is not null as archived from items where id = ${id}
      ${how === 'lock' ? sql`for share` : sql``}`,
  )

const otherColumns = pick(
  tables.offers,
  'id',
  'item_id',
  'title_en',
  'title_ar',
  'discount',
  'start_date',
  'end_date',
)
export type OtherRow = RowOf<typeof otherColumns>

interface Days {
  readonly start_date: string
  readonly end_date: string
}

/** Active offers of a store and its items on some of these days, the earliest first. */
export const offersDuring = (db: Db, store_id: number, days: Days, except: number | undefined) =>
  query(
    db,
    otherColumns,
    sql`select ${selected(otherColumns)} from offers
      where store_id = ${store_id} and status and archived_at is null and ${onSomeOf(days)}
        and id is distinct from ${except ?? null}::bigint
      order by start_date, id`,
  )

const onSomeOf = ({ start_date, end_date }: Days): SQL => sql`
  daterange(start_date, end_date, '[]') && daterange(${start_date}::date, ${end_date}::date, '[]')`
