import { requirements } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { openStores, type StoresTest } from '../../stores/stores/stores.fixture.ts'

const names = { name_en: 'Running water', name_ar: 'مياه جارية' }

describeEachDatabase('requirements', (open, kind) => {
  let test: StoresTest
  beforeAll(async () => {
    test = await openStores(open)
  })
  afterAll(() => test?.close())

  const listed = async (search = '', door: 'admin' | 'restaurant' | 'store_user' = 'admin') => {
    const { output } = await test.ask(requirements.list, undefined, { search }, { kind: door })
    return output?.requirements ?? []
  }
  const shown = async (id: number) => (await test.ask(requirements.show, id)).output?.requirement
  const added = async (more: object = {}) => {
    const { output, refusal } = await test.ask(requirements.save, undefined, { ...names, ...more })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }
  const sort = (wanted: readonly { id: number; sorting_index: number }[]) =>
    test.ask(requirements.sort, undefined, { requirements: wanted })
  const give = (id: number) =>
    test.database.pool.query('insert into item_requirements (item_id, requirement_id) values ($1, $2)', [
      test.tenant.ids.items,
      id,
    ])

  it('are added at the end, active by default, with their names as translations', async () => {
    const id = await added()
    const off = await added({ status: false })
    const { sorting_index = 0 } = (await shown(id)) ?? {}
    expect(await shown(id)).toEqual({
      id,
      ...names,
      translations: [{ name: 'Running water' }, { name: 'مياه جارية' }],
      status: true,
      sorting_index,
      version: 1,
    })
    expect(await shown(off)).toMatchObject({ status: false, sorting_index: sorting_index + 1 })
    const wrong = await test.ask(requirements.save, undefined, { name_en: ' ', status: 'yes' })
    expect(wrong.refusal?.errors).toEqual({
      name_en: 'This field is required',
      name_ar: 'This field is required',
      status: 'Not a valid value',
    })
  })

  it('are readable by every kind, inactive ones too, and found by either name', async () => {
    const id = await added({ name_en: 'Shaded seats', name_ar: '٣٠ مقعدًا مظللًا', status: false })
    for (const door of ['admin', 'restaurant', 'store_user'] as const) {
      for (const search of ['SHADED', 'مظلل', '٣٠ مق', '30']) {
        expect((await listed(search, door)).map((row) => row.id)).toEqual([id])
      }
    }
  })

  it('accept multipart forms too', async () => {
    const form = new FormData()
    form.set('name_en', '007')
    form.set('name_ar', names.name_ar)
    form.set('status', 'false')
    const response = await fetch(`${test.server.origin}/api/admins/restaurant/requirement/store`, {
      method: 'POST',
      headers: { authorization: `Bearer ${test.world.admins['Super Admin'].token}` },
      body: form,
    })
    const saved = (await response.json()) as { id: number }
    expect(await shown(saved.id)).toMatchObject({ name_en: '007', status: false })
  })

  it('are changed partly; a stale form gets the changes; sorting makes no form stale', async () => {
    const [id, other] = [await added(), await added()]
    expect((await test.ask(requirements.update, id, { status: false, version: 1 })).output?.version).toBe(2)
    expect(await shown(id)).toMatchObject({ ...names, status: false })
    await sort([
      { id: other, sorting_index: 1 },
      { id, sorting_index: 2 },
    ])
    expect((await test.ask(requirements.update, id, { name_en: 'Water', version: 2 })).status).toBe(200)
    const late = await test.ask(requirements.update, id, { name_ar: 'ماء', version: 1 })
    expect(late.refusal?.errors).toEqual({
      name_en: 'Changed meanwhile to “Water”',
      status: 'Changed meanwhile',
    })
    expect(late.refusal?.stale?.changes).toEqual({
      name_en: { before: 'Running water', after: 'Water' },
      status: { before: true, after: false },
    })
  })

  it('keep ranks 1 to n when sorted in parallel; one wrong id rejects the call', async () => {
    const ids = [await added(), await added(), await added(), await added()]
    const turned = (n: number) => [...ids.slice(n), ...ids.slice(0, n)]
    const wanted = (order: number[]) => order.map((id, index) => ({ id, sorting_index: index + 1 }))
    const all = await Promise.all([0, 1, 2, 3, 0, 1, 2, 3].map((n) => sort(wanted(turned(n)))))
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const order = await listed()
    expect(order.map(({ sorting_index }) => sorting_index)).toEqual(order.map((_, index) => index + 1))
    const now = order.slice(0, 4).map(({ id }) => id)
    expect([0, 1, 2, 3].map(turned)).toContainEqual(now)
    expect((await sort([...wanted(ids), { id: 999_999_999, sorting_index: 9 }])).status).toBe(404)
    const twice = await sort([...wanted(ids), { id: now[0] ?? 0, sorting_index: 9 }])
    expect(twice.refusal?.errors).toEqual({ 'requirements.4.id': 'Named more than once' })
    expect(await listed()).toEqual(order)
  })

  it('can only be deleted if no item has them', async () => {
    const id = await added()
    await give(id)
    const refused = await test.ask(requirements.remove, id)
    expect([refused.refusal?.code, refused.refusal?.message]).toEqual([
      'marks.inUse',
      'Menu items still use it (1): Karam machboos (Karam store). Remove it from them first',
    ])
    await test.database.pool.query('delete from item_requirements where requirement_id = $1', [id])
    expect((await test.ask(requirements.remove, id)).status).toBe(200)
    expect((await test.ask(requirements.remove, id)).status).toBe(404)
    expect((await test.ask(requirements.update, id, names)).status).toBe(404)
  })

  it.runIf(kind === 'postgres')('are not deleted while being added to an item', async () => {
    const id = await added()
    const { pool } = test.database
    await openTransaction(pool, async (client, commit) => {
      await client.query('select id from requirements where id = $1 for key share', [id])
      const removing = test.ask(requirements.remove, id)
      await anyWaits(pool)
      await client.query('insert into item_requirements (item_id, requirement_id) values ($1, $2)', [
        test.tenant.ids.items,
        id,
      ])
      await commit()
      expect((await removing).refusal?.code).toBe('marks.inUse')
    })
  })
})
