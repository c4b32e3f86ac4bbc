import writeFile, { type Cell } from 'write-excel-file/universal'
import { escapedText } from './cellText.ts'
import { offersOf } from './offers.ts'
import type { WrittenSheet, WrittenValue } from './sheet.ts'
import { isSum, sumsOf } from './sums.ts'

const headingLine = 15

const head = (heading: string, lines: number): Cell => ({
  value: escapedText(heading),
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#f6f2ec',
  wrap: true,
  alignVertical: 'top',
  height: lines * headingLine,
})

/** Text always has the format `@`, so that no program reads it as a formula. */
function cellOf(value: WrittenValue, format: string | undefined): Cell {
  if (value === null || value === '') return null
  if (isSum(value)) return cellOf(value.result, format)
  if (typeof value === 'string')
    return {
      value: escapedText(value),
      type: String,
      format: '@',
      alignVertical: 'top',
      wrap: value.includes('\n'),
    }
  if (typeof value === 'number')
    return { value, type: Number, alignVertical: 'top', ...(format && { format }) }
  if (value instanceof Date)
    return { value, type: Date, format: format ?? 'yyyy-mm-dd', alignVertical: 'top' }
  return value
}

function sheetOf({ name, rightToLeft, above = [], columns, rows }: WrittenSheet) {
  const lines = Math.max(...columns.map(({ heading }) => heading.split('\n').length))
  return {
    sheet: name,
    rightToLeft,
    stickyRowsCount: above.length + 1,
    columns: columns.map(({ width }) => ({ width })),
    data: [
      ...above.map((row) => row.map((value) => cellOf(value, undefined))),
      columns.map(({ heading }) => head(heading, lines)),
      ...rows.map((row) => columns.map(({ format }, at) => cellOf(row[at] ?? null, format))),
    ],
  }
}

/** The file, with a drop-down list in each column that offers values, and its sums as formulas. */
export async function makeWorkbook(sheets: readonly WrittenSheet[]): Promise<Blob> {
  const { lists, feature } = offersOf(sheets)
  const all = lists ? [...sheets, lists] : sheets
  return writeFile(all.map(sheetOf), { features: [feature, sumsOf(all)] }).toBlob()
}
