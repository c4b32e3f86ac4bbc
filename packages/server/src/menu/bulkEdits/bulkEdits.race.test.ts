import { choiceOptions, items } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { type ChangesTest, openChanges } from './bulkEdits.fixture.ts'

const dearer = { what: 'prices', percent: 10, prices: ['original_price', 'promoted_price'] } as const

describeDatabase('postgres', 'bulk edits in parallel', (open) => {
  let test: ChangesTest
  beforeAll(async () => {
    test = await openChanges(open)
  })
  afterAll(() => test?.close())

  const codes = (answers: readonly { readonly refusal?: { readonly code: string } | undefined }[]) =>
    answers.map(({ refusal }) => refusal?.code ?? 'made').sort()

  it('applies one of several with the same preview, and undoes it once', async () => {
    const ids = await test.filled(20, await test.category())
    const choice = { what: 'choice', item_choice_id: test.tenant.ids.item_choices ?? 0 } as const
    for (const change of [dearer, choice]) {
      const seal = (await test.preview(ids, change)).output?.seal ?? ''
      const answers = await Promise.all(Array.from({ length: 5 }, () => test.apply(ids, change, seal)))
      expect(codes(answers)).toEqual(['made', ...Array(4).fill('menuChanges.stale')])
      const id = answers.find(({ output }) => output)?.output?.change.id ?? 0
      const undone = await Promise.all(Array.from({ length: 5 }, () => test.undo(id)))
      expect(codes(undone)).toEqual(['made', ...Array(4).fill('menuChanges.undone')])
      expect(undone.find(({ output }) => output)?.output).toEqual({ undone: 20, kept: [] })
    }
    expect(await test.read(ids, 'original_price')).toEqual(ids.map(() => [10_000]))
  })

  it('conflicts with an edit of a row: the plan is stale or the edit comes after it', async () => {
    for (let round = 0; round < 6; round++) {
      const ids = await test.filled(10, await test.category())
      const [edited = 0] = ids
      const seal = (await test.preview(ids, dearer)).output?.seal ?? ''
      const edit = test.ask(items.update, { promoted_price: 50 + round, version: 1 }, { id: edited })
      const apply = test.apply(ids, dearer, seal)
      const [one, all] = await Promise.all([edit, apply])
      // One is applied and the other rejected; never both, and never half a change.
      expect([one.status, all.status].sort()).toEqual([200, 409])
      const prices = await test.read(ids, 'promoted_price')
      const others = all.status === 200 ? 9_900 : 9_000
      expect(prices).toEqual([[all.status === 200 ? 9_900 : 5_000 + round * 100], ...Array(9).fill([others])])
    }
  })

  it('keeps ranks unique and does not deadlock with moves, sorting, additions and undoing', async () => {
    const [rice, soups] = [await test.category('Rice'), await test.category('Soups')]
    const [left, right] = [await test.filled(12, rice), await test.filled(12, soups)]
    const sort = (sub_category_id: number, ids: readonly number[]) =>
      test.ask(items.sort, {
        sub_category_id,
        items: ids.toReversed().map((id, index) => ({ id, sorting_index: index + 1 })),
      })
    const moved = async (ids: readonly number[], sub_category_id: number) => {
      const change = { what: 'category', sub_category_id } as const
      const { output } = await test.preview(ids, change)
      return test.apply(ids, change, output?.seal ?? '')
    }
    const first = await moved(left.slice(0, 4), soups)
    const answers = await Promise.all([
      moved(left.slice(4, 8), soups),
      moved(right.slice(0, 4), rice),
      test.undo(first.output?.change.id ?? 0),
      sort(rice, left.slice(8)),
      sort(soups, right.slice(4)),
      test.ask(items.update, { sub_category_id: rice }, { id: right[5] }),
      test.ask(items.update, { sub_category_id: soups }, { id: left[9] }),
      test.ask(items.updateShow, { item_id: left[5], status: false }),
    ])
    expect(
      answers
        .map(({ status }) => status)
        .filter((status) => status !== 200 && status !== 404 && status !== 409),
    ).toEqual([])
    const places = await test.query(
      `select sub_category_id, sorting_index, count(*) from items where sub_category_id = any($1::bigint[])
       group by 1, 2 having count(*) > 1`,
      [[rice, soups]],
    )
    expect(places).toEqual([])
  })

  it('keeps an option that is edited while the change is undone', async () => {
    const [id = 0] = await test.filled(1, await test.category())
    const change = await test.made([id], {
      what: 'choice',
      item_choice_id: test.tenant.ids.item_choices ?? 0,
    })
    const [option] = await test.query(
      'select o.id from item_choice_options o join item_choices c on c.id = o.item_choice_id where c.item_id = $1',
      [id],
    )
    const [edit, undo] = await Promise.all([
      test.ask(choiceOptions.update, { item_choice_price: 5 }, { id: Number(option?.id) }),
      test.undo(change),
    ])
    expect([edit.status, undo.output?.undone]).toEqual(edit.status === 200 ? [200, 0] : [404, 1])
  })

  it('handles 2,000 items like one', async () => {
    const ids = await test.filled(2000, await test.category('All'))
    const id = await test.made(ids, { ...dearer, round_to: 5 })
    const prices = () =>
      test.query('select distinct original_price, promoted_price from items where id = any($1)', [ids])
    expect(await prices()).toEqual([{ original_price: 11_000, promoted_price: 10_000 }])
    expect((await test.undo(id)).output).toEqual({ undone: 2000, kept: [] })
    expect(await prices()).toEqual([{ original_price: 10_000, promoted_price: 9_000 }])
    await test.made(ids, { what: 'choice', item_choice_id: test.tenant.ids.item_choices ?? 0 })
    const options = await test.query(
      `select count(*) from item_choices c join item_choice_options o on o.item_choice_id = c.id
       where c.item_id = any($1)`,
      [ids],
    )
    expect(options).toEqual([{ count: 2000 }])
  })
})
