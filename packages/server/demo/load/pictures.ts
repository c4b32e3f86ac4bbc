import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ImagePreset, imagePresets } from '@sufra/contract/kernel/imagePresets'
import type { Settings } from '../../src/kernel/config/settings.ts'
import { filesFolder } from '../../src/kernel/images/files.ts'
import { limitConcurrency } from '../../src/kernel/images/limitConcurrency.ts'
import { openStorage } from '../../src/kernel/images/openStorage.ts'
import type { Row } from './tables.ts'

/** The folders of `demo/pictures`: their purpose and the size of their pictures. */
export const pictureKinds = {
  items: { preset: 'item', width: 400, height: 400 },
  gallery: { preset: 'gallery', width: 700, height: 300 },
  covers: { preset: 'cover', width: 1200, height: 400 },
  logos: { preset: 'logo', width: 400, height: 400 },
  menus: { preset: 'menu', width: 700, height: 900 },
  icons: { preset: 'category', width: 256, height: 256 },
  avatars: { preset: 'user', width: 256, height: 256 },
} as const satisfies Record<string, { preset: ImagePreset; width: number; height: number }>
export type PictureKind = keyof typeof pictureKinds

/** The id of a picture's file by its name in the catalogue; null for none. */
export type Image = (kind: PictureKind, name: string | null) => number | null

export const picturesFolder = fileURLToPath(new URL('../pictures', import.meta.url))

export const pictureFile = (kind: PictureKind, name: string, width?: number): string =>
  `${kind}/${name}${width === undefined ? '' : `-${width}`}.webp`

/** Widths of the smaller copies of each picture, as for uploads. */
export const copyWidths = (kind: PictureKind): number[] => {
  const { preset, width } = pictureKinds[kind]
  return imagePresets[preset].sizes.filter((size) => size < width)
}

export async function pictureNames(kind: PictureKind): Promise<string[]> {
  const files = new Set(await readdir(join(picturesFolder, kind)))
  for (const name of [...files].map((file) => file.slice(0, -'.webp'.length))) {
    for (const width of copyWidths(kind)) files.delete(`${name}-${width}.webp`)
  }
  return [...files].map((file) => file.slice(0, -'.webp'.length)).sort()
}

const keyOf = (file: string) => `demo/${file}`

async function fileRow(id: number, kind: PictureKind, name: string): Promise<Row> {
  const file = pictureFile(kind, name)
  const bytes = await readFile(join(picturesFolder, file))
  return {
    id,
    key: keyOf(file),
    ...pictureKinds[kind],
    content_type: 'image/webp',
    size: bytes.length,
    sha256: `\\x${createHash('sha256').update(bytes).digest('hex')}`,
    variants: copyWidths(kind).map((width) => ({ width, key: keyOf(pictureFile(kind, name, width)) })),
  }
}

/** Limited, as an S3 server may reject too many parallel requests. */
const sending = limitConcurrency(8)

async function intoBucket(settings: Pick<Settings, 'dataDir' | 's3'>, files: readonly string[]) {
  const storage = await openStorage(settings)
  try {
    const send = async (file: string) =>
      storage.put(keyOf(file), await readFile(join(picturesFolder, file)), 'image/webp')
    await Promise.all(files.map((file) => sending(() => send(file))))
  } finally {
    storage.close()
  }
}

/** Overwrites the files of an interrupted load. */
async function intoFolder(settings: Pick<Settings, 'dataDir'>, files: readonly string[]) {
  const target = (file: string) => join(filesFolder(settings), keyOf(file))
  for (const folder of new Set(files.map((file) => dirname(target(file))))) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
  await Promise.all(files.map((file) => copyFile(join(picturesFolder, file), target(file))))
}

/** Stores the demo's pictures unchanged where uploads are stored, and returns their rows of `files`. */
export async function storePictures(
  settings: Pick<Settings, 'dataDir' | 's3'>,
  kinds = Object.keys(pictureKinds) as PictureKind[],
): Promise<{ rows: readonly Row[]; image: Image }> {
  const named = await Promise.all(
    kinds.map(async (kind) => (await pictureNames(kind)).map((name) => ({ kind, name }))),
  )
  const all = named.flat()
  const ids = new Map(all.map(({ kind, name }, index) => [pictureFile(kind, name), index + 1]))
  const files = all.flatMap(({ kind, name }) =>
    [undefined, ...copyWidths(kind)].map((width) => pictureFile(kind, name, width)),
  )
  await (settings.s3 ? intoBucket(settings, files) : intoFolder(settings, files))
  return {
    rows: await Promise.all(all.map(({ kind, name }, index) => fileRow(index + 1, kind, name))),
    image: (kind, name) => (name === null ? null : (ids.get(pictureFile(kind, name)) ?? null)),
  }
}
