import type { Audience, SendKind } from '@sufra/contract/engagement/notifications'
import { type SQL, sql } from 'drizzle-orm'
import { int } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import { suppressionOf } from './suppression.sql.ts'

export interface Wanted {
  readonly kind: SendKind
  readonly audience: Audience
  readonly send_to: readonly string[]
  /** In lower case, each once. */
  readonly custom_emails: readonly string[]
}

const orders = sql`orders.customer_id = customers.id and orders.status_id <> 7`

function customersWho(audience: Audience): SQL {
  const { area_id, ordered_within: days, never_ordered, spent_at_least: spent } = audience
  const conditions = [
    sql`customers.archived_at is null and customers.status`,
    area_id &&
      sql`exists (select from customer_addresses where customer_id = customers.id and area_id = ${area_id})`,
    days &&
      sql`exists (select from orders where ${orders} and orders.created_at >= now() - make_interval(days => ${days}))`,
    never_ordered && sql`not exists (select from orders where ${orders})`,
    spent &&
      sql`(select sum(order_total_price) from orders where orders.customer_id = customers.id and status_id = 8) >= ${spent}`,
  ]
  return sql.join(
    conditions.filter((each) => typeof each === 'object'),
    sql` and `,
  )
}

const inLanguage = (column: SQL, { language }: Audience): SQL =>
  language ? sql`${column} = ${language}` : sql`true`

const mails = (audience: Audience): SQL => sql`
  select lower(customers.email) as address, customers.id as customer_id, null::bigint as account_id, customers.language
  from customers where customers.email is not null and ${inLanguage(sql`customers.language`, audience)}
    and ${customersWho(audience)}`

const phones = (audience: Audience): SQL => sql`
  select device.token as address, customers.id as customer_id, null::bigint as account_id, device.language
  from device_tokens device join customers on customers.id = device.customer_id
  where device.disabled_at is null and ${inLanguage(sql`device.language`, audience)} and ${customersWho(audience)}`

const storeUsers = (audience: Audience): SQL => sql`
  select accounts.email as address, null::bigint as customer_id, accounts.id as account_id, accounts.language
  from accounts join restaurants on restaurants.id = accounts.restaurant_id
  where accounts.kind = 'store_user' and accounts.status and accounts.archived_at is null
    and restaurants.archived_at is null
    and ${inLanguage(sql`accounts.language`, audience)}
    and ${audience.restaurant_ids ? sql`accounts.restaurant_id = any(${sql.param(audience.restaurant_ids)}::bigint[])` : sql`true`}`

/** Pasted addresses; those of customers are reached as these. */
const pasted = (addresses: readonly string[], { language = 'en' }: Audience): SQL => sql`
  select given.address, owner.id as customer_id, null::bigint as account_id, coalesce(owner.language, ${language}) as language
  from unnest(${sql.param(addresses)}::text[]) given(address)
  left join lateral (select id, language from customers
    where lower(customers.email) = given.address and customers.archived_at is null order by id limit 1) owner on true`

/** Everybody once, without those whom the one check leaves out. */
export function recipients({ kind, audience, send_to, custom_emails }: Wanted): SQL {
  const parts =
    kind === 'push'
      ? [phones(audience)]
      : [
          send_to.includes('users') && mails(audience),
          send_to.includes('store_users') && storeUsers(audience),
          custom_emails.length > 0 && pasted(custom_emails, audience),
        ].filter((part) => typeof part === 'object')
  const reached = {
    kind: sql`${kind}::text`,
    address: sql`someone.address`,
    customer_id: sql`someone.customer_id`,
    account_id: sql`someone.account_id`,
  }
  const { joins, refusal } = suppressionOf({ ...reached, ofOrder: false }, 'whole')
  return sql`
    select distinct on (someone.address) someone.address, someone.customer_id, someone.account_id, someone.language
    from (${sql.join(parts, sql` union all `)}) someone ${joins} where ${refusal} is null
    order by someone.address, someone.customer_id nulls last`
}

export const countRecipients = (db: Db, wanted: Wanted) =>
  queryOne(
    db,
    { recipients: int, en: int, ar: int },
    sql`select count(*) as recipients, count(*) filter (where language = 'en') as en,
        count(*) filter (where language = 'ar') as ar from (${recipients(wanted)}) everybody`,
  )
