import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesFolder } from '../../src/kernel/files.ts'
import { lane } from '../../src/kernel/images/lane.ts'
import { openStorage } from '../../src/kernel/images/storage.ts'
import type { Settings } from '../../src/kernel/settings.ts'
import { type PhotoKind, photoPath, photos, renderPhotos } from '../photos/render.ts'
import type { Row } from './tables.ts'

/** Id of a picture's file by its name in the catalogue; null where there is none. */
export type Image = (kind: PhotoKind, name: string | null) => number | null

const keyOf = ({ kind, name }: { kind: PhotoKind; name: string }) => `demo/${photoPath(kind, name)}`

const presets: Record<PhotoKind, string> = {
  items: 'item',
  gallery: 'gallery',
  covers: 'cover',
  logos: 'logo',
  menus: 'menu',
  icons: 'icon',
  avatars: 'user',
}

/** Not all at once: a server that speaks S3 may refuse so many. */
const sending = lane(8)

/** What was drawn is sent into the bucket and needs no place here any more. */
async function intoBucket(
  settings: Pick<Settings, 'dataDir' | 's3'>,
  folder: string,
  keys: readonly string[],
): Promise<void> {
  const storage = await openStorage(settings)
  try {
    const send = async (key: string) => storage.put(key, await readFile(join(folder, key)), 'image/webp')
    await Promise.all(keys.map((key) => sending(() => send(key))))
  } finally {
    storage.close()
  }
  await rm(folder, { recursive: true })
}

/** Draws the pictures to where uploads are kept too, and answers their rows of `files`. */
export async function drawPictures(
  settings: Pick<Settings, 'dataDir' | 's3'>,
  kinds: readonly PhotoKind[],
): Promise<{ rows: readonly Row[]; image: Image }> {
  const folder = settings.s3 ? join(settings.dataDir, 'drawn') : filesFolder(settings)
  await renderPhotos(join(folder, 'demo'), kinds)
  const chosen = photos().filter(({ kind }) => kinds.includes(kind))
  const ids = new Map(chosen.map(({ kind, name }, index) => [photoPath(kind, name), index + 1]))
  const row = async ({ kind, name, width, height }: (typeof chosen)[number]): Promise<Row> => {
    const key = keyOf({ kind, name })
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
  const drawn = await Promise.all(chosen.map(row))
  if (settings.s3) await intoBucket(settings, folder, chosen.map(keyOf))
  return {
    rows: drawn,
    image: (kind, name) => (name === null ? null : (ids.get(photoPath(kind, name)) ?? null)),
  }
}
