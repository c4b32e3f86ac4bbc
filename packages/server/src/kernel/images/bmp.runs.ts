import { type BmpHeader, check, rle4 } from './bmp.header.ts'

/** Unpacks runs to one byte per pixel, bottom row first. Pixels outside the runs stay colour 0. */
export function unpack(content: Buffer, { width, height, compression, pixels }: BmpHeader): Buffer {
  const indices = Buffer.alloc(width * height)
  const nibbles = compression === rle4
  const put = (x: number, y: number, value: number) => {
    if (x < width && y < height) indices[y * width + x] = value
  }
  let [at, x, y] = [pixels, 0, 0]
  while (y < height) {
    check(at + 1 < content.length)
    const count = content[at] ?? 0
    const value = content[at + 1] ?? 0
    at += 2
    if (count > 0) {
      for (let n = 0; n < count; n++) put(x + n, y, nibbles ? (n % 2 ? value & 15 : value >> 4) : value)
      x += count
    } else if (value === 0) {
      ;[x, y] = [0, y + 1]
    } else if (value === 1) {
      break
    } else if (value === 2) {
      check(at + 1 < content.length)
      x += content[at] ?? 0
      y += content[at + 1] ?? 0
      at += 2
    } else {
      const bytes = nibbles ? (value + 1) >> 1 : value
      check(at + bytes <= content.length)
      for (let n = 0; n < value; n++) {
        const byte = content[at + (nibbles ? n >> 1 : n)] ?? 0
        put(x + n, y, nibbles ? (n % 2 ? byte & 15 : byte >> 4) : byte)
      }
      x += value
      at += bytes + (bytes % 2)
    }
  }
  return indices
}
