import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { imagePresets } from '@sufra/contract/kernel/imagePresets'
import sharp from 'sharp'
import { reportReady } from './ready.ts'

/** Receives the photo of a form and writes the files Sufra writes, using nothing but sharp. */
const folder = process.env.SUFRA_DATA ?? ''
const { width, height, sizes } = imagePresets.place

async function keep(photo: Buffer): Promise<void> {
  const whole = await sharp(photo)
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer()
  await writeFile(join(folder, `${randomUUID()}.jpg`), whole, { flush: true })
  for (const size of sizes) {
    const copy = await sharp(whole).resize({ width: size }).jpeg({ quality: 82 }).toBuffer()
    await writeFile(join(folder, `${randomUUID()}.jpg`), copy, { flush: true })
  }
}

let last = Promise.resolve()
const server = createServer(async (request, response) => {
  const type = request.headers['content-type'] ?? ''
  const body = Buffer.concat(await request.toArray())
  const photo = (await new Response(body, { headers: { 'content-type': type } }).formData()).get(
    'imagefile',
  ) as File
  const content = Buffer.from(await photo.arrayBuffer())
  last = last.then(() => keep(content))
  await last
  response.end('{}')
})
server.listen(0, '127.0.0.1', () => reportReady(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
