import { Id } from '@sufra/contract/kernel/fields'
import type { Language } from '@sufra/contract/kernel/language'
import type { SheetCell } from '@sufra/contract/menu/menuImport'
import { type SheetProblem, sheetProblems } from '@sufra/contract/menu/menuImport.problems'
import { formulaProblem, isEmpty, readCell } from './menuImport.cells.ts'
import type { SheetField } from './menuImport.fields.ts'

const idField: SheetField = { kind: 'id', schema: Id, column: 'id', clearable: false }

/** The result of looking up an id cell: a row, empty, or a row that the caller does not have. */
type Pointed<Row> = { readonly row: Row } | { readonly row: undefined; readonly problem: string | undefined }

/** Looks up an id. Invalid, foreign, archived and hidden ids are all missing. */
export function pointedAt<Row extends object>(
  cell: SheetCell | undefined,
  rows: ReadonlyMap<number, Row>,
  missing: SheetProblem,
  language: Language,
): Pointed<Row> {
  if (cell === undefined || isEmpty(cell)) return { row: undefined, problem: undefined }
  const failed = formulaProblem(cell, language)
  if (failed !== undefined) return { row: undefined, problem: failed }
  const read = readCell(idField, cell, language, true)
  const row = 'value' in read ? rows.get(Number(read.value)) : undefined
  return row === undefined ? { row: undefined, problem: sheetProblems[missing][language] } : { row }
}

/** The keys that occur more than once. */
export function repeated<Key>(keys: Iterable<Key>): ReadonlySet<Key> {
  const once = new Set<Key>()
  const more = new Set<Key>()
  for (const key of keys) (once.has(key) ? more : once).add(key)
  return more
}
