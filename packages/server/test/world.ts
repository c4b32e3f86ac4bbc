// Over 300 lines: the rows of every HTTP test and their ids, each used by the ones after it.
import { hashSync } from '@node-rs/argon2'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { permissions } from '@sufra/contract/kernel/permissions'
import type pg from 'pg'
import { newToken } from '../src/kernel/access/tokens.ts'
import {
  both,
  cancelOrder,
  coupon,
  hours,
  insert,
  makeChannel,
  makeCollections,
  makeCustomers,
  makeEmptyStore,
  makeFailedDelivery,
  makeGallery,
  makeMarks,
  makeMenu,
  makeMenuChange,
  makeOffer,
  makeOrder,
  makeSend,
  makeSettling,
  makeStore,
  markItem,
  next,
  type Queryable,
  type Values,
} from './world.rows.ts'

export { insert, makeOrder }

/** The password of all accounts of the world, hashed once with low cost. */
export const password = 'world-password-1'
const passwordHash = hashSync(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })

/** The roles of the platform, and two that somebody made up. */
export const adminRoles = [
  ...(['Super Admin', 'Moderator', 'Marketing', 'Business Support', 'Auditor', 'Reader'] as const),
] as const
/** Sees everything and changes nothing. */
const reader = permissions.filter((each) => each.endsWith('.read'))
const auditor = [
  'offers.read',
  'offers.write',
  'payments.read',
  'payouts.write',
  'reports.read',
  'roles.read',
]
export type AdminRole = (typeof adminRoles)[number]

/** The roles of a restaurant and of its stores beside those of `people`, and two made up for each. */
export const teamRoles = [
  'restaurant Manager',
  'restaurant Accountant',
  'restaurant Order Taker',
  'restaurant Host',
  'restaurant Treasurer',
  'store_user Store Staff',
  'store_user Accountant',
  'store_user Order Taker',
  'store_user Host',
  'store_user Treasurer',
] as const
export type TeamRole = (typeof teamRoles)[number]
const host = ['restaurants.read', 'reviews.write', 'roles.read', 'payments.read']
const treasurer = ['reviews.read', 'payouts.write']

const kindOf = (role: TeamRole) => role.split(' ')[0] as 'restaurant' | 'store_user'
const nameOf = (role: TeamRole) => role.slice(kindOf(role).length + 1)

/** A signed-in account, and another active session of it. */
export interface SignedIn {
  readonly account_id: number
  readonly email: string
  readonly token: string
  readonly otherSession: number
  readonly savedReport: number
  readonly listView: number
}

/** A restaurant with a store, a row of everything, and a credential for each kind. */
export interface Tenant {
  readonly mark: string
  /** An owner, and a user of the store who may do everything there. */
  readonly people: Readonly<Record<'restaurant' | 'store_user', SignedIn>>
  readonly link: string
  readonly ids: Readonly<Record<string, number>>
}

export interface World {
  readonly admins: Readonly<Record<AdminRole, SignedIn>>
  readonly channel: string
  /** Of an admin. */
  readonly expired: string
  readonly place: { readonly region_id: number; readonly area_id: number }
  /** Adds an admin with a role, with its own sessions. */
  admin(role: AdminRole): Promise<SignedIn>
  /** Adds somebody with each other role to a tenant. */
  team(tenant: Tenant): Promise<Readonly<Record<TeamRole, SignedIn>>>
  /** Adds a tenant; all its texts contain `mark`. */
  tenant(mark: string): Promise<Tenant>
  /** The same without rows in the audit trail, in half the time. */
  tenantWithoutTrail(mark: string): Promise<Tenant>
  /** Adds another store to a tenant's restaurant, with rows and people of its own. */
  sibling(tenant: Tenant, mark: string): Promise<Tenant>
  /**
   * Adds an archived restaurant, whose rows nobody outside the platform sees. Its orders are of no channel, so they are
   * as foreign to the channel.
   */
  archived(mark: string): Promise<Tenant>
}

