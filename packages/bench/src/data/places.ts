import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where a run stores its data, and how everything is removed at its end. */
const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const left: (() => Promise<void>)[] = []

async function asAdmin(text: string): Promise<number> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  return client
    .query(text)
    .then(({ rowCount }) => rowCount ?? 0)
    .finally(() => client.end())
}

/** A directory that is removed at the end of the run. */
export async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sufra-bench-'))
  left.push(() => rm(path, { recursive: true, force: true }))
  return path
}

const urlOf = (name: string): string => {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

/** A database that is dropped at the end of the run or, with this name, kept. */
export async function postgresDatabase(kept: string | undefined, template = 'template1'): Promise<string> {
  if (kept !== undefined && !/^[a-z][a-z0-9_]*$/.test(kept))
    throw new Error(`BENCH_KEEP: ${kept} is no name for a database`)
  const name = kept ?? `sufra_bench_${process.pid}_${left.length}`
  const known = await asAdmin(`select from pg_database where datname = '${name}'`)
  if (known === 0) await asAdmin(`create database ${name} template ${template}`)
  if (kept === undefined)
    left.push(async () => void (await asAdmin(`drop database if exists ${name} with (force)`)))
  return urlOf(name)
}

export async function removeAll(): Promise<void> {
  for (const remove of left.splice(0).reverse())
    await remove().catch((error: Error) => console.error(error.message))
}
