import { deliveryRegions, regions } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { both } from '../../../test/world.rows.ts'
import { insert, makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

const daily = { start_time: '10:00', end_time: '22:00', catering_delivery_fees: 25.5 }

describeEachDatabase('delivery regions', (open) => {
  let database: Database
  let world: World
  let tenant: Tenant
  let server: Listening
  let store: number
  let region: number
  let area: number
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    tenant = await world.tenant('Karam')
    store = tenant.ids.stores ?? 0
    server = await listen(database)
  })
  beforeEach(async () => {
    region = await insert(database.pool, 'regions', both('name', 'Al Wakrah'))
    area = await insert(database.pool, 'areas', { region_id: region, ...both('name', 'Al Wukair') })
    await database.pool.query('delete from store_regions where store_id = $1', [store])
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const ask = <Op extends Operation>(
    operation: Op,
    id: number,
    body: object = {},
    kind: Exclude<Kind, 'store_user'> = 'restaurant',
  ) =>
    server.ask(operation, kind, {
      token: kind === 'admin' ? world.admins['Super Admin'].token : tenant.people.restaurant.token,
      params: { id },
      body,
    })
  const serve = (body: object = {}, kind?: 'admin') =>
    ask(deliveryRegions.save, region, { ...daily, restaurant_store_id: store, ...body }, kind)
  const served = async () => (await serve()).output?.id ?? 0
  const name = (within: number, area_id: number) =>
    ask(deliveryRegions.saveArea, within, { ...daily, area_id })

  it('can be saved by admins and restaurants, with fees in QAR and either time format', async () => {
    const id = (await serve({ start_time: '09:30 am', end_time: '01:00 AM' }, 'admin')).output?.id ?? 0
    const { output } = await ask(deliveryRegions.list, store)
    expect(output?.storeRegions).toEqual([
      {
        id,
        region_id: region,
        restaurant_store_id: store,
        name: { en: 'Al Wakrah', ar: 'Al Wakrah ع' },
        start_time: '09:30',
        end_time: '01:00',
        catering_delivery_fees: 25_50,
        version: 1,
      },
    ])
    const { rows } = await database.pool.query(
      'select catering_delivery_fees from store_regions where id = $1',
      [id],
    )
    expect(rows).toEqual([{ catering_delivery_fees: 25_50 }])
    const wrong = await serve({ catering_delivery_fees: -1, start_time: '25:00', end_time: undefined })
    expect(Object.keys(wrong.refusal?.errors ?? {}).sort()).toEqual([
      'catering_delivery_fees',
      'end_time',
      'start_time',
    ])
    expect((await serve({ catering_delivery_fees: 1.005 })).refusal?.errors).toEqual({
      catering_delivery_fees: 'At most two decimals',
    })
    const token = tenant.people.store_user.token
    const shut = await server.call(
      'GET',
      `/api/storeUser/restaurant/deliveryRegion/getStoreRegionList/${store}`,
      {
        token,
      },
    )
    expect(shut.status).toBe(404)
  })

  it('are added once by twenty parallel calls', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => serve()))
    const lost = all.filter(({ refusal }) => refusal?.code === 'deliveryRegions.taken')
    expect([all.filter(({ status }) => status === 200).length, lost.length]).toEqual([1, 19])
    expect(lost[0]?.refusal?.message).toBe('The store already delivers to Al Wakrah')
  })

  it('are changed partly, not by a stale form, and never moved to another store', async () => {
    const id = await served()
    const change = (body: object) => ask(deliveryRegions.update, id, body)
    expect((await change({ catering_delivery_fees: 0, version: 1 })).output).toEqual({ id, version: 2 })
    expect((await change({})).output?.version).toBe(2)
    await change({ end_time: '23:00' })
    const late = await change({ start_time: '11:00', version: 1 })
    expect(late.refusal?.code).toBe('version.stale')
    expect(late.refusal?.stale?.changes).toEqual({
      catering_delivery_fees: { before: 25.5, after: 0 },
      end_time: { before: '22:00', after: '23:00' },
    })
    expect(late.refusal?.errors?.catering_delivery_fees).toBe('Changed meanwhile to “0”')
    const second = await insert(database.pool, 'stores', {
      ...(await database.pool.query('select * from stores where id = $1', [store])).rows[0],
      id: 5_000_000 + region,
    })
    expect((await change({ restaurant_store_id: second })).status).toBe(404)
    const { output } = await ask(deliveryRegions.details, id)
    expect(output?.storeRegion).toMatchObject({ start_time: '10:00', restaurant_store_id: store, version: 3 })
  })

  describe('their areas', () => {
    it('must be of the region, each once, also by twenty parallel calls', async () => {
      const id = await served()
      const all = await Promise.all(Array.from({ length: 20 }, () => name(id, area)))
      expect(all.filter(({ status }) => status === 200).length).toBe(1)
      const lost = all.find(({ status }) => status === 409)
      expect(lost?.refusal?.errors).toEqual({ area_id: 'Al Wukair already has its own times and fee' })
      const elsewhere = await name(id, tenant.ids.areas ?? 0)
      expect([elsewhere.status, elsewhere.refusal?.errors]).toEqual([
        404,
        { area_id: 'Not found. It may have been deleted' },
      ])
      const { output } = await ask(deliveryRegions.details, id)
      expect(output?.areas).toMatchObject([
        { area_id: area, area_translations: [{ name: 'Al Wukair' }, { name: 'Al Wukair ع' }], version: 1 },
      ])
      const free = await ask(deliveryRegions.areasOf, region)
      expect(free.output?.areas.map((each) => each.id)).toEqual([area])
    })

    it('can be replaced by a free one, and deleted', async () => {
      const id = await served()
      const other = await insert(database.pool, 'areas', { region_id: region, ...both('name', 'Mesaieed') })
      const row = (await name(id, area)).output?.id ?? 0
      const taken = (await name(id, other)).output?.id ?? 0
      const change = (body: object) => ask(deliveryRegions.updateArea, row, body)
      expect((await change({ area_id: other })).refusal?.code).toBe('deliveryRegions.areaTaken')
      expect((await change({ area_id: area, end_time: '20:00' })).output?.version).toBe(2)
      expect((await ask(deliveryRegions.removeArea, taken)).status).toBe(200)
      expect((await change({ area_id: other, version: 1 })).refusal?.code).toBe('version.stale')
      expect((await change({ area_id: other, version: 2 })).status).toBe(200)
      const { output } = await ask(deliveryRegions.areaDetails, row)
      expect(output?.storeRegionArea).toMatchObject({ area_id: other, end_time: '20:00' })
      expect((await ask(deliveryRegions.removeArea, taken)).status).toBe(404)
    })
  })

  it('are deleted with their areas, and both are in the store’s history', async () => {
    const id = await served()
    await name(id, area)
    expect((await ask(deliveryRegions.remove, id)).status).toBe(200)
    expect((await ask(deliveryRegions.details, id)).status).toBe(404)
    const { rows } = await database.pool.query(
      `select table_name, store_id, actor_name from audit_log where operation = 'deliveryRegions.remove'
       order by id`,
    )
    expect(rows.slice(-2)).toEqual([
      { table_name: 'store_region_areas', store_id: store, actor_name: 'Karam Restaurant Owner' },
      { table_name: 'store_regions', store_id: store, actor_name: 'Karam Restaurant Owner' },
    ])
  })

  it('are never deleted regions: deleting one and starting to deliver to it exclude each other', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const places = await insert(database.pool, 'regions', both('name', `Race ${round}`))
      const [deleted, taken] = await Promise.all([
        ask(regions.remove, places, {}, 'admin'),
        ask(deliveryRegions.save, places, { ...daily, restaurant_store_id: store }),
      ])
      outcomes.add(`${deleted.status} ${taken.status}`)
    }
    expect([...outcomes].filter((outcome) => !['200 404', '409 200'].includes(outcome))).toEqual([])
  })

  it('are visible to the public at once', async () => {
    const id = await served()
    const fee = async () => {
      const { body } = await server.call<{
        stores: { id: number; areas: { area_id: number; catering_delivery_fees: number }[] }[]
      }>('GET', '/api/mobile/stores', { token: world.channel })
      return body.stores.find((each) => each.id === store)?.areas.find(({ area_id }) => area_id === area)
        ?.catering_delivery_fees
    }
    expect(await fee()).toBe(25.5)
    await ask(deliveryRegions.saveArea, id, { ...daily, area_id: area, catering_delivery_fees: 7 })
    expect(await fee()).toBe(7)
    await ask(deliveryRegions.remove, id)
    expect(await fee()).toBeUndefined()
  })
})
