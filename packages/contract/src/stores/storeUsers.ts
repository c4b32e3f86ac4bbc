import { z } from 'zod'
import { StoreName } from '../accounts/auth.shapes.ts'
import { Email, Id, NewPassword, Phone, Text } from '../kernel/fields.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'
import { examplePicture, ImageFile, Picture } from '../kernel/uploads.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** A person who signs in for one or more stores of a restaurant. `mobile` has the prefix 974. */
export const StoreUser = z.object({
  id: Id,
  /** Those of their stores that there are. */
  store_ids: z.array(Id),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  image: Picture.nullable(),
  /** Whether the user may sign in. */
  status: z.boolean(),
  role_name: z.string(),
  /** Their role allows nothing that the caller's does not: only such users can be changed. */
  within: z.boolean(),
  version: Version,
})
export type StoreUser = z.output<typeof StoreUser>

/** As many as a list that comes whole has at most. */
const mostStores = 500

const fields = {
  name: Text(120),
  email: Email,
  mobile: Phone,
  imagefile: ImageFile('user'),
  password: NewPassword,
  /** The name of a role, from `formData`. */
  role: Text(120),
  /** Of one restaurant. */
  store_ids: z.array(Id).min(1, 'required').max(mostStores),
}
/** Pages of the release before send one store. */
const StoreUserFields = z.strictObject({
  ...fields,
  store_ids: fields.store_ids.optional(),
  store_id: Id.optional(),
})
const StoreUserEdit = z.strictObject(fields).partial().extend(versioned)

export const storeUserSorts = { name: 'asc', email: 'asc', status: 'desc' } as const

const reads = { kinds: ['admin', 'restaurant'], permission: 'restaurants.read' } as const
const writes = { kinds: ['admin', 'restaurant'], permission: 'restaurants.write' } as const
const noora = { name: 'Noora', mobile: '55123456', role: 'Store Staff' }

/** The users of a store (spec 2 §7), for admins and restaurants (DECISIONS 9). */
export const storeUsers = feature('storeUsers', {
  list: get('storeUser/getUsersByStoreId/:id', {
    ...reads,
    summary: "A store's users, whole, by name if no sort is asked for.",
    input: z.strictObject(sortedBy(storeUserSorts)),
    output: z.object({ users: z.array(StoreUser), cut: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  show: get('storeUser/getUserDetails/:id', {
    ...reads,
    summary: 'One user, for the form.',
    output: z.object({ user: StoreUser }),
    example: (idOf) => ({ params: { id: idOf('store users') } }),
  }),
  formData: get('storeUser/createStoreUser', {
    ...reads,
    summary: 'The roles that the caller can give a store user.',
    output: z.object({ roles: z.array(z.object({ id: Id, name: z.string() })) }),
    example: () => ({}),
  }),
  storesOfRestaurant: get('storeUser/getStoresOfRestaurant/:id', {
    ...reads,
    summary: 'All stores of a store’s restaurant, by name, to choose a user’s from.',
    output: z.object({ stores: z.array(StoreName), cut: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  save: post('storeUser/save', {
    ...writes,
    summary: 'A new user of one or more stores.',
    form: StoreUserFields,
    output: SavedVersion,
    errors: ['accounts.emailTaken', 'permission.beyond', 'storeUsers.storeGone'],
    example: (idOf) => ({
      body: {
        ...noora,
        email: 'new-store-user@sufra.test',
        password: 'sufra-demo-2026',
        imagefile: examplePicture,
        store_ids: [idOf('stores')],
      },
    }),
  }),
  update: post('storeUser/updateStoreUser/:id', {
    ...writes,
    summary:
      'Change a user; a new password or address ends their sessions, a store taken away what they see of it.',
    form: StoreUserEdit,
    output: SavedVersion,
    errors: ['accounts.emailTaken', 'permission.beyond', 'storeUsers.storeGone', 'version.stale'],
    example: (idOf) => ({
      params: { id: idOf('store users') },
      body: { ...noora, store_ids: [idOf('stores')] },
    }),
  }),
  updateStatus: post('storeUser/updateStoreUserStatus/:id', {
    ...writes,
    summary: 'Let a user sign in, or not; switching off ends their sessions.',
    input: z.strictObject({ status: z.boolean() }),
    output: z.object({ id: Id, status: z.boolean() }),
    errors: ['permission.beyond'],
    example: (idOf) => ({ params: { id: idOf('store users') }, body: { status: false } }),
  }),
  remove: del('storeUser/delete/:id', {
    ...writes,
    summary: 'Archive a user; their sessions end, and their address can be used again.',
    output: Done,
    errors: ['permission.beyond'],
    example: (idOf) => ({ params: { id: idOf('store users') } }),
  }),
})
