import { z } from 'zod'
import { Email, Id, Instant, NewPassword, Phone, Text } from '../kernel/fields.ts'
import { optionalPaging } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Done, del, feature, get, list, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { examplePicture, ImageFile, Picture } from '../kernel/uploads.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { TaxNumber } from '../settings/taxNumber.ts'

/** A restaurant that registered itself is pending until an admin decides (DECISIONS 13). */
export const approvals = ['pending', 'approved', 'refused'] as const
export type Approval = (typeof approvals)[number]

/** A restaurant with its owner's sign-in. `phone` has the prefix 974. */
export const Restaurant = z.object({
  id: Id,
  /** In English. `name_ar` is the same if there is no Arabic name (DECISIONS 44). */
  name: z.string(),
  name_ar: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  tax_number: z.string().nullable(),
  logo: Picture.nullable(),
  approval: z.enum(approvals),
  created_at: Instant,
  version: Version,
})
export type Restaurant = z.output<typeof Restaurant>

/** Spec 2 §5: logo and password are for create only. */
const RestaurantFields = z.strictObject({
  name: Text(120),
  name_ar: Text(120).optional(),
  email: Email,
  phone: Phone,
  tax_number: TaxNumber.optional(),
  logofile: ImageFile('logo'),
  password: NewPassword,
})
const RestaurantEdit = RestaurantFields.partial().extend(versioned)

export const restaurantSorts = {
  id: 'desc',
  name: 'asc',
  name_ar: 'asc',
  email: 'asc',
  created: 'desc',
} as const

const reads = { kinds: ['admin'], permission: 'restaurants.read' } as const
const writes = { kinds: ['admin'], permission: 'restaurants.write' } as const
const saffron = {
  name: 'Saffron House',
  name_ar: 'دار الزعفران',
  email: 'saffron@sufra.test',
  phone: '55123456',
  tax_number: '500-234567-8',
}

/** Restaurants (spec 2 §7), maintained by admins. */
export const restaurants = feature('restaurants', {
  list: list('restaurant/index', {
    ...reads,
    summary:
      'Restaurants by id, name in either language or e-mail, those awaiting approval first, then the newest: all of them, or a page if `count` or `page` is given.',
    filters: { ...optionalPaging, approval: z.enum(approvals).optional(), ...sortedBy(restaurantSorts) },
    output: z.object({
      restaurants: z.array(Restaurant),
      total: z.int().nonnegative(),
      /** Number of restaurants awaiting approval, regardless of the search. */
      pending: z.int().nonnegative(),
      cut: z.boolean(),
    }),
    example: () => ({ body: { search: '' } }),
  }),
  storesOf: post('restaurant/getStoreListByRestaurantsId', {
    ...reads,
    readOnly: true,
    summary: 'Names of the stores of some restaurants, to choose from.',
    input: z.strictObject({ restaurants: z.array(Id).min(1).max(500) }),
    output: z.object({
      stores: z.array(z.object({ id: Id, restaurant_id: Id, name: Translated })),
      cut: z.boolean(),
    }),
    example: (idOf) => ({ body: { restaurants: [idOf('restaurants')] } }),
  }),
  show: get('restaurant/:id', {
    ...reads,
    summary: 'One restaurant.',
    output: z.object({ restaurant: Restaurant }),
    example: (idOf) => ({ params: { id: idOf('restaurants') } }),
  }),
  save: post('restaurant/store', {
    ...writes,
    summary: 'A new restaurant and the account its owner signs in with.',
    form: RestaurantFields,
    output: SavedVersion,
    errors: ['accounts.emailTaken'],
    example: () => ({
      body: {
        ...saffron,
        email: 'new-restaurant@sufra.test',
        password: 'sufra-demo-2026',
        logofile: examplePicture,
      },
    }),
  }),
  update: post('restaurant/update/:id', {
    ...writes,
    summary: 'Change a restaurant or its sign-in; a new password or address ends its sessions.',
    form: RestaurantEdit,
    output: SavedVersion,
    errors: ['accounts.emailTaken', 'permission.beyond', 'version.stale'],
    example: (idOf) => ({ params: { id: idOf('restaurants') }, body: saffron }),
  }),
  decide: post('restaurant/updateApproval/:id', {
    ...writes,
    summary: 'Approve or refuse a restaurant that registered itself; its owner is told by mail.',
    input: z.strictObject({ approval: z.enum(['approved', 'refused']) }),
    output: z.object({ approval: z.enum(approvals) }),
    errors: ['restaurants.decided'],
    example: (idOf) => ({ params: { id: idOf('restaurants') }, body: { approval: 'approved' } }),
  }),
  sendReset: post('restaurant/sendResetPasswordMail/:id', {
    ...writes,
    summary: "Mail the restaurant's owner a link to set a new password.",
    output: Done,
    example: (idOf) => ({ params: { id: idOf('restaurants') } }),
  }),
  remove: del('restaurant/delete/:id', {
    ...writes,
    summary: 'Archive a restaurant with its stores and accounts; their sessions end, old orders stay.',
    output: Done,
    errors: ['restaurants.openOrders'],
    example: (idOf) => ({ params: { id: idOf('unused restaurants') } }),
  }),
})
