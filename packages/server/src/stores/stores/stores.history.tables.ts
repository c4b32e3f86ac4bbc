import { qar } from '@sufra/contract/kernel/money'
import { weekDayOf } from '@sufra/contract/kernel/week'
import { maskedIban } from '@sufra/contract/stores/iban'
import type { HistoryField, HistoryTable as TableName } from '@sufra/contract/stores/stores.history'
import type { ColumnOf, SystemColumn } from '../../kernel/database/tableNames.ts'

/** Tables whose names replace ids in changes. */
export const namedTables = [
  'regions',
  'areas',
  'subcategories',
  'units',
  'roles',
  'accounts',
  'global_categories',
  'filters',
  'requirements',
] as const
export type NamedTable = (typeof namedTables)[number]

export interface AuditedField {
  /** The wire field, if it differs from the column. */
  readonly field?: HistoryField
  readonly wire?: (value: never) => unknown
  /** The value is an id, or a list of ids, of this table; the history shows their names. */
  readonly names?: NamedTable
  /** Only shows that it changed. */
  readonly changed?: true
  /** Left out where this column says more of the same change. */
  readonly unless?: string
}

export interface HistoryTable {
  /** The shown columns; no others leave the server. */
  readonly columns: Readonly<Record<string, AuditedField>>
  /** Lists stored in other tables, shown as changes of this one. */
  readonly lists?: Readonly<Record<string, AuditedField>>
  /** Columns that identify an added or deleted row. */
  readonly known: readonly string[]
}

/** All shown fields of a table. */
export const auditedIn = ({ columns, lists }: HistoryTable): Readonly<Record<string, AuditedField>> => ({
  ...columns,
  ...lists,
})

/** A column whose wire field has another name. */
interface Renamed extends AuditedField {
  readonly field: HistoryField
}

const as = (field: HistoryField): Renamed => ({ field })
const money: AuditedField = { wire: qar }
const time: AuditedField = { wire: (value: string) => value.slice(0, 5) }
const changed: AuditedField = { changed: true }
const picture = (field: HistoryField): Renamed => ({ field, changed: true })
const named = (field: HistoryField, names: NamedTable): Renamed => ({ field, names })
const plain = <const Name extends string>(...columns: readonly Name[]): Record<Name, AuditedField> =>
  Object.fromEntries(columns.map((column) => [column, {}])) as Record<Name, AuditedField>
const both = <const Name extends string>(...columns: readonly Name[]) =>
  plain(...columns.flatMap((column) => [`${column}_en` as const, `${column}_ar` as const]))

const names = ['name_en', 'name_ar'] as const
const times = { start_time: time, end_time: time }

/** Columns that the history omits: owners, and those that nobody edits or may read. */
interface OmittedColumns {
  stores: 'restaurant_id'
  working_hours: 'store_id' | 'minutes'
  booked_days: 'store_id'
  store_regions: 'store_id'
  store_region_areas: 'store_region_id' | 'region_id'
  store_members: 'store_id' | 'restaurant_id'
  accounts:
    | ('kind' | 'restaurant_id' | 'store_id' | 'password_hash' | 'preferences')
    | (
        | 'approved_at'
        | 'last_sign_in_at'
        | 'opens_home'
        | 'invited_at'
        | 'link_sent_at'
        | 'recovery_codes_at'
        | 'second_step_reset_at'
        | 'signed_out_at'
      )
    | 'main_owner'
  payout_accounts: 'store_id' | 'iban' | 'changed_at' | 'changed_by' | 'changed_by_kind' | 'confirmed_by'
  subcategories: 'store_id'
  items: 'store_id' | 'copied_from_item_id'
  item_choices: 'item_id'
  item_choice_options: 'item_choice_id'
  item_addons: 'item_id'
  item_addon_options: 'item_addon_id'
}

/** A column that is no wire field by itself has to say which it is. */
type ColumnsOf<Names extends string> = {
  readonly [Name in Names]: Name extends HistoryField ? AuditedField : Renamed
}

/** All other columns of its tables: a missing or removed one does not compile. */
type HistoryTables = {
  readonly [T in keyof OmittedColumns & TableName]: Omit<HistoryTable, 'columns' | 'known'> & {
    readonly columns: ColumnsOf<Exclude<ColumnOf<T>, SystemColumn | OmittedColumns[T]>>
    readonly known: readonly ColumnOf<T>[]
  }
}

