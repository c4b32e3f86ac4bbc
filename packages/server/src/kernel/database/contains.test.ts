import { charges, items, paymentRequests, restaurants, storePositions, stores } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from './db.ts'

describeEachDatabase('a search by id or name', (open) => {
  let database: Database
  let world: World
  let tenant: Tenant
  let server: Listening
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    tenant = await world.tenant('Karam')
    const { ids } = tenant
    for (const table of ['restaurants', 'stores', 'items'])
      await database.pool.query(`update ${table} set name_ar = 'مطبخ الأصالة' where id = $1`, [ids[table]])
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const ask = async <Op extends Operation>(operation: Op, body: object, params = {}) => {
    const token = world.admins['Super Admin'].token
    const { output } = await server.ask(operation, 'admin', { token, body, params })
    if (!output) throw new Error(`${operation.id} was refused`)
    return output
  }

  type List = (body: object) => Promise<readonly { readonly id: number }[]>
  const lists: readonly (readonly [name: string, table: string, list: List])[] = [
    ['restaurants', 'restaurants', async (body) => (await ask(restaurants.list, body)).restaurants],
    [
      'stores',
      'stores',
      async (body) => (await ask(stores.listOf, body, { id: tenant.ids.restaurants })).stores,
    ],
    [
      'items',
      'items',
      async (body) => (await ask(items.all, { ...body, store_id: tenant.ids.stores })).items,
    ],
    ['positions', 'stores', async (body) => (await ask(storePositions.list, body)).stores.data],
    ['charges', 'other_charges', async (body) => (await ask(charges.list, body)).otherCharges.data],
    [
      'payment requests',
      'payment_requests',
      async (body) => (await ask(paymentRequests.storeList, body)).paymentRequests.data,
    ],
  ]

  it.each(lists)('of %s finds both, in any spelling, and nothing by signs alone', async (_, table, list) => {
    const id = tenant.ids[table] ?? 0
    const found = async (search: string) => (await list({ search })).map((row) => row.id)
    for (const search of [String(id), 'مطبخ الاصاله', 'الأصَالة']) expect(await found(search)).toContain(id)
    expect(await found('؟')).toEqual([])
    expect(await found('nowhere')).toEqual([])
  })
})