export async function addSession(pool: Queryable, account_id: number, expires = hours(10)) {
  const { token, hash } = newToken('session')
  const id = await insert(pool, 'sessions', {
    account_id,
    token_hash: hash,
    expires_at: expires,
    absolute_expires_at: hours(100),
    user_agent: 'test',
    ip: '127.0.0.1',
  })
  return { id, token }
}

async function signUp(
  pool: Queryable,
  kind: Kind,
  role: string,
  { store_id, ...at }: Values,
  mark: string,
): Promise<SignedIn> {
  const email = `${mark.toLowerCase().replace(/\W+/g, '-')}-${kind}-${next()}@world.test`
  const { rows } = await pool.query('select id from roles where guard_name = $1 and name = $2', [kind, role])
  const account_id = await insert(pool, 'accounts', {
    kind,
    name: `${mark} ${role}`,
    email,
    phone: '97455000000',
    password_hash: passwordHash,
    role_id: rows[0].id,
    ...at,
  })
  if (store_id) await insert(pool, 'store_members', { ...at, account_id, store_id })
  const { token } = await addSession(pool, account_id)
  const other = await addSession(pool, account_id)
  const savedReport = await insert(pool, 'saved_reports', {
    account_id,
    store_id,
    name: `${mark} months`,
    tab: 'revenue',
    filters: { range: 'month', group_by: 'day', basis: 'placed', direction: 'desc' },
  })
  const listView = await insert(pool, 'list_views', {
    account_id,
    list: 'orders',
    name: `${mark} unanswered`,
  })
  return { account_id, email, token, otherSession: other.id, savedReport, listView }
}

/** Gives everybody a passkey, which has the id of its account. Whoever has one does not sign in with a password alone. */
export const givePasskeys = (pool: Queryable) =>
  pool.query(
    `insert into passkeys (id, account_id, credential_id, public_key, name, synced)
      select id, id, sha256(convert_to(email, 'UTF8')), 'key', name || ' phone', true from accounts
      on conflict (id) do nothing`,
  )

/** A restaurant without stores or orders. */
async function makeUnusedRestaurant(pool: Queryable, mark: string): Promise<number> {
  const restaurant_id = await insert(pool, 'restaurants', { name: `${mark} unused` })
  await signUp(pool, 'restaurant', 'Restaurant Owner', { restaurant_id }, mark)
  return restaurant_id
}

