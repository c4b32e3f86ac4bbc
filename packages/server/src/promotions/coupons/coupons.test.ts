// Over 300 lines: the tests build on the coupons of those before; a second file would have to make them again.
import { coupons } from '@sufra/contract'
import { atQatar } from '@sufra/contract/kernel/clock'
import type { Operation, RequestOf } from '@sufra/contract/kernel/operation'
import { codeAlphabet } from '@sufra/contract/promotions/coupons'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { coupon, insert } from '../../../test/world.rows.ts'
import { makeOrder, makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeEachDatabase('coupons', (open) => {
  let database: Database
  let world: World
  let own: Tenant
  let other: Tenant
  let server: Listening
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    own = await world.tenant('Karam')
    other = await world.tenant('Saffron')
    server = await listen(database)
    // Sessions and limits use the database's clock.
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  beforeEach(() => {
    vi.setSystemTime(atQatar('2030-01-15', '12:00'))
  })
  afterAll(async () => {
    vi.useRealTimers()
    await server?.close()
    await database?.close()
  })

  const admin = <Op extends Operation>(operation: Op, body: unknown = {}, id?: number) =>
    server.ask(operation, 'admin', {
      token: world.admins['Super Admin'].token,
      ...(id !== undefined && { params: { id } }),
      body,
    })
  const idOf = (tenant: Tenant, table: string) => tenant.ids[table] ?? 0
  let codes = 0
  const fields = (changes: Partial<RequestOf<typeof coupons.save>> = {}) => ({
    title_en: 'Ramadan evenings',
    title_ar: 'أمسيات رمضان',
    short_description_en: 'A tenth off',
    short_description_ar: 'خصم العُشر',
    code: `EVENING-${++codes}`,
    type: 'Store',
    discount: 10,
    platform_contribution: 50,
    start_date: '2030-01-05',
    end_date: '2030-02-03',
    all_stores: true,
    ...changes,
  })
  const add = async (changes: Partial<RequestOf<typeof coupons.save>> = {}) => {
    const { output, refusal } = await admin(coupons.save, fields(changes))
    if (!output) throw new Error(`not saved: ${JSON.stringify(refusal)}`)
    return output.id
  }
  const show = async (id: number) => {
    const { output } = await admin(coupons.show, { catering_coupon_id: id })
    if (!output) throw new Error(`coupon ${id} is not there`)
    return output.cateringCoupon
  }
  const change = (id: number, body: object) => admin(coupons.update, { catering_coupon_id: id, ...body })
  const counts = async () => {
    const { output } = await admin(coupons.list, { count: 5 })
    return [output?.couponsCount, output?.activeCount, output?.deactivatedCount, output?.expiredCount]
  }

  it('keep their fields, and are found by code or title in either language', async () => {
    const id = await add({ code: ' eid_2030 ', minimum_order_amount: 250.5, total_usage_limit: 3 })
    expect(await show(id)).toMatchObject({
      code: 'EID_2030',
      minimum_order_amount: 250_50,
      total_usage_limit: 3,
      limit_per_user: null,
      state: 'active',
      is_active: true,
      coupons_translations: [
        { language: 'en', title: 'Ramadan evenings', short_description: 'A tenth off' },
        { language: 'ar', title: 'أمسيات رمضان', short_description: 'خصم العُشر' },
      ],
      coupons_stores: [],
    })
    for (const search of ['eid_20', 'ramadan EV', 'امسيات']) {
      const { output } = await admin(coupons.list, { search })
      expect(output?.cateringCoupons.map((each) => each.id)).toContain(id)
      expect(output?.total).toBe(output?.cateringCoupons.length)
    }
    expect((await admin(coupons.list, { search: 'no such code' })).output?.total).toBe(0)
  })

  it('report what is wrong at the field it belongs to', async () => {
    const cases: [Partial<RequestOf<typeof coupons.save>>, Record<string, string>][] = [
      [{ code: 'A B' }, { code: '3 to 32 Latin letters, digits, dashes and underscores' }],
      [{ discount: 0 }, { discount: 'More than 0' }],
      [{ discount: 101 }, { discount: 'At most 100' }],
      [{ platform_contribution: 100.01 }, { platform_contribution: 'At most 100' }],
      [{ end_date: '2030-01-04' }, { end_date: 'Cannot be before the first day' }],
      [{ total_usage_limit: 0 }, { total_usage_limit: 'At least 1' }],
      [{ short_description_ar: ' ' }, { short_description_ar: 'This field is required' }],
      [{ all_stores: false }, { coupons: 'This field is required' }],
      [
        { coupons: [{ store: idOf(own, 'stores') }] },
        { coupons: 'A coupon for all stores has no list of stores' },
      ],
      [
        { type: 'Item' },
        {
          all_stores: 'A coupon for certain items is for the stores that have them, not for all stores',
        },
      ],
      [
        { type: 'Item', all_stores: false, coupons: [{ store: idOf(own, 'stores'), items: [] }] },
        { coupons: 'Choose at least one item of each store' },
      ],
    ]
    for (const [changes, errors] of cases) {
      const { status, refusal } = await admin(coupons.save, fields(changes))
      expect([status, refusal?.errors]).toEqual([422, errors])
    }
  })

  it('are for certain stores, or for items of theirs, and for no others', async () => {
    const [store, item] = [idOf(own, 'stores'), idOf(own, 'items')]
    const stores = await add({ all_stores: false, coupons: [{ store }, { store: idOf(other, 'stores') }] })
    expect((await show(stores)).coupons_stores.map(({ id }) => id).sort()).toEqual(
      [store, idOf(other, 'stores')].sort(),
    )
    const items = await add({ type: 'Item', all_stores: false, coupons: [{ store, items: [item, item] }] })
    expect((await show(items)).coupons_stores).toMatchObject([{ id: store, items: [{ item_id: item }] }])
    const missing = { type: 'Item', all_stores: false } as const
    for (const wrong of [
      { store: 999_999_999, items: [item] },
      { store, items: [999_999_999] },
      { store, items: [idOf(other, 'items')] },
    ]) {
      const { status, refusal } = await admin(coupons.save, fields({ ...missing, coupons: [wrong] }))
      expect([status, Object.keys(refusal?.errors ?? {})]).toEqual([404, ['coupons']])
    }
  })

  it('have stores and items to choose from, searched by the server, which says that there are more', async () => {
    const [store, item] = [idOf(own, 'stores'), idOf(own, 'items')]
    const stores = async (body: object) => {
      const { output } = await admin(coupons.stores, body)
      return { ids: output?.stores.map(({ id }) => id), cut: output?.cut }
    }
    const named = await stores({ search: 'karam STORE' })
    expect([named.ids?.includes(store), named.cut]).toEqual([true, false])
    expect(named.ids).not.toContain(idOf(other, 'stores'))
    expect((await stores({ search: 'saffron rest' })).ids).toContain(idOf(other, 'stores'))
    expect(await stores({ count: 1 })).toMatchObject({ ids: { length: 1 }, cut: true })
    const found = async (body: object) => {
      const { output } = await admin(coupons.itemsOf, { store_id: store, ...body })
      return { ids: output?.items.map(({ id }) => id), cut: output?.cut }
    }
    expect((await found({})).ids).toContain(item)
    expect(await found({ search: 'machboos' })).toEqual({ ids: [item], cut: false })
    expect(await found({ search: 'no such dish' })).toEqual({ ids: [], cut: false })
    const second = await insert(database.pool, 'items', {
      ...(await database.pool.query('select * from items where id = $1', [item])).rows[0],
      id: 970_000 + item,
    })
    expect(await found({ count: 1 })).toMatchObject({ ids: { length: 1 }, cut: true })
    expect((await found({})).ids).toEqual(expect.arrayContaining([item, second]))
  })

  it('change their texts, minimum and targets, and refuse each locked field by name', async () => {
    const store = idOf(own, 'stores')
    const id = await add({ limit_per_user: 2 })
    const before = await show(id)
    const same = { code: before.code, discount: 10, limit_per_user: 2, end_date: '2030-02-03' }
    expect((await change(id, { ...same, title_en: 'Nights', minimum_order_amount: 10 })).status).toBe(200)
    const refused = await change(id, {
      code: 'OTHER-CODE',
      type: 'Item',
      discount: 20,
      platform_contribution: 51,
      start_date: '2030-01-06',
      end_date: '2030-02-04',
      total_usage_limit: 1,
      limit_per_user: null,
      title_en: 'Lost',
    })
    const locked = 'Cannot be changed after it was created'
    expect([refused.status, refused.refusal?.errors]).toEqual([
      422,
      {
        code: locked,
        type: locked,
        discount: locked,
        platform_contribution: locked,
        start_date: locked,
        end_date: locked,
        total_usage_limit: locked,
        limit_per_user: locked,
      },
    ])
    const { version } = await show(id)
    const chosen = { all_stores: false, coupons: [{ store }] }
    expect((await change(id, { ...chosen, version })).output?.version).toBe(version + 1)
    const late = await change(id, { all_stores: true, version })
    expect([late.status, late.refusal?.code]).toEqual([409, 'version.stale'])
    expect(Object.keys(late.refusal?.errors ?? {})).toEqual(['all_stores', 'coupons'])
    expect(await show(id)).toMatchObject({
      title_en: 'Nights',
      all_stores: false,
      coupons_stores: [{ id: store }],
    })
    expect((await change(id, { coupons: [] })).refusal?.errors).toEqual({ coupons: 'This field is required' })
    expect((await change(999_999_999, { title_en: 'Nobody' })).status).toBe(404)
  })

  it('share no code, also while orders that used a deleted one are open', async () => {
    const [first, second] = await Promise.all([
      admin(coupons.save, fields({ code: 'ONCE' })),
      admin(coupons.save, fields({ code: 'once' })),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const lost = first.status === 409 ? first : second
    expect(lost.refusal?.errors).toEqual({ code: 'Another coupon has this code' })
    const id = first.output?.id ?? second.output?.id ?? 0
    const order = await makeOrder(database.pool, own.ids, 'Karam')
    await database.pool.query('update orders set coupon_id = $1, coupon_code = $2 where id = $3', [
      id,
      'ONCE',
      order,
    ])
    expect((await admin(coupons.remove, {}, id)).status).toBe(200)
    expect((await admin(coupons.save, fields({ code: 'ONCE' }))).status).toBe(409)
    await database.pool.query('update orders set coupon_id = null, coupon_code = null where id = $1', [order])
    expect((await admin(coupons.save, fields({ code: 'ONCE' }))).status).toBe(200)
    expect((await admin(coupons.remove, {}, id)).status).toBe(404)
  })

  it('are missing once deleted, from the list too', async () => {
    const id = await add({ code: 'GONE' })
    expect((await admin(coupons.remove, {}, id)).status).toBe(200)
    for (const gone of [
      await admin(coupons.show, { catering_coupon_id: id }),
      await change(id, { title_en: 'Back' }),
      await admin(coupons.updateStatus, { status: false }, id),
    ])
      expect(gone.status).toBe(404)
    for (const page of [{}, { count: 5 }]) {
      const { output } = await admin(coupons.list, { search: 'GONE', ...page })
      expect([output?.cateringCoupons, output?.total]).toEqual([[], 0])
    }
  })

  it('generate codes without characters that look alike', async () => {
    const { output } = await admin(coupons.generateCode)
    expect(output?.coupon_code).toMatch(new RegExp(`^[${codeAlphabet}]{6}$`))
    expect(codeAlphabet).not.toMatch(/[01OILSBZ]/)
  })

  it('are counted by state on the day in Qatar, whatever changes', async () => {
    const id = await add({ start_date: '2030-01-16', end_date: '2030-01-17', total_usage_limit: 1 })
    const [all = 0, active = 0, off = 0, expired = 0] = await counts()
    const stateOf = async () => (await show(id)).state
    expect(await stateOf()).toBe('scheduled')
    vi.setSystemTime(atQatar('2030-01-16', '00:00'))
    expect(await stateOf()).toBe('active')
    await database.pool.query('update coupons set used_count = 1 where id = $1', [id])
    expect(await stateOf()).toBe('used_up')
    expect(await counts()).toEqual([all, active, off, expired])
    const usedUp = await admin(coupons.list, { state: 'used_up' })
    expect(usedUp.output?.cateringCoupons.map((each) => each.id)).toEqual([id])
    const switched = await admin(coupons.updateStatus, { status: false }, id)
    expect(switched.output).toEqual({ status: false })
    expect([await stateOf(), await counts()]).toEqual(['deactivated', [all, active - 1, off + 1, expired]])
    await admin(coupons.updateStatus, { status: true }, id)
    vi.setSystemTime(atQatar('2030-01-17', '23:59'))
    expect(await stateOf()).toBe('used_up')
    vi.setSystemTime(atQatar('2030-01-18', '00:00'))
    expect([await stateOf(), await counts()]).toEqual(['expired', [all, active - 1, off, expired + 1]])
    await admin(coupons.remove, {}, id)
    expect(await counts()).toEqual([all - 1, active - 1, off, expired])
  })

  it('are sorted by the uses that are shown, whether they are limited or not', async () => {
    const [most, least, some] = [
      await add({ title_en: 'Sorted by uses' }),
      await add({ title_en: 'Sorted by uses' }),
      await add({ title_en: 'Sorted by uses', total_usage_limit: 9 }),
    ]
    await database.pool.query('update coupons set used_count = 2 where id = $1', [some])
    await database.pool.query(
      `insert into promotion_costs (kind, promotion_id, orders, discount, platform)
        values ('coupon', $1, 1, 100, 50), ('coupon', $1, 2, 200, 100), ('coupon', $2, 2, 200, 100)`,
      [most, some],
    )
    const sorted = async (body: object) =>
      (await admin(coupons.list, { sort: 'uses', direction: 'desc', ...body })).output?.cateringCoupons.map(
        ({ id, used_count }) => [id, used_count],
      )
    const expected = [
      [most, 3],
      [some, 2],
      [least, 0],
    ]
    expect(await sorted({ search: 'Sorted by uses' })).toEqual(expected)
    expect((await sorted({}))?.slice(0, 2)).toEqual(expected.slice(0, 2))
  })

  it('page through a state with its own total', async () => {
    await insert(database.pool, 'coupons', { ...coupon('PAGED'), status: false })
    const { output } = await admin(coupons.list, { state: 'deactivated', count: 1, page: 1 })
    expect(output?.cateringCoupons).toHaveLength(1)
    expect(output?.total).toBe(output?.deactivatedCount)
    const searched = await admin(coupons.list, { state: 'active', search: 'PAGED', count: 1 })
    expect(searched.output?.total).toBe(0)
  })
})
