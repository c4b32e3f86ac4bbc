import { z } from 'zod'
import { Day, Id } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Done, del, feature, get, type IdOf, list, post } from '../kernel/operation.ts'
import { examplePicture } from '../kernel/uploads.ts'
import { SavedVersion } from '../kernel/version.ts'
import {
  Discount,
  Offer,
  OfferEdit,
  OfferFields,
  OfferPrice,
  OfferStatus,
  OtherOffer,
  PublicOffer,
} from './offers.shapes.ts'

export * from './offers.shapes.ts'

export const offerSorts = {
  title: 'asc',
  title_ar: 'asc',
  discount: 'desc',
  validity: 'desc',
  status: 'desc',
} as const

const reads = { kinds: ['admin'], permission: 'offers.read' } as const
const writes = { kinds: ['admin'], permission: 'offers.write' } as const

const familyFridays = (idOf: IdOf) => ({
  title_en: 'Family Fridays',
  title_ar: 'جمعة العائلة',
  type: 'Store',
  store_id: idOf('stores'),
  discount: 15,
  start_date: '2030-03-01',
  end_date: '2030-03-31',
})

/** Offers (spec 3 §7 restaurant/offer). An order gets the best offer of each item, borne by the store (DECISIONS 20a). */
export const offers = feature('offers', {
  list: list('restaurant/offer/index', {
    ...reads,
    summary:
      'Offers by id, title, store or item, those that end last first. The list comes whole, whatever count and page are asked for.',
    filters: { store_id: Id.optional(), ...sortedBy(offerSorts) },
    output: z.object({ offers: z.array(Offer), cut: z.boolean() }),
    example: () => ({ body: { search: '' } }),
  }),
  show: get('restaurant/offer/show/:id', {
    ...reads,
    summary: 'One offer, for its form.',
    output: z.object({ offer: Offer }),
    example: (idOf) => ({ params: { id: idOf('offers') } }),
  }),
  prices: list('restaurant/offer/prices', {
    ...reads,
    summary:
      'What an offer would make of the prices of its item, or of all items of its store, which offers it would meet, and which it would overlap. Nothing is written.',
    filters: {
      /** The offer that is being changed. */
      id: Id.optional(),
      store_id: Id,
      item_id: Id.optional(),
      discount: Discount,
      /** Without both days it meets and overlaps none. */
      start_date: Day.optional(),
      end_date: Day.optional(),
    },
    output: z.object({
      prices: Page(OfferPrice),
      /** Offers of the same item, or of the same whole store, on some of these days. */
      overlaps: z.array(OtherOffer),
    }),
    errors: ['row.missing', 'offers.itemGone', 'offers.storeGone', 'range.reversed'],
    example: (idOf) => ({ body: { store_id: idOf('stores'), discount: 15 } }),
  }),
  save: post('restaurant/offer/store', {
    ...writes,
    summary: 'A new offer of an item or of a whole store.',
    form: OfferFields,
    output: SavedVersion,
    errors: ['row.missing', 'offers.itemGone', 'offers.storeGone', 'offers.overlap'],
    example: (idOf) => ({ body: { ...familyFridays(idOf), imagefile: examplePicture } }),
  }),
  update: post('restaurant/offer/update/:id', {
    ...writes,
    summary: 'Change an offer. Orders that got it keep their prices.',
    form: OfferEdit,
    output: SavedVersion,
    errors: ['row.missing', 'offers.itemGone', 'offers.storeGone', 'offers.overlap', 'version.stale'],
    example: (idOf) => ({
      params: { id: idOf('offers') },
      body: { title_en: 'Family days', discount: 12.5 },
    }),
  }),
  updateStatus: post('restaurant/offer/updateStatus/:id', {
    ...writes,
    summary: 'Switch an offer on or off.',
    input: z.strictObject({ status: OfferStatus }),
    output: z.object({ id: Id, status: OfferStatus }),
    errors: ['offers.itemGone', 'offers.storeGone', 'offers.overlap'],
    example: (idOf) => ({ params: { id: idOf('offers') }, body: { status: 0 } }),
  }),
  remove: del('restaurant/offer/delete/:id', {
    ...writes,
    summary: 'Delete an offer: it ends at once. Orders that got it keep their prices.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('offers') } }),
  }),
  current: get('offers', {
    kinds: ['channel'],
    permission: 'everyone',
    etag: true,
    summary: 'Offers that are on today, for an app to show. The menu and quotes have their prices already.',
    output: z.object({ offers: z.array(PublicOffer) }),
    example: () => ({}),
  }),
})
