import { collections } from '@sufra/contract'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'
import { openStores, type StoresTest } from '../../stores/stores/stores.fixture.ts'
import { collectionsOf } from './collections.fixture.ts'

describeRules('collections in the ordering API', (open) => {
  let test: StoresTest
  let of: ReturnType<typeof collectionsOf>
  let own: number
  let item: number
  beforeAll(async () => {
    test = await openStores(open)
    of = collectionsOf(test)
    own = test.tenant.ids.stores as number
    item = test.tenant.ids.items as number
  })
  afterAll(() => test?.close())

  const get = (known?: string) =>
    test.server.call<{ collections: { id: number }[] }>('GET', '/api/mobile/collections', {
      token: test.world.channel,
      ...(known !== undefined && { headers: { 'if-none-match': known } }),
    })

  it('have the prices and offers of the menu', async () => {
    const id = await of.ofItems(own, [item])
    const day = qatarDay(new Date())
    const offer = {
      title_en: 'Offer',
      title_ar: 'عرض',
      start_date: day,
      end_date: day,
      store_id: own,
    }
    await insert(test.database.pool, 'offers', { ...offer, type: 'Store', discount: 20 })
    await insert(test.database.pool, 'offers', { ...offer, type: 'Item', item_id: item, discount: 15 })
    expect(await of.shown(id)).toEqual({
      id,
      name: { en: of.names.name_en, ar: of.names.name_ar },
      type: 'Item',
      stores: [],
      items: [
        {
          id: item,
          store_id: own,
          store_name: { en: 'Karam store', ar: 'Karam store ع' },
          name: { en: 'Karam machboos', ar: 'Karam machboos ع' },
          short_description: { en: 'Karam rice', ar: 'Karam rice ع' },
          image: null,
          promoted_price: 500_00,
          original_price: 600_00,
          price_per_unit: 25_00,
          enough_for: 10,
          offer_discount: 20,
        },
      ],
    })
  })

  it('hold what customers can order, and are left out with nothing of it', async () => {
    const id = await of.ofItems(own, [item])
    for (const [hide, show] of [
      ['update items set show = false where id = $2', 'update items set show = true where id = $2'],
      ['update items set status = false where id = $2', 'update items set status = true where id = $2'],
      [
        'update stores set catering_status = false where id = $1',
        'update stores set catering_status = true where id = $1',
      ],
      [
        `update restaurants set approval = 'pending' where id = (select restaurant_id from stores where id = $1)`,
        `update restaurants set approval = 'approved' where id = (select restaurant_id from stores where id = $1)`,
      ],
    ] as const) {
      const run = (text: string) => of.query(text.replace('$2', '$1'), [text.includes('$2') ? item : own])
      await run(hide)
      expect(await of.shown(id), hide).toBeUndefined()
      await run(show)
      expect((await of.shown(id))?.items, show).toHaveLength(1)
    }
    expect(await of.shown(await of.ofStores([]))).toBeUndefined()
  })

  it('come in the order of the back office', async () => {
    const made = [await of.ofStores([own]), await of.ofStores([own]), await of.ofItems(own, [item])]
    const order = made.toReversed().map((id, index) => ({ id, sorting_index: index + 1 }))
    await test.ask(collections.sort, undefined, { collections: order })
    const { body } = await get()
    expect(body.collections.slice(0, 3).map(({ id }) => id)).toEqual(made.toReversed())
  })

  it('are not sent again as long as nothing changes, and anew at once after saving', async () => {
    const id = await of.ofStores([own])
    let tag = (await get()).headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    const changes = [
      () => of.change(id, { name_ar: 'اسم آخر' }),
      () => test.ask(collections.updateStatus, id, { status: false }),
      () => test.ask(collections.updateStatus, id, { status: true }),
      () => test.ask(collections.remove, id),
    ]
    for (const change of changes) {
      const again = await get(tag)
      expect([again.status, again.body]).toEqual([304, ''])
      await change()
      const fresh = await get(tag)
      expect(fresh.status).toBe(200)
      tag = fresh.headers.get('etag') ?? ''
    }
  })
})