async function makeTenant(
  pool: Queryable,
  mark: string,
  place: World['place'],
  channel_id: number | null,
  welcome_discounts: number,
  restaurant_id?: number,
): Promise<Tenant> {
  const restaurants = restaurant_id ?? (await insert(pool, 'restaurants', { name: `${mark} restaurant` }))
  const store = await makeStore(pool, restaurants, mark, place.region_id, place.area_id)
  const menu = await makeMenu(pool, store.stores, mark)
  const marks = await makeMarks(pool)
  await markItem(pool, menu.items, marks)
  const item_images = await makeGallery(pool, menu.items)
  const menu_changes = await makeMenuChange(pool, store.stores, menu.items)
  const ids = {
    restaurants,
    ...store,
    ...menu,
    ...marks,
    item_images,
    menu_changes,
    regions: place.region_id,
    areas: place.area_id,
  }
  const cancelled = await makeOrder(pool, ids, mark)
  await cancelOrder(pool, cancelled)
  const orders = await makeOrder(pool, ids, mark, channel_id)
  const offers = await makeOffer(pool, ids, mark)
  const cancel_reasons = await insert(pool, 'cancel_reasons', both('reason', 'No driver'))
  const settling = await makeSettling(pool, ids, mark, cancelled)
  // Unused rows. The area is in another region, as stores deliver to all areas of theirs.
  const elsewhere = await insert(pool, 'regions', both('name', 'Al Shamal'))
  const unusedMarks = await makeMarks(pool)
  const unused = {
    'unused global_categories': unusedMarks.global_categories,
    'unused filters': unusedMarks.filters,
    'unused requirements': unusedMarks.requirements,
    'unused subcategories': await insert(pool, 'subcategories', {
      store_id: store.stores,
      ...both('name', `${mark} sweets`),
      status: false,
    }),
    units: await insert(pool, 'units', both('name', 'Tray')),
    coupons: await insert(pool, 'coupons', coupon(mark)),
    'unused stores': await makeEmptyStore(pool, restaurants, mark),
    'unused restaurants': await makeUnusedRestaurant(pool, mark),
    'unused regions': await insert(pool, 'regions', both('name', 'Al Khor')),
    'unused areas': await insert(pool, 'areas', { region_id: elsewhere, ...both('name', 'Abu Dhalouf') }),
  }
  const role = (of: Values) =>
    insert(pool, 'roles', {
      ...of,
      name: `${mark} role ${next()}`,
      name_ar: `دور ${mark} ${next()}`,
      permissions: '{orders.read}',
    })
  const customers = await makeCustomers(pool, mark, place)
  const collections = await makeCollections(pool, store.stores, menu.items)
  const reconciliation_runs = await insert(pool, 'reconciliation_runs', {
    checks_total: 1,
    checks_done: 1,
    finished_at: new Date(),
  })
  const review = async (order_id: number, text: string) => {
    const made = await pool.query('select customer_id from orders where id = $1', [order_id])
    const { customer_id } = made.rows[0]
    return insert(pool, 'reviews', {
      order_id,
      customer_id,
      store_id: store.stores,
      comment: `${mark} ${text}`,
    })
  }
  const reviews = await review(orders, 'was excellent')
  const answeredReviews = await review(cancelled, 'was late')
  await insert(pool, 'review_answers', {
    review_id: answeredReviews,
    store_id: store.stores,
    ...both('answer', `${mark} is sorry`),
  })
  const faq = () => insert(pool, 'faqs', { ...both('question', `${mark} cash?`), ...both('answer', 'Yes') })
  const { token, hash } = newToken('link')
  const link_tokens = await insert(pool, 'link_tokens', {
    order_id: orders,
    token_hash: hash,
    variant: 'kitchen',
    expires_at: hours(100),
  })
  const restaurant = await signUp(
    pool,
    'restaurant',
    'Restaurant Owner',
    { restaurant_id: restaurants },
    mark,
  )
  const at = { restaurant_id: restaurants }
  const store_user = await signUp(
    pool,
    'store_user',
    'Store Manager',
    { ...at, store_id: store.stores },
    mark,
  )
  const ofRestaurant = { guard_name: 'restaurant', ...at }
  return {
    mark,
    people: { restaurant, store_user },
    link: token,
    ids: {
      ...ids,
      ...unused,
      ...settling,
      ...collections,
      ...customers,
      'store users': store_user.account_id,
      roles: await role({ guard_name: 'admin' }),
      'unused roles': await role({ guard_name: 'admin' }),
      people: (await signUp(pool, 'admin', 'Moderator', {}, mark)).account_id,
      'restaurant roles': await role(ofRestaurant),
      'restaurant unused roles': await role(ofRestaurant),
      'restaurant people': (await signUp(pool, 'restaurant', 'Manager', at, mark)).account_id,
      orders,
      'cancelled orders': cancelled,
      link_tokens,
      cancel_reasons,
      offers,
      reconciliation_runs,
      welcome_discounts,
      reviews,
      'answered reviews': answeredReviews,
      review_categories: await insert(pool, 'review_categories', both('name', 'Portions')),
      'unused review_categories': await insert(pool, 'review_categories', both('name', 'Parking')),
      faqs: await faq(),
      'unused faqs': await faq(),
      notification_sends: await makeSend(pool, restaurant.account_id),
      ...(await orderMessages(pool)),
      ...(await makeFailedDelivery(pool, `${mark} app ${next()}`)),
      social_links: await socialLink(pool, 'Instagram'),
      'unused social_links': await socialLink(pool, 'Skype'),
    },
  }
}

