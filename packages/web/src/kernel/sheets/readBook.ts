import readFile from 'read-excel-file/universal'
import { cellErrors } from './cellErrors.ts'
import { keptNumber, keptText } from './cellText.ts'
import type { CellValue, ReadSheet } from './sheets.ts'

function cellOf(value: unknown): CellValue {
  if (typeof value === 'string') return keptText(value)
  if (typeof value === 'number') return keptNumber(value)
  return typeof value === 'boolean' || value instanceof Date ? value : null
}

/** All sheets of a file, as it was last saved; a formula that came to no value is its error. */
export async function readBook(file: Blob): Promise<ReadSheet[]> {
  const sheets = await readFile(file, { trim: false })
  const errors = await cellErrors(await file.arrayBuffer())
  return sheets.map(({ sheet, data }) => {
    const rows = data.map((row) => row.map(cellOf))
    for (const { row, column, error } of errors.get(sheet) ?? []) {
      const cells = rows[row]
      if (cells && column < cells.length) cells[column] = error
    }
    return { name: sheet, rows }
  })
}
