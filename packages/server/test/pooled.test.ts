import { spawnSync } from 'node:child_process'
import { orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPooler, type Pooler } from '../chaos/pooler.ts'
import { connect, type Database } from '../src/kernel/database/db.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { asOwner } from '../src/owner.ts'
import { type CheckoutTest, newCustomer, openAroundTheClock, openCheckout } from './checkout.ts'
import {
  databaseKinds,
  emptyDatabase,
  pooledUrl,
  serverRole,
  testDatabase,
  testSettings,
  urlOf,
} from './databases.ts'
import { openDesk } from './openStream.ts'

const possible =
  databaseKinds.includes('postgres') && (process.env.CI || spawnSync('pgbouncer', ['--version']).status === 0)

describe.skipIf(!possible)('through PgBouncer, which pools transactions', () => {
  let pooler: Pooler
  let direct: Database
  let test: CheckoutTest
  const through = (name: string, role?: string) => {
    const DATABASE_URL = urlOf(name, role)
    return testSettings({ DATABASE_URL, SUFRA_POOLED_DATABASE_URL: pooledUrl(DATABASE_URL, pooler.url) })
  }
  const nameOf = async ({ pool }: Database) =>
    (await pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? ''
  const open = (settings: ReturnType<typeof through>) =>
    connect({ url: settings.databaseUrl ?? '', pooledUrl: settings.pooledDatabaseUrl }, settings)

  beforeAll(async () => {
    pooler = await openPooler()
    direct = await testDatabase('postgres')
  })
  afterAll(async () => {
    await test?.close()
    await direct?.close()
    await pooler?.close()
  })

  it('refuses to start with a role that lacks its settings', async () => {
    await expect(open(through(await nameOf(direct)))).rejects.toThrow('"A pooler"')
  })

  it('answers 64 callers who place orders at once, and tells an open desk of each', async () => {
    const settings = through(await nameOf(direct), serverRole)
    expect(settings.database.preparedStatements).toBe(false)
    test = await openCheckout(() => open(settings))
    await openAroundTheClock(test.database, test.kitchen)
    const desk = await openDesk(test.server.origin, 'storeUser', test.kitchen.tenant.people.store_user.token)
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => test.place(test.kitchen.body({ customer: newCustomer() }))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const placed = new Set(answers.map(({ body }) => body.order?.id))
    while (placed.size > 0) {
      const { data } = (await desk.next()) ?? {}
      if (data?.type === 'order') placed.delete(data.order.id)
    }
    desk.close()
    const { output } = await test.server.ask(orders.list, 'store_user', {
      token: test.kitchen.tenant.people.store_user.token,
    })
    expect(output?.orders.data).toHaveLength(10)
  })

  it('migrates past the pooler, by two processes at once', async () => {
    const empty = await emptyDatabase('postgres')
    try {
      const settings = through(await nameOf(empty))
      await Promise.all([1, 2].map(() => asOwner(settings, empty, ({ pool }) => migrate(pool))))
      expect((await empty.pool.query('select from schema_migrations')).rowCount).toBeGreaterThan(100)
    } finally {
      await empty.close()
    }
  })
})
