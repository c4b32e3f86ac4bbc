import type { Picture } from '@sufra/contract/kernel/uploads'
import { type SQL, sql } from 'drizzle-orm'
import { int, list, object, text, type ValueOf } from '../database/columns.ts'
import { files } from '../database/tables.gen.ts'
import { fileUri } from './files.ts'

/** A row of `files`, as selected by `pictureOf`. */
export const pictureVariants = list(object({ width: int, key: text }))
export const pictureRow = object({ key: files.key, variants: pictureVariants })
export type PictureRow = ValueOf<typeof pictureRow>

/** Selects the file a column refers to: `${pictureOf(sql`stores.logo_id`)} as logo`. */
export const pictureOf = (column: SQL): SQL =>
  sql`(select json_build_object('key', kept.key, 'variants', kept.variants) from files kept where kept.id = ${column})`

export const picture = (row: PictureRow | null): Picture | null =>
  row && {
    uri: fileUri(row.key),
    sizes: row.variants.map(({ width, key }) => ({ width, uri: fileUri(key) })),
  }

/** For `saveEdit`: a conflict reports that the picture was changed, without its values. */
export const auditedImage = (field: string) => ({ field, wire: () => null })
