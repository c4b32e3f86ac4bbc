import { prefixes } from '@sufra/contract/kernel/kinds'
import { ProgressLine, progressType } from '@sufra/contract/kernel/progress'
import { menuImport } from '@sufra/contract/menu/menuImport'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { bodyOf, openSheet, type SheetTest } from './menuImport.fixture.ts'
import { newDish } from './menuImport.rows.fixture.ts'

describeRules('an import with progress', (open) => {
  let test: SheetTest
  beforeAll(async () => {
    test = await openSheet(open)
  })
  afterAll(() => test?.close())

  const send = async (
    operation: typeof menuImport.preview | typeof menuImport.apply,
    body: object,
    accept = progressType,
  ) => {
    const response = await fetch(
      `${test.server.origin}${prefixes.restaurant}/${operation.paths.restaurant}`,
      {
        method: 'POST',
        headers: {
          accept,
          authorization: `Bearer ${test.tenant.people.restaurant.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      },
    )
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const lines = type.startsWith(progressType)
      ? text
          .trimEnd()
          .split('\n')
          .map((line) => ProgressLine.parse(JSON.parse(line)))
      : []
    return { status: response.status, text, lines, last: lines.at(-1) }
  }
  const many = Array.from({ length: 1500 }, (_, at) => newDish(`Dish ${at}`))

  it('is answered in lines, the last of which is the result or error', async () => {
    const body = bodyOf(test.store_id, { items: many })
    const { lines, last, status } = await send(menuImport.preview, body)
    expect(status).toBe(200)
    const steps = lines.slice(0, -1).map((line) => ('progress' in line ? line.progress : null))
    expect(steps.length).toBeGreaterThan(0)
    expect(steps[0]).toMatchObject({ step: 'checking', of: 1500 })
    const done = steps.map((step) => step?.done ?? -1)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(last).toMatchObject({ status: 200, body: { success: true, unchanged: 0 } })
    const seal = last && 'body' in last ? (last.body as { seal: string }).seal : ''
    const late = await send(menuImport.apply, { ...body, seal: '0'.repeat(64) })
    expect(late.last).toMatchObject({ status: 409, body: { success: false, code: 'menuChanges.stale' } })
    const made = await send(menuImport.apply, { ...body, seal })
    const wrote = made.lines.flatMap((line) => ('progress' in line ? [line.progress] : []))
    expect(new Set(wrote.map(({ step }) => step))).toEqual(new Set(['checking', 'writing']))
    expect(made.last).toMatchObject({ status: 200, body: { added: 1500, changed: 0 } })
  })

  it('is answered as usual if progress is not requested, or if rejected at once', async () => {
    const body = bodyOf(test.store_id, { items: many })
    const plain = await send(menuImport.preview, body, 'application/json')
    expect([plain.status, plain.lines, JSON.parse(plain.text).success]).toEqual([200, [], true])
    const wrong = await send(menuImport.preview, { ...body, store_id: 0 })
    expect([wrong.status, wrong.lines, JSON.parse(wrong.text).errors]).toEqual([
      422,
      [],
      { store_id: 'Not a valid ID: IDs begin at 1' },
    ])
    expect((await send(menuImport.preview, { ...body, store_id: 999_999 })).status).toBe(404)
    const cells = [[{}], [[1]], Array(99).fill(1), ['a'.repeat(32_768)], 'a', undefined].map((wrong) => ({
      row: 2,
      cells: wrong,
    }))
    for (const row of [
      ...cells,
      { row: 0, cells: [1] },
      { row: 1.5, cells: [1] },
      { row: 2, cells: [1], more: 1 },
      null,
      1,
    ]) {
      const sheet = { columns: ['item_id'], rows: [row] }
      const refused = await send(menuImport.preview, { store_id: test.store_id, items: sheet })
      expect(JSON.parse(refused.text).errors).toEqual({ 'items.rows.0': 'Not a valid value' })
    }
  })
})
