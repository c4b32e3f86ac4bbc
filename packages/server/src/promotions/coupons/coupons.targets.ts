import { createHash } from 'node:crypto'
import type { CouponTarget, CouponType } from '@sufra/contract/promotions/coupons'
import { sql } from 'drizzle-orm'
import { int, list, nullable, object, pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { fail } from '../../kernel/errors/apiError.ts'
import { arabicName } from '../../stores/stores/stores.sql.ts'

/** The stores of a coupon, and the items of each where it is for certain items. Sorted, each once. */
interface Targets {
  readonly stores: readonly number[]
  readonly items: readonly { readonly store_id: number; readonly item_id: number }[]
}

const ascending = (a: number, b: number) => a - b

export function targetsOf(type: CouponType, chosen: readonly CouponTarget[]): Targets {
  const sorted = chosen.toSorted((a, b) => a.store - b.store)
  return {
    stores: sorted.map(({ store }) => store),
    items: sorted.flatMap(({ store, items = [] }) =>
      type === 'Store'
        ? []
        : [...new Set(items)].sort(ascending).map((item_id) => ({ store_id: store, item_id })),
    ),
  }
}

export const digestOf = (targets: Targets): string =>
  createHash('sha256').update(JSON.stringify(targets)).digest('base64url')

/** A store or item that is not there, or an item of another store, refuses the whole coupon. */
export async function failIfTargetsMissing(db: Db, { stores, items }: Targets): Promise<void> {
  const known = await queryOne(
    db,
    { stores: int, items: int },
    sql`select
      (select count(*)::int from stores where archived_at is null
        and id = any(${sql.param(stores)}::bigint[])) as stores,
      (select count(*)::int from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
          as wanted(store_id bigint, item_id bigint)
        join items on items.id = wanted.item_id and items.store_id = wanted.store_id
        where items.archived_at is null) as items`,
  )
  if (known?.stores !== stores.length || known.items !== items.length)
    fail('row.missing', { field: 'coupons' })
}

/** Replaces what a coupon is for. Rows that stay are not touched. */
export async function saveTargets(db: Db, coupon_id: number, { stores, items }: Targets): Promise<void> {
  await execute(
    db,
    sql`delete from coupon_items where coupon_id = ${coupon_id}
    and item_id <> all(${sql.param(items.map(({ item_id }) => item_id))}::bigint[])`,
  )
  await execute(
    db,
    sql`delete from coupon_stores where coupon_id = ${coupon_id}
    and store_id <> all(${sql.param(stores)}::bigint[])`,
  )
  await execute(
    db,
    sql`insert into coupon_stores (coupon_id, store_id)
    select ${coupon_id}, unnest(${sql.param(stores)}::bigint[]) on conflict do nothing`,
  )
  await execute(
    db,
    sql`insert into coupon_items (coupon_id, store_id, item_id)
    select ${coupon_id}, store_id, item_id from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as wanted(store_id bigint, item_id bigint) on conflict do nothing`,
  )
}

const targetColumns = {
  ...pick(tables.stores, 'id', 'name_en', 'name_ar'),
  restaurant_en: tables.restaurants.name,
  restaurant_ar: text,
  items: nullable(list(object(pick(tables.items, 'id', 'name_en', 'name_ar')))),
}

/** The stores of a coupon that are not archived, by name, each with its chosen items. */
export const couponTargets = (db: Db, coupon_id: number) =>
  query(
    db,
    targetColumns,
    sql`select stores.id, stores.name_en, stores.name_ar,
        restaurants.name as restaurant_en, ${arabicName} as restaurant_ar,
        (select json_agg(json_build_object('id', items.id, 'name_en', items.name_en, 'name_ar', items.name_ar)
            order by items.name_en, items.id)
          from coupon_items join items on items.id = coupon_items.item_id and items.archived_at is null
          where coupon_items.coupon_id = coupon_stores.coupon_id
            and coupon_items.store_id = coupon_stores.store_id) as items
      from coupon_stores join stores on stores.id = coupon_stores.store_id and stores.archived_at is null
        join restaurants on restaurants.id = stores.restaurant_id
      where coupon_stores.coupon_id = ${coupon_id} order by stores.name_en, stores.id`,
  )
