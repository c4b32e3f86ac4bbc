import type { InjectOptions } from 'fastify'
import { buildApp } from '../../../server/src/app.ts'
import { readSettings } from '../../../server/src/kernel/config/settings.ts'
import type { Database } from '../../../server/src/kernel/database/db.ts'

export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

type Sent = string | { name?: string; text: string; values?: unknown[] }

function toStatement(sent: Sent, values: unknown): Statement {
  const { name, text, values: own } = typeof sent === 'string' ? { text: sent } : sent
  return { ...(name && { name }), text, values: Array.isArray(values) ? values : (own ?? []) }
}

/** One snapshot for several statements costs two more, which read nothing. */
const around = /^(begin|commit)/

/** Statements of the jobs and events that run beside the calls. */
const beside = /pgboss|outbox|webhook_deliveries/

/** The statements that Sufra sends for each call, recorded from the pool, so that they are never out of date. */
export async function statementsOf(
  database: Database,
  calls: readonly InjectOptions[],
): Promise<Statement[][]> {
  const { pool } = database
  let sent: Statement[] = []
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  const connect = pool.connect.bind(pool)
  const app = await buildApp(readSettings({ NODE_ENV: 'test' }), database)
  await app.ready()
  pool.query = ((...args: [Sent, unknown]) => {
    sent.push(toStatement(...args))
    return query(...args)
  }) as typeof pool.query
  // A transaction has a connection of its own. The pool's `query` takes one with a callback.
  pool.connect = ((done?: Parameters<typeof connect>[0]) =>
    done
      ? connect(done)
      : connect().then((client) => {
          const ask = client.query.bind(client) as (...args: unknown[]) => unknown
          const { release } = client
          client.query = ((...args: [Sent, unknown]) => {
            sent.push(toStatement(...args))
            return ask(...args)
          }) as typeof client.query
          client.release = (error) => {
            client.query = ask as typeof client.query
            client.release = release
            release(error)
          }
          return client
        })) as typeof pool.connect
  const found: Statement[][] = []
  try {
    for (const call of calls) {
      // The first call of a minute also updates the session's last use.
      await app.inject(call)
      sent = []
      const answer = await app.inject(call)
      if (answer.statusCode !== 200) throw new Error(`the call to be measured was answered ${answer.body}`)
      found.push(sent.filter(({ text }) => !beside.test(text) && !around.test(text)))
    }
    return found
  } finally {
    pool.query = query as typeof pool.query
    pool.connect = connect as typeof pool.connect
    await app.close()
  }
}
