import { languages } from '@sufra/contract/kernel/language'
import {
  columnsOf,
  maxSheetRows,
  type SheetCell,
  type SheetName,
  sheetKinds,
  sheetNames,
} from '@sufra/contract/menu/menuImport'
import type { ReadSheet } from '../../kernel/sheets/sheet.ts'
import { readCell } from './cells.rules.ts'
import { labelOf, sheetText } from './columns.text.ts'
import { Id, Instant } from './file.schemas.ts'

/** A sheet as the wire takes it. */
interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly row: number; readonly cells: readonly SheetCell[] }[]
}
export interface MenuFile {
  readonly sheets: Partial<Record<SheetName, Table>>
  /** When it was exported, unless that was edited or removed. */
  readonly exportedAt: string | undefined
  /** The store it was exported from, unless that was edited or removed. */
  readonly exportedFrom: number | undefined
  /** Headings of unknown columns. */
  readonly unknown: readonly string[]
}
/** Why a file is rejected: no sheet of a menu, no rows, or the named column twice or sheet with too many rows. */
export type FileProblem =
  | { readonly problem: 'notOfMenu' | 'empty' }
  | { readonly problem: 'twice' | 'tooMany'; readonly sheet: SheetName; readonly what: string }

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

/**
 * The column of a heading: in either language, or by the wire's name, which exported headings have on a second line.
 */
export function columnOf(sheet: SheetName, heading: unknown): string | undefined {
  const lines = String(heading ?? '')
    .split('\n')
    .map(plain)
    .filter(Boolean)
  const whole = plain(String(heading ?? ''))
  return columnsOf(sheet).find((column) => {
    const names = [column, ...languages.map((language) => labelOf(sheet, column)[language])].map(plain)
    return names.some((name) => name === whole || lines.includes(name))
  })
}

const searched = 10
const least = 2

/** The row of headings: among the first rows, the one that names most columns. */
function headOf(sheet: SheetName, rows: ReadSheet['rows']) {
  const heads = rows
    .slice(0, searched)
    .map((row, at) => ({ at, columns: row.map((cell) => columnOf(sheet, cell)) }))
  const count = ({ columns }: { readonly columns: readonly (string | undefined)[] }) =>
    columns.filter(Boolean).length
  const [head] = heads.toSorted((a, b) => count(b) - count(a))
  return head && count(head) >= least ? { ...head, count: count(head) } : undefined
}

/** The sheet with this name in either language, else the one with most of the columns. */
function find(sheet: SheetName, file: readonly ReadSheet[], taken: ReadonlySet<ReadSheet>) {
  const names = [sheet, ...languages.map((language) => sheetText[sheet][language])].map(plain)
  const free = file
    .filter((each) => !taken.has(each))
    .flatMap((each) => {
      const head = headOf(sheet, each.rows)
      return head ? [{ each, head, named: names.includes(plain(each.name)) }] : []
    })
  const [best] = free.toSorted((a, b) => Number(b.named) - Number(a.named) || b.head.count - a.head.count)
  return best
}

const isBlank = (cell: unknown) => cell === null || (typeof cell === 'string' && cell.trim() === '')

/** Label of the cell with the time of the export. */
export const exportedAtKey = 'exported_at'
/** Label of the cell with the store's id. */
export const storeKey = 'store_id'
const valueBeside = (file: readonly ReadSheet[], wanted: string) =>
  file.flatMap(({ rows }) => rows.filter(([key]) => key === wanted).map(([, value]) => value))[0]

/** The menu in a file, row by row in the shape of the wire. */
export function menuFileOf(file: readonly ReadSheet[]): MenuFile | FileProblem {
  const sheets: Partial<Record<SheetName, Table>> = {}
  const unknown: string[] = []
  const taken = new Set<ReadSheet>()
  // Sheets recognised by name come first, so that none is mistaken for another.
  const order = sheetNames.toSorted(
    (a, b) => Number(find(b, file, taken)?.named ?? false) - Number(find(a, file, taken)?.named ?? false),
  )
  for (const sheet of order) {
    const found = find(sheet, file, taken)
    if (!found) continue
    taken.add(found.each)
    const { at, columns } = found.head
    const known = columns.flatMap((column, columnAt) => (column ? [{ column, columnAt }] : []))
    const twice = known.find(({ column }, index) => known.findIndex((each) => each.column === column) < index)
    if (twice) return { problem: 'twice', sheet, what: twice.column }
    // Columns for information only are not imported.
    const read = known.filter(({ column }) => sheetKinds[column] !== 'readOnly')
    const body = found.each.rows.slice(at + 1)
    const rows = body.flatMap((row, index) =>
      // A row with values only in unknown columns is somebody's note.
      read.every(({ columnAt }) => isBlank(row[columnAt] ?? null))
        ? []
        : [
            {
              row: at + index + 2,
              cells: read.map(({ column, columnAt }) =>
                readCell(sheetKinds[column] ?? 'text', row[columnAt] ?? null),
              ),
            },
          ],
    )
    if (rows.length > maxSheetRows[sheet])
      return { problem: 'tooMany', sheet, what: maxSheetRows[sheet].toLocaleString('en-US') }
    const heads = found.each.rows[at] ?? []
    unknown.push(
      ...heads.flatMap((heading, index) =>
        columns[index] || isBlank(heading) ? [] : [String(heading).split('\n')[0] ?? ''],
      ),
    )
    sheets[sheet] = { columns: read.map(({ column }) => column), rows }
  }
  if (Object.keys(sheets).length === 0) return { problem: 'notOfMenu' }
  const some = Object.values(sheets).some(({ rows }) => rows.length > 0)
  if (!some) return { problem: 'empty' }
  const exportedAt = Instant.safeParse(valueBeside(file, exportedAtKey)).data
  return { sheets, unknown, exportedAt, exportedFrom: Id.safeParse(Number(valueBeside(file, storeKey))).data }
}
