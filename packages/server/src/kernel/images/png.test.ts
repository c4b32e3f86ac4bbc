import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decode } from './decode.ts'
import { isPng, plainPng } from './png.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Twenty megabytes of zeros, compressed to twenty kilobytes. */
const bomb = deflateSync(Buffer.alloc(20 * 1024 * 1024))
const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), bomb]))
const profile = chunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), Buffer.alloc(80 * 1024)]))
const plain = () =>
  sharp({ create: { width: 9, height: 5, channels: 4, background: '#8A153880' } })
    .png()
    .toBuffer()

/** After the header chunk. */
const withChunks = (png: Buffer, chunks: readonly Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

it('removes chunks that would be inflated before decoding', async () => {
  const png = await plain()
  expect(isPng(png)).toBe(true)
  const hostile = withChunks(png, [...Array.from({ length: 50 }, () => text), profile])
  const cleaned = plainPng(hostile)
  expect(cleaned.includes('zTXt')).toBe(false)
  expect(cleaned.includes('iCCP')).toBe(false)
  expect(cleaned).toEqual(plainPng(png))
  expect(await decode({ size: hostile.length, chunks: () => [hostile] }, 'logo')).toMatchObject({
    width: 9,
    height: 5,
  })
})

it('returns a broken one unchanged', async () => {
  const cut = (await plain()).subarray(0, 60)
  expect(plainPng(cut)).toBe(cut)
})
