import type { Example, Operation } from '@sufra/contract/kernel/operation'
import type { Database } from '../../src/kernel/database/db.ts'
import {
  type Actors,
  type Allowed,
  type Credential,
  credentials,
  type Everybody,
  errorAtDoor,
  examplesOf,
  expectedAtDoor,
  foreignTo,
  type Mounted,
  makeOthers,
  missingId,
  requestOf,
  rowOf,
  rowsNamed,
  showsOthers,
  swapped,
  tokenAt,
  tokenOf,
  withOwnNames,
} from '../../test/matrix.ts'
import type { Answer, Listening } from '../../test/server.ts'
import { givePasskeys, type World } from '../../test/world.ts'

/** The server answered as it must not: what a test of the matrix would fail for. */
export class Wrong extends Error {
  /** The statement or the code is broken, so this says nothing about rights. */
  readonly broken: boolean
  constructor(what: string, status: number) {
    super(`${what}: ${status}`)
    this.broken = status >= 500
  }
}

interface Body {
  readonly code?: string
  readonly requestId?: string
}

/** The calls of the matrix, one operation at a time, with rows that nobody has changed. */
export function callsOf(
  database: Database,
  server: Listening,
  world: World,
  roles: ReadonlyMap<Credential, Allowed>,
) {
  const send = (m: Mounted, example: Example, token: string | undefined): Promise<Answer<Body>> => {
    const { method, url, headers, body } = requestOf(m, withOwnNames(example), token)
    return server.call<Body>(method, url, { headers, ...(body !== undefined && { body }) })
  }

  async function twoTenants() {
    const mine = { world, tenant: await world.tenant('OWNMARK'), admin: await world.admin('Super Admin') }
    const others = await makeOthers(world, mine.tenant)
    await givePasskeys(database.pool)
    return { mine, others }
  }
  let standing = twoTenants()
  /** After a call that was not refused as it should have been. */
  const renew = () => {
    standing = twoTenants()
  }

  /** Foreign rows are answered like missing ones. */
  async function foreignRows(m: Mounted): Promise<void> {
    const { operation, door } = m
    const tables = rowsNamed(operation)
    const { mine, others } = await standing
    const token = tokenAt(door, mine)
    for (const [index, table] of tables.entries()) {
      const foreign = foreignTo(door, table, others)
      if (foreign.length === 0) continue
      const ask = (id: (name: string) => number) =>
        send(m, operation.example(swapped(mine, door, index, id)), token)
      const missing = await ask(() => missingId)
      for (const of of foreign) {
        const other = await ask((name) => rowOf(name, door, of))
        if (other.status !== missing.status || other.body.code !== missing.body.code)
          throw new Wrong(`${table} of ${of.tenant.mark}`, other.status)
      }
    }
  }

  /** Own rows work, and nothing of others is shown. */
  async function ownRows(m: Mounted): Promise<void> {
    const { operation, door } = m
    const { mine } = await standing
    // Rows are for one call that writes.
    const actors: Actors = operation.readOnly
      ? mine
      : { world, tenant: await world.tenant('OWNMARK'), admin: await world.admin('Super Admin') }
    if (!operation.readOnly) await givePasskeys(database.pool)
    const example = operation.example((table) => rowOf(table, door, actors))
    const answer = await send(m, example, operation.public ? undefined : tokenAt(door, actors))
    const right = example.expectedError ? answer.body.code === example.expectedError : answer.status === 200
    if (!right) throw new Wrong('own rows', answer.status)
    if (!operation.public && showsOthers(door, answer.body))
      throw new Wrong('shows rows of others', answer.status)
  }

  /** Nobody is let in whom a weaker declaration would let in. */
  async function keepsOut(
    m: Mounted,
    declared: Operation,
    weak: Partial<Operation>,
    everybody: Everybody,
  ): Promise<void> {
    const as = { ...m, operation: declared }
    const weaker = { ...m, operation: { ...declared, ...weak } }
    for (const credential of credentials)
      for (const example of examplesOf(declared, (table) => rowOf(table, m.door, everybody))) {
        const expected = expectedAtDoor(as, credential, roles, example.body)
        if (expected === 'in' || expectedAtDoor(weaker, credential, roles, example.body) !== 'in') continue
        // Whoever is let in gets no further than the input.
        const broken = { ...example.body, ...(!declared.readOnly && { surely_unknown: 1 }) }
        const { status, body } = await send(as, { ...example, body: broken }, tokenOf(credential, everybody))
        const code = errorAtDoor(m.door, credential, roles)
        if (status !== expected || body.code !== code) throw new Wrong(`${credential} is let in`, status)
      }
  }

  return { foreignRows, ownRows, keepsOut, renew }
}
export type Calls = ReturnType<typeof callsOf>
