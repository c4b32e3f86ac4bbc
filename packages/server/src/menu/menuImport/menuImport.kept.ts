import { salvageRichText } from '@sufra/contract/kernel/richText.salvage'
import type { SheetKind } from '@sufra/contract/menu/menuImport'
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { nullable, type Columns as Result, text } from '../../kernel/database/columns.ts'
import type { Value } from './menuImport.cells.ts'
import type { SheetField, SheetFields } from './menuImport.fields.ts'
import { documentOfText } from './menuImport.richText.read.ts'
import { textOfDocument } from './menuImport.richText.ts'

const types = {
  id: 'bigint',
  text: 'text',
  money: 'bigint',
  whole: 'integer',
  time: 'time',
  switch: 'boolean',
  delivery: 'text',
  names: 'text',
  rich: 'jsonb',
  hours: 'time',
  readOnly: 'text',
} as const satisfies Record<SheetKind, string>

/** The columns of a field: two for hours. */
const columnsOf = ({ kind, column }: SheetField): readonly string[] =>
  kind === 'hours' ? [`${column}_from`, `${column}_to`] : [column]

/** Columns with their types in the database. */
export type Columns = Readonly<Record<string, string>>
export const columnTypes = (fields: SheetFields): Columns =>
  Object.fromEntries(
    Object.values(fields).flatMap((field) => columnsOf(field).map((column) => [column, types[field.kind]])),
  )

function keptParts({ kind }: SheetField, value: Value): readonly unknown[] {
  if (kind === 'hours') return value === null ? [null, null] : String(value).split('-')
  return [kind === 'rich' && value !== null ? documentOfText(String(value)) : value]
}

export const kept = (fields: SheetFields, values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const parts = keptParts(field, values[name] ?? null)
      return columnsOf(field).map((column, at) => [column, parts[at] ?? null] as const)
    }),
  ) as Readonly<Record<string, Value>>

/** Fields of a row, for a select list. */
export const selected = (of: string, fields: SheetFields): SQL =>
  sql.join(
    Object.entries(fields).map(([name, field]) => {
      const [first = sql``, last = sql``] = columnsOf(field).map(
        (column) => sql`${sql.identifier(of)}.${sql.identifier(column)}`,
      )
      const clock = (time: SQL) => sql`to_char(${time}, 'HH24:MI')`
      const value = { time: clock(first), hours: sql`${clock(first)} || '-' || ${clock(last)}` }
      return sql`${field.kind === 'time' || field.kind === 'hours' ? value[field.kind] : first} as ${sql.identifier(name)}`
    }),
    sql`, `,
  )

/** The same as result columns. */
export function selectedColumns(table: PgTable, fields: SheetFields): Result {
  const columns = getTableColumns(table)
  const described = ({ kind, column: name }: SheetField) => {
    if (kind === 'hours') return nullable(text)
    const column = columns[name]
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}`)
    if (kind !== 'time') return column
    return column.notNull ? text : nullable(text)
  }
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, described(field)]))
}

/** Text of stored rich text that the editor did not write (such as an imported menu), as far as it can be read. */
function textOfStored(value: unknown): string {
  const { document } = salvageRichText(value)
  return document ? textOfDocument(document) : ''
}

/** A value of the audit trail or of a statement, as cell text. */
export const cellText = (kind: SheetKind, value: unknown): unknown => {
  if (value === null || value === undefined) return value
  if (kind === 'rich') return textOfStored(value)
  return kind === 'time' ? String(value).slice(0, 5) : value
}

/** Fields with their previous values, by sheet column. `now` has the half of the hours that did not change. */
export function fieldsThen(
  was: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  fields: SheetFields,
): Record<string, unknown> {
  const then = Object.entries(fields).flatMap(([name, field]) => {
    const changed = columnsOf(field).filter((column) => was[column] !== undefined)
    if (changed.length === 0) return []
    if (field.kind !== 'hours') return [[name, cellText(field.kind, was[field.column])]]
    const current = String(now[name] ?? '').split('-')
    const parts = columnsOf(field).map((column, at) =>
      cellText('time', was[column] === undefined ? current[at] : was[column]),
    )
    return [[name, parts.includes(null) ? null : parts.join('-')]]
  })
  return Object.fromEntries(then)
}
