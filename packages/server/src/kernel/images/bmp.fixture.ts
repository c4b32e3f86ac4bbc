/** The colour of a test picture at a column and row, from the top left. */
export type Colour = (x: number, y: number) => readonly [red: number, green: number, blue: number]

interface Kind {
  readonly bits: 1 | 4 | 8 | 16 | 24 | 32
  readonly topDown?: boolean
  readonly packed?: boolean
  /** Red, green, blue, alpha. */
  readonly masks?: readonly [number, number, number, number]
  /** OS/2's header of 12 bytes. */
  readonly core?: boolean
}

export const palette: readonly (readonly [number, number, number])[] = [
  [255, 0, 0],
  [0, 0, 255],
  [0, 255, 0],
  [255, 255, 255],
]

function header(width: number, height: number, kind: Kind, compression: number, size: number): Buffer {
  const { bits, core, topDown, masks } = kind
  const colours = bits > 8 ? 0 : 1 << bits
  const infoSize = core ? 12 : masks ? 124 : 40
  const bytes = Buffer.alloc(14 + infoSize + colours * (core ? 3 : 4))
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(bytes.length + size, 2)
  bytes.writeUInt32LE(bytes.length, 10)
  bytes.writeUInt32LE(infoSize, 14)
  if (core) {
    for (const [n, value] of [width, height, 1, bits].entries()) bytes.writeUInt16LE(value, 18 + n * 2)
  } else {
    bytes.writeInt32LE(width, 18)
    bytes.writeInt32LE(topDown ? -height : height, 22)
    bytes.writeUInt16LE(1, 26)
    bytes.writeUInt16LE(bits, 28)
    bytes.writeUInt32LE(compression, 30)
    for (const [n, mask] of (masks ?? []).entries()) bytes.writeUInt32LE(mask, 54 + n * 4)
  }
  for (const [n, [red, green, blue]] of palette.entries()) {
    if (n < colours) bytes.set([blue, green, red], 14 + infoSize + n * (core ? 3 : 4))
  }
  return bytes
}

const indexOf = ([red, green, blue]: readonly number[]) =>
  palette.findIndex((each) => each[0] === red && each[1] === green && each[2] === blue)

function pixelOf([red, green, blue]: readonly [number, number, number], { bits, masks }: Kind): number {
  if (bits === 16) return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
  const fit = (value: number, mask: number) => ((value * (mask & -mask)) & mask) >>> 0
  if (!masks) return (red << 16) | (green << 8) | blue
  return (fit(red, masks[0]) | fit(green, masks[1]) | fit(blue, masks[2]) | fit(128, masks[3])) >>> 0
}

function plainRow(width: number, y: number, colour: Colour, kind: Kind): Buffer {
  const { bits } = kind
  const row = Buffer.alloc(((width * bits + 31) >>> 5) * 4)
  for (let x = 0; x < width; x++) {
    const rgb = colour(x, y)
    if (bits === 24) row.set([rgb[2], rgb[1], rgb[0]], x * 3)
    else if (bits > 8) row.writeUIntLE(pixelOf(rgb, kind), x * (bits / 8), bits / 8)
    else row[(x * bits) >> 3] = (row[(x * bits) >> 3] ?? 0) | (indexOf(rgb) << (8 - bits - ((x * bits) & 7)))
  }
  return row
}

/** Runs of one pixel, and absolute runs in every other row. */
function packedRow(width: number, y: number, colour: Colour, { bits }: Kind): Buffer {
  const indices = Array.from({ length: width }, (_, x) => indexOf(colour(x, y)))
  if (y % 2 === 0 || width < 3)
    return Buffer.from([...indices.flatMap((i) => [1, bits === 4 ? i << 4 : i]), 0, 0])
  const bytes =
    bits === 8 ? indices : indices.flatMap((i, x) => (x % 2 ? [] : [(i << 4) | (indices[x + 1] ?? 0)]))
  return Buffer.from([0, width, ...bytes, ...(bytes.length % 2 ? [0] : []), 0, 0])
}

export function bmp(width: number, height: number, colour: Colour, kind: Kind): Buffer {
  const rows = Array.from({ length: height }, (_, n) => {
    const y = kind.topDown ? n : height - 1 - n
    return kind.packed ? packedRow(width, y, colour, kind) : plainRow(width, y, colour, kind)
  })
  const pixels = Buffer.concat(kind.packed ? [...rows, Buffer.from([0, 1])] : rows)
  const compression = kind.packed ? (kind.bits === 8 ? 1 : 2) : kind.masks ? 3 : 0
  return Buffer.concat([header(width, height, kind, compression, pixels.length), pixels])
}
