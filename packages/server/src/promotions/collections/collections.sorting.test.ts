import { collections } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { openStores, type StoresTest } from '../../stores/stores/stores.fixture.ts'
import { collectionsOf } from './collections.fixture.ts'

describeEachDatabase('the order of collections', (open) => {
  let test: StoresTest
  let of: ReturnType<typeof collectionsOf>
  let stores: number[]
  beforeAll(async () => {
    test = await openStores(open)
    of = collectionsOf(test)
    stores = await of.stores(5)
  })
  afterAll(() => test?.close())

  const numbered = (ids: readonly number[]) => ids.map((id, index) => ({ id, sorting_index: index + 1 }))
  const turned = (ids: readonly number[], by: number) => [...ids.slice(by), ...ids.slice(0, by)]
  const ranks = (order: readonly { sorting_index: number }[]) =>
    order.map(({ sorting_index }) => sorting_index)

  it('is one that everybody sees, however many sort at once: that of the last of them', async () => {
    for (let n = 0; n < 4; n++) await of.ofStores([])
    const ids = (await of.listed()).map(({ id }) => id)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        test.ask(collections.sort, undefined, { collections: numbered(turned(ids, at % ids.length)) }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const standing = await of.listed()
    expect(ranks(standing)).toEqual(ids.map((_, index) => index + 1))
    const wanted = answers.map(({ output }) => output?.order.map(({ id }) => id))
    expect(wanted).toContainEqual(standing.map(({ id }) => id))
  })

  it('keeps each element once, whoever sorts, assigns and removes at the same time', async () => {
    const [own = 0] = [test.tenant.ids.stores]
    const id = await of.ofStores(stores)
    const elements = (await of.elements(id)).map(({ element_id }) => element_id)
    const sort = (by: number) =>
      test.ask(collections.sortStores, undefined, { elements: numbered(turned(elements, by)) })
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map(sort),
      of.change(id, { stores: [...stores, own] }),
      ...[1, 2, 3].map(sort),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const standing = await of.elements(id)
    expect(standing.map(({ store_id }) => store_id).toSorted((a, b) => a - b)).toEqual(
      [...stores, own].toSorted((a, b) => a - b),
    )
    expect(new Set(ranks(standing)).size).toBe(6)
    // A row that somebody removed refuses the order that names it; the screen has fetched the list by then.
    const removed = standing[0]?.element_id ?? 0
    await test.ask(collections.removeElement, undefined, { element_id: removed, type: 'Store' })
    expect((await sort(1)).status).toBe(elements.includes(removed) ? 404 : 200)
  })

  it('is of one collection: elements of another refuse the call, and one named twice is told', async () => {
    const [one, two] = [await of.ofStores(stores), await of.ofStores(stores)]
    const [a] = await of.elements(one)
    const [b] = await of.elements(two)
    const sort = (ids: readonly number[]) =>
      test.ask(collections.sortStores, undefined, { elements: numbered(ids) })
    expect((await sort([a?.element_id ?? 0, b?.element_id ?? 0])).status).toBe(404)
    const twice = await sort([a?.element_id ?? 0, a?.element_id ?? 0])
    expect(twice.refusal?.errors).toEqual({ 'elements.1.id': 'Named more than once' })
    expect((await sort([])).output).toEqual({ order: [] })
    expect((await of.elements(one)).map(({ store_id }) => store_id)).toEqual(stores)
  })

  it('of items is told by the ids of their elements', async () => {
    const items = await of.items(3)
    const id = await of.ofItems(test.tenant.ids.stores as number, items)
    const order = (await of.elements(id)).map(({ element_id }) => element_id).toReversed()
    const { output } = await test.ask(collections.sortItems, undefined, { elements: numbered(order) })
    expect(output?.order).toEqual(numbered(order))
    expect((await of.elements(id)).map(({ item_id }) => item_id)).toEqual(items.toReversed())
    expect((await of.shown(id))?.items.map((item) => item.id)).toEqual(items.toReversed())
  })
})
