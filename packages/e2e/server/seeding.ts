import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { makeMenu } from '../../server/test/world.rows.ts'
import { type AdminRole, addSession, makeOrder, type Tenant } from '../../server/test/world.ts'
import { makeAudience } from './audience.ts'
import { makeTenant, type Orders, type Place } from './tenants.ts'

const seeds = {
  tenant: (place: Place, { mark, orders }: { mark: string; orders: Orders }) =>
    makeTenant(place, mark, orders),
  order: async ({ pool }: Place, { mark, ids }: { mark: string; ids: Tenant['ids'] }) => ({
    id: await makeOrder(pool, ids, mark),
  }),
  knownAtProvider: async ({ provider }: Place, { who, email }: { who: string; email: string }) => {
    provider?.people.set(who, { email, email_verified: true })
    return {}
  },
  switchedProvider: async ({ provider }: Place, { on }: { on: boolean }) => {
    await (on ? provider?.back() : provider?.down())
    return {}
  },
  age: async ({ pool }: Place, { id, minutes }: { id: number; minutes: number }) => {
    await pool.query('update orders set created_at = created_at - make_interval(mins => $2) where id = $1', [
      id,
      minutes,
    ])
    return {}
  },
  deliver: async (
    { pool }: Place,
    { id, days, area_id }: { id: number; days: number; area_id: number | undefined },
  ) => {
    await pool.query(
      `update orders set area_id = coalesce($3, area_id),
        event_at = ((now() at time zone 'Asia/Qatar')::date + $2::int + time '12:00') at time zone 'Asia/Qatar'
      where id = $1`,
      [id, days, area_id ?? null],
    )
    return {}
  },
  locate: async (
    { pool }: Place,
    { id, latitude, longitude }: { id: number; latitude: number; longitude: number },
  ) => {
    await pool.query('update orders set latitude = $2, longitude = $3 where id = $1', [
      id,
      latitude,
      longitude,
    ])
    return {}
  },
  card: async ({ pool }: Place, { id, advance }: { id: number; advance: number }) => {
    await pool.query(`update orders set payment_method = 'creditcard', catering_advance = $2 where id = $1`, [
      id,
      advance,
    ])
    return {}
  },
  /** A coupon that lowered the order's price, in part at the platform's cost. */
  coupon: async (
    { pool }: Place,
    { id, code, discount, platform }: { id: number; code: string; discount: number; platform: number },
  ) => {
    await pool.query(
      `with coupon as (
        insert into coupons (code, title_en, title_ar, short_description_en, short_description_ar, discount,
          platform_contribution, start_date, end_date, type, all_stores)
        values ($2, 'Ten off', 'خصم عشرة', 'Ten off', 'خصم عشرة', 10, 50, '2026-01-01', '2036-01-01', 'Store', true)
        returning id)
      update orders set coupon_id = coupon.id, coupon_code = $2, coupon_discount_value = $3, discount_value = $3,
        coupon_platform_contribution_value = $4, order_total_price = order_total_price - $3
      from coupon where orders.id = $1`,
      [id, code, discount, platform],
    )
    return {}
  },
  /** All of the orders become those of the first one's customer, and customers are added up anew. */
  loyal: async ({ pool }: Place, { orders }: { orders: readonly number[] }) => {
    await pool.query(
      `update orders set customer_id = (select customer_id from orders where id = ($1::bigint[])[1])
        where id = any ($1::bigint[])`,
      [orders],
    )
    await pool.query('delete from report_customers')
    await pool.query('insert into report_customers select * from customer_months')
    await pool.query(`insert into report_customers_made (made_at) values (now())
      on conflict (only_row) do update set made_at = excluded.made_at`)
    return {}
  },
  due: async ({ pool }: Place, { id, amount }: { id: number; amount: number }) => {
    await pool.query(
      `with shop as (select id, store_id, restaurant_id from orders where id = $1),
        cleared as (delete from payment_requests where store_id = (select store_id from shop)
          and not exists (select from payment_request_orders where payment_request_id = id)),
        uncharged as (delete from other_charges c where store_id = (select store_id from shop)
          and not exists (select from ledger_events where other_charge_id = c.id)),
        undone as (update orders set due_to_store = 0 where store_id = (select store_id from shop) and status_id = 7),
        owed as (update orders set due_to_store = $2 where id = $1),
        event as (insert into ledger_events (kind, restaurant_id, store_id, order_id)
          select 'payment', restaurant_id, store_id, id from shop returning id, store_id, order_id)
      insert into ledger_postings (event_id, line_number, account, store_id, order_id, amount)
      select event.id, line.number, line.account, store_id, order_id, line.amount from event,
        (values (1::smallint, 'platform_bank', $2::bigint), (2::smallint, 'store_payable', -$2::bigint))
          as line(number, account, amount)`,
      [id, amount],
    )
    return {}
  },
  review: async (
    { pool, world, origin }: Place,
    {
      id,
      rates,
      comment,
      published,
    }: { id: number; rates: readonly number[]; comment: string; published: boolean },
  ) => {
    await pool.query('update orders set channel_id = (select min(id) from channels) where id = $1', [id])
    // Not those of a tenant that another test is making, which are deleted in a moment.
    const { rows } = await pool.query(
      'select id from review_categories where status and sorting_index > 0 order by sorting_index',
    )
    const ratings = rates.map((rate, index) => ({ category_id: rows[index].id, rate }))
    const response = await fetch(`${origin}/api/mobile/orders/${id}/review`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.channel}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ratings, comment }),
    })
    if (!response.ok) throw new Error(`Review of order ${id}: ${await response.text()}`)
    if (published) await pool.query('update reviews set status = true where order_id = $1', [id])
    return {}
  },
  menu: ({ pool }: Place, { store_id, mark }: { store_id: number; mark: string }) =>
    makeMenu(pool, store_id, mark),
  subscriber: async ({ pool }: Place, { language }: { language: 'en' | 'ar' }) => {
    const { rows } = await pool.query(
      `insert into customers (mobile, fullname, email, language)
        values ('9747' || lpad((random() * 9999999)::int::text, 7, '0'), 'Noora', gen_random_uuid() || '@world.test', $1)
        returning id, email`,
      [language],
    )
    const { id, email } = rows[0] as { id: number; email: string }
    await pool.query(
      `insert into customer_consents (customer_id, kind, given, source)
        select $1, kind, true, 'app' from unnest(array['email', 'push']) kind`,
      [id],
    )
    await pool.query(
      `insert into device_tokens (token, platform, customer_id, language) values ($1, 'ios', $2, $3)`,
      [`phone-${id}`, id, language],
    )
    return { id, email }
  },
  audience: ({ pool, world }: Place, { count }: { count: number }) =>
    makeAudience(pool, world.place.region_id, count),
  channel: async ({ world }: Place, _: object) => ({ token: world.channel }),
  admin: (place: Place, { role }: { role: AdminRole }) => place.world.admin(role),
  ownRole: async ({ pool }: Place, { account_id, name }: { account_id: number; name: string }) => {
    await pool.query(
      `with own as (insert into roles (guard_name, name, name_ar, permissions)
          select 'admin', $2, $2, permissions from roles join accounts on accounts.role_id = roles.id
          where accounts.id = $1 returning id)
        update accounts set role_id = own.id from own where accounts.id = $1`,
      [account_id, name],
    )
    return {}
  },
  session: (place: Place, { account_id }: { account_id: number }) => addSession(place.pool, account_id),
  unproved: async (place: Place, { account_id }: { account_id: number }) => {
    await place.pool.query(
      `update sessions set confirmed_at = confirmed_at - interval '1 day' where account_id = $1`,
      [account_id],
    )
    return {}
  },
  revoke: async (place: Place, { account_id }: { account_id: number }) => {
    await place.pool.query('update sessions set revoked_at = now() where account_id = $1', [account_id])
    return {}
  },
  policy: async ({ pool }: Place, { store, document }: { store: number; document: unknown }) => {
    await pool.query('update stores set store_policy_en = $2, store_policy_ar = $2 where id = $1', [
      store,
      JSON.stringify(document),
    ])
    return {}
  },
  stop: async ({ product }: Place, _: object) => {
    await product.stop()
    return {}
  },
  start: async ({ product }: Place, _: object) => {
    await product.start()
    return {}
  },
  cut: async ({ streams }: Place, { token }: { token: string }) => ({ cut: streams.cut(token) }),
}
export type Seeds = typeof seeds

const isSeed = (name: string): name is keyof Seeds => Object.hasOwn(seeds, name)

/** Runs one seed at a time: a tenant has rows shared by all until they are deleted, which a review must not use. */
export function answerSeeding(place: Place) {
  let last: Promise<unknown> = Promise.resolve()
  return async (request: IncomingMessage, response: ServerResponse) => {
    const name = request.url?.slice(1) ?? ''
    try {
      if (!isSeed(name)) throw new Error(`Nothing is seeded by the name of “${name}”`)
      // Each seed has its own input type, which the tests use.
      const seed = seeds[name] as (place: Place, takes: unknown) => Promise<unknown>
      const input = JSON.parse(await text(request))
      const run = last.then(() => seed(place, input))
      last = run.catch(() => undefined)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(await run))
    } catch (error) {
      response.statusCode = 500
      response.end(error instanceof Error ? error.message : String(error))
    }
  }
}
