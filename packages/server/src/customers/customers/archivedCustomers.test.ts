import { features } from '@sufra/contract'
import type { IdOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import {
  type Actors,
  type Mounted,
  missingId,
  mounted,
  requestOf,
  rowOf,
  rowsNamed,
  swapped,
} from '../../../test/matrix.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

const tables = ['customers', 'customer_addresses', 'customer_merges'] as const
const calls = mounted(features).filter(
  ({ operation, door }) =>
    door === 'admin' && rowsNamed(operation).some((table) => tables.some((each) => each === table)),
)

describeRules('an archived customer', (open) => {
  let database: Database
  let server: Listening
  let own: Actors
  let archived: Actors
  beforeAll(async () => {
    database = await open()
    const world = await makeWorld(database.pool)
    const admin = world.admins['Super Admin']
    own = { world, admin, tenant: await world.tenant('Karam') }
    archived = { world, admin, tenant: await world.tenant('Archived') }
    await database.pool.query('update customers set archived_at = now() where id = $1', [
      archived.tenant.ids.customers,
    ])
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  async function answer(m: Mounted, idOf: IdOf) {
    const { method, url, headers, body } = requestOf(m, m.operation.example(idOf), own.admin.token)
    const { status, body: got } = await server.call<{ code?: string }>(method, url, { headers, body })
    return [status, got.code]
  }

  describe.each(calls.map((m) => [m.operation.id, m] as const))('%s', (_, m) => {
    it('answers for it as for a missing one', async () => {
      for (const [at, table] of rowsNamed(m.operation).entries()) {
        if (!tables.some((each) => each === table)) continue
        const ask = (id: number) =>
          answer(
            m,
            swapped(own, 'admin', at, () => id),
          )
        expect(await ask(rowOf(table, 'admin', archived))).toEqual(await ask(missingId))
      }
    })
  })
})
