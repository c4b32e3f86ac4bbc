import type { Kind } from '@sufra/contract/kernel/kinds'
import type { AdminRole, SignedIn } from '../../server/test/world.ts'
import type { Seeds } from '../server/seeding.ts'
import type { Orders, SeededTenant } from '../server/tenants.ts'

export { password } from '../../server/test/world.ts'

/** A person with an account, and what the browser they signed in with stores. */
export interface Person extends SignedIn {
  readonly kind: Kind
  readonly nameRole: string
}

export interface Shop {
  readonly mark: string
  readonly storeName: { readonly en: string; readonly ar: string }
  readonly owner: Person
  readonly storeUser: Person
  readonly ids: SeededTenant['ids']
  /** As requested, oldest first. */
  readonly orders: readonly number[]
}

async function ask<Name extends keyof Seeds>(
  name: Name,
  takes: Parameters<Seeds[Name]>[1],
): Promise<Awaited<ReturnType<Seeds[Name]>>> {
  const response = await fetch(`${process.env.E2E_SEEDING}/${name}`, {
    method: 'POST',
    body: JSON.stringify(takes),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Awaited<ReturnType<Seeds[Name]>>
}

let made = 0

/** Creates a restaurant with one store, its two people and the requested orders, for one test alone. */
export async function makeShop(orders: Orders = {}): Promise<Shop> {
  const mark = `Shop ${process.pid}-${++made}`
  const { people, ids, orders: placed } = await ask('tenant', { mark, orders })
  return {
    mark,
    storeName: { en: `${mark} store`, ar: `${mark} store ع` },
    owner: { ...people.restaurant, kind: 'restaurant', nameRole: 'Restaurant Owner' },
    storeUser: { ...people.store_user, kind: 'store_user', nameRole: 'Store Manager' },
    ids,
    orders: placed,
  }
}

/** Adds an order to a shop, as placed by a channel. */
export const placeOrder = async ({ mark, ids }: Shop): Promise<number> =>
  (await ask('order', { mark, ids })).id

/** Creates a category with one item that can be ordered: QAR 500 for ten people, five hours' notice. */
export const makeMenu = (store_id: number, mark: string) => ask('menu', { store_id, mark })

/** The API key of a channel. */
export const channelKey = async (): Promise<string> => (await ask('channel', {})).token

/** A customer's review of a completed order, with stars for the first categories. */
export const reviewOrder = (id: number, rates: readonly number[], comment: string, published = false) =>
  ask('review', { id, rates, comment, published })

/** A customer with a phone who agreed to mails and push messages. */
export const makeSubscriber = (language: 'en' | 'ar') => ask('subscriber', { language })

/**
 * Customers of an area of their own who agreed to mails, half of them in Arabic. Besides them one has withdrawn, one is
 * blocked and one was never asked.
 */
export const makeAudience = (count: number) => ask('audience', { count })

export async function makeAdmin(role: AdminRole = 'Super Admin'): Promise<Person> {
  return { ...(await ask('admin', { role })), kind: 'admin', nameRole: role }
}

/** Gives an admin a role that nobody else has, which allows the same. */
export const giveOwnRole = ({ account_id }: Person, name: string) => ask('ownRole', { account_id, name })

/** Whom the identity provider knows by this name. */
export const knowAtProvider = (who: string, email: string) => ask('knownAtProvider', { who, email })

/** Whether the identity provider answers. */
export const switchProvider = (on: boolean) => ask('switchedProvider', { on })

/** Makes an order older, as if it had waited this long. */
export const waitMinutes = (id: number, minutes: number) => ask('age', { id, minutes })

/** Sets an order's delivery to noon, this many days from today in Qatar, and optionally its area. */
export const deliverIn = (id: number, days: number, area_id?: number) => ask('deliver', { id, days, area_id })

/** Lets an order be delivered to a position. */
export const locate = (id: number, latitude: number, longitude: number) =>
  ask('locate', { id, latitude, longitude })

/** Makes an order one to be paid by card, with this percentage in advance. */
export const payByCard = (id: number, advance: number) => ask('card', { id, advance })

/** A coupon lowered the order's price; the platform bears a part of it. Amounts are dirhams. */
export const discountByCoupon = (id: number, code: string, discount: number, platform: number) =>
  ask('coupon', { id, code, discount, platform })

/** The orders are of one customer, and the report of customers is up to date. */
export const makeLoyal = (orders: readonly number[]) => ask('loyal', { orders })

/** Makes an amount of dirhams of an ended order due to its store. The store has no other requests and charges then. */
export const makeDue = (id: number, amount: number) => ask('due', { id, amount })

/** The same person in another browser. */
export async function elsewhere(person: Person): Promise<Person> {
  const { token } = await ask('session', { account_id: person.account_id })
  return { ...person, token }
}

/** Writes a policy to the database without any of the product's checks. */
export const plantPolicy = (store: number, document: unknown) => ask('policy', { store, document })

/** Breaks the connection of a person's event stream. */
export const cutStream = ({ token }: Person) => ask('cut', { token })

/** A day has gone by since a person last proved who they are. */
export const waitForProof = ({ account_id }: Person) => ask('unproved', { account_id })

/** Revokes every session of a person on the server. */
export const revoke = ({ account_id }: Person) => ask('revoke', { account_id })
