import { kinds } from '@sufra/contract/kernel/kinds'
import { languages } from '@sufra/contract/kernel/language'
import { type SQL, sql } from 'drizzle-orm'
import { allows } from '../../kernel/access/allows.ts'
import { currentStore } from '../../kernel/access/currentStore.ts'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { nullable, oneOf, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import type { VapidKeys } from './vapid.ts'

const own = ({ account_id }: { readonly account_id: number }) =>
  sql`browser_subscriptions.account_id = ${account_id}`
export const subscriptionScope = { admin: own, restaurant: own, store_user: own } satisfies ScopeRule

const keyColumns = pick(tables.vapid_keys, 'public_key', 'private_key')

export const vapidKeys = (db: Db) =>
  queryOne(db, keyColumns, sql`select public_key, private_key from vapid_keys`)

/** Of two processes that start together, one makes the keys. */
export const keepVapidKeys = (db: Db, { public_key, private_key }: VapidKeys) =>
  execute(
    db,
    sql`insert into vapid_keys (public_key, private_key) values (${public_key}, ${private_key})
    on conflict do nothing`,
  )

interface Subscription {
  readonly session_id: number
  readonly account_id: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A session is one browser, and a browser rings for whoever signed in last. */
export async function saveSubscription(db: Db, of: Subscription): Promise<void> {
  const { session_id, account_id, endpoint, p256dh, auth } = of
  await execute(
    db,
    sql`
    delete from browser_subscriptions where session_id = ${session_id} and endpoint <> ${endpoint}`,
  )
  await execute(
    db,
    sql`
    insert into browser_subscriptions (session_id, account_id, endpoint, p256dh, auth)
    values (${session_id}, ${account_id}, ${endpoint}, ${p256dh}, ${auth})
    on conflict (endpoint) do update set session_id = excluded.session_id, account_id = excluded.account_id,
      p256dh = excluded.p256dh, auth = excluded.auth`,
  )
}

export const deleteSubscription = (db: Db, allowed: SQL, endpoint: string) =>
  affects(db, sql`delete from browser_subscriptions where endpoint = ${endpoint} and ${allowed}`)

/** Their push service knows no such browser any more. */
export const dropSubscription = (db: Db, id: number) =>
  execute(db, sql`delete from browser_subscriptions where id = ${id}`)

/** Subscriptions of people who may see an order and whose session goes on; store users by where it works. */
const concerned = (order_id: number): SQL => sql`
  from browser_subscriptions join sessions on sessions.id = browser_subscriptions.session_id
    and revoked_at is null and expires_at > now() and absolute_expires_at > now()
  join accounts on accounts.id = browser_subscriptions.account_id
    and accounts.status and accounts.archived_at is null
  join orders on orders.id = ${order_id}
  ${currentStore(sql`sessions.store_id`)}
  where (stores.id = orders.store_id or accounts.kind = 'restaurant' and accounts.restaurant_id = orders.restaurant_id
    or accounts.kind = 'admin') and ${allows('orders.read')}`

export const subscribersOf = (db: Db, order_id: number) =>
  query(
    db,
    pick(tables.browser_subscriptions, 'id'),
    sql`select browser_subscriptions.id ${concerned(order_id)} order by browser_subscriptions.id`,
  )

const ringColumns = {
  ...pick(tables.browser_subscriptions, 'endpoint', 'p256dh', 'auth'),
  language: oneOf(tables.accounts.language, languages),
  kind: oneOf(tables.accounts.kind, kinds),
  area_name_en: tables.orders.area_name_en,
  area_name_ar: tables.orders.area_name_ar,
  logo: nullable(tables.files.key),
}

export const ringOf = (db: Db, subscription_id: number, order_id: number) =>
  queryOne(
    db,
    ringColumns,
    sql`select endpoint, p256dh, auth, accounts.language, accounts.kind, area_name_en, area_name_ar,
        (select files.key from application_logos join files on files.id = coalesce(small_logo_id, logo_id)) as logo
      ${concerned(order_id)} and browser_subscriptions.id = ${subscription_id}`,
  )
