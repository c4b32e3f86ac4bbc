import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { typeParsers } from '../../../server/src/kernel/database/types.ts'
import { reportReady } from './ready.ts'
import { sessionOf } from './sessionOf.ts'
import type { Statement } from './statements.ts'

/** The cheapest possible unpaged list: the statements Sufra sends, their rows as JSON without further work. */
const [session, ...others]: readonly Statement[] = JSON.parse(process.env.BENCH_STATEMENTS ?? '[]')
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options: '-c timezone=UTC' })
const query = async (statement: Statement) =>
  (await pool.query({ ...statement, values: [...statement.values], types: typeParsers })).rows

async function answer(token: string): Promise<Buffer> {
  const [caller] = session ? await query(sessionOf(session, token)) : []
  if (!caller) throw new Error('no session')
  return Buffer.from(JSON.stringify(await Promise.all(others.map(query))))
}

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    answer(request.headers.authorization?.slice(7) ?? '').then(
      (json) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': json.length })
        response.end(json)
      },
      (error: Error) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  })
})
server.listen(0, '127.0.0.1', () => {
  reportReady(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
