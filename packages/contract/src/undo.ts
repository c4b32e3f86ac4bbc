import type { RecordTable } from './accounts/trail.tables.ts'
import { reviewCategories } from './engagement/reviewCategories.ts'
import type { Operation, RequestOf } from './kernel/operation.ts'
import { categories } from './menu/categories.ts'
import { filters } from './menu/filters.ts'
import { globalCategories } from './menu/globalCategories.ts'
import { items } from './menu/items.ts'
import { requirements } from './menu/requirements.ts'
import { units } from './menu/units.ts'
import { collections } from './promotions/collections.ts'
import { coupons } from './promotions/coupons.ts'
import { offers } from './promotions/offers.ts'
import { welcomeDiscount } from './promotions/welcomeDiscount.ts'
import { branding } from './settings/branding.ts'
import { faqs } from './settings/faqs.ts'
import { general } from './settings/general.ts'
import { socialLinks } from './settings/socialLinks.ts'
import { regions } from './stores/regions.ts'
import { stores } from './stores/stores.ts'

/** How a change of one field of a record is taken back: by the save of its form. */
export interface UndoEdit {
  readonly operation: Operation
  /** Columns that the form takes under the same name, with the value that the trail tells. */
  readonly fields: readonly string[]
  /** Where the body names the record, and not the path. */
  readonly id?: string
}

/** A field that the form does not take does not compile. */
const edit = <Op extends Operation>(
  operation: Op,
  fields: readonly (keyof RequestOf<Op> & string)[],
  id?: keyof RequestOf<Op> & string,
): UndoEdit => ({ operation, fields, ...(id !== undefined && { id }) })

const names = ['name_en', 'name_ar'] as const

/** By table; settings have no number, so each has an entry of its own. */
const undoEdits: Readonly<
  Partial<Record<Exclude<RecordTable, 'settings'> | `settings ${string}`, UndoEdit>>
> = {
  stores: edit(stores.update, [
    ...(['name_en', 'name_ar', 'description_en', 'description_ar', 'address_en', 'address_ar'] as const),
    ...(['email', 'cancellation_days', 'max_catering_per_day', 'escalation_minutes'] as const),
    'required_location',
  ]),
  items: edit(items.update, [
    ...([
      'name_en',
      'name_ar',
      'short_description_en',
      'short_description_ar',
      'dish_en',
      'dish_ar',
    ] as const),
    ...(['quantity_per_day', 'max_quantity_per_day', 'original_price', 'promoted_price'] as const),
    ...(['price_per_unit', 'enough_for', 'lead_time', 'setup_time', 'max_time'] as const),
    ...(['available_from_time', 'available_to_time', 'special_fees_amount'] as const),
  ]),
  subcategories: edit(categories.update, names),
  units: edit(units.update, names),
  requirements: edit(requirements.update, [...names, 'status']),
  filters: edit(filters.update, [...names, 'slug']),
  global_categories: edit(globalCategories.update, [...names, 'slug']),
  regions: edit(regions.update, names),
  areas: edit(regions.updateArea, names),
  offers: edit(offers.update, ['title_en', 'title_ar', 'discount', 'start_date', 'end_date']),
  coupons: edit(
    coupons.update,
    [
      ...(['title_en', 'title_ar', 'short_description_en', 'short_description_ar'] as const),
      'minimum_order_amount',
    ],
    'catering_coupon_id',
  ),
  filter_collections: edit(collections.update, names, 'filter_collection_id'),
  welcome_discounts: edit(welcomeDiscount.update, [
    ...(['value', 'status', 'message_en', 'message_ar', 'budget', 'end_date'] as const),
  ]),
  review_categories: edit(reviewCategories.update, names),
  social_links: edit(socialLinks.update, ['name_en', 'url', 'status']),
  faqs: edit(faqs.update, ['question_en', 'question_ar', 'answer_en', 'answer_ar']),
  application_logos: edit(branding.saveDetails, ['tax_number', 'support_email']),
  'settings escalation': edit(general.saveEscalation, ['store_minutes', 'platform_minutes']),
  'settings ordering': edit(general.saveOrdering, ['days_ahead']),
}

/** How a change of one field of this record is undone; undefined where it is not. */
export function undoEditOf(table: string, row_id: string | null): UndoEdit | undefined {
  const key = table === 'settings' ? `settings ${row_id}` : table
  return new Map<string, UndoEdit | undefined>(Object.entries(undoEdits)).get(key)
}
