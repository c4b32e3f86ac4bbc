import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../src/kernel/settings.ts'
import { type PhotoKind, photoPath, photos, renderPhotos } from '../photos/render.ts'
import type { Row } from './tables.ts'

/** Id of a picture's file by its name in the catalogue; null where there is none. */
export type Image = (kind: PhotoKind, name: string | null) => number | null

const presets: Record<PhotoKind, string> = {
  items: 'item',
  gallery: 'gallery',
  covers: 'cover',
  logos: 'logo',
  menus: 'menu',
  icons: 'icon',
  avatars: 'user',
}

/** Draws the pictures into the data directory, where uploads are kept too, and answers their rows of `files`. */
export async function drawPictures(
  settings: Pick<Settings, 'dataDir'>,
  kinds: readonly PhotoKind[],
): Promise<{ rows: readonly Row[]; image: Image }> {
  const folder = join(settings.dataDir, 'files')
  await renderPhotos(join(folder, 'demo'), kinds)
  const chosen = photos().filter(({ kind }) => kinds.includes(kind))
  const ids = new Map(chosen.map(({ kind, name }, index) => [photoPath(kind, name), index + 1]))
  const row = async ({ kind, name, width, height }: (typeof chosen)[number]): Promise<Row> => {
    const key = `demo/${photoPath(kind, name)}`
    const bytes = await readFile(join(folder, key))
    return {
      id: ids.get(photoPath(kind, name)),
      key,
      preset: presets[kind],
      content_type: 'image/webp',
      size: bytes.length,
      sha256: `\\x${createHash('sha256').update(bytes).digest('hex')}`,
      width,
      height,
    }
  }
  return {
    rows: await Promise.all(chosen.map(row)),
    image: (kind, name) => (name === null ? null : (ids.get(photoPath(kind, name)) ?? null)),
  }
}
