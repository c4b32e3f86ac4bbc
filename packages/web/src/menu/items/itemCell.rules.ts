import { formatQar } from '@sufra/contract/kernel/money'
import type { ItemRow } from '@sufra/contract/menu/items'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'

const texts = ['name_en', 'name_ar'] as const
const amounts = ['original_price', 'promoted_price'] as const
/** A category is chosen by its id. */
const wholes = ['quantity_per_day', 'max_quantity_per_day', 'sub_category_id'] as const
type TextPart = (typeof texts)[number]
type AmountPart = (typeof amounts)[number]
type WholePart = (typeof wholes)[number]
/** Field names of the wire. */
export type CellPart = TextPart | AmountPart | WholePart

/** The fields that can be edited in place. */
export type CellField = 'name' | AmountPart | WholePart

export type CellRow = Pick<ItemRow, 'id' | 'version' | 'restaurant_store_id' | CellField>

const among = <Part extends string>(parts: readonly Part[], part: string): part is Part =>
  parts.some((each) => each === part)
const isText = (part: string): part is TextPart => among(texts, part)
export const isAmount = (part: string): part is AmountPart => among(amounts, part)
export const isWhole = (part: string): part is WholePart => among(wholes, part)

export const partsOf = (field: CellField): readonly CellPart[] => (field === 'name' ? texts : [field])

/** Values of the inputs: texts and whole numbers as typed, amounts in dirhams. */
export interface Typed
  extends Readonly<Partial<Record<TextPart | WholePart, string>>>,
    Readonly<Partial<Record<AmountPart, number | null>>> {}

/** Values to send. An empty number field is null; the schema reports it. */
export interface Sent
  extends Readonly<Partial<Record<TextPart, string>>>,
    Readonly<Partial<Record<AmountPart | WholePart, number>>> {}

export function typedOf(row: CellRow, field: CellField): Typed {
  if (field === 'name') return { name_en: row.name.en, name_ar: row.name.ar }
  return isWhole(field) ? { [field]: String(row[field]) } : { [field]: row[field] }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function sentOf(typed: Typed): Sent {
  const each = <Part extends CellPart, Value>(parts: readonly Part[], of: (part: Part) => Value) =>
    Object.fromEntries(parts.filter((part) => part in typed).map((part) => [part, of(part)]))
  return {
    ...each(texts, (part) => oneLine(typed[part] ?? '')),
    ...each(amounts, (part) => typed[part]),
    ...each(wholes, (part) => numberOf(typed[part] ?? '')),
  }
}

/** The values that differ from before. */
export function changedParts(typed: Typed, was: Typed): Sent {
  const before = new Map(Object.entries(sentOf(was)))
  return Object.fromEntries(
    Object.entries(sentOf(typed)).filter(([part, value]) => !Object.is(value, before.get(part))),
  )
}

/** An item sold at full price stays so: its other price is changed along if it would contradict the new one. */
export function withOtherPrice(row: CellRow, sent: Sent): Sent {
  if (row.original_price !== row.promoted_price) return sent
  const { original_price = row.original_price, promoted_price = row.promoted_price } = sent
  if (promoted_price <= original_price) return sent
  return 'promoted_price' in sent
    ? { ...sent, original_price: promoted_price }
    : { ...sent, promoted_price: original_price }
}

export const isChanged = (typed: Typed, was: Typed): boolean =>
  Object.keys(changedParts(typed, was)).length > 0

/** The change to a row after `sent` was saved. */
export function changeOf(row: CellRow, { name_en, name_ar, ...figures }: Sent): Partial<ItemRow> {
  return { ...figures, name: { en: name_en ?? row.name.en, ar: name_ar ?? row.name.ar } }
}

/** The change to a row whose current values are known. */
export const standing = (row: CellRow, field: CellField): Partial<ItemRow> => ({
  [field]: row[field],
  version: row.version,
})

/** A value in the notice of somebody else's change. */
export function shownPart({ name, ...row }: CellRow, part: CellPart): string {
  if (isText(part)) return part === 'name_en' ? name.en : name.ar
  return isAmount(part) ? formatQar(row[part]) : String(row[part])
}
