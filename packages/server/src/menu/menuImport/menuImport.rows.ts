import type { Language } from '@sufra/contract/kernel/language'
import type { FieldChange, FieldProblem } from '@sufra/contract/menu/bulkEdits'
import type { SheetCell, SheetName } from '@sufra/contract/menu/menuImport'
import { type Cells, cellOf, isEmpty, readCell, untouched, type Value } from './menuImport.cells.ts'
import { type ExistingRow, existingValue } from './menuImport.existing.ts'
import type { SheetFields } from './menuImport.fields.ts'
import type { Given } from './menuImport.show.ts'

export interface Sheet {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly row: number; readonly cells: readonly SheetCell[] }[]
}

export interface Bilingual {
  readonly en: string
  readonly ar: string
}

export interface RowPlan {
  readonly sheet: SheetName
  readonly row: number
  readonly adds: boolean
  readonly name: Bilingual
  readonly of: readonly Bilingual[]
  readonly changes: FieldChange[]
  readonly problems: FieldProblem[]
  /** Whether others changed its rows since the export. */
  readonly moved: boolean
  /** Ids and versions of its rows: a save by others in between makes the plan stale. */
  readonly about: readonly number[]
}

export const whatOf = ({ adds, changes, problems }: RowPlan) => {
  if (problems.length > 0) return 'faulty'
  if (adds) return 'add'
  return changes.length > 0 ? 'change' : 'none'
}

/** Non-empty rows, with their cells by column. */
export function* cellsOf({
  columns,
  rows,
}: Sheet): Iterable<{ readonly row: number; readonly cells: Cells }> {
  for (const { row, cells } of rows)
    if (!cells.every(isEmpty))
      yield { row, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? null])) }
}

export interface ReadFields {
  readonly values: Readonly<Record<string, Value>>
  readonly changes: FieldChange[]
  readonly problems: FieldProblem[]
}

/** Reads the fields of a row; for an existing row (`standing`, exported as `given`) only the changed ones. */
export function readFields(
  cells: Cells,
  fields: SheetFields,
  there: { readonly standing: ExistingRow; readonly given: Given } | undefined,
  language: Language,
): ReadFields {
  const values: Record<string, Value> = {}
  const changes: FieldChange[] = []
  const problems: FieldProblem[] = []
  for (const [name, field] of Object.entries(fields)) {
    const cell = cells[name]
    const before = there ? existingValue(there.standing, name) : null
    values[name] = before
    if (there && (cell === undefined || untouched(cell, there.given[name] ?? null))) continue
    const read = readCell(field, cell ?? null, language, !there)
    if ('problem' in read) {
      problems.push({ field: name, text: read.problem })
      continue
    }
    values[name] = read.value
    if (read.value === before) continue
    changes.push({ field: name, before: cellOf(field.kind, before), after: cellOf(field.kind, read.value) })
  }
  return { values, changes, problems }
}

/** A name for a row whose fields cannot be read. */
export const nameOf = (values: Readonly<Record<string, Value>>, cells: Cells, en: string, ar: string) => ({
  en: String(values[en] ?? cells[en] ?? ''),
  ar: String(values[ar] ?? cells[ar] ?? ''),
})
