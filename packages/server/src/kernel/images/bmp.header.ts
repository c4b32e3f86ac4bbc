export class BadBitmap extends Error {}

export const uncompressed = 0
export const rle8 = 1
export const rle4 = 2
export const bitFields = 3
export const alphaBitFields = 6

export interface BmpHeader {
  readonly width: number
  readonly height: number
  readonly topDown: boolean
  readonly bits: number
  readonly compression: number
  /** Offsets of the pixels, the palette and the masks. */
  readonly pixels: number
  readonly palette: number
  readonly entry: 3 | 4
  readonly headerSize: number
}

export function check(condition: boolean): asserts condition {
  if (!condition) throw new BadBitmap('not a bitmap that can be read')
}

/** Checks the sizes first, before any pixels are read. */
export function bmpHeader(content: Buffer): BmpHeader {
  check(content.length > 26)
  const pixels = content.readUInt32LE(10)
  const headerSize = content.readUInt32LE(14)
  if (headerSize === 12) {
    const [width, height] = [content.readUInt16LE(18), content.readUInt16LE(20)]
    const bits = content.readUInt16LE(24)
    check(width > 0 && height > 0)
    return { width, height, topDown: false, bits, compression: 0, pixels, palette: 26, entry: 3, headerSize }
  }
  check([40, 52, 56, 64, 108, 124].includes(headerSize) && content.length >= 14 + headerSize)
  const width = content.readInt32LE(18)
  const height = content.readInt32LE(22)
  const compression = content.readUInt32LE(30)
  check(width > 0 && height !== 0 && height > -0x80000000)
  const masks = headerSize > 40 ? 0 : compression === bitFields ? 12 : compression === alphaBitFields ? 16 : 0
  return {
    width,
    height: Math.abs(height),
    topDown: height < 0,
    bits: content.readUInt16LE(28),
    compression,
    pixels,
    palette: 14 + headerSize + masks,
    entry: 4,
    headerSize,
  }
}
