import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Dirhams } from '@sufra/contract/kernel/money'
import type { Picture } from '@sufra/contract/kernel/uploads'
import { numberOf } from '../../../kernel/inputs/NumberInput.tsx'
import { defaultOf, type GalleryEntry, type ItemValues } from '../itemForm.values.ts'

/** An item as shown to a customer. Values not entered yet or not a number yet are null. */
export interface CustomerItem {
  readonly photo: File | Picture | null
  /** In display order. */
  readonly gallery: readonly GalleryEntry[]
  readonly name: Bilingual
  readonly dish: Bilingual
  readonly shortDescription: Bilingual
  /** Serialised rich text. */
  readonly description: Bilingual
  readonly price: Dirhams | null
  /** Struck through beside the price; only if it is higher. */
  readonly before: Dirhams | null
  readonly enoughFor: number | null
  readonly perPerson: Dirhams | null
  /** The fee of a special delivery. */
  readonly fee: Dirhams | null
  readonly mostPerOrder: number | null
  /** In hours. The notice includes the setup. */
  readonly notice: number | null
  readonly setup: number | null
  readonly served: number | null
  readonly available: readonly [from: string, to: string] | null
  readonly delivered: readonly [from: string, to: string] | null
  readonly requirements: readonly number[]
}

function whole(typed: string): number | null {
  const number = numberOf(typed)
  return Number.isInteger(number) && number > 0 ? number : null
}
const amount = (typed: number | null): Dirhams | null => (Number.isInteger(typed) ? typed : null)

function hours([from = '', to = '']: readonly string[]): readonly [string, string] | null {
  const isTime = (text: string) => /^\d\d:\d\d$/.test(text)
  return isTime(from) && isTime(to) ? [from, to] : null
}

function firstFirst(images: readonly GalleryEntry[]): readonly GalleryEntry[] {
  const first = defaultOf(images)
  return first ? [first, ...images.filter((each) => each !== first)] : []
}

/** From the form's values; `photo` is the saved one. */
export function customerItem(values: ItemValues, photo: Picture | null): CustomerItem {
  const of = (name: 'name' | 'dish' | 'short_description' | 'description') => ({
    en: values[`${name}_en`],
    ar: values[`${name}_ar`],
  })
  const price = amount(values.promoted_price)
  const before = amount(values.original_price)
  return {
    photo: values.thumbfile ?? photo,
    gallery: firstFirst(values.images),
    name: of('name'),
    dish: of('dish'),
    shortDescription: of('short_description'),
    description: of('description'),
    price,
    before: before !== null && price !== null && before > price ? before : null,
    enoughFor: whole(values.enough_for),
    perPerson: amount(values.price_per_unit) || null,
    fee: values.delivery_type === 'specialFees' ? amount(values.special_fees_amount) || null : null,
    mostPerOrder: whole(values.max_quantity_per_day),
    notice: (whole(values.lead_time) ?? 0) + (whole(values.setup_time) ?? 0) || null,
    setup: whole(values.setup_time),
    served: whole(values.max_time),
    available: hours([values.available_from_time, values.available_to_time]),
    delivered: hours(values.drop_off_time.split('-')),
    requirements: values.item_requirements,
  }
}
