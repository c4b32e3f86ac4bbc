import { atQatar, qatarDay } from '@sufra/contract/kernel/clock'
import { orders } from '@sufra/contract/orders/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeOrder, makeWorld, type Tenant } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

describeRules('completing an order', (open) => {
  let database: Database
  let server: Listening
  let tenant: Tenant

  beforeAll(async () => {
    database = await open()
    tenant = await (await makeWorld(database.pool)).tenant('early')
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const decide = (id: number, status_id: number, more: object = {}, language = 'en') =>
    server.ask(orders.updateStatus, 'store_user', {
      token: tenant.people.store_user.token,
      body: { order_id: id, status_id, ...more },
      headers: { 'accept-language': language },
    })
  /** An accepted order with delivery so many days from today, in Qatar. */
  async function accepted(days: number, time = '00:00') {
    const id = await makeOrder(database.pool, tenant.ids, 'early')
    const day = qatarDay(Date.now() + days * 86_400_000)
    await database.pool.query('update orders set event_at = $2 where id = $1', [id, atQatar(day, time)])
    await decide(id, 6)
    return { id, day }
  }

  it('is rejected before its day in Qatar, in both languages, unless confirmed', async () => {
    const { id } = await accepted(1)
    for (const early of [undefined, false]) {
      const refused = await decide(id, 8, { early })
      expect([refused.status, refused.refusal?.code]).toEqual([409, 'orders.early'])
    }
    expect((await decide(id, 8, {}, 'ar')).refusal?.message).toContain('أكّد أنك تريد إكماله قبل موعده')
    expect((await decide(id, 8, { early: true })).output?.order.order_current_status.id).toBe(8)
  })

  it('needs no confirmation on its day, however late in it the delivery is', async () => {
    const { id } = await accepted(0, '23:59')
    expect((await decide(id, 8)).status).toBe(200)
  })

  it('is rejected when the remaining amount differs from the one shown', async () => {
    const { id } = await accepted(0)
    const refused = await decide(id, 8, { remaining_amount: 440.85 })
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'orderMoney.changed'])
    expect((await decide(id, 8, { remaining_amount: 530 })).status).toBe(200)
  })
})
