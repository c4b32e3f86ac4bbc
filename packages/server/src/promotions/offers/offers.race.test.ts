import { offers } from '@sufra/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { type OffersTest, openOffers } from './offers.fixture.ts'

describeEachDatabase('offers saved at once', (open, kind) => {
  let test: OffersTest
  beforeAll(async () => {
    test = await openOffers(open)
  })
  afterAll(() => test?.close())
  beforeEach(async () => {
    await test.emptied()
  })

  const outcomes = async (
    calls: readonly Promise<{ status: number; refusal?: { code: string } | undefined }>[],
  ) => (await Promise.all(calls)).map(({ status, refusal }) => refusal?.code ?? status).sort()
  const oneOf = (count: number) => [200, ...Array(count - 1).fill('offers.overlap')]

  it('are one where their days overlap, and all where they do not', async () => {
    const overlapping = Array.from({ length: 20 }, (_, n) =>
      test.save({ start_date: `2030-03-${String(10 + (n % 5))}`, end_date: '2030-03-25' }),
    )
    const apart = Array.from({ length: 5 }, (_, n) =>
      test.save({ start_date: `2030-0${n + 4}-01`, end_date: `2030-0${n + 4}-28` }),
    )
    const ofItem = Array.from({ length: 10 }, () => test.save({ type: 'Item', item_id: test.item }))
    const [one, all, item] = await Promise.all([outcomes(overlapping), outcomes(apart), outcomes(ofItem)])
    expect([one, all, item]).toEqual([oneOf(20), Array(5).fill(200), oneOf(10)])
  })

  it('are one where they are switched on, moved and saved onto the same days', async () => {
    const off = await Promise.all(Array.from({ length: 6 }, () => test.added({ status: 0 })))
    const moved = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        test.added({ start_date: `2031-0${n + 1}-01`, end_date: `2031-0${n + 1}-28` }),
      ),
    )
    const days = { start_date: '2030-03-05', end_date: '2030-03-08' }
    const calls = [
      ...off.map((id) => test.ask(offers.updateStatus, id, { status: 1 })),
      ...moved.map((id) => test.ask(offers.update, id, days)),
      ...off.map(() => test.save(days)),
    ]
    expect(await outcomes(calls)).toEqual(oneOf(18))
    const { rows } = await test.database.pool.query(
      `select count(*) from offers a join offers b on a.id < b.id and a.store_id = b.store_id
         and daterange(a.start_date, a.end_date, '[]') && daterange(b.start_date, b.end_date, '[]')
       where a.status and b.status and a.archived_at is null and b.archived_at is null`,
    )
    expect(Number(rows[0].count)).toBe(0)
  })

  it.runIf(kind === 'postgres')(
    'are refused once their store or item, deleted meanwhile, is gone',
    async () => {
      const { stores, items } = (await test.world.tenant('Brief')).ids as { stores: number; items: number }
      for (const [table, id, code] of [
        ['items', items, 'offers.itemGone'],
        ['stores', stores, 'offers.storeGone'],
      ] as const) {
        await openTransaction(test.database.pool, async (client, commit) => {
          await client.query(`update ${table} set archived_at = now() where id = $1`, [id])
          const saving = test.save({ type: 'Item', store_id: stores, item_id: items })
          await anyWaits(test.database.pool)
          await commit()
          expect((await saving).refusal?.code).toBe(code)
        })
      }
    },
  )
})
