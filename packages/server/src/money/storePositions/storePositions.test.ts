import { paymentRequests, statements, storePositions } from '@sufra/contract'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, settling } from '../paymentRequests/paymentRequests.fixture.ts'
import { mergeBalances } from './mergeBalances.ts'

describeRules('positions of stores', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { store, ask, completed, due, raised, decide, charge } = settling(() => test)
  type Body = RequestOf<typeof storePositions.list>
  const list = async (body: Body = {}) => {
    const { output, refusal } = await ask(storePositions.list, 'admin', { count: 100, ...body })
    if (!output) throw new Error(`no positions: ${refusal?.code}`)
    return output
  }
  const own = async (body: Body = {}) => {
    const found = (await list(body)).stores.data.find(({ id }) => id === store())
    if (!found) throw new Error('the store is not listed')
    return found
  }
  const ledger = async () => {
    const { rows } = await test.database.pool.query<{ due: number; expected: number }>(
      `select coalesce(-sum(amount) filter (where account = 'store_payable'), 0)::bigint as due,
        coalesce(-sum(amount) filter (where account = 'store_expected'), 0)::bigint as expected from ledger_postings`,
    )
    return rows[0]
  }

  it('say what is due, expected, requested, charged and paid', async () => {
    await test.accepted()
    const other = await completed()
    const request = await raised([await completed()])
    await charge(12)
    const before = await own()
    const asked = before.requested
    expect(before).toMatchObject({
      due: (await due()).due,
      requested: expect.any(Number),
      charges: -12_00,
      paid: 0,
      last_paid_on: null,
      archived: false,
    })
    expect(before.due).toBe(2 * asked - 12_00)
    expect(before.expected).not.toBe(0)
    await decide(request, accept)
    // Paid at its reference date.
    const days = { start_date: '2026-11-20', end_date: '2026-11-20' }
    const paid = { due: asked - 12_00, requested: 0, paid: asked, last_paid_on: '2026-11-20' }
    expect(await own(days)).toMatchObject(paid)
    expect((await own({ start_date: '2026-11-21', end_date: '2026-11-30' })).paid).toBe(0)
    const wrong = { reason: 'Twice', effective_date: '2026-11-21' }
    await ask(paymentRequests.reversePayout, 'admin', wrong, request)
    expect(await own(days)).toMatchObject({ due: 2 * asked - 12_00, paid: 0, last_paid_on: null })
    const both = await raised((await due()).orders.map(({ id }) => id))
    expect((await own()).charges).toBe(0)
    await decide(both, accept)
    expect((await due()).orders.map(({ id }) => id)).not.toContain(other)
  })

  it('count what is paid this month if no days are chosen', async () => {
    const today = qatarDay(new Date())
    const { paid_from, paid_to } = await list()
    expect([paid_from, paid_to]).toEqual([`${today.slice(0, 8)}01`, today])
    const later = addDays(today, 3)
    expect(await list({ start_date: later })).toMatchObject({ paid_from: later, paid_to: later })
    const wrong = await ask(storePositions.list, 'admin', { start_date: later, end_date: today })
    expect(wrong.refusal?.code).toBe('range.reversed')
  })

  it('add up to the ledger, before and after rows are merged', async () => {
    await completed('cash')
    const before = await list()
    expect(before.totals).toMatchObject({ ...(await ledger()) })
    await mergeBalances(test.database.db)
    await mergeBalances(test.database.db)
    expect(await list()).toEqual(before)
    const kept = await test.database.pool.query(
      `select count(*)::int as rows, count(distinct store_id)::int as stores from store_balances`,
    )
    expect(kept.rows[0].rows).toBe(kept.rows[0].stores)
    const days = await test.database.pool.query(
      'select count(*)::int as rows, count(distinct (store_id, day))::int as days from statement_days',
    )
    expect(days.rows[0].rows).toBe(days.rows[0].days)
    expect(await test.differences()).toEqual([])
  })

  it('are the closing balances of statements', async () => {
    const { output } = await ask(statements.show, 'admin', { restaurant_store_id: store() })
    expect(await own()).toMatchObject({
      due: output?.closing_balance,
      expected: output?.expected,
      requested: output?.requested,
    })
  })

  it('are found by name of store and restaurant and by id, filtered and sorted', async () => {
    const all = (await list()).stores
    const mine = await own()
    for (const search of [
      mine.name.en.toUpperCase(),
      mine.name.ar,
      mine.restaurant.name.en,
      String(mine.id),
    ]) {
      expect((await list({ search })).stores.data.map(({ id }) => id)).toContain(mine.id)
    }
    expect((await list({ search: 'no such store' })).stores).toEqual({ data: [], total: 0 })
    const ofRestaurant = await list({ restaurant_id: mine.restaurant.id })
    expect(ofRestaurant.stores.data.every(({ restaurant }) => restaurant.id === mine.restaurant.id)).toBe(
      true,
    )
    for (const [balance, sign] of [
      ['due', 1],
      ['owing', -1],
    ] as const) {
      const { stores } = await list({ balance })
      expect(stores.data.map(({ id }) => id)).toEqual(
        all.data.filter((row) => Math.sign(row.due) === sign).map(({ id }) => id),
      )
    }
    for (const sort of ['due', 'expected', 'requested', 'charges', 'paid'] as const) {
      const figures = (await list({ sort, direction: 'desc' })).stores.data.map((row) => row[sort])
      expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    }
    const names = (await list({ sort: 'name' })).stores.data.map(({ name }) => name.en.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect((await list({ sort: 'last_paid_on', direction: 'desc' })).stores.total).toBe(all.total)
    const pages = await Promise.all([1, 2].map((page) => list({ count: 1, page })))
    expect(pages.map(({ stores }) => stores.data[0]?.id)).toEqual(all.data.slice(0, 2).map(({ id }) => id))
    expect(pages[0]?.totals).toEqual((await list()).totals)
  })
})
