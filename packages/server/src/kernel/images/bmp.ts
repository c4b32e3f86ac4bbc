import {
  alphaBitFields,
  type BmpHeader,
  bitFields,
  bmpHeader,
  check,
  rle4,
  rle8,
  uncompressed,
} from './bmp.header.ts'
import { unpack } from './bmp.runs.ts'

/** The pixels of a BMP, three or four bytes each, from the top left. */
interface Bitmap {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

type Rgb = readonly [number, number, number]

function readPalette(content: Buffer, { palette, entry, bits, pixels }: BmpHeader): Rgb[] {
  const colours: Rgb[] = []
  for (let at = palette; at + entry <= pixels && colours.length < 1 << bits; at += entry) {
    check(at + 2 < content.length)
    colours.push([content[at + 2] ?? 0, content[at + 1] ?? 0, content[at] ?? 0])
  }
  return colours
}

/** Reads a channel of a pixel as 0 to 255. */
function channel(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 255
  const shift = 31 - Math.clz32(mask & -mask)
  const most = mask >>> shift
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / most)
}

function masksOf(content: Buffer, { bits, compression, headerSize }: BmpHeader): number[] {
  if (compression === uncompressed)
    return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0]
  const hasAlpha = compression === alphaBitFields || headerSize >= 56
  check(headerSize !== 64 && content.length > 70)
  return [54, 58, 62].map((at) => content.readUInt32LE(at)).concat(hasAlpha ? content.readUInt32LE(66) : 0)
}

type Row = (source: number, target: number) => void

function palettedRow(rows: Buffer, bits: number, colours: readonly Rgb[], width: number, data: Buffer): Row {
  const perByte = 8 / bits
  const mask = (1 << bits) - 1
  const black: Rgb = [0, 0, 0]
  return (source, target) => {
    for (let x = 0; x < width; x++) {
      const byte = rows[source + Math.floor(x / perByte)] ?? 0
      const [red, green, blue] = colours[(byte >> (8 - bits - (x % perByte) * bits)) & mask] ?? black
      const at = target + x * 3
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
    }
  }
}

function trueRow(rows: Buffer, width: number, data: Buffer): Row {
  return (source, target) => {
    for (let at = 0; at < width * 3; at += 3) {
      data[target + at] = rows[source + at + 2] ?? 0
      data[target + at + 1] = rows[source + at + 1] ?? 0
      data[target + at + 2] = rows[source + at] ?? 0
    }
  }
}

function maskedRow(rows: Buffer, bits: number, masks: readonly number[], width: number, data: Buffer): Row {
  const channels = masks.map(channel)
  const count = channels.length
  return (source, target) => {
    for (let x = 0; x < width; x++) {
      const pixel = bits === 16 ? rows.readUInt16LE(source + x * 2) : rows.readUInt32LE(source + x * 4)
      for (let n = 0; n < count; n++) data[target + x * count + n] = channels[n]?.(pixel) ?? 0
    }
  }
}

/** Some programs reserve the alpha channel and never fill it; such pictures are opaque. */
function isInvisible(data: Buffer): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false
  return true
}

const rowsAtOnce = 64

/** Yields between rows: this runs on the thread that answers requests. */
const others = () => new Promise((resolve) => setImmediate(resolve))

/** Windows' and OS/2's bitmaps of 1 to 32 bits, which libvips does not read. */
export async function decodeBmp(content: Buffer): Promise<Bitmap> {
  const header = bmpHeader(content)
  const { width, height, topDown, compression, pixels } = header
  const packed = compression === rle8 || compression === rle4
  const bits = packed ? 8 : header.bits
  check([1, 4, 8, 16, 24, 32].includes(bits))
  check(
    packed ? header.bits === (compression === rle8 ? 8 : 4) : compression === 0 || bits === 16 || bits === 32,
  )
  check(packed || [uncompressed, bitFields, alphaBitFields].includes(compression))
  const rows = packed ? unpack(content, header) : content
  const stride = packed ? width : ((width * bits + 31) >>> 5) * 4
  const first = packed ? 0 : pixels
  check(first >= 0 && first + stride * height <= rows.length && pixels <= content.length)
  const masks = bits === 16 || bits === 32 ? masksOf(content, header) : []
  const channels = masks[3] ? 4 : 3
  const data = Buffer.alloc(width * height * channels)
  const convert =
    bits <= 8
      ? palettedRow(rows, bits, readPalette(content, header), width, data)
      : bits === 24
        ? trueRow(rows, width, data)
        : maskedRow(rows, bits, masks.slice(0, channels), width, data)
  for (let y = 0; y < height; y++) {
    convert(first + stride * y, width * channels * (topDown ? y : height - 1 - y))
    if (y % rowsAtOnce === rowsAtOnce - 1) await others()
  }
  if (channels === 4 && isInvisible(data)) for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { data, width, height, channels }
}
