import { items } from '@sufra/contract/menu/items'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type ItemsTest, openItems } from './items.fixture.ts'

describeEachDatabase("sorting a category's items", (open) => {
  let test: ItemsTest
  beforeAll(async () => {
    test = await openItems(open)
  })
  afterAll(() => test?.close())

  async function filled(count: number): Promise<{ sub_category_id: number; ids: number[] }> {
    const sub_category_id = await test.category()
    const ids: number[] = []
    for (let n = 0; n < count; n++) ids.push(await test.added({ sub_category_id }))
    return { sub_category_id, ids }
  }
  const sort = (sub_category_id: number, ids: readonly number[]) =>
    test.ask(
      items.sort,
      { sub_category_id, items: ids.map((id, index) => ({ id, sorting_index: index + 1 })) },
      { kind: 'store_user' },
    )
  const places = async (id: number) =>
    (await test.ask(items.list, {}, { id })).output?.items.map((item) => [item.id, item.sorting_index]) ?? []

  it('numbers all items from 1 and makes no form stale', async () => {
    const { sub_category_id, ids } = await filled(4)
    const [a = 0, b = 0, c = 0, d = 0] = ids
    const { output } = await sort(sub_category_id, [c, a])
    expect(output?.order.map(({ id }) => id)).toEqual([c, a, b, d])
    expect(await places(sub_category_id)).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
      [d, 4],
    ])
    expect((await test.ask(items.update, { name_en: 'A', version: 1 }, { id: c })).status).toBe(200)
  })

  it('is rejected as a whole for an item that is of another category, deleted, or named twice', async () => {
    const { sub_category_id, ids } = await filled(2)
    const [a = 0, b = 0] = ids
    const { ids: theirs } = await test.world.tenant('Foreign')
    const gone = await test.added({ sub_category_id })
    await test.ask(items.remove, {}, { id: gone })
    const before = await places(sub_category_id)
    for (const bad of [gone, await test.added(), theirs.items ?? 0, 999_999_999])
      expect((await sort(sub_category_id, [b, a, bad])).status).toBe(404)
    expect((await sort(theirs.subcategories ?? 0, [])).status).toBe(404)
    expect((await sort(sub_category_id, [b, a, b])).refusal?.errors).toEqual({
      'items.2.id': 'Named more than once',
    })
    expect(await places(sub_category_id)).toEqual(before)
  })

  it('keeps ranks 1 to n in parallel with other sorts, additions and moves', async () => {
    const { sub_category_id, ids } = await filled(8)
    const other = await filled(2)
    const shuffled = (seed: number) => ids.toSorted((a, b) => ((a * seed) % 31) - ((b * seed) % 31))
    const answers = await Promise.all([
      ...[3, 5, 7, 11, 13, 17].map((seed) => sort(sub_category_id, shuffled(seed))),
      test.added({ sub_category_id }),
      test.added({ sub_category_id }),
      test.ask(items.update, { sub_category_id }, { id: other.ids[0] }),
      sort(other.sub_category_id, [other.ids[1] ?? 0]),
    ])
    expect(answers.slice(0, 6).map((answer) => typeof answer === 'object' && answer.status)).toEqual(
      Array(6).fill(200),
    )
    const after = await places(sub_category_id)
    expect(after.map(([, place]) => place)).toEqual(Array.from({ length: 11 }, (_, n) => n + 1))
  })
})
