import { strToU8, unzipSync, Zip, ZipDeflate } from 'fflate'
import { escapedText } from './cellText.ts'
import type { CellValue, SheetHead } from './sheet.ts'
import { makeWorkbook } from './writeBook.ts'

const sheetPart = 'xl/worksheets/sheet1.xml'
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const xmlOf = (text: string) => escapedText(text).replace(/[&<>]/g, (mark) => marks[mark] ?? mark)

/** Days from the beginning of 1900, as spreadsheets count them. */
const serial = (day: Date) => day.getTime() / 86_400_000 + 25_569

function cellOf(value: CellValue, style: string): string {
  if (value === null || value === '') return ''
  if (typeof value === 'string')
    return `<c${style} t="inlineStr"><is><t xml:space="preserve">${xmlOf(value)}</t></is></c>`
  return `<c${style}><v>${value instanceof Date ? serial(value) : Number(value)}</v></c>`
}

const letter = (column: number) => String.fromCharCode(65 + column)

/** The book with a row that stands for all others: what is before it and after it, and its cells' styles. */
async function frameOf(head: SheetHead) {
  const example = await makeWorkbook([
    { ...head, rows: [head.columns.map(({ format }) => (format ? 1 : 'text'))] },
  ])
  const parts = unzipSync(new Uint8Array(await example.arrayBuffer()))
  const xml = new TextDecoder().decode(parts[sheetPart])
  const row = /<row r="2".*?<\/row>/s.exec(xml)
  if (!row) throw new Error('The example has no row')
  const styles = head.columns.map(
    (_, at) => new RegExp(`<c r="${letter(at)}2"[^>]*?( s="\\d+")`).exec(row[0])?.[1] ?? '',
  )
  return {
    parts: Object.entries(parts).filter(([name]) => name !== sheetPart),
    before: xml.slice(0, row.index),
    after: xml.slice(row.index + row[0].length),
    styles,
  }
}

/**
 * A book of one sheet with as many rows as a sheet may have, packed as they come. The library keeps every cell until
 * the end: a million customers take it gigabytes.
 */
export async function longSheet(head: SheetHead) {
  const { parts, before, after, styles } = await frameOf(head)
  const packed: BlobPart[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    packed.push(data as Uint8Array<ArrayBuffer>)
  })
  const part = (name: string) => {
    const made = new ZipDeflate(name)
    zip.add(made)
    return made
  }
  for (const [name, data] of parts) part(name).push(data, true)
  const sheet = part(sheetPart)
  sheet.push(strToU8(before))
  let rows = 1
  return {
    add: (more: readonly (readonly CellValue[])[]) => {
      const written = more.map((cells) => {
        rows++
        const row = styles.map((style, at) => cellOf(cells[at] ?? null, ` r="${letter(at)}${rows}"${style}`))
        return `<row r="${rows}">${row.join('')}</row>`
      })
      sheet.push(strToU8(written.join('')))
    },
    end: (): Blob => {
      sheet.push(strToU8(after), true)
      zip.end()
      return new Blob(packed, {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      })
    },
  }
}
