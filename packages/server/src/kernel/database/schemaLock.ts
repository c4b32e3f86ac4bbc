import type pg from 'pg'
import { Client } from './client.ts'

/** An arbitrary key, the same in all processes. */
const lockKey = 5_178_321

/** Lock for creating tables or seed rows: of processes that start together, one does it and the others wait. */
export async function lockSchema(client: pg.ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0; set lock_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [lockKey])
}

export async function unlockSchema(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [lockKey])
  await client.query('reset statement_timeout; reset lock_timeout')
}

/** Holds the lock on its own connection while other connections of this process do the work. */
export async function underSchemaLock<T>(config: pg.ClientConfig, run: () => Promise<T>): Promise<T> {
  const client = new Client(config)
  await client.connect()
  try {
    await lockSchema(client)
    return await run()
  } finally {
    // The lock goes with its connection.
    await client.end().catch(() => {})
  }
}
