import { rm } from 'node:fs/promises'
import type { Database } from '../src/kernel/database/db.ts'
import { emptyDatabase, ownedDatabase, urlOf } from '../test/databases.ts'
import { type Check, unless } from './check.ts'
import { startChild } from './child.ts'
import { newDirectory } from './deployment.ts'

const starting = 3

async function start(url: string): Promise<string[]> {
  const dataDir = await newDirectory()
  const env = {
    SUFRA_DATA: dataDir,
    DATABASE_URL: url,
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'development',
  }
  const child = startChild('chaos/serve.ts', env)
  try {
    const [, origin = ''] = await child.waitFor(/Listening on (\S+)/)
    const { status } = await fetch(`${origin}/readyz`)
    child.kill('SIGTERM')
    const { code } = await child.ended
    return [
      ...unless(status === 200, `answers ${status}`),
      ...unless(code === 0, `a stop ended with ${code}`),
    ]
  } catch (error) {
    return [(error as Error).message]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function round(database: Database): Promise<string[]> {
  try {
    await database.pool.query('drop schema if exists pgboss cascade')
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
    const url = urlOf(rows[0]?.name ?? '')
    return (await Promise.all(Array.from({ length: starting }, () => start(url)))).flat()
  } finally {
    await database.close()
  }
}

/** Starts three processes at once on an empty Postgres, and on one that is migrated but has no queue yet. */
export const together: Check = async ({ rounds, say }) => {
  const found: string[] = []
  for (let at = 0; at < rounds; at++) {
    found.push(...(await round(await emptyDatabase('postgres'))))
    found.push(...(await round(await ownedDatabase('postgres'))))
  }
  say(`${rounds} times ${starting} processes started together on an empty and on a migrated database`)
  return found
}
