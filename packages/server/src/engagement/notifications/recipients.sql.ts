import type { MissedReason, SendKind } from '@sufra/contract/engagement/notifications'
import { mostTries } from '@sufra/contract/engagement/notifications'
import { languages } from '@sufra/contract/kernel/language'
import { type SQL, sql } from 'drizzle-orm'
import { int, nullable, oneOf, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryPrepared } from '../../kernel/database/prepared.ts'
import { execute, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { recipients, type Wanted } from './audience.sql.ts'
import { suppressionOf } from './suppression.sql.ts'

/** The customer of an order: the mail address that the order has, or the customer's phones of this moment. */
const customerOf = (kind: SendKind, notice_id: number): SQL => {
  const order = sql`order_notices notice join orders on orders.id = notice.order_id`
  return kind === 'email'
    ? sql`select lower(orders.customer_email) as address, orders.customer_id, null::bigint as account_id, orders.language
        from ${order} where notice.id = ${notice_id} and orders.customer_email is not null`
    : sql`select device.token as address, device.customer_id, null::bigint as account_id, device.language
        from ${order} join device_tokens device on device.customer_id = orders.customer_id
        where notice.id = ${notice_id} and device.disabled_at is null`
}

interface Frozen extends Wanted {
  /** What happened to an order, if the send tells its customer. */
  readonly order_notice_id: number | null
}

/** Writes down who receives a send. From here on nobody comes in or falls out of it. */
export async function freeze(db: Db, send_id: number, wanted: Frozen): Promise<void> {
  const { kind, order_notice_id: notice } = wanted
  const everybody = notice === null ? recipients(wanted) : customerOf(kind, notice)
  await execute(
    db,
    sql`
    insert into notification_recipients (send_id, address, customer_id, account_id, language)
    select ${send_id}::bigint, address, customer_id, account_id, language from (${everybody}) everybody`,
  )
  // The insert still reads a customer who is forgotten while it runs. Its foreign keys hold off forgetting the others
  // until this transaction ends.
  await execute(
    db,
    sql`delete from notification_recipients where send_id = ${send_id} and customer_id in (
      select id from customers where erased_at is not null)`,
  )
  if (kind === 'email')
    await execute(
      db,
      sql`
      insert into marketing_addresses (email) select address from notification_recipients
      where send_id = ${send_id} order by address on conflict do nothing`,
    )
  await execute(
    db,
    sql`
    update notification_sends set state = 'sending', frozen_at = now(),
      recipient_count = (select count(*) from notification_recipients where send_id = ${send_id})
    where id = ${send_id}`,
  )
  // Claims are planned once: for what was written just now.
  if (notice === null) await execute(db, sql`select analyze_recipients()`)
}

/** What a worker that died was handing over: nobody can say whether it arrived, so it is not tried again. */
export const setInterrupted = (db: Db, send_id: number) =>
  execute(
    db,
    sql`
    with left_behind as (
      update notification_recipients set state = 'unknown', reason = 'interrupted'
      where send_id = ${send_id} and state = 'claimed' returning id)
    update notification_sends set unknown_count = unknown_count + (select count(*) from left_behind)
    where id = ${send_id}`,
  )

const claimedColumns = {
  ...pick(tables.notification_recipients, 'id', 'address', 'attempts'),
  language: oneOf(tables.notification_recipients.language, languages),
  state: oneOf(tables.notification_recipients.state, ['claimed', 'suppressed']),
  name: nullable(text),
  token: nullable(tables.marketing_addresses.token),
}
export type Claimed = RowOf<typeof claimedColumns>

interface Lease {
  readonly send_id: number
  readonly kind: SendKind
  readonly ofOrder: boolean
  readonly lease: string
}

const names = sql`coalesce((select fullname from customers where id = recipient.customer_id),
  (select name from accounts where id = recipient.account_id))`

export interface Result {
  readonly id: number
  readonly result: 'sent' | 'failed' | 'again' | 'unknown'
  readonly reason?: MissedReason | undefined
  readonly detail?: string | undefined
  /** Seconds until the next try. */
  readonly after?: number | undefined
  /** A try that says nothing of the recipient. */
  readonly free?: boolean | undefined
}

/**
 * Records what became of those that a worker claimed, and claims the next few, in one statement: the mail server waits
 * for it between two batches.
 *
 * They are claimed before anything is handed over. Nobody is claimed for a send that is not going on, or that another
 * worker has. The one check of consents, blocks and retired addresses is made here. If the worker was thought dead
 * meanwhile, its results replace that nobody knew; but what is over for others is not tried again.
 */
export async function recordAndClaim(
  db: Db,
  { send_id, kind, ofOrder, lease }: Lease,
  results: readonly Result[],
  most: number,
): Promise<{ readonly claimed: readonly Claimed[]; readonly looked_at: number }> {
  const reached = {
    kind: sql`${kind}::text`,
    address: sql`waiting.address`,
    customer_id: sql`waiting.customer_id`,
    account_id: sql`waiting.account_id`,
  }
  const { joins, refusal } = suppressionOf({ ...reached, ofOrder }, 'each')
  const rows = await queryPrepared(
    db,
    claimedColumns,
    sql`with send as (
        select id, state = 'sending' and lease = ${lease} as held from notification_sends
        where id = ${send_id} for no key update),
      given as (
        select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
          as given(id bigint, result text, reason text, detail text, after int, free boolean)),
      known as (
        select recipient.id, recipient.state as was, given.reason, given.detail, given.after,
          coalesce(given.free, false) as free,
          case when given.result <> 'again' then given.result
            when recipient.state = 'claimed' and (given.free or recipient.attempts < ${mostTries}) then 'waiting'
            else 'failed' end as became
        from send join given on true join notification_recipients recipient on recipient.id = given.id
        where recipient.lease = ${lease} and recipient.state in ('claimed', 'unknown') for update of recipient),
      written as (
        update notification_recipients recipient set state = became,
          reason = case when became in ('failed', 'unknown') then known.reason end, detail = known.detail,
          attempts = attempts - free::int,
          next_attempt_at = case when became = 'waiting' then now() + make_interval(secs => coalesce(known.after, 0))
            else next_attempt_at end
        from known where recipient.id = known.id returning known.was, known.became),
      waiting as (
        select recipient.id, address, customer_id, account_id from notification_recipients recipient
          join send on send.held and send.id = send_id
        where state = 'waiting' and next_attempt_at <= now()
        order by next_attempt_at, recipient.id limit ${most}),
      judged as (select waiting.id, ${refusal} as refusal from waiting ${joins}),
      claimed as (
        update notification_recipients recipient
        set state = case when refusal is null then 'claimed' else 'suppressed' end, reason = refusal,
          attempts = attempts + 1, lease = ${lease}
        from judged where recipient.id = judged.id and recipient.state = 'waiting'
        returning recipient.id, recipient.address, recipient.attempts, recipient.language, recipient.state,
          ${names} as name, (select token from marketing_addresses where email = recipient.address) as token),
      counted as (
        update notification_sends set
          sent_count = sent_count + (select count(*) from written where became = 'sent'),
          failed_count = failed_count + (select count(*) from written where became = 'failed'),
          unknown_count = unknown_count + (select count(*) from written where became = 'unknown')
            - (select count(*) from written where was = 'unknown'),
          suppressed_count = suppressed_count + (select count(*) from claimed where state = 'suppressed')
        where id = ${send_id}
          and (exists (select from written) or exists (select from claimed where state = 'suppressed')))
      select * from claimed`,
  )
  return { claimed: rows.filter(({ state }) => state === 'claimed'), looked_at: rows.length }
}

/** Nobody writes to them again: the mail server knows no such address, or the app is gone from the phone. */
export const retire = (
  db: Db,
  kind: SendKind,
  gone: readonly { readonly address: string; readonly detail: string }[],
) =>
  kind === 'email'
    ? execute(
        db,
        sql`
        update marketing_addresses set bounced_at = now(), bounce = gone.detail
        from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) gone(address text, detail text)
        where email = gone.address and bounced_at is null`,
      )
    : execute(
        db,
        sql`
        update device_tokens set disabled_at = now()
        where disabled_at is null and token = any(${sql.param(gone.map(({ address }) => address))}::text[])`,
      )

/** Seconds until somebody who waits can be tried; none are left if it is undefined. */
export const nextTry = async (db: Db, send_id: number): Promise<number | undefined> => {
  const row = await queryOne(
    db,
    { seconds: nullable(int) },
    sql`select case when count(*) > 0
          then ceil(greatest(0, extract(epoch from min(next_attempt_at) - now())))::int end as seconds
      from notification_recipients where send_id = ${send_id} and state = 'waiting'`,
  )
  return row?.seconds ?? undefined
}
