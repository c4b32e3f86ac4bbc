import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStorage } from '../../src/kernel/images/storage.ts'
import { openBucket } from '../../test/bucket.ts'
import { temporaryDirectory, testSettings } from '../../test/databases.ts'
import { drawPictures } from './photos.ts'

it('pictures are drawn into the bucket where one is set, and nowhere else', async () => {
  const [bucket, directory] = await Promise.all([openBucket(), temporaryDirectory()])
  const settings = testSettings({ SUFRA_DATA: directory.path, ...bucket.env })
  const storage = await openStorage(settings)
  try {
    const { rows, image } = await drawPictures(settings, ['avatars'])
    expect(image('avatars', 'avatar-00')).toBe(rows[0]?.id)
    expect((await bucket.keys()).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
    expect((await storage.read(String(rows[0]?.key)))?.size).toBe(rows[0]?.size)
    for (const folder of ['files', 'drawn']) expect(existsSync(join(settings.dataDir, folder))).toBe(false)
  } finally {
    storage.close()
    await bucket.close()
    await directory.remove()
  }
})
