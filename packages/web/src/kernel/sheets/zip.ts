/** An entry of a ZIP file's directory. */
interface Entry {
  readonly method: number
  readonly size: number
  readonly at: number
}
const endSignature = 0x06054b50
const entrySignature = 0x02014b50

function entriesOf(view: DataView): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>()
  let end = view.byteLength - 22
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end--
  if (end < 0) return entries
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) break
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ]
    entries.set(new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, name)), {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/** Text of the part of that name, or undefined. */
export type ReadPart = (name: string) => Promise<string | undefined>

export function partsOf(file: ArrayBuffer): ReadPart {
  const view = new DataView(file)
  const entries = entriesOf(view)
  return async (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
    const packed = new Blob([new Uint8Array(file, start, entry.size)])
    return entry.method === 0
      ? packed.text()
      : new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
  }
}
