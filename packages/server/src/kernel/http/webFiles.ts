import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { pick, text } from '../database/columns.ts'
import type { Db } from '../database/db.ts'
import { execute, query, queryOne } from '../database/query.ts'
import { web_files } from '../database/tables.gen.ts'

export const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/** How long a page may stay open after the last process of its version stopped. */
const keptDays = 30

/** The files that this process started with. A later build in the same folder is another version's. */
let own: readonly string[] = []

/** Those of some names that are kept, noted as still in use. */
const noted = (db: Db, names: readonly string[]) =>
  query(
    db,
    pick(web_files, 'name'),
    // In order: processes that start together would lock each other out.
    sql`with known as (select name from web_files where name = any(${sql.param(names)}::text[]) order by name for update)
      update web_files set seen_at = now() from known where web_files.name = known.name returning web_files.name`,
  )

/** While a process runs, its files are in use. */
export const noteWebFiles = (db: Db) => noted(db, own)

/**
 * Keeps the files of this build for pages that another process, or a later version, serves: their names hold a hash of
 * their content. What no process has used for long is deleted.
 */
export async function keepWebFiles(db: Db, folder = join(webFolder, 'assets')): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.br'))
  own = names
  const there = new Set((await noted(db, names)).map(({ name }) => name))
  for (const name of names.filter((each) => !there.has(each))) {
    const content = await readFile(join(folder, name), 'base64')
    await execute(
      db,
      sql`insert into web_files (name, content) values (${name}, decode(${content}, 'base64'))
      on conflict do nothing`,
    )
  }
  await execute(db, sql`delete from web_files where seen_at < now() - make_interval(days => ${keptDays})`)
}

/** A file of another version's build. */
export async function keptWebFile(db: Db, name: string): Promise<Buffer | undefined> {
  if (existsSync(join(webFolder, 'assets', name))) return undefined
  const found = await queryOne(
    db,
    { content: text },
    sql`select encode(content, 'base64') as content from web_files where name = ${name}`,
  )
  return found && Buffer.from(found.content, 'base64')
}
