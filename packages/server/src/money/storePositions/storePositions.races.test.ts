import { charges, paymentRequests, statements, storePositions } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, settling } from '../paymentRequests/paymentRequests.fixture.ts'
import { mergeBalances } from './mergeBalances.ts'

describeDatabase('postgres', 'balances while they are merged', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { store, ask, charge, completed, decide, raise } = settling(() => test)

  /** The kept balance and the ledger's, in one snapshot. */
  const compared = async () => {
    const { rows } = await test.database.pool.query<{ kept: number; summed: number; ledger: number }>(
      `select (select coalesce(sum(due), 0) from store_balances)::bigint as kept,
        (select coalesce(sum(amount), 0) from statement_days)::bigint as summed,
        (select coalesce(-sum(amount), 0) from ledger_postings where account = 'store_payable')::bigint as ledger`,
    )
    return rows[0]
  }

  it('are the ledger at every moment, whatever is posted meanwhile', async () => {
    let posting = true
    const seen: Awaited<ReturnType<typeof compared>>[] = []
    const merging = [1, 2].map(async () => {
      while (posting) await mergeBalances(test.database.db)
    })
    const reading = (async () => {
      while (posting) seen.push(await compared())
    })()
    const statement = (async () => {
      while (posting) {
        const { output } = await ask(statements.show, 'admin', { restaurant_store_id: store(), count: 2000 })
        // Totals, rows and the running balance are of one moment.
        expect(output?.statements.data).toHaveLength(output?.statements.total ?? -1)
        expect(output?.statements.data.at(-1)?.running_balance ?? 0).toBe(output?.closing_balance)
      }
    })()
    for (let round = 0; round < 5; round++) {
      const ids = await Promise.all(Array.from({ length: 8 }, (_, nth) => charge(nth + 1)))
      await Promise.all(
        ids
          .slice(0, 4)
          .map((id) =>
            ask(charges.reverse, 'admin', { reason: 'Entered twice', effective_date: '2026-11-21' }, id),
          ),
      )
    }
    posting = false
    await Promise.all([...merging, reading, statement])
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.filter((each) => each?.kept !== each?.ledger || each?.summed !== each?.ledger)).toEqual([])
    const { output } = await ask(storePositions.list, 'admin', {})
    expect(output?.totals.due).toBe((await compared())?.ledger)
  })

  it('and have the last payout, whatever is paid out and reversed at once', async () => {
    const lastPaid = async () => {
      const { output } = await ask(storePositions.list, 'admin', { search: String(store()) })
      return output?.stores.data.find(({ id }) => id === store())?.last_paid_on
    }
    const days = ['2026-11-02', '2026-11-09', '2026-11-05', '2026-11-12', '2026-11-07', '2026-11-03']
    const requests: number[] = []
    for (const reference_date of days) {
      const { output } = await raise({ orders: [{ id: await completed() }], reference_date })
      requests.push(output?.id ?? 0)
    }
    await Promise.all(requests.map((id) => decide(id, accept)))
    expect(await lastPaid()).toBe('2026-11-12')
    const wrong = { reason: 'Twice', effective_date: '2026-11-21' }
    const undone = [0, 1, 3, 4].map((nth) => requests[nth] ?? 0)
    await Promise.all(undone.map((id) => ask(paymentRequests.reversePayout, 'admin', wrong, id)))
    expect(await lastPaid()).toBe('2026-11-05')
  })
})
