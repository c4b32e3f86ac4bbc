import type { Picture } from '@sufra/contract/kernel/uploads'
import { type SQL, sql } from 'drizzle-orm'
import { int, list, object, text, type ValueOf } from '../database/columns.ts'
import { files } from '../database/tables.gen.ts'
import { fileUri } from './files.ts'

/** A row of `files` as a query brings it along, by `pictureOf`. */
export const pictureVariants = list(object({ width: int, key: text }))
export const pictureRow = object({ key: files.key, variants: pictureVariants })
export type PictureRow = ValueOf<typeof pictureRow>

/** The file that a column names, to stand in a select: `${pictureOf(sql`stores.logo_id`)} as logo`. */
export const pictureOf = (column: SQL): SQL =>
  sql`(select json_build_object('key', kept.key, 'variants', kept.variants) from files kept where kept.id = ${column})`

/** What an answer says of it. */
export const picture = (row: PictureRow | null): Picture | null =>
  row && {
    uri: fileUri(row.key),
    sizes: row.variants.map(({ width, key }) => ({ width, uri: fileUri(key) })),
  }

/** For `saveEdit`: a form is told that somebody changed a picture, not from which to which. */
export const auditedImage = (field: string) => ({ field, wire: () => null })
