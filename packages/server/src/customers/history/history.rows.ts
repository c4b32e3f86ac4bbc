import type { CustomerChange, CustomerHistoryField } from '@sufra/contract/customers/history'
import { customerPrivacy } from '@sufra/contract/customers/privacy'
import { localPhone } from '@sufra/contract/kernel/phone'
import type { ChangeRow } from './history.sql.ts'

type Values = Readonly<Record<string, unknown>>
type Value = CustomerChange['changes'][number]['before']
/** Areas by id. */
type Names = ReadonlyMap<number, { readonly en: string; readonly ar: string }>

/** The columns a history tells of, and those that say what a new row is known by. */
const tables: Readonly<
  Record<CustomerChange['about'], { columns: readonly string[]; known: readonly string[] }>
> = {
  customers: {
    columns: ['fullname', 'mobile', 'email', 'language', 'status', 'block_reason'],
    known: ['fullname', 'mobile', 'email'],
  },
  customer_addresses: {
    columns: ['name', 'area_id', 'street_number', 'building_number', 'notes', 'latitude', 'longitude'],
    known: ['name', 'area_id', 'street_number', 'building_number'],
  },
  customer_notes: { columns: [], known: [] },
}

const fieldOf = (column: string) =>
  (column === 'latitude' || column === 'longitude' ? 'position' : column) as CustomerHistoryField

const erased = { en: 'Erased', ar: 'محذوف' }

const isErased = (value: unknown) => typeof value === 'object' && value !== null && 'erased' in value

function shown(column: string, value: unknown, names: Names): Value {
  if (isErased(value)) return erased
  if (value === null || value === undefined || fieldOf(column) === 'position') return null
  if (column === 'area_id') return names.get(Number(value)) ?? null
  if (column === 'mobile') return localPhone(String(value))
  return typeof value === 'boolean' ? value : String(value)
}

/** Of areas that a page of changes names. */
export const areasNamed = (rows: readonly ChangeRow[]): number[] =>
  rows.flatMap(({ before, after }) =>
    [before?.area_id, after?.area_id].flatMap((id) => (typeof id === 'number' ? [id] : [])),
  )

function changesIn(
  columns: readonly string[],
  before: Values,
  after: Values,
  names: Names,
): CustomerChange['changes'] {
  const changed = columns.filter((column) => (before[column] ?? null) !== (after[column] ?? null))
  const listed = changed.filter(
    (column, n) => changed.findIndex((each) => fieldOf(each) === fieldOf(column)) === n,
  )
  return listed.map((column) => ({
    field: fieldOf(column),
    before: shown(column, before[column], names),
    after: shown(column, after[column], names),
  }))
}

const forgottenFor = ({ erase_reason }: Values): CustomerChange['changes'][number] => ({
  field: 'erase_reason',
  before: null,
  after: typeof erase_reason === 'string' ? erase_reason : null,
})

/** A line of the history. Archiving is told as deleting. */
export function presentChange(
  { table_name, before, after, operation, ...row }: ChangeRow,
  names: Names,
): CustomerChange {
  const { columns, known } = tables[table_name]
  if ((after?.erased_at ?? null) !== null && after !== null)
    return { ...row, about: table_name, action: 'forget', changes: [forgottenFor(after)] }
  if (operation === customerPrivacy.exportAll.id)
    return { ...row, about: table_name, action: 'export', changes: [] }
  const archived = row.action === 'update' && (after?.archived_at ?? null) !== null
  const named = row.action === 'update' ? columns : known
  return {
    ...row,
    about: table_name,
    action: archived ? 'delete' : row.action,
    changes: archived ? [] : changesIn(named, before ?? {}, after ?? {}, names),
  }
}
