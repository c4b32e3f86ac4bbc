import { z } from 'zod'
import { Day, Id, Instant, Percent, Text, TextOrNone } from '../kernel/fields.ts'
import { Money } from '../kernel/money.ts'
import { Translated } from '../kernel/translated.ts'
import { ImageFile, Picture } from '../kernel/uploads.ts'
import { Version, versioned } from '../kernel/version.ts'

/** What it lowers the price of: an item, or all items of a store. Called its redirection on the screen (spec 3 §3). */
export const offerTypes = ['Item', 'Store'] as const
export type OfferType = (typeof offerTypes)[number]
const Type = z.enum(offerTypes, { error: 'choice' })

/** Spec 3 §4: 1 is active, 0 is not. */
export const OfferStatus = z.literal([1, 0], { error: 'choice' })

/** What an offer is today, in Qatar. One that has ended stays so, whether it is switched on or off. */
const offerStates = ['running', 'scheduled', 'off', 'ended'] as const
export type OfferState = (typeof offerStates)[number]

const days = {
  start_date: Day,
  /** The last day on which it applies, in Qatar. */
  end_date: Day,
}

/** `archived`: it has been deleted, so the offer applies to nothing any more. */
const Target = z.object({ id: Id, redirection: Translated, archived: z.boolean() })

/** An offer (spec 3 §3). */
export const Offer = z.object({
  id: Id,
  title: Translated,
  title_en: z.string(),
  title_ar: z.string(),
  short_description: Translated,
  short_description_en: z.string(),
  short_description_ar: z.string(),
  image: Picture.nullable(),
  type: Type,
  store_id: Id,
  item_id: Id.nullable(),
  /** Where it leads: the names of the store and, of an item's offer, of the item. */
  store: Target.extend({ restaurant_id: Id }),
  item: Target.nullable(),
  /** Percentage. */
  discount: z.number(),
  ...days,
  status: OfferStatus,
  state: z.enum(offerStates),
  version: Version,
})
export type Offer = z.output<typeof Offer>

export const Discount = Percent.refine((value) => value > 0, 'money.positive')

const required = {
  title_en: Text(100),
  title_ar: Text(100),
  type: Type,
  store_id: Id,
  discount: Discount,
  ...days,
}
const optional = {
  short_description_en: TextOrNone(300).optional(),
  short_description_ar: TextOrNone(300).optional(),
  /** Of an item's offer only. */
  item_id: Id.optional(),
  imagefile: ImageFile('item').optional(),
  /** Active if left out of a new offer. */
  status: OfferStatus.optional(),
}

export const OfferFields = z
  .strictObject({ ...required, ...optional })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], error: 'day.order' })
  .refine(({ type, item_id }) => type === 'Store' || item_id !== undefined, {
    path: ['item_id'],
    error: 'required',
  })
  .refine(({ type, item_id }) => type === 'Item' || item_id === undefined, {
    path: ['item_id'],
    error: 'offer.itemOfStore',
  })

/** An offer that becomes one of its store no longer has an item; `clear` takes its photo away. */
export const OfferEdit = z
  .strictObject(required)
  .partial()
  .extend({
    ...optional,
    clear: z
      .array(z.enum(['imagefile']))
      .max(1)
      .optional(),
    ...versioned,
  })

/** Another offer, as a form names it. */
export const OtherOffer = z.object({ id: Id, title: Translated, discount: z.number(), ...days })
export type OtherOffer = z.output<typeof OtherOffer>

/** What an offer makes of an item's price. */
export const OfferPrice = z.object({
  item_id: Id,
  name: Translated,
  /** What the item costs today, with the offers that are on. */
  today: Money,
  /** What it costs while this offer applies. */
  becomes: Money,
  /** Offers of the item and its store that are on at the same time. Of two, only the higher applies. */
  meets: z.array(OtherOffer.extend({ applies: z.boolean() })),
})
export type OfferPrice = z.output<typeof OfferPrice>

/** An offer as an app shows it. */
export const PublicOffer = z.object({
  id: Id,
  title: Translated,
  short_description: Translated,
  image: Picture.nullable(),
  type: z.enum(offerTypes),
  store_id: Id,
  store_name: Translated,
  /** Null if it is of all items of the store. */
  item_id: Id.nullable(),
  item_name: Translated.nullable(),
  /** Percentage. */
  discount: z.number(),
  ...days,
  /** The end of its last day in Qatar. */
  ends_at: Instant,
})
