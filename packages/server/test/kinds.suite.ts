import { features } from '@sufra/contract'
import { errors } from '@sufra/contract/errors'
import type { ErrorBody } from '@sufra/contract/kernel/errors'
import type { Audience } from '@sufra/contract/kernel/kinds'
import type { IdOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/kernel/database/db.ts'
import { describeDatabase, fastestKind } from './databases.ts'
import { fingerprinter } from './fingerprint.ts'
import {
  type Actors,
  type Allowed,
  actorsAs,
  type Credential,
  canBeForeign,
  credentials,
  type Everybody,
  expectedAtDoor,
  type Mounted,
  missingId,
  mounted,
  requestOf,
  rowOf,
  rowsNamed,
  type Sent,
  tokenAt,
  tokenOf,
  withOwnNames,
} from './matrix.ts'
import { type Answer, type Listening, listen } from './server.ts'
import { adminRoles, makeWorld, teamRoles, type World } from './world.ts'

const own = 'OWNMARK'
const foreign = 'FOREIGNMARK'
const everything = mounted(features)
const nameOf = ({ operation, door, path }: Mounted) =>
  `${operation.id} at ${door} (${operation.method} ${path})`

const suite = (part: readonly Mounted[], brief: boolean) => (open: () => Promise<Database>) => {
  let database: Database
  let server: Listening
  let world: World
  let standing: Everybody
  let strangers: Actors
  /** Rows that a channel may not see: of an archived restaurant. */
  let gone: Actors
  const roles = new Map<Credential, Allowed>()
  let fingerprint: () => Promise<string>
  /** The database's content since the last call that may have written. */
  let standingRows: string | undefined

  const send = ({ method, url, headers, body }: Sent): Promise<Answer<ErrorBody>> =>
    server.call(method, url, { headers, ...(body !== undefined && { body }) })

  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    const tenant = await world.tenant(own)
    const team = await world.team(tenant)
    standing = { world, tenant, team, admin: await world.admin('Super Admin') }
    strangers = { world, tenant: await world.tenant(foreign), admin: await world.admin('Moderator') }
    gone = { ...strangers, tenant: world.gone }
    server = await listen(database)
    fingerprint = await fingerprinter(database.pool)
    for (const role of [...adminRoles.map((name) => `admin ${name}` as const), ...teamRoles]) {
      const { rows } = await database.pool.query<Allowed>(
        `select guard_name as door, permissions from roles where guard_name || ' ' || name = $1`,
        [role],
      )
      const [allowed] = rows
      if (allowed) roles.set(role.replace(/^admin /, '') as Credential, allowed)
    }
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const rowsOf =
    (actors: Actors, door: Audience): IdOf =>
    (table) =>
      rowOf(table, door, actors)

  /** The caller's rows, except for number `index`. */
  const swapped = (door: Audience, index: number, id: (table: string) => number): IdOf => {
    let at = -1
    return (table) => (++at === index ? id(table) : rowOf(table, door, standing))
  }

  describe.each(part.map((m) => [nameOf(m), m] as const))('%s', (_, m) => {
    const { operation, door } = m
    beforeAll(async () => {
      if (!brief) standingRows ??= await fingerprint()
    })
    const asked: (what: string, test: () => Promise<void>) => void = brief ? () => {} : it

    asked('lets in whom the contract lets in, and nobody else', async () => {
      for (const credential of credentials) {
        const expected = expectedAtDoor(m, credential, roles)
        if (expected === 'in') continue
        const example = operation.example(rowsOf(standing, door))
        const answer = await send(requestOf(m, example, tokenOf(credential, standing)))
        expect(answer.status, credential).toBe(expected)
        expect(Object.keys(errors), credential).toContain(answer.body.code)
        expect(answer.body.requestId, credential).toBe(answer.headers.get('x-request-id'))
      }
    })

    const named = rowsNamed(operation)
    if (named.length > 0)
      asked('answers a foreign row exactly like a missing one', async () => {
        const token = tokenAt(door, standing)
        const ask = (rows: IdOf) => send(requestOf(m, operation.example(rows), token))
        for (const [index, table] of named.entries()) {
          const missing = await ask(swapped(door, index, () => missingId))
          expect(missing.status, `missing ${table}`).toBeGreaterThanOrEqual(400)
          expect(missing.status, `missing ${table}`).toBeLessThan(500)
          if (!canBeForeign(table, door)) continue
          const others = door === 'channel' ? gone : strangers
          const other = await ask(swapped(door, index, (name) => rowOf(name, door, others)))
          const { requestId: a, ...refusal } = other.body
          const { requestId: b, ...expected } = missing.body
          expect(a).not.toBe(b)
          expect([other.status, refusal], `foreign ${table}`).toEqual([missing.status, expected])
        }
      })

    if (operation.method !== 'GET')
      asked('refuses unknown fields and broken bodies', async () => {
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

    asked('changes nothing where it refuses', async () => {
      expect(await fingerprint()).toBe(standingRows)
    })

    it('works on own rows with every permitted role, and shows nothing of other tenants', async () => {
      const [first] = adminRoles.filter((role) => expectedAtDoor(m, role, roles) === 'in')
      const admins = door === 'admin' && first ? first : 'Super Admin'
      const tenant = operation.readOnly ? standing.tenant : await world.tenant(own)
      const admin = operation.readOnly ? world.admins[admins] : await world.admin(admins)
      const actors: Actors = { world, tenant, admin }
      const works = async (as: Actors, who: string) => {
        const example = withOwnNames(operation.example(rowsOf(as, door)))
        const answer = await send(requestOf(m, example, operation.public ? undefined : tokenAt(door, as)))
        if (example.expectedError) expect(answer.body.code, who).toBe(example.expectedError)
        else expect([answer.status, answer.body.code], who).toEqual([200, undefined])
        if (door !== 'admin' && door !== 'channel' && !operation.public) {
          expect(JSON.stringify(answer.body)).not.toContain(foreign)
        }
      }
      await works(actors, door)
      // Rows are for one call that writes. Of other roles it is enough that they get as far as the input.
      for (const role of brief || operation.public ? [] : [...adminRoles, ...teamRoles]) {
        if (role === admins || expectedAtDoor(m, role, roles) !== 'in') continue
        const as = actorsAs(role, door, standing)
        if (operation.readOnly) {
          await works(as, role)
          continue
        }
        const example = operation.example(rowsOf(standing, door))
        const body = { ...example.body, surely_unknown: 1 }
        expect((await send(requestOf(m, { ...example, body }, tokenAt(door, as)))).status, role).toBe(422)
      }
      if (!operation.readOnly) standingRows = undefined
    })
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
