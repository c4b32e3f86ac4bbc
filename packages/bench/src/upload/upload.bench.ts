import { regions } from '@sufra/contract/stores/regions'
import sharp from 'sharp'
import { readSettings } from '../../../server/src/kernel/config/settings.ts'
import { openDatabase } from '../../../server/src/kernel/database/db.ts'
import { migrate } from '../../../server/src/kernel/database/migrate.ts'
import { makeWorld } from '../../../server/test/world.ts'
import { memoryMB, startServer } from '../children.ts'
import { directory, postgresDatabase } from '../data/places.ts'
import { type Figure, median } from '../figures.ts'

const photos = 20
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)

/** Twelve million pixels of noise: 4 MB, as a phone takes them. */
const takePhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  })
    .jpeg()
    .toBuffer()

async function prepare() {
  const env = { SUFRA_DATA: await directory(), DATABASE_URL: await postgresDatabase(undefined) }
  const database = await openDatabase(readSettings({ NODE_ENV: 'test', ...env }))
  try {
    await migrate(database.pool)
    return { env, token: (await makeWorld(database.pool)).admins['Super Admin'].token }
  } finally {
    await database.close()
  }
}

/** Sends the form of a region with a photo, twenty times at once. */
async function sendAll(origin: string, token: string, photo: Buffer<ArrayBuffer>): Promise<number> {
  const start = performance.now()
  const sent = Array.from({ length: photos }, async () => {
    const form = new FormData()
    form.set('name_en', 'Al Wakrah')
    form.set('name_ar', 'الوكرة')
    form.set('same_name', 'true')
    form.set('imagefile', new Blob([photo]), 'photo.jpg')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${origin}/api/admins/${regions.save.paths.admin}`, {
      method: 'POST',
      headers,
      body: form,
    })
    if (!answer.ok) throw new Error(`an upload was answered ${answer.status}: ${await answer.text()}`)
    await answer.text()
  })
  await Promise.all(sent)
  return performance.now() - start
}

/** Twenty photos with their rows and audit, compared with sharp writing the same files. */
export async function uploadBench(): Promise<Figure[]> {
  const photo = Buffer.from(await takePhoto()) as Buffer<ArrayBuffer>
  const { env, token } = await prepare()
  const sufra = await startServer('sufra.ts', env)
  const bare = await startServer('bareSharp.ts', { SUFRA_DATA: await directory() })
  try {
    const before = memoryMB(sufra.pid)
    for (const { origin } of [sufra, bare]) await sendAll(origin, token, photo)
    const pairs: [number, number][] = []
    for (let round = 0; round < rounds; round++) {
      const mine = await sendAll(sufra.origin, token, photo)
      pairs.push([mine, await sendAll(bare.origin, token, photo)])
    }
    const ratios = pairs.map(([mine, other]) => other / mine)
    const took = (side: 0 | 1) => `${median(pairs.map((pair) => pair[side])).toFixed(0)} ms`
    const after = memoryMB(sufra.pid)
    return [
      {
        bench: 'upload',
        what: `${photos} photos of 12 megapixels at once: throughput to bare sharp's`,
        value: median(ratios),
        unit: '×',
        bound: { atLeast: 0.4 },
        from: `${took(0)} to ${took(1)}; rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
      },
      {
        bench: 'upload',
        what: 'memory more after it',
        value: after - before,
        unit: 'MB',
        bound: { atMost: 100 },
        from: `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
      },
    ]
  } finally {
    await bare.stop()
    await sufra.stop()
  }
}
