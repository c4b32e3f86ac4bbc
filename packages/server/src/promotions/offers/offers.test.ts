import { offers } from '@sufra/contract'
import { atQatar } from '@sufra/contract/kernel/clock'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type OffersTest, openOffers } from './offers.fixture.ts'

describeRules('offers', (open) => {
  let test: OffersTest
  beforeAll(async () => {
    test = await openOffers(open)
  })
  afterAll(() => test?.close())
  beforeEach(async () => {
    await test.emptied()
    vi.useFakeTimers({ toFake: ['Date'], now: atQatar('2030-03-16', '09:00') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const listed = async (body: object = {}) =>
    (await test.ask(offers.list, undefined, body)).output?.offers.map(({ id }) => id)
  const switched = (id: number, status: number) => test.ask(offers.updateStatus, id, { status })

  it('are saved with photo and target, active, and shown with where they lead', async () => {
    const { store, item } = test
    const id = await test.added({
      type: 'Item',
      item_id: item,
      discount: 12.5,
      short_description_en: 'An eighth off',
      imagefile: examplePicture,
    })
    expect(await test.shown(id)).toMatchObject({
      id,
      title: { en: 'Family Fridays', ar: 'جمعة العائلة' },
      title_en: 'Family Fridays',
      short_description_en: 'An eighth off',
      short_description_ar: '',
      image: { uri: expect.stringMatching(/^\/files\//) },
      type: 'Item',
      store_id: store,
      item_id: item,
      store: {
        id: store,
        restaurant_id: test.kitchen.tenant.ids.restaurants,
        redirection: { en: 'Saffron store', ar: 'Saffron store ع' },
        archived: false,
      },
      item: { id: item, redirection: { en: 'Saffron machboos' }, archived: false },
      discount: 12.5,
      start_date: '2030-03-01',
      end_date: '2030-03-31',
      status: 1,
      state: 'running',
      version: 1,
    })
    const whole = await test.added({ status: 0 })
    expect(await test.shown(whole)).toMatchObject({
      item_id: null,
      item: null,
      status: 0,
      state: 'off',
      image: null,
    })
  })

  it('name every field that is wrong', async () => {
    const empty = await test.ask(offers.save, undefined, { short_description_en: 'x'.repeat(301) })
    expect(empty.refusal?.errors).toEqual({
      title_en: 'This field is required',
      title_ar: 'This field is required',
      type: 'Not one of the choices',
      store_id: 'This field is required',
      discount: 'This field is required',
      start_date: 'This field is required',
      end_date: 'This field is required',
      short_description_en: 'At most 300 characters',
    })
    const errorsOf = async (more: Parameters<typeof test.save>[0]) => (await test.save(more)).refusal?.errors
    expect(await errorsOf({ discount: 0 })).toEqual({ discount: 'More than 0' })
    expect(await errorsOf({ discount: 100.5 })).toEqual({ discount: 'At most 100' })
    expect(await errorsOf({ discount: 1.005 })).toEqual({ discount: 'At most two decimals' })
    expect(await errorsOf({ end_date: '2030-02-28' })).toEqual({ end_date: 'Cannot be before the first day' })
    expect(await errorsOf({ type: 'Item' })).toEqual({ item_id: 'This field is required' })
    expect(await errorsOf({ item_id: test.item })).toEqual({
      item_id: 'An offer of the whole store has no item',
    })
    expect(await errorsOf({ discount: 100, start_date: '2030-03-31' })).toBeUndefined()
  })

  it('are refused for an item of another store, and for what has been deleted', async () => {
    const other = (await test.world.tenant('Other')).ids
    const ofItem = { type: 'Item', item_id: other.items as number } as const
    const foreign = await test.save(ofItem)
    expect([foreign.status, foreign.refusal?.errors]).toEqual([
      422,
      { item_id: 'This item is not on the menu of this store. Choose another one' },
    ])
    const { pool } = test.database
    const there = { ...ofItem, store_id: other.stores as number }
    const id = await test.added(there)
    await switched(id, 0)
    await pool.query('update items set archived_at = now() where id = $1', [other.items])
    expect((await test.save(there)).refusal?.code).toBe('offers.itemGone')
    expect((await switched(id, 1)).refusal?.code).toBe('offers.itemGone')
    expect(await test.shown(id)).toMatchObject({ item: { archived: true } })
    await pool.query('update stores set archived_at = now() where id = $1', [other.stores])
    const gone = await test.save({ store_id: other.stores as number }, 'ar')
    expect(gone.refusal?.errors).toEqual({ store_id: 'هذا المتجر محذوف. اختر متجرًا آخر' })
    for (const [field, missing] of [
      ['store_id', { store_id: 999_999_999 }],
      ['item_id', { type: 'Item', item_id: 999_999_999 }],
    ] as const) {
      const { status, refusal } = await test.save(missing)
      expect([status, Object.keys(refusal?.errors ?? {})]).toEqual([404, [field]])
    }
    expect((await switched(id, 0)).status).toBe(200)
    expect((await test.ask(offers.remove, id)).status).toBe(200)
  })

  it('do not overlap another of the same target; the refusal names it and its days', async () => {
    await test.added({ title_en: 'Spring', title_ar: 'الربيع' })
    const overlaps = [
      ['2030-03-31', '2030-04-30'],
      ['2030-02-01', '2030-03-01'],
      ['2030-03-10', '2030-03-10'],
      ['2030-01-01', '2030-12-31'],
    ] as const
    for (const [start_date, end_date] of overlaps) {
      const { status, refusal } = await test.save({ start_date, end_date })
      expect([status, refusal?.code, refusal?.errors]).toEqual([
        409,
        'offers.overlap',
        { start_date: 'These days overlap another offer: “Spring”, 01 Mar 2030 to 31 Mar 2030' },
      ])
    }
    expect((await test.save({}, 'ar')).refusal?.message).toBe(
      'تتداخل هذه الأيام مع عرض آخر: «الربيع» من 01 مارس 2030 إلى 31 مارس 2030',
    )
    const next = await test.added({ start_date: '2030-04-01', end_date: '2030-04-30' })
    await test.added({ start_date: '2030-02-01', end_date: '2030-02-28' })
    // An item's offer and its store's are two targets, as are two items.
    const second = await test.anotherItem('Kabsa', 100_00)
    await test.added({ type: 'Item', item_id: test.item })
    await test.added({ type: 'Item', item_id: second })
    expect((await test.save({ type: 'Item', item_id: test.item })).refusal?.code).toBe('offers.overlap')
    expect((await test.ask(offers.update, next, { start_date: '2030-03-31' })).refusal?.errors).toEqual({
      start_date: 'These days overlap another offer: “Spring”, 01 Mar 2030 to 31 Mar 2030',
    })
    const toItem = await test.ask(offers.update, next, {
      type: 'Item',
      item_id: second,
      start_date: '2030-03-31',
    })
    expect(toItem.refusal?.code).toBe('offers.overlap')
    expect((await test.ask(offers.update, next, { end_date: '2030-04-02', title_en: 'April' })).status).toBe(
      200,
    )
  })

  it('may overlap while they are off, until they are switched on', async () => {
    const first = await test.added()
    const second = await test.added({ status: 0, title_en: 'Second' })
    const refused = await switched(second, 1)
    expect([refused.status, refused.refusal?.message]).toEqual([
      409,
      'These days overlap another offer: “Family Fridays”, 01 Mar 2030 to 31 Mar 2030',
    ])
    expect((await switched(first, 0)).output).toEqual({ id: first, status: 0 })
    expect((await switched(second, 1)).output).toEqual({ id: second, status: 1 })
    expect((await test.ask(offers.update, first, { status: 1 })).refusal?.code).toBe('offers.overlap')
    expect((await test.ask(offers.remove, second)).status).toBe(200)
    expect((await switched(first, 1)).status).toBe(200)
    // Asking for what is already so changes nothing.
    const { version } = (await test.shown(first)) ?? {}
    expect((await switched(first, 1)).status).toBe(200)
    expect((await test.shown(first))?.version).toBe(version)
  })

  it('are changed in part; a stale form is told what changed', async () => {
    const { item } = test
    const id = await test.added({ imagefile: examplePicture, short_description_ar: 'وصف' })
    expect((await test.ask(offers.update, id, { discount: 20, version: 1 })).output).toEqual({
      id,
      version: 2,
    })
    expect(await test.shown(id)).toMatchObject({
      discount: 20,
      short_description_ar: 'وصف',
      image: {},
      status: 1,
    })
    const late = await test.ask(offers.update, id, { title_en: 'Late', version: 1 })
    expect([late.status, late.refusal?.code, late.refusal?.errors]).toEqual([
      409,
      'version.stale',
      { discount: 'Changed meanwhile to “20”' },
    ])
    const both = await test.ask(offers.update, id, { imagefile: examplePicture, clear: ['imagefile'] })
    expect(both.refusal?.errors).toEqual({ imagefile: 'Not a valid value' })
    await test.ask(offers.update, id, { clear: ['imagefile'], short_description_ar: '' })
    expect(await test.shown(id)).toMatchObject({ image: null, short_description_ar: '' })
    // Of an item, and of the whole store again.
    const itemless = await test.ask(offers.update, id, { type: 'Item' })
    expect(itemless.refusal?.errors).toEqual({ item_id: 'This field is required' })
    expect((await test.ask(offers.update, id, { type: 'Item', item_id: item })).status).toBe(200)
    expect(await test.shown(id)).toMatchObject({ type: 'Item', item_id: item })
    expect((await test.ask(offers.update, id, { type: 'Store' })).status).toBe(200)
    expect(await test.shown(id)).toMatchObject({ type: 'Store', item_id: null })
    const given = await test.ask(offers.update, id, { item_id: item })
    expect(given.refusal?.errors).toEqual({ item_id: 'An offer of the whole store has no item' })
    const backwards = await test.ask(offers.update, id, { end_date: '2030-02-01' })
    expect(backwards.refusal?.errors).toEqual({ end_date: 'Cannot be before the first day' })
  })

  it('are found by id, title, store or item in either language, and by store', async () => {
    const other = (await test.world.tenant('Zafaran')).ids
    await test.emptied()
    const here = await test.added({
      title_en: 'Grill night',
      title_ar: 'ليلة المشاوي',
      end_date: '2030-05-01',
    })
    const there = await test.added({
      type: 'Item',
      store_id: other.stores as number,
      item_id: other.items as number,
    })
    expect(await listed()).toEqual([here, there])
    expect(await listed({ search: 'GRILL' })).toEqual([here])
    expect(await listed({ search: 'ليله المشاوى' })).toEqual([here])
    expect(await listed({ search: 'zafaran machboos' })).toEqual([there])
    expect(await listed({ search: 'Saffron st' })).toEqual([here])
    expect(await listed({ search: String(there) })).toEqual([there])
    expect(await listed({ search: '%' })).toEqual([])
    expect(await listed({ store_id: other.stores })).toEqual([there])
    await test.ask(offers.remove, there)
    expect(await listed()).toEqual([here])
    for (const call of [
      test.ask(offers.show, there),
      test.ask(offers.update, there, { title_en: 'x' }),
      switched(there, 1),
      test.ask(offers.remove, there),
    ])
      expect((await call).status).toBe(404)
  })

  describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('on a server in %s', (zone) => {
    const before = process.env.TZ
    beforeEach(() => {
      process.env.TZ = zone
    })
    afterEach(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })

    it('begin and end at midnight in Qatar', async () => {
      const id = await test.added({ start_date: '2030-03-16', end_date: '2030-03-17' })
      const [begin, end] = [atQatar('2030-03-16').getTime(), atQatar('2030-03-18').getTime()]
      const states = []
      for (const time of [begin - 1, begin, end - 1, end]) {
        vi.setSystemTime(time)
        states.push((await test.shown(id))?.state)
      }
      expect(states).toEqual(['scheduled', 'running', 'running', 'ended'])
    })
  })
})
