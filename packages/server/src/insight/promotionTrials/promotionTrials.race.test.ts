import { afterAll, beforeAll, expect, it } from 'vitest'
import { asTableOwner, describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { openTrials, type TrialsTest } from './promotionTrials.fixture.ts'

describeEachDatabase('trials of promotions', (open, kind) => {
  let test: TrialsTest
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  const rename = (table: string, to: string) =>
    asTableOwner(test.database, (client) => client.query(`alter table ${table} rename to ${to}`))
  beforeAll(async () => {
    test = await openTrials(open)
    await test.order()
  })
  afterAll(() => test?.close())

  it('are one at a time of each person: the last that was started', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.startOffer()))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await expect.poll(async () => (await test.shown())?.state).toBe('finished')
    const { rows } = await query('select finished_at is not null as whole from promotion_trials order by id')
    expect(rows.at(-1)).toEqual({ whole: true })
  })

  it.runIf(kind === 'postgres')('end where they are stopped', async () => {
    await openTransaction(test.database.pool, async (client) => {
      await client.query('lock table order_lines in access exclusive mode')
      await test.startOffer()
      await anyWaits(test.database.pool)
      expect((await test.stop()).output?.trial).toMatchObject({ state: 'stopped', result: null })
      expect((await test.startOffer()).status).toBe(200)
    })
    await expect.poll(async () => (await test.shown())?.state).toBe('finished')
    const { rows } = await query(
      'select count(*)::int as stopped from promotion_trials where stopped_at is not null and result is null',
    )
    expect(rows[0].stopped).toBeGreaterThan(0)
  })

  it('are shown as interrupted once their process is gone', async () => {
    await query('delete from promotion_trials')
    const account = `(select account_id from sessions order by id limit 1)`
    await query(`insert into promotion_trials (account_id, orders_done, orders_total, seen_at)
      select id, 500, 4000, now() - interval '31 seconds' from accounts where id = ${account}`)
    expect(await test.shown()).toMatchObject({ state: 'interrupted', orders_done: 500, result: null })
    await test.startOffer()
    await expect.poll(async () => (await test.shown())?.state).toBe('finished')
  })

  it('are shown as interrupted where pricing fails', async () => {
    await rename('order_lines', 'lost')
    await test.startOffer()
    await expect.poll(async () => (await test.shown())?.state).toBe('interrupted')
    await rename('lost', 'order_lines')
    await test.startOffer()
    await expect.poll(async () => (await test.shown())?.state).toBe('finished')
  })
})
