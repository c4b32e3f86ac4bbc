import type { Feature as FeatureOf } from 'write-excel-file/universal'
import { lettersOf } from './offers.ts'
import type { ColumnSum, WrittenSheet, WrittenValue } from './sheet.ts'

export const isSum = (value: WrittenValue): value is ColumnSum =>
  typeof value === 'object' && value !== null && 'sum' in value

/** The formulas of a sheet by the address of their cell. */
function formulasOf({ above = [], rows }: WrittenSheet): ReadonlyMap<string, string> {
  // Rows are counted from 1, and the headings are one.
  const first = above.length + 2
  return new Map(
    rows.flatMap((row, at) =>
      row.flatMap((value, column) => {
        if (!isSum(value)) return []
        const letters = lettersOf(column)
        const [from, to] = value.sum.map((index) => `${letters}${first + index}`)
        return [[`${letters}${first + at}`, `SUM(${from}:${to})`] as const]
      }),
    ),
  )
}

/** Writes sums as formulas. The library writes formulas without a result, so they are put into cells of numbers. */
export const sumsOf = (sheets: readonly WrittenSheet[]): FeatureOf<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => {
          const sheet = sheets[sheetIndex]
          let written = xml
          for (const [address, formula] of sheet ? formulasOf(sheet) : [])
            written = written.replace(
              new RegExp(`(<c r="${address}"[^>]*>)(?=<v>)`),
              (cell) => `${cell}<f>${formula}</f>`,
            )
          return written
        },
      },
    },
  },
})
