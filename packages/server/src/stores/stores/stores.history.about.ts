import { formatDay } from '@sufra/contract/kernel/clock'
import { weekDayName, weekDayOf } from '@sufra/contract/kernel/week'
import { type ChangeRow, type Names, nameKey, type Values } from './stores.history.sql.ts'

interface Bilingual {
  readonly en: string
  readonly ar: string
}
interface Row {
  /** The columns its name is made from. */
  readonly columns: readonly string[]
  readonly nameOf: (row: Values, names: Names) => unknown
  /** Its parent table, and the column that refers to it. */
  readonly of?: readonly [table: string, column: string]
}

const inBoth = (text: (language: 'en' | 'ar') => string): Bilingual => ({ en: text('en'), ar: text('ar') })
type Of = Row['of']
const columnOf = (of: Of) => (of ? [of[1]] : [])
const named = (of?: Of): Row => ({
  columns: ['name_en', 'name_ar', ...columnOf(of)],
  nameOf: ({ name_en, name_ar }) => ({ en: name_en, ar: name_ar }),
  ...(of && { of }),
})
const ofPlace = (table: 'regions' | 'areas', column: string, of?: Of): Row => ({
  columns: [column, ...columnOf(of)],
  nameOf: (row, names) => names.get(nameKey(table, row[column])),
  ...(of && { of }),
})

/** How rows of a history are named, by table. The store itself needs no name on its own page. */
export const rowNaming: Readonly<Record<string, Row>> = {
  working_hours: {
    columns: ['week_day'],
    nameOf: ({ week_day }) => inBoth((language) => weekDayName(weekDayOf(Number(week_day)), language)),
  },
  booked_days: {
    columns: ['title', 'start_date'],
    nameOf: ({ title, start_date }) =>
      inBoth((language) => (title ? String(title) : formatDay(String(start_date), language))),
  },
  store_regions: ofPlace('regions', 'region_id'),
  store_region_areas: ofPlace('areas', 'area_id', ['store_regions', 'store_region_id']),
  accounts: { columns: ['name'], nameOf: ({ name }) => inBoth(() => String(name)) },
  store_members: {
    columns: ['account_id'],
    nameOf: ({ account_id }, names) => names.get(nameKey('accounts', account_id)),
  },
  subcategories: named(),
  items: named(),
  item_choices: named(['items', 'item_id']),
  item_choice_options: named(['item_choices', 'item_choice_id']),
  item_addons: named(['items', 'item_id']),
  item_addon_options: named(['item_addons', 'item_addon_id']),
}

/** Rows by table and id. */
export type About = ReadonlyMap<string, Values>
export const rowKey = (table: string, id: unknown): string => `${table} ${String(id)}`

/** The name of a row and of its parents, innermost first; empty if the caller may not see it. */
function pathOf(table: string, id: unknown, about: About, names: Names): Bilingual[] {
  const row = about.get(rowKey(table, id))
  const naming = rowNaming[table]
  if (!row || !naming) return []
  const name = naming.nameOf(row, names) as Bilingual | undefined
  if (!naming.of) return name ? [name] : []
  const above = pathOf(naming.of[0], row[naming.of[1]], about, names)
  return name && above.length > 0 ? [name, ...above] : []
}

export function aboutOf({ table_name, row_id }: ChangeRow, about: About, names: Names) {
  const [name = null, ...of] = pathOf(table_name, row_id, about, names)
  return { name, of }
}
