import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { typeParsers } from '../../../server/src/kernel/database/types.ts'
import { serveBare } from './bareHttp.ts'

/** Bare Node `http` and its own PGlite on the same thread: the simplest setup. */
const db = await PGlite.create({ dataDir: process.env.BENCH_PGLITE as string, extensions: { btree_gist } })
await db.exec(`set timezone to 'UTC'`)
const types = [16, 20, 21, 23, 25, 1082, 1184, 1700]
const parsers = Object.fromEntries(
  types.map((oid) => [oid, typeParsers.getTypeParser(oid, 'text') as (text: string) => unknown]),
)
serveBare(
  async ({ text, values }) => (await db.query<Record<string, unknown>>(text, [...values], { parsers })).rows,
)
