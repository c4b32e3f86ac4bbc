import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { nullable, pick } from '../database/columns.ts'
import { type Db, errorCode, transaction } from '../database/db.ts'
import { execute, query, queryOne } from '../database/query.ts'
import { files } from '../database/tables.gen.ts'
import { type PictureRow, pictureOf, pictureRow, pictureVariants } from './auditedImage.ts'
import type { Decoded } from './decode.ts'
import type { Encoded } from './reencode.ts'
import type { Storage } from './storage.ts'

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/** Random: no part of it comes from the upload. */
function newKey(): string {
  const name = randomBytes(16).toString('hex')
  return `${name.slice(0, 2)}/${name}`
}

interface Part extends Encoded {
  readonly key: string
}

/** Inserts the row first, so that written bytes are always found and collected. */
export async function saveImage(
  db: Db,
  storage: Storage,
  picture: Decoded,
  owner_account_id: number | null,
): Promise<number> {
  const { preset, contentType, content, width, height } = picture
  const key = newKey()
  const ending = endings[contentType]
  const main: Part = { ...picture, key: `${key}.${ending}` }
  const copies = picture.copies.map((copy): Part => ({ ...copy, key: `${key}-${copy.width}.${ending}` }))
  const variants = JSON.stringify(copies.map((copy) => ({ width: copy.width, key: copy.key })))
  const sha256 = createHash('sha256').update(content).digest()
  const row = await queryOne(
    db,
    pick(files, 'id'),
    sql`insert into files (key, preset, content_type, size, sha256, width, height, variants, owner_account_id)
      values (${main.key}, ${preset}, ${contentType}, ${content.length}, ${sha256}, ${width}, ${height},
        ${variants}::jsonb, ${owner_account_id}) returning id`,
  )
  if (!row) throw new Error('a file was not inserted')
  try {
    await Promise.all([main, ...copies].map((part) => storage.put(part.key, part.content, contentType)))
  } catch (error) {
    await deleteImage(db, storage, row.id)
    throw error
  }
  return row.id
}

export async function pictureOfFile(db: Db, id: number): Promise<PictureRow | null> {
  const row = await queryOne(
    db,
    { image: nullable(pictureRow) },
    sql`select ${pictureOf(sql`${id}::bigint`)} as image`,
  )
  return row?.image ?? null
}

const goneColumns = { key: files.key, variants: pictureVariants }

const stillUsed = '23503'

/**
 * Deletes an unused file. Its bytes are removed within the transaction: if that fails, the row remains and is found
 * again. A concurrent call that starts to use the file waits for the row and then finds none.
 */
export async function deleteImage(db: Db, storage: Storage, id: number): Promise<void> {
  try {
    await transaction(db, async (tx) => {
      const gone = await queryOne(
        tx,
        goneColumns,
        sql`delete from files where id = ${id} and unused_since is not null returning key, variants`,
      )
      if (!gone) return
      for (const key of [gone.key, ...gone.variants.map((copy) => copy.key)]) await storage.remove(key)
    })
  } catch (error) {
    if (errorCode(error) !== stillUsed) throw error
    // Two rows used it and one let go. It is checked again tomorrow.
    await execute(
      db,
      sql`update files set unused_since = now() where id = ${id} and unused_since is not null`,
    )
  }
}

const atOnce = 100

/**
 * Deletes files unused for a day: left by a process that ended between storing and using them, or replaced since. One
 * that cannot be removed does not keep those after it; it is told of at the end.
 */
export async function collectUnused(db: Db, storage: Storage): Promise<void> {
  const errors: unknown[] = []
  for (let after = 0; ; ) {
    const unused = await query(
      db,
      pick(files, 'id'),
      sql`select id from files where unused_since < now() - interval '1 day' and id > ${after}
        order by id limit ${atOnce}`,
    )
    for (const { id } of unused)
      await deleteImage(db, storage, id).catch((error: unknown) => {
        errors.push(error)
      })
    const last = unused.at(-1)
    if (!last || unused.length < atOnce) break
    after = last.id
  }
  if (errors.length > 0) throw errors[0]
}
