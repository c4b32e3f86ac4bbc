import { items } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type ChangesTest, openChanges } from './bulkEdits.fixture.ts'

const dearer = { what: 'prices', percent: 10, prices: ['original_price', 'promoted_price'] } as const
const hide = { what: 'flag', flag: 'show', value: false } as const

describeRules('an applied bulk edit', (open) => {
  let test: ChangesTest
  beforeAll(async () => {
    test = await openChanges(open)
  })
  afterAll(() => test?.close())

  it('restores what is unchanged since and names the rest, once', async () => {
    const ids = await test.filled(3, await test.category())
    const [a = 0, b = 0, c = 0] = ids
    const id = await test.made(ids, dearer)
    await test.ask(items.update, { name_en: 'Harees', promoted_price: 95 }, { id: a })
    await test.ask(items.updateShow, { item_id: b, status: false })
    await test.ask(items.remove, {}, { id: c })
    const { output } = await test.undo(id, { kind: 'store_user' })
    expect(output).toEqual({ undone: 2, kept: [{ item_id: a, name: 'Harees' }] })
    expect(await test.read(ids, 'original_price, promoted_price, show')).toEqual([
      [10_000, 9_500, true],
      [10_000, 9_000, false],
      [11_000, 9_900, true],
    ])
    expect((await test.undo(id)).refusal).toMatchObject({ code: 'menuChanges.undone' })
    const audited = await test.query(
      `select distinct operation from audit_log where table_name = 'items' and row_id = $1 and id =
         (select max(id) from audit_log where table_name = 'items' and row_id = $1)`,
      [String(b)],
    )
    expect(audited).toEqual([{ operation: 'menuChanges.undo' }])
  })

  it('is listed with its author: the last twenty, newest first', async () => {
    const ids = await test.filled(1, await test.category())
    const first = await test.made(ids, hide, { kind: 'store_user' })
    let last = first
    for (let n = 0; n < 20; n++) last = await test.made(ids, { ...hide, value: n % 2 === 0 })
    const changes = (await test.list()).output?.changes ?? []
    expect(changes).toHaveLength(20)
    expect(changes[0]).toMatchObject({
      id: last,
      what: 'flag',
      count: 1,
      by: 'platform Super Admin',
      asked: { flag: 'show' },
    })
    const theirs = await test.list({ kind: 'store_user', language: 'ar' })
    expect(theirs.output?.changes[0]).toMatchObject({ id: last, by: 'أحد موظفي المنصة' })
    expect((await test.undo(first)).status).toBe(404)
    await test.undo(last)
    expect((await test.list()).output?.changes[0]).toMatchObject({ id: last, undone: true })
  })
})
