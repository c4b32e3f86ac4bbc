import { demoAccounts } from '../accounts.ts'
import { type Context, idsOf, stamped } from './context.ts'
import type { Row, Tables } from './tables.ts'

/** A person or system named in histories. */
export interface Actor {
  readonly kind: 'admin' | 'restaurant' | 'store_user' | 'customer' | 'channel' | 'system'
  readonly account_id: number | null
  readonly name: string
}

interface Account {
  kind: 'admin' | 'restaurant' | 'store_user'
  role: string
  name: string
  email: string
  phone: string | null
  restaurant_id: number | null
  store_id: number | null
  photo: string | null
  status: boolean
  since: number
}

const placeless = { restaurant_id: null, store_id: null, phone: null, photo: null, status: true }

function everybody({ catalogue, rng }: Context): Account[] {
  const restaurantId = idsOf(catalogue.restaurants)
  const photos = rng.fork('account photos')
  const avatar = () => `avatar-${String(photos.int(0, 23)).padStart(2, '0')}`
  return [
    ...catalogue.staff.map(({ email, name, role }): Account => {
      return { ...placeless, kind: 'admin', role, name: name.en, email, photo: avatar(), since: 810 }
    }),
    ...catalogue.restaurants.map(({ owner, email, phone }, index): Account => {
      const place = { restaurant_id: index + 1, store_id: null }
      const person = { name: owner.en, email, phone, photo: avatar(), status: true }
      return { kind: 'restaurant', role: 'Restaurant Owner', ...person, ...place, since: 800 - index * 13 }
    }),
    ...catalogue.stores.flatMap((store, index) =>
      store.users.map((user): Account => {
        // The catalogue has three roles, the platform two.
        const role = user.role === 'Store Manager' ? user.role : 'Store Staff'
        const place = { restaurant_id: restaurantId(store.restaurant), store_id: index + 1 }
        const person = { name: user.name.en, email: user.email, phone: user.mobile, photo: user.photo }
        return { kind: 'store_user', role, ...person, ...place, status: user.status, since: 770 - index * 9 }
      }),
    ),
  ]
}

/** All accounts, with the hash of the same password. */
export function accountScope(context: Context) {
  const { seeded, clock, image, passwordHash } = context
  const accounts = everybody(context).map((account, index) => ({ ...account, id: index + 1 }))
  const row = (account: (typeof accounts)[number]): Row => {
    const role_id = seeded.roles.get(`${account.kind}/${account.role}`)
    if (role_id === undefined) throw new Error(`There is no role ${account.role}`)
    const { since, photo, role, store_id: _, ...columns } = account
    const at = clock.ago(since)
    const image_id = image('avatars', photo)
    return {
      ...columns,
      password_hash: passwordHash,
      role_id,
      image_id,
      approved_at: at,
      password_changed_at: at,
      ...stamped(at),
    }
  }
  const missing = demoAccounts.filter(({ email }) => !accounts.some((account) => account.email === email))
  if (missing.length > 0) throw new Error(`Nobody has the address ${missing[0]?.email}`)
  const actors = (chosen: (account: Account) => boolean): Actor[] =>
    accounts
      .filter((account) => account.status && chosen(account))
      .map(({ id, kind, name }) => ({ kind, account_id: id, name }))
  const members = accounts
    .filter(({ store_id }) => store_id !== null)
    .map(({ id, store_id, restaurant_id, since }, index) => {
      return { id: index + 1, account_id: id, store_id, restaurant_id, created_at: clock.ago(since) }
    })
  const tables: Tables = { accounts: accounts.map(row), store_members: members }
  return {
    tables,
    admins: actors(
      ({ role }) => role === 'Super Admin' || role === 'Moderator' || role === 'Business Support',
    ),
    ownersOf: (restaurant_id: number) =>
      actors((account) => account.kind === 'restaurant' && account.restaurant_id === restaurant_id),
    usersOf: (store_id: number) => actors((account) => account.store_id === store_id),
  }
}

export type People = ReturnType<typeof accountScope>
