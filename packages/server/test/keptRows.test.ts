import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tidyNotices } from '../src/engagement/orderMessages/notices.sql.ts'
import { tidyReportMails } from '../src/insight/savedReports/reportMails.sql.ts'
import { tidyDeliveries } from '../src/integrations/webhooks/webhooks.ts'
import type { Database, Db } from '../src/kernel/database/db.ts'
import { outboxKeptHours, tidyOutbox } from '../src/kernel/events/events.ts'
import { describeRules } from './databases.ts'
import { insert, makeWorld, type Tenant } from './world.ts'

type Values = Parameters<typeof insert>[2]
const hour = 3_600_000
const before = (hours: number) => new Date(Date.now() - hours * hour)
const day = (days: number) =>
  before(days * 24)
    .toISOString()
    .slice(0, 10)

describeRules('rows that are kept for a time', (open) => {
  let database: Database
  let pool: pg.Pool
  let tenant: Tenant
  beforeAll(async () => {
    database = await open()
    pool = database.pool
    tenant = await (await makeWorld(pool)).tenant('Kept')
  })
  afterAll(() => database?.close())

  /** Which of these rows are left after tidying, by their position. */
  async function left(table: string, rows: readonly Values[], tidy: (db: Db) => Promise<unknown>) {
    const ids: number[] = []
    for (const row of rows) ids.push(await insert(pool, table, row))
    await tidy(database.db)
    const { rows: found } = await pool.query<{ id: number }>(
      `select id from ${table} where id = any($1::bigint[])`,
      [ids],
    )
    return ids.flatMap((id, at) => (found.some((each) => Number(each.id) === id) ? [at] : []))
  }

  it('events are deleted after a day', async () => {
    const event = { topic: 'order.changed' }
    const rows = [outboxKeptHours + 0.1, outboxKeptHours - 0.1].map((hours) => ({
      ...event,
      created_at: before(hours),
    }))
    expect(await left('outbox', rows, tidyOutbox)).toEqual([1])
  })

  it('webhook deliveries are deleted after 30 days, unless they wait', async () => {
    const { channels: channel_id } = tenant.ids
    const delivery = { channel_id, topic: 'test' }
    const rows = [
      { status: 'delivered', created_at: before(30 * 24 + 1) },
      { status: 'waiting', created_at: before(30 * 24 + 1) },
      { status: 'failed', created_at: before(30 * 24 - 1) },
    ].map((row) => ({ ...delivery, ...row, event_id: randomUUID() }))
    expect(await left('webhook_deliveries', rows, tidyDeliveries)).toEqual([1, 2])
  })

  it('when a report was mailed is deleted after two months', async () => {
    const { rows } = await pool.query<{ id: number; account_id: number }>(
      'select id, account_id from saved_reports limit 1',
    )
    const { id: saved_report_id, account_id } = rows[0] ?? { id: 0, account_id: 0 }
    const mails = [day(64), day(61)].map((each) => ({
      saved_report_id,
      account_id,
      day: each,
      state: 'sent',
    }))
    expect(await left('report_mails', mails, tidyReportMails)).toEqual([1])
  })

  it('notices of orders are deleted 30 days after they were handled, unless they are still being sent', async () => {
    const { orders: order_id } = tenant.ids
    const notice = { order_id, event: 'refunded' }
    const rows = [
      { handled_at: before(30 * 24 + 1) },
      { handled_at: before(30 * 24 - 1) },
      { handled_at: null },
    ].map((row, at) => ({ ...notice, ...row, occurrence: 900 + at }))
    const handled = await insert(pool, 'order_notices', {
      ...notice,
      handled_at: before(30 * 24 + 1),
      occurrence: 990,
    })
    await pool.query(
      `insert into notification_sends (order_notice_id, kind, title_en, title_ar, message_en, message_ar, send_to,
          audience, send_at, next_step_at)
        values ($1, 'push', 'Refund', 'استرداد', 'Refund', 'استرداد', '{}', '{}', now(), now())`,
      [handled],
    )
    expect(await left('order_notices', rows, tidyNotices)).toEqual([1, 2])
    expect((await pool.query('select from order_notices where id = $1', [handled])).rowCount).toBe(1)
  })
})
