import readFile from 'read-excel-file/universal'
import { cellErrors } from './cellErrors.ts'
import { keptNumber, keptText } from './cellText.ts'
import type { CellValue, ReadSheet } from './sheet.ts'

function cellOf(value: unknown): CellValue {
  if (typeof value === 'string') return keptText(value)
  if (typeof value === 'number') return keptNumber(value)
  return typeof value === 'boolean' || value instanceof Date ? value : null
}

/** All sheets of a file, as it was last saved; a formula that came to no value is its error, wherever it stands. */
export async function readBook(file: Blob): Promise<ReadSheet[]> {
  const sheets = await readFile(file, { trim: false })
  const errors = await cellErrors(await file.arrayBuffer())
  if (errors.length !== sheets.length) throw new Error('The sheets are not those of the book')
  // A sheet that is a chart has no cells.
  return sheets.map(({ sheet, data = [] }, at) => {
    const rows: CellValue[][] = data.map((row) => row.map(cellOf))
    for (const { row, column, error } of errors[at] ?? []) {
      // Rows and columns of nothing else are left out by the reader.
      while (rows.length <= row) rows.push([])
      const cells = rows[row] ?? []
      while (cells.length < column) cells.push(null)
      cells[column] = error
    }
    return { name: sheet, rows }
  })
}
