import { writeFileSync } from 'node:fs'
import { features } from '@sufra/contract'
import { afterAll, beforeAll, it } from 'vitest'
import type { Database } from '../../src/kernel/database/db.ts'
import { testDatabase } from '../../test/databases.ts'
import { type Everybody, type Mounted, mounted, rolesOf } from '../../test/matrix.ts'
import { type Listening, listen } from '../../test/server.ts'
import { makeWorld } from '../../test/world.ts'
import { type Calls, callsOf, Wrong } from './calls.ts'
import { type Weaker, weakerOf } from './declared.ts'
import { alwaysTrue, reachedPoints, switchTo } from './switches.ts'

/** Written by `mutants.ts`, which reads what was found. */
interface Order {
  readonly points: readonly string[]
  readonly only: string
  readonly to: string
}
const order = JSON.parse(process.env.MUTANTS ?? '{}') as Order

let database: Database
let server: Listening
let calls: Calls
let everybody: Everybody

beforeAll(async () => {
  database = await testDatabase('postgres')
  const world = await makeWorld(database.pool)
  const tenant = await world.tenant('OWNMARK')
  everybody = { world, tenant, team: await world.team(tenant), admin: world.admins['Super Admin'] }
  server = await listen(database)
  calls = callsOf(database, server, world, await rolesOf(database.pool))
})
afterAll(async () => {
  await server?.close()
  await database?.close()
})

const everything = mounted(features)
/** A rule that so many calls do not miss is left to the tests of its feature. */
const mostCalls = 40
const outcome = (run: Promise<void>): Promise<Wrong | undefined> =>
  run.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Wrong) return error
      throw error
    },
  )

/** How a call went wrong with the right taken away, if it is in order with it. */
async function caught(id: string, call: () => Promise<void>): Promise<string | undefined> {
  switchTo(id)
  const found = await outcome(call()).finally(() => switchTo(undefined))
  if (!found) return undefined
  calls.renew()
  return found.broken || (await outcome(call())) ? undefined : found.message
}

it('calls every operation without each right', async () => {
  const reaching = new Map<string, (() => Promise<void>)[]>()
  const cheapFirst = everything.toSorted(
    (a, b) => Number(b.operation.readOnly) - Number(a.operation.readOnly),
  )
  for (const m of cheapFirst)
    for (const call of [() => calls.foreignRows(m), () => calls.ownRows(m)]) {
      reachedPoints()
      const wrong = await outcome(call())
      if (wrong) console.log(`in order? ${m.operation.id} at ${m.door}: ${wrong.message}`)
      for (const id of wrong ? [] : reachedPoints()) reaching.set(id, [...(reaching.get(id) ?? []), call])
    }
  console.log(`${reaching.size} of ${order.points.length} rules are reached`)
  const nothing = alwaysTrue().filter((id) => !reaching.has(id))
  const found: Record<string, string> = {}
  for (const id of order.points)
    for (const call of (reaching.get(id) ?? []).slice(0, mostCalls)) {
      const how = await caught(id, call)
      if (how === undefined) continue
      found[id] = how
      break
    }
  const weaker = weakerOf(everything).filter(({ id }) => id.includes(order.only))
  const declared: Record<string, string> = {}
  for (const each of weaker) declared[each.id] = (await outsiders(each)) ?? ''
  writeFileSync(order.to, JSON.stringify({ found, nothing, declared }))
})

/** How an operation with a weaker declaration is noticed by calls. */
async function outsiders({ operation, door, weak }: Weaker): Promise<string | undefined> {
  const declared = { ...operation }
  const m: Mounted | undefined = everything.find((each) => each.operation === operation && each.door === door)
  if (!m) return undefined
  Object.assign(operation, weak)
  const ask = () => outcome(calls.keepsOut(m, declared, weak, everybody))
  const wrong = await ask().finally(() => Object.assign(operation, declared))
  return wrong && !(await ask()) ? wrong.message : undefined
}
