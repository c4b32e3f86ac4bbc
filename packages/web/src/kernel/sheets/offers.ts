import type { Feature as FeatureOf } from 'write-excel-file/universal'
import type { WrittenSheet } from './sheet.ts'

type Feature = FeatureOf<Blob>

/** Column letters `A`, `B` … `AA`; 0 is `A`. */
export const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const listsName = 'Lists'
const lastRow = 1_048_576

/**
 * Drop-down lists in cells, which the library does not support. They are in a hidden sheet, since a list in the rule
 * itself is limited in length and its names can't contain commas. Lists only offer values: other text is allowed.
 */
export function offersOf(sheets: readonly WrittenSheet[]): {
  lists: WrittenSheet | undefined
  feature: Feature
} {
  const distinct = new Map<string, readonly string[]>()
  for (const { columns } of sheets)
    for (const { offers } of columns) if (offers?.length) distinct.set(JSON.stringify(offers), offers)
  const keys = [...distinct.keys()]
  const placeOf = (offers: readonly string[]) => {
    const letters = lettersOf(keys.indexOf(JSON.stringify(offers)))
    return `${listsName}!$${letters}$1:$${letters}$${offers.length}`
  }
  const rulesOf = ({ columns }: WrittenSheet) =>
    columns.flatMap(({ offers }, at) =>
      offers?.length
        ? `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${lettersOf(at)}2:${lettersOf(at)}${lastRow}"><formula1>${placeOf(offers)}</formula1></dataValidation>`
        : [],
    )
  const all = [...distinct.values()]
  const rows = Array.from({ length: Math.max(0, ...all.map(({ length }) => length)) }, (_, row) =>
    all.map((offers) => offers[row] ?? null),
  )
  const [first = [], ...others] = rows
  const lists: WrittenSheet | undefined =
    all.length === 0
      ? undefined
      : {
          name: listsName,
          rightToLeft: false,
          columns: first.map((cell) => ({ heading: cell ?? '', width: 24 })),
          rows: others,
        }
  const feature: Feature = {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) => {
            const sheet = sheets[sheetIndex]
            const rules = sheet ? rulesOf(sheet) : []
            if (rules.length === 0) return xml
            const written = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
            // The rules must come before everything else that may follow the cells.
            return xml.replace(/<\/sheetData>|<sheetData\s*\/>/, (end) => end + written)
          },
        },
        'xl/workbook.xml': {
          transformElementAttributes: (tag, attributes) =>
            tag === 'sheet' && attributes.name === listsName
              ? { ...attributes, state: 'hidden' }
              : attributes,
        },
      },
    },
  }
  return { lists, feature }
}
