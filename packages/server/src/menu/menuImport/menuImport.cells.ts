import { westernDigits } from '@sufra/contract/kernel/digits'
import { fieldErrors, issueTexts } from '@sufra/contract/kernel/issues'
import { fill, type Language } from '@sufra/contract/kernel/language'
import { qar } from '@sufra/contract/kernel/money'
import type { SheetCell, SheetKind } from '@sufra/contract/menu/menuImport'
import { isFormulaError } from '@sufra/contract/menu/menuImport.formulas'
import { richTooLong, sheetProblems } from '@sufra/contract/menu/menuImport.problems'
import type { SheetField } from './menuImport.fields.ts'
import { readRich } from './menuImport.rich.ts'

/** A field's value as stored: amounts in dirhams, descriptions as cell text of any length. */
export type Value = string | number | boolean | null

/** A row of a sheet by column; undefined for columns the sheet lacks. */
export type Cells = Readonly<Record<string, SheetCell | undefined>>

/** The cell of a value, for sheets and lists of changes: amounts in QAR. */
export function cellOf(kind: SheetKind, value: Value): SheetCell {
  if (kind === 'money' && typeof value === 'number') return qar(value)
  return kind === 'rich' && String(value).length > mostInCell ? richTooLong : value
}
/** The longest text of a cell. */
const mostInCell = 32_767

export const isEmpty = (cell: SheetCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

const plain = (cell: SheetCell): SheetCell => {
  if (typeof cell !== 'string') return cell
  return cell === '' ? null : cell.replace(/\r\n?/g, '\n')
}
/** Whether a cell is as exported: such cells are not validated, whatever today's rules are. */
export const untouched = (cell: SheetCell, given: SheetCell): boolean => plain(cell) === plain(given)

const numbers: ReadonlySet<SheetKind> = new Set(['id', 'money', 'whole'])

/** Parses a number as typed: Arabic digits and signs, with or without grouping. Other text is returned as it is. */
function numberIn(text: string): number | string {
  const plainText = westernDigits(text).trim().replace('٫', '.')
  const ungrouped = /^[-+]?\d{1,3}([,٬]\d{3})+(\.\d+)?$/.test(plainText)
    ? plainText.replace(/[,٬]/g, '')
    : plainText
  return /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(ungrouped) ? Number(ungrouped) : text
}

/** The value a form would send for a cell. */
function inputOf(kind: SheetKind, cell: SheetCell): unknown {
  if (isEmpty(cell)) return undefined
  if (numbers.has(kind)) return typeof cell === 'string' ? numberIn(cell) : cell
  return kind === 'switch' ? cell : String(cell)
}

/** The problem of a formula without a value. */
export const formulaProblem = (cell: SheetCell | undefined, language: Language): string | undefined =>
  isFormulaError(cell) ? fill(sheetProblems.formula[language], { error: cell }) : undefined

type Read = { readonly value: Value } | { readonly problem: string }

/** Reads a cell by its form's rules, with the form's messages. Required fields of an existing row cannot be emptied. */
export function readCell(field: SheetField, cell: SheetCell, language: Language, isNew: boolean): Read {
  const failed = formulaProblem(cell, language)
  if (failed !== undefined) return { problem: failed }
  if (field.kind === 'rich' && !isEmpty(cell)) return readRich(field.schema, String(plain(cell)), language)
  const input = inputOf(field.kind, cell)
  if (input === undefined && !isNew && !field.clearable) return { problem: issueTexts.required[language] }
  const read = field.schema.safeParse(input, { reportInput: true })
  if (read.success) return { value: (read.data as Value | undefined) ?? (field.kind === 'money' ? 0 : null) }
  const [problem = issueTexts.type[language]] = Object.values(fieldErrors(read.error.issues, language))
  return { problem }
}
