import { addDays, atQatar, qatarTime } from '@sufra/contract/kernel/clock'
import { stores } from '@sufra/contract/stores/stores'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'
import { text } from '../../kernel/database/columns.ts'
import { queryOne } from '../../kernel/database/query.ts'
import { isOpen, type Shift } from '../../menu/availability/availability.times.ts'
import { busyStatus } from './stores.busy.ts'
import { openStores, type StoresTest } from './stores.fixture.ts'

// 10 March 2030 is a Sunday.
const sunday = '2030-03-10'
const [monday, saturday, nextSunday] = [1, 6, 7].map((days) => addDays(sunday, days)) as [
  string,
  string,
  string,
]

describeRules('busy status', (open) => {
  let test: StoresTest
  beforeAll(async () => {
    test = await openStores(open)
    // Sessions and limits use the database's clock.
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  const zone = process.env.TZ
  const clear = async () => {
    for (const table of ['working_hours', 'booked_days'])
      await test.database.pool.query(`delete from ${table} where store_id = $1`, [test.store])
  }
  beforeEach(clear)
  afterAll(async () => {
    vi.useRealTimers()
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
    await test?.close()
  })

  const work = ({ week_day, from, to }: Shift) =>
    insert(test.database.pool, 'working_hours', {
      store_id: test.store,
      week_day,
      start_time: from,
      end_time: to,
    })
  const book = (start_date: string, end_date: string) =>
    insert(test.database.pool, 'booked_days', { store_id: test.store, start_date, end_date })
  /** The status in the list and the form, which is the same. */
  const at = async (day: string, time: string) => {
    vi.setSystemTime(atQatar(day, time))
    const listed = await test.ask(stores.list, undefined, {}, { kind: 'store_user' })
    const shown = await test.ask(stores.show, test.store)
    expect(shown.output?.store.busy_status).toBe(listed.output?.stores[0]?.busy_status)
    return shown.output?.store.busy_status
  }

  it('is closed without hours, and orders for any time are rejected', async () => {
    expect(await at(sunday, '12:00')).toBe('closed')
    expect(isOpen([], atQatar(sunday, '12:00'))).toBe(false)
  })

  it('is open from a shift’s first minute to its last', async () => {
    await work({ week_day: 0, from: '08:00', to: '22:00' })
    expect(await at(sunday, '07:59')).toBe('closed')
    expect(await at(sunday, '08:00')).toBe('open')
    expect(await at(sunday, '22:00')).toBe('open')
    expect(await at(sunday, '22:01')).toBe('closed')
    expect(await at(monday, '12:00')).toBe('closed')
  })

  it('continues past midnight, and from Saturday into Sunday', async () => {
    await work({ week_day: 6, from: '20:00', to: '02:00' })
    expect(await at(saturday, '23:59')).toBe('open')
    expect(await at(nextSunday, '00:00')).toBe('open')
    expect(await at(nextSunday, '02:00')).toBe('open')
    expect(await at(nextSunday, '02:01')).toBe('closed')
    expect(await at(sunday, '00:30')).toBe('open')
    await clear()
    await work({ week_day: 6, from: '20:00', to: '00:00' })
    expect(await at(nextSunday, '00:00')).toBe('open')
    expect(await at(nextSunday, '00:01')).toBe('closed')
    await clear()
    await work({ week_day: 0, from: '00:00', to: '00:00' })
    expect(await at(saturday, '23:59')).toBe('closed')
    expect(await at(nextSunday, '00:00')).toBe('open')
    expect(await at(nextSunday, '23:59')).toBe('open')
  })

  it('is booked on booked days, both ends included, whatever the hours', async () => {
    await work({ week_day: 0, from: '00:00', to: '00:00' })
    await book(sunday, monday)
    expect(await at(addDays(sunday, -1), '23:59')).toBe('closed')
    expect(await at(sunday, '00:00')).toBe('booked')
    expect(await at(monday, '23:59')).toBe('booked')
    expect(await at(addDays(monday, 1), '00:00')).toBe('closed')
  })

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Qatar'])(
    'goes by the day and time in Qatar with a server in %s',
    async (timeZone) => {
      process.env.TZ = timeZone
      await work({ week_day: 0, from: '00:00', to: '01:00' })
      await book(monday, monday)
      expect(await at(addDays(sunday, -1), '23:59')).toBe('closed')
      expect(await at(sunday, '00:00')).toBe('open')
      expect(await at(sunday, '23:59')).toBe('closed')
      expect(await at(monday, '00:00')).toBe('booked')
      expect(await at(monday, '23:59')).toBe('booked')
      expect(await at(addDays(monday, 1), '00:00')).toBe('closed')
    },
  )

  it('matches the times orders are accepted for, whatever the shifts', async () => {
    const time = fc
      .integer({ min: 0, max: 287 })
      .map((fives) => qatarTime(atQatar(sunday).getTime() + fives * 5 * 60_000))
    const shift = fc.record({ week_day: fc.integer({ min: 0, max: 6 }), from: time, to: time })
    const { db } = test.database
    const statusAt = async (now: Date) => {
      const found = await queryOne(
        db,
        { status: text },
        sql`select ${busyStatus(now)} as status from stores where stores.id = ${test.store}`,
      )
      return found?.status
    }
    await fc.assert(
      fc.asyncProperty(fc.array(shift, { minLength: 1, maxLength: 3 }), async (wanted) => {
        await clear()
        const shifts: Shift[] = []
        // Overlapping ones are rejected.
        for (const each of wanted)
          await work(each).then(
            () => shifts.push(each),
            () => {},
          )
        for (const { week_day, from, to } of shifts)
          for (const edge of [from, to])
            for (const ahead of [0, 1])
              for (const minutes of [-1, 0, 1]) {
                const day = addDays(sunday, week_day + ahead)
                const now = new Date(atQatar(day, edge).getTime() + minutes * 60_000 + 59_999)
                expect([now, await statusAt(now)]).toEqual([now, isOpen(shifts, now) ? 'open' : 'closed'])
              }
      }),
      { numRuns: 25 },
    )
  })
})
