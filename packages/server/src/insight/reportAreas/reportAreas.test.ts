import { reportAreas } from '@sufra/contract'
import { reportBases } from '@sufra/contract/insight/reports'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { MoneyTest } from '../../../test/money.ts'
import { mergeReports } from '../../money/reportSums/mergeReports.ts'
import { reportChecks } from '../../money/reportSums/reportSums.checks.ts'
import { openReports, randomFrom, tokenOf } from '../reports/reports.fixture.ts'

interface Placed {
  readonly store_id: number
  readonly status_id: number
  readonly area_id: number | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly order_total_price: number
  readonly created_at: string
  readonly event_at: string
}

const dayOf = (instant: string) =>
  new Date(new Date(instant).getTime() + 3 * 3600_000).toISOString().slice(0, 10)

describeRules('reportAreas', (open) => {
  let test: MoneyTest
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  beforeAll(async () => {
    test = await openReports(open, 200)
    const random = randomFrom(7)
    for (const { id } of (await query('select id from orders order by id')).rows) {
      const known = random(4) > 0
      await query('update orders set latitude = $2, longitude = $3 where id = $1', [
        id,
        known ? 25.2 + random(200_000) / 1e6 : null,
        known ? 51.4 + random(200_000) / 1e6 : null,
      ])
    }
  })
  afterAll(() => test?.close())

  const ask = (kind: Kind, body: RequestOf<typeof reportAreas.show>, token = tokenOf(test, kind)) =>
    test.server.ask(reportAreas.show, kind, { token, body: { count: 5000, ...body } })

  async function compareAll(kind: Kind) {
    const all: Placed[] = (await query('select * from orders where status_id <> 7')).rows
    const own = test.kitchen.tenant.ids.stores as number
    for (const [start_date, end_date] of [
      ['2025-02-28', '2026-03-01'],
      ['2025-05-17', '2025-06-21'],
      ['2031-01-01', '2031-02-28'],
    ] as const)
      for (const basis of reportBases) {
        const orders = all.filter((order) => {
          const day = dayOf(basis === 'placed' ? order.created_at : order.event_at)
          return day >= start_date && day <= end_date && (kind === 'admin' || order.store_id === own)
        })
        const { output } = await ask(kind, { start_date, end_date, basis })
        const told = `${kind} ${basis} ${start_date}`
        const areas = Map.groupBy(orders, ({ area_id }) => area_id ?? 0)
        expect(new Map(output?.areas.data.map(({ id, orders: count }) => [id, count])), told).toEqual(
          new Map([...areas].map(([id, of]) => [id, of.length])),
        )
        const squares = Map.groupBy(
          orders.filter(({ latitude }) => latitude !== null),
          ({ latitude, longitude }) =>
            `${(Math.floor(Number(latitude) * 100 + 1e-9) / 100 + 0.005).toFixed(3)} ${(Math.floor(Number(longitude) * 100 + 1e-9) / 100 + 0.005).toFixed(3)}`,
        )
        expect(
          new Map(
            output?.map?.dots.map(({ latitude, longitude, orders: count, revenue }) => [
              `${latitude.toFixed(3)} ${longitude.toFixed(3)}`,
              [count, revenue],
            ]),
          ),
          told,
        ).toEqual(
          new Map(
            [...squares].map(([key, of]) => [
              key,
              [of.length, of.reduce((sum, { order_total_price }) => sum + order_total_price, 0)],
            ]),
          ),
        )
      }
  }

  it.each(['admin', 'restaurant', 'store_user'] as const)(
    'are those of the orders %s may see, before and after they are summed up',
    async (kind) => {
      await compareAll(kind)
      await mergeReports(test.database.db)
      await compareAll(kind)
      for (const { text } of reportChecks) expect((await query(text)).rows).toEqual([])
    },
  )

  it('positions follow orders whose position is taken away', async () => {
    await query('update orders set latitude = null, longitude = null where id % 3 = 0')
    await compareAll('admin')
    await mergeReports(test.database.db)
    await compareAll('admin')
  })

  it('admins who may not read customers see areas without positions', async () => {
    const range = { start_date: '2025-01-01', end_date: '2025-12-31' }
    const { token } = test.world.admins.Moderator
    await query(`insert into role_permissions (role_id, permission)
      select id, 'reports.read' from roles where name = 'Moderator'`)
    const { output } = await ask('admin', range, token)
    expect(output?.map).toBeNull()
    expect(output?.areas.total).toBeGreaterThan(1)
  })
})
