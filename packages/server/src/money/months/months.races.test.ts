import { charges, months } from '@sufra/contract'
import { addMonths } from '@sufra/contract/kernel/clock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { settling } from '../paymentRequests/paymentRequests.fixture.ts'

describeDatabase('postgres', 'closing months in parallel', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { store, ask } = settling(() => test)
  const charge = (reference_date: string) =>
    ask(charges.save, 'admin', { restaurant_store_id: store(), reference_date, balance: 1 })
  const close = (month: string) => ask(months.close, 'admin', { month })
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const documentOf = async (month: string) =>
    (await query('select * from statement_documents where month = $1', [`${month}-01`]))[0]

  it('what is posted meanwhile is in the month before its checksum, or in the next one', async () => {
    let month = '2025-01'
    await charge(`${month}-01`)
    let posted = 1
    for (let round = 0; round < 6; round++) {
      const day = `${month}-10`
      const charged = Array.from({ length: 12 }, () => charge(day))
      const answers = await Promise.all([...charged, close(month), close(month)])
      posted += 12
      expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(13).fill(200), 409])
      const { row_count } = await documentOf(month)
      const [rows] = await query(
        `select count(*) filter (where day < $2)::int as within, count(*)::int as all from statement_rows
          where day >= $1`,
        [`${month}-01`, `${addMonths(month, 1)}-01`],
      )
      expect(row_count).toBe(rows.within)
      month = addMonths(month, 1)
    }
    const [all] = await query('select count(*)::int as count from statement_rows')
    expect(all.count).toBe(posted)
    const numbers = await query('select number from statement_documents order by number')
    expect(numbers.map(({ number }) => Number(number))).toEqual(numbers.map((_, index) => index + 1))
    expect(await test.differences()).toEqual([])
  })

  it('waits for a posting that is under way, and what comes after it waits for the closing', async () => {
    const { month } = (await ask(months.next, 'admin')).output?.next ?? {}
    if (!month) throw new Error('nothing to close')
    const client = await test.database.pool.connect()
    const before = (await ask(months.next, 'admin')).output?.next?.rows ?? 0
    let event = 0
    const waiting = async () =>
      (
        await query(
          `select count(*)::int as count from pg_locks
            where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
        )
      )[0].count
    try {
      await client.query('begin')
      const [of] = await query('select restaurant_id from stores where id = $1', [store()])
      const { rows } = await client.query(
        `with charge as (
            insert into other_charges (store_id, restaurant_id, reference_date, balance) values ($1, $2, $3, 100)
            returning *)
          insert into ledger_events (kind, restaurant_id, store_id, reference_date, other_charge_id)
            select 'charge', restaurant_id, store_id, reference_date, id from charge returning id`,
        [store(), of.restaurant_id, `${month}-05`],
      )
      event = rows[0].id
      await client.query(
        `insert into ledger_postings (event_id, line_number, account, store_id, amount)
          values ($1, 1, 'store_payable', $2, 100), ($1, 2, 'other_charges', $2, -100)`,
        [event, store()],
      )
      const closing = close(month)
      await expect.poll(waiting).toBe(1)
      const later = charge(`${month}-06`)
      await expect.poll(waiting).toBe(2)
      await client.query('commit')
      expect([(await closing).status, (await later).status]).toEqual([200, 200])
    } finally {
      client.release()
    }
    const days = await query('select day::text from statement_rows where event_id >= $1 order by event_id', [
      event,
    ])
    expect(days.map(({ day }) => day)).toEqual([`${month}-05`, `${addMonths(month, 1)}-01`])
    expect((await documentOf(month)).row_count).toBe(before + 1)
  })
})
