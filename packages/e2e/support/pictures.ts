import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of one colour, in the shape a file chooser takes. */
export function picture(width: number, height = width, colour: readonly number[] = [31, 122, 92]) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits each for red, green and blue.
  head.set([8, 2], 8)
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  const buffer = Buffer.concat([signature, ...parts])
  return { name: `picture-${width}.png`, mimeType: 'image/png', buffer }
}

/** A text file with the name of a picture. */
export const noPicture = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<p>not a picture</p>'),
}
