import writeFile, { type Cell } from 'write-excel-file/universal'
import { escapedText } from './cellText.ts'
import { readBook } from './readBook.ts'
import type { Answered, Asked, CellValue, WrittenSheet } from './sheets.ts'

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

/** A text is always one (`@`), whatever it begins with: no program works it out. */
function cellOf(value: CellValue, format: string | undefined): Cell {
  if (value === null || value === '') return null
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

function sheetOf({ name, rightToLeft, columns, rows }: WrittenSheet) {
  const lines = Math.max(...columns.map(({ heading }) => heading.split('\n').length))
  return {
    sheet: name,
    rightToLeft,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
    data: [
      columns.map(({ heading }) => head(heading, lines)),
      ...rows.map((row) => columns.map(({ format }, at) => cellOf(row[at] ?? null, format))),
    ],
  }
}

async function answer(asked: Asked): Promise<Answered> {
  try {
    if ('read' in asked) return { sheets: await readBook(asked.read) }
    return { written: await writeFile(asked.write.map(sheetOf)).toBlob() }
  } catch (error) {
    console.warn(error)
    return { failed: true }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => postMessage(await answer(data)))
