import { bookedDays } from '@sufra/contract'
import { atQatar } from '@sufra/contract/kernel/clock'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { asTableOwner, describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeOrder, makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'
import { calendarOf } from './bookedDays.rules.ts'

it('includes the whole first and last week of a month', () => {
  expect(calendarOf('2026-11-21')).toEqual({ from: '2026-10-26', to: '2026-12-14' })
  expect(calendarOf('2026-02-28')).toEqual({ from: '2026-01-26', to: '2026-03-14' })
  expect(calendarOf('2028-02-29')).toEqual({ from: '2028-01-26', to: '2028-03-14' })
  expect(calendarOf('2026-12-31')).toEqual({ from: '2026-11-25', to: '2027-01-14' })
})

describeEachDatabase('fully booked days', (open) => {
  let database: Database
  let world: World
  let tenant: Tenant
  let server: Listening
  let store: number
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    tenant = await world.tenant('Karam')
    store = tenant.ids.stores ?? 0
    server = await listen(database)
    // Sessions and limits use the database's clock.
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  beforeEach(async () => {
    vi.setSystemTime(atQatar('2030-03-14', '12:00'))
    await database.pool.query('delete from booked_days where store_id = $1', [store])
  })
  afterAll(async () => {
    vi.useRealTimers()
    await server?.close()
    await database?.close()
  })

  const ask = <Op extends Operation>(
    operation: Op,
    { id, body = {}, kind = 'store_user' }: { id?: number; body?: object; kind?: Kind },
  ) =>
    server.ask(operation, kind, {
      token: kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token,
      ...(id !== undefined && { params: { id } }),
      body,
    })
  const book = (start_date: string, end_date: string, more: object = {}, kind: Kind = 'store_user') =>
    ask(bookedDays.save, { body: { restaurant_store_id: store, start_date, end_date, ...more }, kind })
  const list = (date?: string) =>
    ask(bookedDays.list, { body: { restaurant_store_id: store, ...(date && { date }) } })
  const ranges = async () =>
    (await list('2030-03-14')).output?.fullyBookedDays.map(
      ({ start_date, end_date }) => `${start_date} ${end_date}`,
    )

  it('can be booked by every kind, and are listed for a month, including ranges that overlap it', async () => {
    await book('2030-03-20', '2030-03-20', { title: 'Stocktaking' }, 'restaurant')
    await book('2030-04-14', '2030-09-30', {}, 'admin')
    await book('2030-10-15', '2030-10-15')
    const march = await list('2030-03-02')
    expect(march.output).toMatchObject({ from: '2030-02-23', to: '2030-04-14' })
    expect(march.output?.fullyBookedDays).toEqual([
      {
        id: expect.any(Number),
        restaurant_store_id: store,
        start_date: '2030-03-20',
        end_date: '2030-03-20',
        title: 'Stocktaking',
      },
      expect.objectContaining({ start_date: '2030-04-14', end_date: '2030-09-30', title: null }),
    ])
    expect((await list('2030-07-01')).output?.fullyBookedDays.length).toBe(1)
    expect((await list()).output).toEqual(march.output)
    for (const date of ['2030-02-30', '0001-01-01', '9999-12-31', '14/03/2030'])
      expect((await list(date)).refusal?.errors).toEqual({ date: 'Not a valid date' })
  })

  it('start today or later, by the day in Qatar', async () => {
    vi.setSystemTime(new Date('2030-03-14T20:59:59Z'))
    expect((await book('2030-03-13', '2030-03-20')).refusal?.errors).toEqual({
      start_date: 'Days before today cannot be booked',
    })
    expect((await book('2030-03-14', '2030-03-14')).status).toBe(200)
    vi.setSystemTime(new Date('2030-03-14T21:00:00Z'))
    const yesterday = await book('2030-03-14', '2030-03-14')
    expect([yesterday.status, yesterday.refusal?.code]).toEqual([422, 'bookedDays.past'])
    const backwards = await book('2030-03-16', '2030-03-15')
    expect(backwards.refusal?.errors).toEqual({ end_date: 'Cannot be before the first day' })
    expect(await ranges()).toEqual(['2030-03-14 2030-03-14'])
  })

  it('include their last day and do not overlap; the error names the other range', async () => {
    await book('2030-03-18', '2030-03-20')
    for (const [start, end] of [
      ['2030-03-20', '2030-03-22'],
      ['2030-03-16', '2030-03-18'],
      ['2030-03-19', '2030-03-19'],
      ['2030-03-15', '2030-03-30'],
    ] as const) {
      const { status, refusal } = await book(start, end)
      expect([status, refusal?.message]).toEqual([409, 'Already fully booked: 18 Mar 2030 to 20 Mar 2030'])
    }
    expect((await book('2030-03-21', '2030-03-21')).status).toBe(200)
    expect((await book('2030-03-17', '2030-03-17')).status).toBe(200)
  })

  it('can be released only if they start today or later', async () => {
    const id = (await book('2030-03-14', '2030-03-16')).output?.id ?? 0
    vi.setSystemTime(atQatar('2030-03-15', '00:00'))
    const late = await ask(bookedDays.remove, { id })
    expect([late.status, late.refusal?.code]).toEqual([409, 'bookedDays.begun'])
    vi.setSystemTime(atQatar('2030-03-14', '23:59'))
    expect((await ask(bookedDays.remove, { id })).status).toBe(200)
    expect((await ask(bookedDays.remove, { id })).status).toBe(404)
    expect(await ranges()).toEqual([])
  })

  describe('existing orders', () => {
    it('are counted by the day of the event in Qatar, without cancelled ones and other stores', async () => {
      const other = await world.tenant('Other')
      for (const [event_at, status_id, of] of [
        ['2030-03-17T20:59:00Z', 1, tenant],
        ['2030-03-17T21:00:00Z', 6, tenant],
        ['2030-03-18T12:00:00Z', 8, tenant],
        ['2030-03-18T13:00:00Z', 7, tenant],
        ['2030-03-18T14:00:00Z', 1, other],
        ['2030-06-01T12:00:00Z', 1, tenant],
      ] as const) {
        const id = await makeOrder(database.pool, of.ids, 'Karam')
        // Only the day and the status matter here, not the history of the order.
        await asTableOwner(database, async (client) => {
          await client.query("set session_replication_role = 'replica'")
          await client.query('update orders set event_at = $2 where id = $1', [id, event_at])
          if (status_id === 7)
            await client.query(
              `update orders set status_id = 7, cancelled_at = now(), remaining_amount = 0, cancelled_by_kind = 'admin',
              cancelled_by_name = 'world', cancel_reason_en = 'Full', cancel_reason_ar = 'ممتلئ' where id = $1`,
              [id],
            )
          else if (status_id !== 1)
            await client.query('update orders set status_id = $2, accepted_at = now() where id = $1', [
              id,
              status_id,
            ])
          await client.query("set session_replication_role = 'origin'")
        })
      }
      const { output } = await list('2030-03-14')
      expect(output?.orders).toEqual([
        { date: '2030-03-17', count: 1 },
        { date: '2030-03-18', count: 2 },
      ])
    })
  })

  it('accepts one of parallel overlapping ranges', async () => {
    const races = await Promise.all(
      Array.from({ length: 20 }, (_, n) => book(`2030-03-${15 + (n % 5)}`, '2030-03-25')),
    )
    const lost = races.filter(({ refusal }) => refusal?.code === 'bookedDays.overlap')
    expect([races.filter(({ status }) => status === 200).length, lost.length]).toEqual([1, 19])
    expect((await ranges())?.length).toBe(1)
  })
})
