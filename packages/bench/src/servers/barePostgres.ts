import pg from 'pg'
import { typeParsers } from '../../../server/src/kernel/database/types.ts'
import { type Row, serveBare } from './bareHttp.ts'

/** Bare Node `http` and `pg`, with as many connections as Sufra uses. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options: '-c timezone=UTC' })
serveBare(
  async ({ values, ...rest }) =>
    (await pool.query<Row>({ ...rest, values: [...values], types: typeParsers })).rows,
)
