import { z } from 'zod'
import { Id, Lines, Text, TimeOfDay, WholeNumber } from '../kernel/fields.ts'
import { Money } from '../kernel/money.ts'
import { RichText } from '../kernel/richText.ts'
import { Translated } from '../kernel/translated.ts'
import { ImageFile, Picture } from '../kernel/uploads.ts'
import { Version } from '../kernel/version.ts'
import { DropOffTime } from '../stores/stores.shapes.ts'
import { ItemProblem } from './items.problems.ts'
import { maxLineQuantity, maxServingHours } from './menu.limits.ts'

export const deliveryTypes = ['catering', 'specialFees'] as const

/** Parts that an item may lack, for its completeness. Arabic text without an Arabic letter counts as missing. */
export const itemParts = [
  'photo',
  'name_ar',
  'short_description_ar',
  'description_en',
  'description_ar',
  'price',
  'limits',
  'gallery',
] as const
export type MissingPart = (typeof itemParts)[number]

/** Number of items that lack exactly these parts. */
export const MissingGroup = z.object({ gaps: z.array(z.enum(itemParts)), items: z.int().positive() })
export type MissingGroup = z.output<typeof MissingGroup>

/** An item in the grid: `images[0]` is its main photo, if it has one. */
export const ItemRow = z.object({
  id: Id,
  restaurant_store_id: Id,
  sub_category_id: Id,
  name: Translated,
  images: z.array(Picture),
  promoted_price: Money,
  original_price: Money,
  quantity_per_day: z.int(),
  max_quantity_per_day: z.int(),
  cash_on_delivery: z.boolean(),
  show_on_restaurant_manager: z.boolean(),
  show: z.boolean(),
  required_location: z.boolean(),
  status: z.boolean(),
  sorting_index: z.int(),
  gaps: z.array(z.enum(itemParts)),
  /** Empty if the item can be ordered. */
  problems: z.array(ItemProblem),
  version: Version,
})
export type ItemRow = z.output<typeof ItemRow>

/** Orders are accepted up to a year ahead, so an item that needs more notice could never be ordered. */
const HoursAhead = WholeNumber(0, 8760)
const distinct = (ids: readonly number[]) => new Set(ids).size === ids.length
const Ids = z.array(Id).min(1).max(100).refine(distinct, 'twice')
/** Maximum uploads at once in the gallery (spec 2 §9). */
export const maxUploadedAtOnce = 5
/** Maximum pictures in a gallery. */
const maxGalleryImages = 20

/** Spec 2 §5: required fields of an item. `lead_time`, `setup_time` and `max_time` are in hours. */
const required = {
  name_en: Text(120),
  name_ar: Text(120),
  short_description_en: Lines(500),
  short_description_ar: Lines(500),
  sub_category_id: Id,
  /** "Max Catering per Day": maximum people over all orders of a day. */
  quantity_per_day: WholeNumber(0, 1_000_000),
  /** "Max add per Order": maximum people in one order. */
  max_quantity_per_day: WholeNumber(0, maxLineQuantity),
  original_price: Money,
  promoted_price: Money,
  /** Price of each person beyond `enough_for`. */
  price_per_unit: Money,
  enough_for: WholeNumber(1, 1_000_000),
  lead_time: HoursAhead,
  available_from_time: TimeOfDay,
  available_to_time: TimeOfDay,
  setup_time: HoursAhead,
  max_time: WholeNumber(0, maxServingHours),
  global_categories: Ids,
  filters: Ids,
  item_requirements: Ids,
  thumbfile: ImageFile('item'),
}
const optional = {
  dish_en: Text(120).optional(),
  dish_ar: Text(120).optional(),
  description_en: RichText.optional(),
  description_ar: RichText.optional(),
  /** Ids returned by `saveImage`, in gallery order. Pictures of the item that are missing here are removed. */
  images: z.array(Id).max(maxGalleryImages).refine(distinct, 'twice').optional(),
  drop_off_time: DropOffTime.optional(),
  special_fees_amount: Money.optional(),
}
const delivery_type = z.enum(deliveryTypes, { error: 'choice' })
export const itemClearable = [
  'dish_en',
  'dish_ar',
  'description_en',
  'description_ar',
  'drop_off_time',
] as const

export const ItemFields = z.strictObject({
  ...required,
  ...optional,
  store_id: Id,
  delivery_type: delivery_type.default('catering'),
  item_unit_id: Id.default(1),
})
/** The copy goes to the store `copy_to_store_id`, by default the source's. Its category must be of that store. */
export const ItemCopy = z.strictObject({
  ...required,
  ...optional,
  /** Defaults to the source's main photo. */
  thumbfile: required.thumbfile.optional(),
  delivery_type: delivery_type.default('catering'),
  item_unit_id: Id.default(1),
  store_id: Id,
  copy_from_item_id: Id,
  copy_to_store_id: Id.optional(),
})
export const ItemEdit = z
  .strictObject({ ...required, delivery_type, item_unit_id: Id })
  .partial()
  .extend({ ...optional, clear: z.array(z.enum(itemClearable)).max(itemClearable.length).optional() })

/** An item as its form reads it. `item_translations` has English first, then Arabic. Times are `HH:mm:ss`. */
export const Item = z.object({
  ...ItemRow.omit({ images: true }).shape,
  name_en: z.string(),
  name_ar: z.string(),
  dish_en: z.string().nullable(),
  dish_ar: z.string().nullable(),
  short_description_en: z.string(),
  short_description_ar: z.string(),
  description_en: RichText.nullable(),
  description_ar: RichText.nullable(),
  item_translations: z.array(
    z.object({
      name: z.string(),
      dish: z.string().nullable(),
      short_description: z.string(),
      description: RichText.nullable(),
    }),
  ),
  thumb: Picture.nullable(),
  /** The gallery. `id` is the id of the picture in it, `imagefid` that of its file. */
  images: z.array(z.object({ id: Id, imagefid: Id, image: Picture, is_default: z.boolean() })),
  global_categories: z.array(Id),
  filters: z.array(Id),
  requirements: z.array(z.object({ id: Id, name: Translated })),
  delivery_type,
  special_fees_amount: Money,
  drop_off_time: z.string().nullable(),
  item_unit_id: Id,
  price_per_unit: Money,
  enough_for: z.int(),
  lead_time: z.int(),
  available_from_time: z.string(),
  available_to_time: z.string(),
  setup_time: z.int(),
  max_time: z.int(),
})
export type Item = z.output<typeof Item>