const typedTables = {
  stores: {
    columns: {
      ...both('name', 'description', 'address'),
      ...plain('catering_status', 'value_added_tax', 'catering_advance', 'credit_card_fee', 'debit_card_fee'),
      ...plain('cancellation_days', 'delivery_type', 'email', 'phone', 'max_catering_per_day'),
      ...plain('escalation_minutes', 'required_location', 'latitude', 'longitude'),
      catering_commission: as('catering_comission'),
      cash_on_delivery_limit: money,
      drop_off_from: time,
      drop_off_to: time,
      logo_id: picture('logo'),
      thumb_id: picture('thumb'),
      image_id: picture('image'),
      store_policy_en: changed,
      store_policy_ar: changed,
    },
    known: names,
  },
  working_hours: {
    columns: { week_day: { wire: weekDayOf }, ...times },
    known: ['week_day', 'start_time', 'end_time'],
  },
  booked_days: {
    columns: plain('start_date', 'end_date', 'title'),
    known: ['start_date', 'end_date', 'title'],
  },
  store_regions: {
    columns: { region_id: named('region', 'regions'), ...times, catering_delivery_fees: money },
    known: ['region_id', 'start_time', 'end_time', 'catering_delivery_fees'],
  },
  store_region_areas: {
    columns: { area_id: named('area', 'areas'), ...times, catering_delivery_fees: money },
    known: ['area_id', 'start_time', 'end_time', 'catering_delivery_fees'],
  },
  accounts: {
    columns: {
      ...plain('name', 'email', 'status', 'language'),
      phone: as('mobile'),
      role_id: named('role', 'roles'),
      image_id: picture('image'),
      // The hash itself is never recorded.
      password_changed_at: { field: 'password', changed: true },
    },
    known: ['name', 'email', 'role_id'],
  },
  store_members: { columns: { account_id: named('name', 'accounts') }, known: ['account_id'] },
  payout_accounts: {
    columns: {
      ...plain('beneficiary', 'bank_name'),
      // Of the IBAN, only its end is recorded: another one may end alike.
      iban_last_four: { field: 'iban', wire: maskedIban },
      iban_changes: { field: 'iban', changed: true, unless: 'iban_last_four' },
      confirmed_at: { field: 'confirmed', wire: () => true },
    },
    known: ['beneficiary', 'bank_name', 'iban_last_four'],
  },
  subcategories: {
    columns: { ...both('name'), ...plain('slug', 'status', 'sorting_index'), image_id: picture('image') },
    known: names,
  },
  items: {
    columns: {
      ...both('name', 'dish', 'short_description'),
      description_en: changed,
      description_ar: changed,
      thumb_id: picture('thumb'),
      sub_category_id: named('sub_category', 'subcategories'),
      item_unit_id: named('item_unit', 'units'),
      ...plain('delivery_type', 'quantity_per_day', 'max_quantity_per_day', 'enough_for', 'lead_time'),
      ...plain('setup_time', 'max_time', 'show', 'show_on_restaurant_manager', 'cash_on_delivery'),
      ...plain('required_location', 'status', 'sorting_index'),
      special_fees_amount: money,
      original_price: money,
      promoted_price: money,
      price_per_unit: money,
      drop_off_from: time,
      drop_off_to: time,
      available_from_time: time,
      available_to_time: time,
    },
    lists: {
      global_categories: { names: 'global_categories' },
      filters: { names: 'filters' },
      item_requirements: { names: 'requirements' },
      images: changed,
    },
    known: [...names, 'sub_category_id', 'promoted_price'],
  },
  item_choices: {
    columns: {
      name_en: as('item_choice_name_en'),
      name_ar: as('item_choice_name_ar'),
      ...plain('min_selection_needed', 'max_selection_needed', 'max_quantity', 'sorting_index'),
      show_on_menu: as('show_onmenu'),
    },
    known: names,
  },
  item_choice_options: {
    columns: {
      ...both('name'),
      item_choice_price: money,
      ...plain('min_selection_option', 'max_selection_option', 'sorting_index'),
    },
    known: [...names, 'item_choice_price'],
  },
  item_addons: {
    columns: {
      name_en: as('item_addon_name_en'),
      name_ar: as('item_addon_name_ar'),
      show_on_menu: as('show_onmenu'),
      ...plain('sorting_index'),
    },
    known: names,
  },
  item_addon_options: {
    columns: {
      ...both('name'),
      item_addon_option_price: money,
      ...plain('max_selection', 'sorting_index'),
      show_on_menu: as('show_onmenu'),
    },
    known: [...names, 'item_addon_option_price'],
  },
} satisfies HistoryTables

/** The tables people edit of a store. The index audit_log_store_edits covers the same tables. */
export const historyTables: Readonly<Record<string, HistoryTable>> = typedTables
