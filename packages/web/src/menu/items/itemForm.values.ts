import type { Picture } from '@sufra/contract/kernel/uploads'
import type { Item } from '@sufra/contract/menu/items'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'

/** A picture of the gallery. It is being uploaded as long as it has no `image_id`. */
export interface GalleryEntry {
  /** Unique on this page. */
  readonly key: number
  readonly file?: File
  readonly image_id?: number
  readonly image?: Picture
  readonly is_default: boolean
}

const texts = ['name_en', 'name_ar', 'short_description_en', 'short_description_ar'] as const
const optionalTexts = ['dish_en', 'dish_ar'] as const
const richTexts = ['description_en', 'description_ar'] as const
const wholes = [
  'quantity_per_day',
  'max_quantity_per_day',
  'enough_for',
  'lead_time',
  'setup_time',
  'max_time',
] as const
const amounts = ['original_price', 'promoted_price', 'price_per_unit'] as const
const times = ['available_from_time', 'available_to_time'] as const
const marks = ['global_categories', 'filters', 'item_requirements'] as const

type Written = (typeof texts | typeof optionalTexts | typeof richTexts | typeof wholes | typeof times)[number]

/** The values of the fields: numbers as typed, rich texts serialised. */
export interface ItemValues
  extends Record<string, unknown>,
    Record<Written, string>,
    Record<(typeof amounts)[number], number | null>,
    Record<(typeof marks)[number], readonly number[]> {
  thumbfile: File | null
  images: readonly GalleryEntry[]
  sub_category_id: string
  delivery_type: Item['delivery_type']
  special_fees_amount: number | null
  item_unit_id: number
  /** `from-to`, either of which may still be empty. */
  drop_off_time: string
  copy_to_store_id: string
}

/** Neither hour is set. */
const noHours = '-'
const standardUnit = 1

function each<const Names extends readonly string[], Value>(
  names: Names,
  of: (name: Names[number]) => Value,
): Record<Names[number], Value> {
  return Object.fromEntries(names.map((name) => [name, of(name as Names[number])])) as Record<
    Names[number],
    Value
  >
}

/** A new item starts in `category`; a copy starts as its source. */
export function initialValues(item: Item | undefined, storeId: number, category?: number): ItemValues {
  const images = (item?.images ?? []).map(({ imagefid, image, is_default }) => ({
    key: imagefid,
    image_id: imagefid,
    image,
    is_default,
  }))
  return {
    ...each(texts, (name) => item?.[name] ?? ''),
    ...each(optionalTexts, (name) => item?.[name] ?? ''),
    ...each(richTexts, (name) => (item?.[name] ? JSON.stringify(item[name]) : '')),
    ...each(wholes, (name) => (item ? String(item[name]) : '')),
    ...each(amounts, (name) => item?.[name] ?? null),
    ...each(times, (name) => item?.[name].slice(0, 5) ?? ''),
    global_categories: item?.global_categories ?? [],
    filters: item?.filters ?? [],
    item_requirements: item?.requirements.map(({ id }) => id) ?? [],
    thumbfile: null,
    images,
    sub_category_id: String(item?.sub_category_id ?? category ?? ''),
    delivery_type: item?.delivery_type ?? 'catering',
    special_fees_amount: item?.delivery_type === 'specialFees' ? item.special_fees_amount : null,
    item_unit_id: item?.item_unit_id ?? standardUnit,
    drop_off_time: item?.drop_off_time ?? noHours,
    copy_to_store_id: String(storeId),
  }
}

/** The marks that there are. */
export type ListedMarks = Readonly<
  Partial<Record<(typeof marks)[number], readonly { readonly id: number }[]>>
>

/**
 * The values sent for every item, whether new, changed or copied. An empty field is null; the schema reports it. Marks
 * that are gone since the form was opened are left out, as nobody can take them back.
 */
export function fieldsOf(values: ItemValues, listed: ListedMarks) {
  const special = values.delivery_type === 'specialFees'
  return {
    ...each(texts, (name) => values[name]),
    ...given(values),
    ...each(wholes, (name) => numberOf(values[name])),
    ...each(amounts, (name) => values[name] as number),
    ...each(times, (name) => values[name] || (null as unknown as string)),
    ...each(marks, (name) => values[name].filter((id) => listed[name]?.some((row) => row.id === id) ?? true)),
    sub_category_id: numberOf(values.sub_category_id),
    delivery_type: values.delivery_type,
    item_unit_id: values.item_unit_id,
    ...(special && { special_fees_amount: values.special_fees_amount as number }),
    ...(values.drop_off_time !== noHours && { drop_off_time: values.drop_off_time }),
  }
}

const emptiable = [...optionalTexts, ...richTexts] as const
/** Empty ones are left out, which means none. */
function given(values: ItemValues): Partial<Record<(typeof emptiable)[number], string>> {
  return Object.fromEntries(emptiable.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

type Cleared = (typeof emptiable)[number] | 'drop_off_time'
/** The fields that were emptied and had a value before. */
export function clearedOf(values: ItemValues, item: Item): Cleared[] {
  const texts = emptiable.filter((name) => item[name] !== null && !values[name])
  return item.drop_off_time !== null && values.drop_off_time === noHours ? [...texts, 'drop_off_time'] : texts
}

export const imagesOf = ({ images }: ItemValues): number[] => images.flatMap(({ image_id }) => image_id ?? [])

/** The gallery has other pictures than the item, or another order. */
export const galleryChanged = (values: ItemValues, item: Item): boolean =>
  imagesOf(values).join() !== item.images.map(({ imagefid }) => imagefid).join()

/** The picture shown first: the one marked as default, else the first. */
export const defaultOf = (images: readonly GalleryEntry[]): GalleryEntry | undefined =>
  images.find(({ is_default }) => is_default) ?? images[0]

/** Pictures that are being uploaded or failed. */
export const unsent = ({ images }: ItemValues): boolean =>
  images.some(({ image_id }) => image_id === undefined)
