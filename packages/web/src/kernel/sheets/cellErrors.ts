import { partsOf, type ReadPart } from './zip.ts'

/** A cell whose formula came to an error, or to nothing that was saved: no reader tells it from an empty one. */
export interface CellError {
  /** From 0. */
  readonly row: number
  readonly column: number
  readonly error: string
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The files of a book's sheets, by their names. */
async function sheetFiles(read: ReadPart): Promise<ReadonlyMap<string, string>> {
  const links = (await read('xl/_rels/workbook.xml.rels')) ?? ''
  const targets = new Map(
    [...links.matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  const book = (await read('xl/workbook.xml')) ?? ''
  return new Map(
    [...book.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].flatMap(([tag]) => {
      const target = targets.get(attribute(tag, '\\w+:id'))
      const name = attribute(tag, 'name')
      if (target === undefined || name === undefined) return []
      return [[unescaped(name), target.startsWith('/') ? target.slice(1) : `xl/${target}`]]
    }),
  )
}

const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Formulas whose result was not saved with them, as programs without a calculator write them. */
export const notWorkedOut = '#N/A'

function errorsIn(sheet: string): CellError[] {
  return [...sheet.matchAll(/<c\b([^>]*[^/])>(.*?)<\/c>/gs)].flatMap(([, tag = '', inner = '']) => {
    const place = /\br="([A-Z]+)(\d+)"/.exec(tag)
    const value = /<v\b[^>]*>([^<]*)<\/v>/.exec(inner)?.[1]
    const failed = /\bt="e"/.test(tag)
    if (!place || !(failed || (/<f\b/.test(inner) && value === undefined))) return []
    const [, letters = '', row] = place
    return [{ row: Number(row) - 1, column: columnOf(letters), error: value || notWorkedOut }]
  })
}

/** By the names of a book's sheets. */
export async function cellErrors(file: ArrayBuffer): Promise<ReadonlyMap<string, readonly CellError[]>> {
  const read = partsOf(file)
  const found = new Map<string, readonly CellError[]>()
  for (const [name, path] of await sheetFiles(read)) {
    const sheet = (await read(path)) ?? ''
    if (sheet.includes('t="e"') || /<f\b/.test(sheet)) found.set(name, errorsIn(sheet))
  }
  return found
}
