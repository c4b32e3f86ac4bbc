import { z } from 'zod'
import { archivedMonth, monthFilter } from '../accounts/archivedMonths.ts'
import { Id } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Done, del, everyKind, feature, get, list, post } from '../kernel/operation.ts'
import { examplePicture } from '../kernel/uploads.ts'
import { SavedVersion } from '../kernel/version.ts'
import { StoreRates } from '../settings/rates.ts'
import { StoreChange } from './stores.history.ts'
import { Store, StoreEdit, StoreFields, StoreRow } from './stores.shapes.ts'

export * from './stores.history.ts'
export * from './stores.shapes.ts'

const reads = { kinds: everyKind, permission: 'restaurants.read' } as const
const writes = { kinds: ['admin', 'restaurant'], permission: 'restaurants.write' } as const
export const storeSorts = {
  id: 'desc',
  title: 'asc',
  title_ar: 'asc',
  catering: 'desc',
  created: 'desc',
} as const
const rows = {
  filters: sortedBy(storeSorts),
  output: z.object({ stores: z.array(StoreRow), cut: z.boolean() }),
}
const kitchen = {
  name_en: 'Corniche Kitchen',
  name_ar: 'مطبخ الكورنيش',
  description_en: 'Grills and rice for gatherings.',
  description_ar: 'مشاوٍ وأرز للمناسبات.',
  cancellation_days: 2,
  email: 'kitchen@sufra.test',
  phone: '44123456',
  max_catering_per_day: 20,
  drop_off_time: '10-22',
  latitude: 25.2916,
  longitude: 51.5264,
  address_en: 'Corniche Street, Doha',
  address_ar: 'شارع الكورنيش، الدوحة',
}

/** Stores (spec 2 §7). Store users read their own store (DECISIONS 9). */
export const stores = feature('stores', {
  listOf: list('restaurant/store/index/:id', {
    kinds: ['admin'],
    permission: 'restaurants.read',
    summary:
      "A restaurant's stores by id or name. The list comes whole, whatever count and page are asked for.",
    ...rows,
    example: (idOf) => ({ params: { id: idOf('restaurants') }, body: { search: '' } }),
  }),
  list: list('restaurant/store/index', {
    kinds: ['restaurant', 'store_user'],
    permission: 'restaurants.read',
    summary: 'The own stores by id or name. The list comes whole, whatever count and page are asked for.',
    ...rows,
    example: () => ({ body: { search: '' } }),
  }),
  formData: get('restaurant/store/createStore', {
    ...writes,
    summary: 'The rates a new store gets.',
    output: z.object({ rates: StoreRates, cancellation_days: z.int() }),
    example: () => ({}),
  }),
  show: get('restaurant/store/show/:id', {
    ...reads,
    summary: 'One store, for its form.',
    output: z.object({ store: Store }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  history: list('restaurant/store/history/:id', {
    ...reads,
    summary:
      'Who changed what of a store, its hours, days, regions, users, payout account and menu; the latest first.',
    filters: monthFilter,
    output: Page(StoreChange).extend(archivedMonth),
    errors: ['trail.archiveMissing'],
    example: (idOf) => ({ params: { id: idOf('stores') }, body: {} }),
  }),
  save: post('restaurant/store/save/:id', {
    ...writes,
    summary: 'A new store of a restaurant (the id in the path), catering switched off.',
    form: StoreFields,
    output: SavedVersion,
    errors: ['stores.ratesByAdmins', 'auth.confirmFirst'],
    example: (idOf) => ({
      params: { id: idOf('restaurants') },
      body: { ...kitchen, logofile: examplePicture, thumbfile: examplePicture, imagefile: examplePicture },
    }),
  }),
  update: post('restaurant/store/update/:id', {
    ...writes,
    summary: 'Change a store; `clear` names what is to be emptied.',
    form: StoreEdit,
    output: SavedVersion,
    errors: ['stores.ratesByAdmins', 'auth.confirmFirst', 'version.stale'],
    example: (idOf) => ({ params: { id: idOf('stores') }, body: kitchen }),
  }),
  updateCateringStatus: post('restaurant/store/updateCateringStatus/:id', {
    ...writes,
    summary: 'Take catering orders, or no more.',
    input: z.strictObject({ catering_status: z.boolean() }),
    output: z.object({ id: Id, catering_status: z.boolean() }),
    example: (idOf) => ({ params: { id: idOf('stores') }, body: { catering_status: true } }),
  }),
  remove: del('restaurant/store/delete/:id', {
    ...writes,
    summary: 'Archive a store and its accounts; their sessions end, old orders stay.',
    output: Done,
    errors: ['stores.openOrders'],
    example: (idOf) => ({ params: { id: idOf('unused stores') } }),
  }),
})
