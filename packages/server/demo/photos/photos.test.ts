import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { buildCatalogue } from '../catalog/catalogue.ts'
import { cuisines } from '../catalog/menu/index.ts'
import { painterOf } from './looks.ts'
import { photoPath, photos, renderPhotos } from './render.ts'

const all = photos()
const names = new Set(all.map((photo) => photoPath(photo.kind, photo.name)))

test('somebody draws every dish', () => {
  const dishes = Object.values(cuisines).flatMap((groups) => groups.flatMap((group) => group.dishes))
  for (const dish of dishes) expect(() => painterOf(dish.look), dish.key).not.toThrow()
  expect(() => painterOf('rice/unicorn')).toThrow('Nobody draws')
})

test('every picture the catalogue names exists', () => {
  const catalogue = buildCatalogue({ customers: 60 })
  const named = [
    ...catalogue.items.map((one) => photoPath('items', one.photo)),
    ...catalogue.items.flatMap((one) => one.gallery.map((name) => photoPath('gallery', name))),
    ...catalogue.subcategories.map((one) => photoPath('items', one.photo)),
    ...catalogue.offers.map((one) => photoPath('items', one.photo)),
    ...catalogue.stores.flatMap(({ photos: { logo, cover, menu }, users }) => [
      photoPath('logos', logo),
      photoPath('covers', cover),
      photoPath('menus', menu),
      ...users.map((user) => photoPath('avatars', user.photo)),
    ]),
    ...[...catalogue.globalCategories, ...catalogue.filters].map((one) => photoPath('icons', one.icon)),
    ...catalogue.customers.flatMap((one) => (one.photo === null ? [] : [photoPath('avatars', one.photo)])),
  ]
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

test('a picture is the same each time, no two are alike, and none needs a font', () => {
  const drawn = all.filter((photo) => photo.kind !== 'covers').map((photo) => photo.draw())
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.filter((svg) => /<text|NaN|undefined|Infinity/.test(svg))).toEqual([])
  const some = all.filter((_, i) => i % 60 === 0)
  expect(some.map((photo) => photo.draw())).toEqual(some.map((photo) => photo.draw()))
})

const out = mkdtempSync(join(tmpdir(), 'sufra-photos-'))
afterAll(() => rmSync(out, { recursive: true }))

test('pictures are written in their sizes, and only those missing', async () => {
  expect(await renderPhotos(out, ['logos', 'avatars'])).toBe(15 + 24)
  expect(await renderPhotos(out, ['logos', 'avatars'])).toBe(0)
  const logo = join(out, photoPath('logos', 'bayt-al-murjan'))
  const { width, height, format } = await sharp(logo).metadata()
  expect({ width, height, format }).toEqual({ width: 400, height: 400, format: 'webp' })
  expect(statSync(logo).size).toBeLessThan(40_000)
  // A blank picture would have no spread of tones.
  const { channels } = await sharp(logo).stats()
  expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(20)
})
