import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Dish } from '../catalog/menu/dish.ts'
import { type CuisineKey, cuisines } from '../catalog/menu/index.ts'
import { random } from '../catalog/random.ts'
import { restaurants } from '../catalog/restaurants.ts'
import { storeKeys } from '../catalog/stores.ts'
import { filters, globalCategories } from '../catalog/taxonomy.ts'
import { drawAvatar } from './avatar.ts'
import { drawIcon } from './icon.ts'
import { drawLogo } from './logo.ts'
import { drawMenuCard } from './menu-card.ts'
import { drawCover, drawGalleryPhoto, drawItemPhoto } from './scene.ts'

export type Photo = { kind: PhotoKind; name: string; width: number; height: number; draw: () => string }
export const photoKinds = ['items', 'gallery', 'covers', 'logos', 'menus', 'icons', 'avatars'] as const
export type PhotoKind = (typeof photoKinds)[number]

/** Every picture of the demo, by the names the catalogue uses: `<kind>/<name>.webp`. */
export function photos(): Photo[] {
  const out: Photo[] = []
  const add = (kind: PhotoKind, name: string, width: number, height: number, draw: () => string) =>
    out.push({ kind, name, width, height, draw })
  for (const [key, groups] of Object.entries(cuisines)) {
    const cuisine = key as CuisineKey
    for (const group of groups) {
      for (const dish of group.dishes) {
        const name = `${cuisine}-${dish.key}`
        add('items', name, 400, 400, () => drawItemPhoto(name, cuisine, dish.look))
      }
      const [first, second] = random(`gallery/${cuisine}/${group.key}`).sample(group.dishes, 2) as [
        Dish,
        Dish,
      ]
      const name = `${cuisine}-${group.key}`
      add('gallery', name, 700, 300, () => drawGalleryPhoto(name, cuisine, first.look, second.look))
    }
  }
  const looksOf = (cuisine: CuisineKey) =>
    cuisines[cuisine]
      .flatMap((group) => group.dishes.map((dish) => dish.look))
      .filter((look) => !look.startsWith('buffet'))
  for (const { store, cuisine } of storeKeys()) {
    add('covers', store, 1200, 400, () =>
      drawCover(`cover/${store}`, cuisine, random(store).sample(looksOf(cuisine), 10)),
    )
  }
  for (const { key, cuisine } of restaurants) {
    add('logos', key, 400, 400, () => drawLogo(key))
    add('menus', key, 700, 900, () => drawMenuCard(key, cuisine, random(key).sample(looksOf(cuisine), 4)))
  }
  for (const { icon } of [...globalCategories, ...filters]) add('icons', icon, 256, 256, () => drawIcon(icon))
  for (let i = 0; i < 24; i++)
    add('avatars', `avatar-${String(i).padStart(2, '0')}`, 256, 256, () => drawAvatar(i))
  return out
}

export const photoPath = (kind: PhotoKind, name: string) => `${kind}/${name}.webp`

/**
 * Writes the pictures as webp under `outDir`; those already there are left alone, so that an
 * interrupted run goes on where it stopped.
 */
export async function renderPhotos(
  outDir: string,
  which: readonly PhotoKind[] = photoKinds,
): Promise<number> {
  for (const kind of which) mkdirSync(join(outDir, kind), { recursive: true })
  const todo = photos().filter((photo) => which.includes(photo.kind) && !existsSync(fileOf(outDir, photo)))
  const queue = todo.values()
  // One picture a thread: sharing one picture among threads costs more than it gains at these sizes.
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await Promise.all(
      Array.from({ length: Math.min(4, availableParallelism() + 1) }, () => worker(queue, outDir)),
    )
  } finally {
    sharp.concurrency(threads)
  }
  return todo.length
}

async function worker(queue: IterableIterator<Photo>, outDir: string): Promise<void> {
  for (const photo of queue) {
    await sharp(Buffer.from(photo.draw()))
      .flatten({ background: '#ffffff' })
      .webp({ quality: photo.kind === 'covers' ? 66 : 72, effort: 1 })
      .toFile(`${fileOf(outDir, photo)}.part`)
    // Renamed when whole: a killed run leaves no half picture that would be taken for done.
    renameSync(`${fileOf(outDir, photo)}.part`, fileOf(outDir, photo))
  }
}

const fileOf = (outDir: string, photo: Photo) => join(outDir, photoPath(photo.kind, photo.name))