async function makeTeam(pool: Queryable, { mark, ids }: Tenant): Promise<Record<TeamRole, SignedIn>> {
  const restaurant = { restaurant_id: ids.restaurants }
  const at = { restaurant, store_user: { ...restaurant, store_id: ids.stores } }
  const team = {} as Record<TeamRole, SignedIn>
  for (const role of teamRoles)
    team[role] = await signUp(pool, kindOf(role), nameOf(role), at[kindOf(role)], mark)
  return team
}

/** There is one at most: benches begin with the demo's. */
async function welcomeDiscount(pool: Queryable): Promise<number> {
  await pool.query('insert into welcome_discounts (value, status) values (10, false) on conflict do nothing')
  return (await pool.query('select id from welcome_discounts')).rows[0].id
}

/** They came with the platform, so all tenants share them. */
async function orderMessages(pool: Queryable) {
  const { rows } = await pool.query(`select mail.id as mail, push.id as push, version.id as version
    from order_messages mail join order_messages push on push.event = mail.event and push.kind = 'push'
      join order_message_versions version on version.order_message_id = mail.id
    where mail.kind = 'email' order by mail.id, version.id limit 1`)
  const { mail, push, version } = rows[0]
  return { 'order mails': mail, 'order pushes': push, order_message_versions: version }
}

/** There are five at most, so all tenants share one of each. */
async function socialLink(pool: Queryable, name_en: string): Promise<number> {
  const { rows } = await pool.query('select id from social_links where name_en = $1', [name_en])
  return rows[0]?.id ?? insert(pool, 'social_links', { name_en, url: `https://${name_en}.example/` })
}

async function withoutTrail<T>(pool: pg.Pool, make: (client: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local sufra.audit = 'off'`)
    const made = await make(client)
    await client.query('commit')
    return made
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The initial rows of every HTTP test. */
export async function makeWorld(pool: pg.Pool): Promise<World> {
  const region_id = await insert(pool, 'regions', both('name', 'Doha'))
  const area_id = await insert(pool, 'areas', { region_id, ...both('name', 'West Bay') })
  const place = { region_id, area_id }
  await pool.query(
    `insert into roles (guard_name, name, name_ar, permissions) values ('admin', 'Auditor', 'مدقق', $1),
      ('admin', 'Reader', 'قارئ', $2), ('restaurant', 'Host', 'مضيف', $3), ('store_user', 'Host', 'مضيف', $3),
      ('restaurant', 'Treasurer', 'أمين الصندوق', $4), ('store_user', 'Treasurer', 'أمين الصندوق', $4)
      on conflict do nothing`,
    [auditor, reader, host, treasurer],
  )
  const admins = {} as Record<AdminRole, SignedIn>
  for (const role of adminRoles) admins[role] = await signUp(pool, 'admin', role, {}, 'platform')
  const { channel_id, token: channel } = await makeChannel(pool, `app ${next()}`, { rate_limit: 1_000_000 })
  const welcome = await welcomeDiscount(pool)
  return {
    admins,
    channel,
    place,
    admin: (role) => signUp(pool, 'admin', role, {}, 'platform'),
    team: (tenant) => makeTeam(pool, tenant),
    expired: (await addSession(pool, admins['Super Admin'].account_id, hours(-1))).token,
    tenant: (mark) => makeTenant(pool, mark, place, channel_id, welcome),
    tenantWithoutTrail: (mark) =>
      withoutTrail(pool, (client) => makeTenant(client, mark, place, channel_id, welcome)),
    sibling: ({ ids }, mark) => makeTenant(pool, mark, place, channel_id, welcome, ids.restaurants),
    archived: async (mark) => {
      const tenant = await makeTenant(pool, mark, place, null, welcome)
      await pool.query('update restaurants set archived_at = now() where id = $1', [tenant.ids.restaurants])
      return tenant
    },
  }
}
