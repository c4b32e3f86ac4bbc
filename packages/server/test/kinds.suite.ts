import { fileURLToPath } from 'node:url'
import { features } from '@sufra/contract'
import type { ErrorBody } from '@sufra/contract/kernel/errors'
import type { Audience } from '@sufra/contract/kernel/kinds'
import type { IdOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/kernel/database/db.ts'
import { startTracing, stopTracing } from '../src/kernel/tracing/tracing.ts'
import { type Cost, costLines, countCosts } from './costs.ts'
import { describeDatabase, fastestKind } from './databases.ts'
import { fingerprinter } from './fingerprint.ts'
import {
  type Actors,
  actorsAs,
  credentials,
  type Everybody,
  errorAtDoor,
  examplesOf,
  expectedAtDoor,
  foreignTo,
  type Mounted,
  makeOthers,
  missingId,
  mounted,
  type Others,
  requestOf,
  rolesOf,
  rowOf,
  rowsNamed,
  type Sent,
  showsOthers,
  swapped,
  tokenAt,
  tokenOf,
  withOwnNames,
} from './matrix.ts'
import { type Answer, type Listening, listen } from './server.ts'
import { adminRoles, givePasskeys, makeWorld, teamRoles, type World } from './world.ts'

const own = 'OWNMARK'
const everything = mounted(features)
const nameOf = ({ operation, door, path }: Mounted) =>
  `${operation.id} at ${door} (${operation.method} ${path})`

const suite = (part: readonly Mounted[], brief: boolean) => (open: () => Promise<Database>) => {
  let database: Database
  let server: Listening
  let world: World
  let standing: Everybody
  let others: Others
  let roles: Awaited<ReturnType<typeof rolesOf>>
  let fingerprint: () => Promise<string>
  /** The database's content before the first call. */
  let standingRows: string
  const counting = countCosts()
  const costs = new Map<string, Cost>()

  const send = ({ method, url, headers, body }: Sent): Promise<Answer<ErrorBody>> =>
    server.call(method, url, { headers, ...(body !== undefined && { body }) })

  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    const tenant = await world.tenant(own)
    const team = await world.team(tenant)
    standing = { world, tenant, team, admin: await world.admin('Super Admin') }
    others = await makeOthers(world, tenant)
    await givePasskeys(database.pool)
    if (brief) await startTracing(counting.tracing)
    server = await listen(database)
    fingerprint = await fingerprinter(database.pool)
    roles = await rolesOf(database.pool)
    standingRows = await fingerprint()
  })
  afterAll(async () => {
    await server?.close()
    await stopTracing()
    await database?.close()
  })

  const rowsOf =
    (actors: Actors, door: Audience): IdOf =>
    (table) =>
      rowOf(table, door, actors)

  const permitted = (m: Mounted) =>
    m.operation.public
      ? []
      : [...adminRoles, ...teamRoles].filter((role) => expectedAtDoor(m, role, roles) === 'in')
  /** Whoever may do everything at the door, and somebody with each other role that is let in. */
  const callersOf = (m: Mounted): [string, Actors][] => [
    [m.door, standing],
    ...permitted(m)
      .filter((role) => role !== 'Super Admin')
      .map((role): [string, Actors] => [role, actorsAs(role, m.door, standing)]),
  ]

  const calls = part.map((m) => [nameOf(m), m] as const)

  // All that is refused comes before the first write, while there are few rows to compare.
  describe.each(brief ? [] : calls)('%s', (_, m) => {
    const { operation, door } = m

    it('lets in whom the contract lets in, and nobody else', async () => {
      for (const credential of credentials)
        for (const example of examplesOf(operation, rowsOf(standing, door))) {
          const expected = expectedAtDoor(m, credential, roles, example.body)
          if (expected === 'in') continue
          const { status, body, headers } = await send(requestOf(m, example, tokenOf(credential, standing)))
          const code = errorAtDoor(door, credential, roles)
          expect([status, body.code], credential).toEqual([expected, code])
          expect(body.requestId, credential).toBe(headers.get('x-request-id'))
        }
    })

    const named = rowsNamed(operation)
    if (named.length > 0)
      it('answers a foreign row exactly like a missing one, to every permitted role', async () => {
        for (const [who, as] of callersOf(m)) {
          const ask = (index: number, id: (table: string) => number) =>
            send(requestOf(m, operation.example(swapped(as, door, index, id)), tokenAt(door, as)))
          for (const [index, table] of named.entries()) {
            const missing = await ask(index, () => missingId)
            expect(missing.status, `missing ${table}, ${who}`).toBeGreaterThanOrEqual(400)
            expect(missing.status, `missing ${table}, ${who}`).toBeLessThan(500)
            for (const of of foreignTo(door, table, others)) {
              const other = await ask(index, (name) => rowOf(name, door, of))
              const { requestId: a, ...refusal } = other.body
              const { requestId: b, ...expected } = missing.body
              expect(a).not.toBe(b)
              expect([other.status, refusal], `${table} of ${of.tenant.mark}, ${who}`).toEqual([
                missing.status,
                expected,
              ])
            }
          }
        }
      })

    if (operation.method !== 'GET')
      it('refuses unknown fields and broken bodies', async () => {
        const example = operation.example(rowsOf(standing, door))
        const token = operation.public ? undefined : tokenAt(door, standing)
        const request = requestOf(m, { ...example, body: { ...example.body, surely_unknown: 1 } }, token)
        const unknown = await send(request)
        expect([unknown.status, unknown.body.code]).toEqual([422, 'input.invalid'])
        expect(Object.keys(unknown.body.errors ?? {})).toContain('surely_unknown')
        for (const body of ['{', '[]', 'null', '5', '"x"']) {
          const json = { ...request.headers, 'content-type': 'application/json' }
          const broken = await send({ ...request, headers: json, body })
          expect(broken.status, body).toBeGreaterThanOrEqual(400)
          expect(broken.status, body).toBeLessThan(500)
        }
      })

    it('changes nothing where it refuses', async () => {
      expect(await fingerprint()).toBe(standingRows)
    })
  })

  describe.each(calls)('%s', (_, m) => {
    const { operation, door } = m

    it('works on own rows with every permitted role, and shows nothing of other tenants', async () => {
      const [first] = adminRoles.filter((role) => expectedAtDoor(m, role, roles) === 'in')
      const admins = door === 'admin' && first ? first : 'Super Admin'
      const tenant = operation.readOnly ? standing.tenant : await world.tenantWithoutTrail(own)
      const admin = operation.readOnly ? world.admins[admins] : await world.admin(admins)
      const actors: Actors = { world, tenant, admin }
      if (!operation.readOnly) await givePasskeys(database.pool)
      const works = async (as: Actors, who: string) => {
        const example = withOwnNames(operation.example(rowsOf(as, door)))
        const answer = await send(requestOf(m, example, operation.public ? undefined : tokenAt(door, as)))
        if (brief && who === door) costs.set(`${operation.id} at ${door}`, counting.last())
        if (example.expectedError) expect(answer.body.code, who).toBe(example.expectedError)
        else expect([answer.status, answer.body.code], who).toEqual([200, undefined])
        if (!operation.public) expect(showsOthers(door, answer.body), JSON.stringify(answer.body)).toBe(false)
      }
      await works(actors, door)
      // Rows are for one call that writes. Of other roles it is enough that they get as far as the input.
      for (const role of brief ? [] : permitted(m)) {
        if (role === admins) continue
        const as = actorsAs(role, door, standing)
        if (operation.readOnly) {
          await works(as, role)
          continue
        }
        const example = operation.example(rowsOf(standing, door))
        const body = { ...example.body, surely_unknown: 1 }
        expect((await send(requestOf(m, { ...example, body }, tokenAt(door, as)))).status, role).toBe(422)
      }
    })
  })

  if (brief && !process.env.TEST_EVERY)
    it('no call asks more of the database than is listed', async () => {
      const file = new URL('costs.txt', import.meta.url)
      await expect(costLines(costs, file)).toMatchFileSnapshot(fileURLToPath(file))
    })
}

const name = 'every operation × every credential × own, foreign and missing rows'

/** One part of the matrix; the parts run in parallel, each on its own database. */
export function describeKinds(part: number, parts: number): void {
  const ours = everything.filter((_, at) => at % parts === part - 1)
  describeDatabase(fastestKind, `${name}, ${part} of ${parts}`, suite(ours, false))
}

/** The last door of an operation has the least access. */
const onceEach = [...new Map(everything.map((each) => [each.operation.id, each])).values()]

/**
 * Runs every operation once on the embedded database, and with TEST_EVERY set at each of its doors. Access is decided
 * before any SQL runs.
 */
export function describeOwnRows(): void {
  const ours = process.env.TEST_EVERY ? everything : onceEach
  describeDatabase('pglite', 'every operation on own rows', suite(ours, true))
}
