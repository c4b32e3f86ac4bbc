import { z } from 'zod'
import { Email, Id, Instant, NewPassword, Phone, Text } from '../kernel/fields.ts'
import { pageIfAsked } from '../kernel/list.ts'
import { Done, del, feature, get, list, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { examplePicture, ImageFile, Picture } from '../kernel/uploads.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** One that registered itself waits for an admin (DECISIONS 13). */
export const approvals = ['pending', 'approved', 'refused'] as const
export type Approval = (typeof approvals)[number]

/** A restaurant with its owner's sign-in; `phone` carries 974. */
export const Restaurant = z.object({
  id: Id,
  /** In English; `name_ar` says the same where there is no Arabic name (DECISIONS 44). */
  name: z.string(),
  name_ar: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  logo: Picture.nullable(),
  approval: z.enum(approvals),
  created_at: Instant,
  version: Version,
})
export type Restaurant = z.output<typeof Restaurant>

/** Spec 2 §5: logo and password on create only. */
export const RestaurantFields = z.strictObject({
  name: Text(120),
  name_ar: Text(120).optional(),
  email: Email,
  phone: Phone,
  logofile: ImageFile('logo'),
  password: NewPassword,
})
export const RestaurantEdit = RestaurantFields.partial().extend(versioned)

const reads = { kinds: ['admin'], needs: 'restaurants.read' } as const
const writes = { kinds: ['admin'], needs: 'restaurants.write' } as const
const saffron = {
  name: 'Saffron House',
  name_ar: 'دار الزعفران',
  email: 'saffron@sufra.test',
  phone: '55123456',
}

/** Restaurants (spec 2 §7), kept by admins. */
export const restaurants = feature('restaurants', {
  list: list('restaurant/index', {
    ...reads,
    about:
      'Restaurants by id, name in either language or e-mail, those awaiting approval first, then the newest: all of them, or a page if `count` or `page` is given.',
    filters: { ...pageIfAsked, approval: z.enum(approvals).optional() },
    gives: z.object({
      restaurants: z.array(Restaurant),
      total: z.int().nonnegative(),
      /** How many await approval, whatever is searched for. */
      pending: z.int().nonnegative(),
      cut: z.boolean(),
    }),
    example: () => ({ body: { search: '' } }),
  }),
  storesOf: post('restaurant/getStoreListByRestaurantsId', {
    ...reads,
    reads: true,
    about: 'Names of the stores of some restaurants, to choose from.',
    takes: z.strictObject({ restaurants: z.array(Id).min(1).max(500) }),
    gives: z.object({
      stores: z.array(z.object({ id: Id, restaurant_id: Id, name: Translated })),
      cut: z.boolean(),
    }),
    example: (rows) => ({ body: { restaurants: [rows('restaurants')] } }),
  }),
  show: get('restaurant/:id', {
    ...reads,
    about: 'One restaurant.',
    gives: z.object({ restaurant: Restaurant }),
    example: (rows) => ({ params: { id: rows('restaurants') } }),
  }),
  save: post('restaurant/store', {
    ...writes,
    about: 'A new restaurant and the account its owner signs in with.',
    form: RestaurantFields,
    gives: SavedVersion,
    refuses: ['accounts.emailTaken'],
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
    about: 'Change a restaurant or its sign-in; a new password or address ends its sessions.',
    form: RestaurantEdit,
    gives: SavedVersion,
    refuses: ['accounts.emailTaken', 'version.stale'],
    example: (rows) => ({ params: { id: rows('restaurants') }, body: saffron }),
  }),
  decide: post('restaurant/updateApproval/:id', {
    ...writes,
    about: 'Approve or refuse a restaurant that registered itself; its owner is told by mail.',
    takes: z.strictObject({ approval: z.enum(['approved', 'refused']) }),
    gives: z.object({ approval: z.enum(approvals) }),
    refuses: ['restaurants.decided'],
    example: (rows) => ({ params: { id: rows('restaurants') }, body: { approval: 'approved' } }),
  }),
  sendReset: post('restaurant/sendResetPasswordMail/:id', {
    ...writes,
    about: "Mail the restaurant's owner a link to set a new password.",
    gives: Done,
    example: (rows) => ({ params: { id: rows('restaurants') } }),
  }),
  remove: del('restaurant/delete/:id', {
    ...writes,
    about: 'Archive a restaurant with its stores and accounts; their sessions end, old orders stay.',
    gives: Done,
    refuses: ['restaurants.openOrders'],
    example: (rows) => ({ params: { id: rows('unused restaurants') } }),
  }),
})
