import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openStorage } from '../../src/kernel/images/openStorage.ts'
import { openBucket } from '../../test/bucket.ts'
import { temporaryDirectory, testSettings } from '../../test/databases.ts'
import { buildCatalogue } from '../catalog/catalogue.ts'
import {
  copyWidths,
  type PictureKind,
  pictureFile,
  pictureKinds,
  pictureNames,
  picturesFolder,
  storePictures,
} from './pictures.ts'

const kinds = Object.keys(pictureKinds) as PictureKind[]
const files = (await readdir(picturesFolder, { recursive: true })).filter((file) => file.includes('.'))

test('has every picture that the catalogue names', async () => {
  const catalogue = buildCatalogue({})
  const named = [
    ...catalogue.items.map((one) => pictureFile('items', one.photo)),
    ...catalogue.items.flatMap((one) => one.gallery.map((name) => pictureFile('gallery', name))),
    ...catalogue.subcategories.map((one) => pictureFile('items', one.photo)),
    ...catalogue.offers.map((one) => pictureFile('items', one.photo)),
    ...catalogue.stores.flatMap(({ photos: { logo, cover, menu }, users }) => [
      pictureFile('logos', logo),
      pictureFile('covers', cover),
      pictureFile('menus', menu),
      ...users.map((user) => pictureFile('avatars', user.photo)),
    ]),
    ...[...catalogue.globalCategories, ...catalogue.filters].map((one) => pictureFile('icons', one.icon)),
    ...catalogue.customers.flatMap((one) => (one.photo === null ? [] : [pictureFile('avatars', one.photo)])),
  ]
  expect(named.filter((file) => !files.includes(file))).toEqual([])
})

test('has WebP pictures of the sizes in their rows, copies included, of 8 MB in all', async () => {
  const wrong: string[] = []
  for (const kind of kinds) {
    for (const name of await pictureNames(kind)) {
      for (const copy of [undefined, ...copyWidths(kind)]) {
        const file = pictureFile(kind, name, copy)
        const { format, width, height } = await sharp(join(picturesFolder, file)).metadata()
        const whole = pictureKinds[kind]
        const high = Math.round((whole.height * (copy ?? whole.width)) / whole.width)
        if (format !== 'webp' || width !== (copy ?? whole.width) || height !== high) wrong.push(file)
      }
    }
  }
  expect(wrong).toEqual([])
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(picturesFolder, file))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000_000)
})

test('copies pictures unchanged into the upload folder, replacing an interrupted copy', async () => {
  const directory = await temporaryDirectory()
  const settings = testSettings({ SUFRA_DATA: directory.path })
  try {
    await storePictures(settings, ['logos'])
    const { rows, image } = await storePictures(settings)
    expect(image('logos', null)).toBe(null)
    const [logo] = rows.filter(({ id }) => id === image('logos', 'bayt-al-murjan'))
    const key = 'demo/logos/bayt-al-murjan'
    expect(logo).toMatchObject({ key: `${key}.webp`, preset: 'logo', content_type: 'image/webp' })
    expect(logo?.variants).toEqual([200, 96].map((width) => ({ width, key: `${key}-${width}.webp` })))
    const folder = join(directory.path, 'files/demo')
    const stored = (await readdir(folder, { recursive: true })).filter((file) => file.includes('.'))
    expect(stored.toSorted()).toEqual(files.toSorted())
    expect((await readFile(join(folder, 'logos/bayt-al-murjan.webp'))).length).toBe(logo?.size)
  } finally {
    await directory.remove()
  }
})

test('stores pictures only in the bucket if one is set', async () => {
  const [bucket, directory] = await Promise.all([openBucket(), temporaryDirectory()])
  const settings = testSettings({ SUFRA_DATA: directory.path, ...bucket.env })
  const storage = await openStorage(settings)
  try {
    const { rows, image } = await storePictures(settings, ['avatars'])
    expect(image('avatars', 'avatar-00')).toBe(rows[0]?.id)
    const avatars = files.filter((file) => file.startsWith('avatars'))
    expect(bucket.keys().toSorted()).toEqual(avatars.map((file) => `demo/${file}`).toSorted())
    expect((await storage.read(String(rows[0]?.key)))?.size).toBe(rows[0]?.size)
    expect(existsSync(join(settings.dataDir, 'files'))).toBe(false)
  } finally {
    storage.close()
    await bucket.close()
    await directory.remove()
  }
})
