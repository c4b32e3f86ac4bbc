import { qar } from '@sufra/contract/kernel/money'
import type { InputOf } from '@sufra/contract/kernel/operation'
import type { RichTextDocument } from '@sufra/contract/kernel/richText'
import type { items } from '@sufra/contract/menu/items'
import { type SQL, sql } from 'drizzle-orm'
import { auditedImage } from '../../kernel/images/auditedImage.ts'
import type { AuditFields } from '../../kernel/operations/edit.ts'
import { dropOff, dropOffAudit } from '../../stores/stores/stores.values.ts'
import { isBlank } from './items.rules.ts'

type Change = InputOf<typeof items.update>
/** The fields of both forms. A field without a column does not compile. */
type Input = Change & Omit<Partial<InputOf<typeof items.save>>, keyof Change | 'store_id'>

/** Lists stored in other tables, by their wire names. */
export type Lists = Pick<Input, 'global_categories' | 'filters' | 'item_requirements' | 'images'>

export const listsOf = ({ global_categories, filters, item_requirements, images }: Lists): Lists => ({
  global_categories,
  filters,
  item_requirements,
  images,
})

const kept = (document: RichTextDocument | undefined): SQL | undefined =>
  document && (isBlank(document) ? sql`null` : sql`${JSON.stringify(document)}::jsonb`)

/** Only special deliveries have their own fee. */
function fees({ delivery_type, special_fees_amount }: Input): SQL | number | undefined {
  if (delivery_type === 'catering') return 0
  if (delivery_type === 'specialFees' || special_fees_amount === undefined) return special_fees_amount
  return sql`case when items.delivery_type = 'specialFees' then ${special_fees_amount}::bigint else 0 end`
}

/** A form's fields by column; omitted fields are undefined. */
export function columnsOf(input: Input) {
  const {
    version: _version,
    clear = [],
    global_categories: _categories,
    filters: _filters,
    item_requirements: _requirements,
    images: _images,
    drop_off_time: _hours,
    thumbfile,
    ...same
  } = input
  return {
    ...same,
    ...dropOff(input),
    description_en: kept(input.description_en),
    description_ar: kept(input.description_ar),
    ...Object.fromEntries(clear.filter((field) => field !== 'drop_off_time').map((field) => [field, null])),
    special_fees_amount: fees(input),
    thumb_id: thumbfile?.id,
  }
}

const money = { wire: qar }
const time = { wire: (value: string) => value.slice(0, 5) }

/** The fields a stale form is shown, by wire name; the lists last, which `note_item_lists` records. */
export const auditFields = {
  name_en: {},
  name_ar: {},
  dish_en: {},
  dish_ar: {},
  short_description_en: {},
  short_description_ar: {},
  description_en: {},
  description_ar: {},
  thumb_id: auditedImage('thumbfile'),
  sub_category_id: {},
  delivery_type: {},
  special_fees_amount: money,
  drop_off_from: dropOffAudit,
  drop_off_to: dropOffAudit,
  quantity_per_day: {},
  max_quantity_per_day: {},
  item_unit_id: {},
  original_price: money,
  promoted_price: money,
  price_per_unit: money,
  enough_for: {},
  lead_time: {},
  available_from_time: time,
  available_to_time: time,
  setup_time: {},
  max_time: {},
  global_categories: {},
  filters: {},
  item_requirements: {},
  images: {},
} satisfies AuditFields
