import type { Kind } from '@sufra/contract/kernel/kinds'
import type { AdminRole, SignedIn } from '../../server/test/world.ts'
import type { Orders, SeededTenant, Seeds } from '../server/seeding.ts'

export { password } from '../../server/test/world.ts'

/** Somebody with an account, and what a browser they signed in with keeps of it. */
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
  /** As asked for, oldest first. */
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

/** A restaurant with one store, its two people and the orders asked for: nobody else touches it. */
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

/** One more order for a shop, as any channel would place it. */
export const placeOrder = async ({ mark, ids }: Shop): Promise<number> =>
  (await ask('order', { mark, ids })).id

/** A category with one item, ready to be ordered: 500 riyals for ten people, five hours' notice. */
export const makeMenu = (store_id: number, mark: string) => ask('menu', { store_id, mark })

/** The key of a channel that places orders. */
export const channelKey = async (): Promise<string> => (await ask('channel', {})).token

export async function makeAdmin(role: AdminRole = 'Super Admin'): Promise<Person> {
  return { ...(await ask('admin', { role })), kind: 'admin', nameRole: role }
}

/** An order has waited for so long without anything having happened to it. */
export const waitMinutes = (id: number, minutes: number) => ask('age', { id, minutes })

/** An order is wanted at noon, so many days from today in Qatar, and perhaps somewhere. */
export const deliverIn = (id: number, days: number, area_id?: number) => ask('deliver', { id, days, area_id })

/** An order is to be paid by card, so many percent of it in advance. */
export const payByCard = (id: number, advance: number) => ask('card', { id, advance })

/** The same person in another browser. */
export async function elsewhere(person: Person): Promise<Person> {
  const { token } = await ask('session', { account_id: person.account_id })
  return { ...person, token }
}

/** A policy put into the database past every check of the product. */
export const plantPolicy = (store: number, document: unknown) => ask('policy', { store, document })

/** Breaks the connection on which somebody's desk hears the news. */
export const cutStream = ({ token }: Person) => ask('cut', { token })

/** Ends every session of somebody behind their browsers' backs. */
export const revoke = ({ account_id }: Person) => ask('revoke', { account_id })
