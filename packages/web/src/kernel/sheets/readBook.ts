import readFile from 'read-excel-file/universal'
import { cellErrors } from './cellErrors.ts'
import { keptNumber, keptText } from './cellText.ts'
import type { CellValue, ReadSheet } from './sheet.ts'

function cellOf(value: unknown): CellValue {
  if (typeof value === 'string') return keptText(value)
  if (typeof value === 'number') return keptNumber(value)
  return typeof value === 'boolean' || value instanceof Date ? value : null
}

/** Reads all sheets of a file as last saved. A formula without a result is read as its error, anywhere in the sheet. */
export async function readBook(file: Blob): Promise<ReadSheet[]> {
  const sheets = await readFile(file, { trim: false })
  const errors = await cellErrors(await file.arrayBuffer())
  if (errors.length !== sheets.length) throw new Error('The sheets are not those of the book')
  // Chart sheets have no cells.
  return sheets.map(({ sheet, data = [] }, at) => {
    const rows: CellValue[][] = data.map((row) => row.map(cellOf))
    for (const { row, column, error } of errors[at] ?? []) {
      // The reader omits rows and columns that contain nothing else.
      while (rows.length <= row) rows.push([])
      const cells = rows[row] ?? []
      while (cells.length < column) cells.push(null)
      cells[column] = error
    }
    return { name: sheet, rows }
  })
}
