import { isFormulaError, notCalculated } from '@sufra/contract/menu/menuImport.formulas'
import { partsOf, type ReadPart } from './zip.ts'

/** A cell whose formula has an error or no saved result. The library reads it as empty. */
interface CellError {
  /** From 0. */
  readonly row: number
  readonly column: number
  readonly error: string
}

const quoted = `=\\s*(?:"([^"]*)"|'([^']*)')`
/** Finds an attribute by local name, in either kind of quotes. */
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s(?:\\w+:)?${name}\\s*${quoted}`).exec(tag)
  return found?.[1] ?? found?.[2]
}

/** Files of a workbook's sheets, in order. */
async function sheetFiles(read: ReadPart): Promise<readonly string[]> {
  const links = (await read('xl/_rels/workbook.xml.rels')) ?? ''
  const targets = new Map(
    [...links.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  const book = (await read('xl/workbook.xml')) ?? ''
  return [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([tag]) => {
    // `r:id`, not `sheetId`.
    const target = targets.get(attribute(tag, 'id')) ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  })
}

const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

const cell = /<(?:\w+:)?c\s((?:[^>"']|"[^"]*"|'[^']*')*)(?<!\/)>(.*?)<\/(?:\w+:)?c>/gs
const formula = /<(?:\w+:)?f[\s/>]/
const value = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)<\//

/** `stale`: saved values of formulas are not their results. */
function errorsIn(sheet: string, stale: boolean): CellError[] {
  return [...sheet.matchAll(cell)].flatMap(([, attributes = '', inner = '']) => {
    const tag = ` ${attributes}`
    const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(attribute(tag, 'r') ?? '') ?? []
    const saved = value.exec(inner)?.[1]?.trim() ?? ''
    const failed = attribute(tag, 't') === 'e'
    if (!row || !(failed || (formula.test(inner) && (saved === '' || stale)))) return []
    const error = failed && isFormulaError(saved) ? saved : notCalculated
    return [{ row: Number(row) - 1, column: columnOf(letters), error }]
  })
}

/** Programs that can't calculate formulas request it from the program that opens the file. */
const isStale = (book: string) => /<(?:\w+:)?calcPr\s[^>]*fullCalcOnLoad\s*=\s*["'](?:1|true)["']/.test(book)

/** Errors of each sheet of a workbook. */
export async function cellErrors(file: ArrayBuffer): Promise<readonly (readonly CellError[])[]> {
  const read = partsOf(file)
  const stale = isStale((await read('xl/workbook.xml')) ?? '')
  const found: (readonly CellError[])[] = []
  for (const path of await sheetFiles(read)) {
    const sheet = await read(path)
    // The other data read from the file could not be trusted.
    if (sheet === undefined) throw new Error(`${path} is missing`)
    const some = /\bt\s*=\s*["']e["']/.test(sheet) || formula.test(sheet)
    found.push(some ? errorsIn(sheet, stale) : [])
  }
  return found
}
