const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A ZIP file of these parts, uncompressed and without checksums, as any reader accepts. */
function zipped(parts: Readonly<Record<string, string>>): Blob {
  const files: Uint8Array<ArrayBuffer>[] = []
  const entries: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const [title, data] = [bytesOf(name), bytesOf(text)]
    const head = new DataView(new ArrayBuffer(30))
    head.setUint32(0, 0x04034b50, true)
    const entry = new DataView(new ArrayBuffer(46))
    entry.setUint32(0, 0x02014b50, true)
    for (const [view, place] of [
      [head, 18],
      [entry, 20],
    ] as const) {
      view.setUint32(place, data.length, true)
      view.setUint32(place + 4, data.length, true)
      view.setUint16(place + 8, title.length, true)
    }
    entry.setUint32(42, at, true)
    files.push(new Uint8Array(head.buffer), title, data)
    entries.push(new Uint8Array(entry.buffer), title)
    at += 30 + title.length + data.length
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, entries.length / 2, true)
  end.setUint16(10, entries.length / 2, true)
  end.setUint32(
    12,
    entries.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  end.setUint32(16, at, true)
  return new Blob([...files, ...entries, new Uint8Array(end.buffer)])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface BookOptions {
  readonly name?: string
  readonly target?: string
  readonly book?: string
}
const workbook = (name: string) =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId3"/></sheets></workbook>`
const relationships = (id: string, type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/></Relationships>`

/** A workbook of one sheet from raw XML, since each program writes it differently. */
export const bookOf = (
  sheet: string,
  { name = 'Items', target = 'worksheets/sheet1.xml', book = workbook(name) }: BookOptions = {},
) =>
  zipped({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': relationships('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': relationships('rId3', 'worksheet', target),
    [target.startsWith('/') ? target.slice(1) : `xl/${target}`]: sheet,
  })

export const sheetOf = (rows: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
