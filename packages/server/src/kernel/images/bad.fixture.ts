import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Bad pictures, with their names in the tests. */
export interface Sample {
  readonly name: string
  readonly content: Buffer<ArrayBuffer>
}

const sample = (name: string, content: Buffer | string): Sample => ({
  name,
  content: Buffer.from(content as string) as Buffer<ArrayBuffer>,
})

function crc(bytes: Buffer): number {
  let value = -1
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (0xedb88320 & -(value & 1))
  }
  return ~value >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}

/** A white PNG with one bit per pixel. */
function onePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const row = Math.ceil(width / 8) + 1
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF whose frames contain one red pixel each, whatever size they declare. */
export function gif(width: number, height: number, frames: number, frameWidth = 1, frameHeight = 1): Buffer {
  const head = Buffer.alloc(13)
  head.write('GIF89a', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  head[10] = 0x80
  const colours = Buffer.from('ff0000000000', 'hex')
  const frame = Buffer.from('21f904000a0000002c000000000100010000020244' + '0100', 'hex')
  frame.writeUInt16LE(frameWidth, 13)
  frame.writeUInt16LE(frameHeight, 15)
  return Buffer.concat([head, colours, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4c6971' } })

export const jpeg = (width: number, height: number) => flat(width, height).jpeg().toBuffer()

/** A phone photo of twelve megapixels, with its location, rotated by EXIF. */
export const photo = (width = 4000, height = 3000) =>
  flat(width, height)
    .withExif({
      IFD0: { Copyright: 'SECRETMARK', Make: 'SECRETMARK' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 7/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>'

/** Rejected as unknown or broken. */
export async function unreadable(): Promise<Sample[]> {
  const [whole, png, gif89] = await Promise.all([
    flat(300, 300).jpeg().toBuffer(),
    flat(300, 300).png().toBuffer(),
    flat(300, 300).gif().toBuffer(),
  ])
  const noise = sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
  const [noisy, noisyPng] = await Promise.all([
    noise.clone().jpeg().toBuffer(),
    noise.clone().png().toBuffer(),
  ])
  return [
    sample('an SVG', svg),
    sample('an SVG behind an XML declaration', `<?xml version="1.0"?>\n${svg}`),
    sample('HTML named .png', '<!doctype html><script>alert(1)</script>'),
    sample('a script', '#!/bin/sh\nid\n'),
    sample('PHP', '<?php system($_GET[0]); ?>'),
    sample('a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    sample('WebP', await flat(30, 30).webp().toBuffer()),
    sample('AVIF', await flat(30, 30).avif().toBuffer()),
    sample('TIFF', await flat(30, 30).tiff().toBuffer()),
    sample('zero bytes after a JPEG signature', Buffer.concat([whole.subarray(0, 3), Buffer.alloc(500)])),
    sample('a PNG signature alone', png.subarray(0, 8)),
    sample('a GIF signature that a script follows', 'GIF89a/*\0\0*/=alert(1)//'),
    sample('a BMP signature that a script follows', `BM=1;alert(1)//${' '.repeat(100)}`),
    sample('a JPEG cut in the middle', noisy.subarray(0, noisy.length / 2)),
    sample('a PNG cut in the middle', noisyPng.subarray(0, noisyPng.length / 2)),
    sample('a GIF cut in its header', gif89.subarray(0, 20)),
    sample('a PNG with its pixels altered', altered(noisyPng)),
    sample('a BMP that says more rows than it has', cutBmp()),
    sample('a BMP of no width', sizedBmp(0, 10)),
  ]
}

function altered(png: Buffer): Buffer {
  const copy = Buffer.from(png)
  copy.fill(0x55, copy.length >> 1, (copy.length >> 1) + 64)
  return copy
}

function sizedBmp(width: number, height: number): Buffer {
  const bmp = Buffer.alloc(54)
  bmp.write('BM', 'latin1')
  bmp.writeUInt32LE(54, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(width, 18)
  bmp.writeInt32LE(height, 22)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(24, 28)
  return bmp
}
const cutBmp = () => Buffer.concat([sizedBmp(100, 100), Buffer.alloc(3000)])

/** Rejected because decoding would take too much memory. */
export async function tooMuch(): Promise<Sample[]> {
  return [
    sample('a PNG of 256 megapixels in a few KB', onePng(16_000, 16_000)),
    sample('a PNG one pixel high and very wide', onePng(60_000_000, 1)),
    sample('a GIF whose canvas alone takes 100 MB', gif(5000, 5000, 1, 5000, 5000)),
    sample('a BMP of 65,000 by 65,000', sizedBmp(65_000, 65_000)),
    sample(
      'a progressive JPEG that must be held whole',
      await flat(4000, 4000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ),
    sample(
      'an interlaced PNG that must be held whole',
      await flat(5500, 5500).png({ progressive: true }).toBuffer(),
    ),
  ]
}

/** Accepted, but only their pixels are kept. */
export async function cleaned(): Promise<Sample[]> {
  const [small, tiny] = await Promise.all([jpeg(300, 200), flat(40, 40).gif().toBuffer()])
  const comment = Buffer.from('ffFE0025', 'hex')
  const php = Buffer.from('<?php system($_GET["SECRETMARK"]); ?>'.padEnd(35).slice(0, 35))
  return [
    sample('a GIF with a script behind it', Buffer.concat([tiny, Buffer.from('*/=1;alert("SECRETMARK")//')])),
    sample(
      'a JPEG with PHP in a comment',
      Buffer.concat([small.subarray(0, 2), comment, php, small.subarray(2)]),
    ),
    sample('a JPEG with a ZIP behind it', Buffer.concat([small, Buffer.from('PK\u0003\u0004SECRETMARK')])),
    sample('a photo with its position', await photo()),
    sample('a GIF of 10,000 frames', gif(600, 600, 10_000)),
    sample('a CMYK JPEG', await flat(200, 100).toColourspace('cmyk').jpeg().toBuffer()),
    sample('a PNG of 16 bits', await flat(200, 100).toColourspace('rgb16').png().toBuffer()),
    sample('a grey JPEG', await flat(200, 100).greyscale().jpeg().toBuffer()),
    sample('a PNG of a pixel', onePng(1, 1)),
    sample('a PNG very wide and one pixel high', onePng(100_000, 1)),
    sample('a JPEG of 48 megapixels', await jpeg(8000, 6000)),
    sample('a PNG of 50 megapixels', onePng(10_000, 5000)),
  ]
}

/** Accepted as well, but they cannot be read row by row. */
export const heavy = async (): Promise<Sample[]> => [
  sample('an interlaced PNG of 10 megapixels', await flat(3500, 3000).png({ progressive: true }).toBuffer()),
  sample(
    'a progressive JPEG of 12 megapixels',
    await flat(4000, 3000).jpeg({ progressive: true }).toBuffer(),
  ),
]
