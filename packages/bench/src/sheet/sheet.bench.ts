import { prefixes } from '@sufra/contract/kernel/kinds'
import { menuImport } from '@sufra/contract/menu/menuImport'
import { readSettings } from '../../../server/src/kernel/config/settings.ts'
import { openDatabase } from '../../../server/src/kernel/database/db.ts'
import { migrate } from '../../../server/src/kernel/database/migrate.ts'
import { makeWorld, type Tenant } from '../../../server/test/world.ts'
import { memoryMB, startServer } from '../children.ts'
import { directory, postgresDatabase } from '../data/places.ts'
import { type Figure, median } from '../figures.ts'
import { alternate } from '../load/alternate.ts'
import { statementsOf } from '../servers/statements.ts'
import { copyMenu } from './copyMenu.ts'
import { type Trip, tripsInBrowser } from './inBrowser.ts'

const items = 2000
const mostMs = 10_000
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const calls = 10

type Env = Readonly<Record<string, string>>
const openAt = (env: Env) => openDatabase(readSettings({ NODE_ENV: 'test', ...env }))

/** A store for each round, and one that its rows are copied to. */
async function prepare(env: Env): Promise<Tenant[]> {
  const database = await openAt(env)
  try {
    await migrate(database.pool)
    const world = await makeWorld(database.pool)
    const tenants: Tenant[] = []
    for (let round = 0; round <= rounds; round++) tenants.push(await world.tenant(`Shop ${round}`))
    return tenants
  } finally {
    await database.close()
  }
}

const of = (trips: readonly Trip[], part: (trip: Trip) => number) => median(trips.map(part))
const shown = (ms: number) => `${ms.toFixed(0)} ms`

function figuresOf(where: string, trips: readonly Trip[], memory: readonly [number, number]): Figure[] {
  const whole = of(trips, ({ looked, saved }) => looked + saved)
  return [
    {
      bench: 'sheet',
      what: `${where}: ${items} items with their choices imported in a browser, looked at and saved`,
      value: whole,
      unit: 'ms',
      bound: { atMost: mostMs },
      from: `looked at in ${shown(of(trips, ({ looked }) => looked))}, saved in ${shown(of(trips, ({ saved }) => saved))}; the page is held up for ${shown(of(trips, ({ held }) => held))} at most`,
    },
    {
      bench: 'sheet',
      what: `${where}: the same exported`,
      value: of(trips, ({ exported }) => exported),
      unit: 'ms',
      bound: { atMost: mostMs },
      from: `${trips.length} rounds`,
    },
    {
      bench: 'sheet',
      what: `${where}: memory of the server more after it`,
      value: memory[1] - memory[0],
      unit: 'MB',
      from: `${memory[0].toFixed(0)} MB before, ${memory[1].toFixed(0)} MB after ${trips.length} imports and exports`,
    },
  ]
}

/** Saving, compared with Postgres inserting the same rows, and the export's rows, compared with `pg` and JSON alone. */
async function besidePostgres(
  env: Env,
  tenants: readonly Tenant[],
  trips: readonly Trip[],
  origin: string,
): Promise<Figure[]> {
  const [first, last] = [tenants[0], tenants.at(-1)]
  if (!first || !last) return []
  const token = first.people.restaurant.token
  const path = `${prefixes.restaurant}/${menuImport.show.paths.restaurant}`.replace(
    ':id',
    String(first.ids.stores),
  )
  const database = await openAt(env)
  try {
    const headers = { authorization: `Bearer ${token}` }
    const [statements = []] = await statementsOf(database, [{ method: 'GET', url: path, headers }])
    const bare = await startServer('bareRows.ts', { ...env, BENCH_STATEMENTS: JSON.stringify(statements) })
    const request = { method: 'GET', path, token } as const
    const [ours, theirs] = await alternate(
      { origin, request },
      { origin: bare.origin, request },
      calls,
    ).finally(() => bare.stop())
    const copied = await copyMenu(
      database.pool,
      Number(first.ids.stores),
      Number(last.ids.stores),
      Number(last.ids.subcategories),
    )
    const saved = of(trips, (trip) => trip.saved)
    return [
      {
        bench: 'sheet',
        what: 'saving to Postgres inserting the same rows itself',
        value: saved / copied.ms,
        unit: '×',
        from: `${shown(saved)} to ${shown(copied.ms)}, ${copied.options} options`,
      },
      {
        bench: 'sheet',
        what: 'rows of the export to the same by pg and JSON alone',
        value: ours / theirs,
        unit: '×',
        from: `${shown(ours)} to ${shown(theirs)}`,
      },
    ]
  } finally {
    await database.close()
  }
}

/** Exporting and importing a large menu as a spreadsheet, timed as a person waits for it. On both databases. */
export async function sheetBench(): Promise<Figure[]> {
  const figures: Figure[] = []
  const postgres = { SUFRA_DATA: await directory(), DATABASE_URL: await postgresDatabase(undefined) }
  for (const [where, env] of [
    ['PGlite', { SUFRA_DATA: await directory() }],
    ['Postgres', postgres],
  ] as const) {
    const tenants = await prepare(env)
    const server = await startServer('sufra.ts', env)
    try {
      const before = memoryMB(server.pid)
      const trips = await tripsInBrowser(server.origin, tenants.slice(0, rounds), items)
      figures.push(...figuresOf(where, trips, [before, memoryMB(server.pid)]))
      if (env === postgres) figures.push(...(await besidePostgres(env, tenants, trips, server.origin)))
    } finally {
      await server.stop()
    }
  }
  return figures
}
