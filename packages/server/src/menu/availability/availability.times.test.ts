import { atQatar } from '@sufra/contract/kernel/clock'
import { afterEach, describe, expect, it } from 'vitest'
import { isDuring, isOpen, nextOpen, type Shift, soonest } from './availability.times.ts'

// 2030-03-17 is a Sunday.
const sunday = '2030-03-17'
const always = () => true
const late: Shift[] = [{ week_day: 6, from: '18:00', to: '02:00' }]
const split: Shift[] = [
  { week_day: 0, from: '11:00', to: '15:00' },
  { week_day: 0, from: '17:30', to: '23:00' },
]

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
  if (zone === undefined) delete process.env.TZ
})

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('times on a server in %s', (tz) => {
  const at = (day: string, time: string) => {
    process.env.TZ = tz
    return atQatar(day, time)
  }

  it('open and close to the minute, both ends included', () => {
    for (const [time, open] of [
      ['10:59', false],
      ['11:00', true],
      ['15:00', true],
      ['15:01', false],
      ['17:30', true],
      ['23:01', false],
    ] as const) {
      expect(isOpen(split, at(sunday, time)), time).toBe(open)
    }
  })

  it("run past midnight into the next day, and from Saturday into the week's first", () => {
    expect(isOpen(late, at('2030-03-16', '17:59'))).toBe(false)
    expect(isOpen(late, at('2030-03-16', '23:59'))).toBe(true)
    expect(isOpen(late, at(sunday, '00:00'))).toBe(true)
    expect(isOpen(late, at(sunday, '02:00'))).toBe(true)
    expect(isOpen(late, at(sunday, '02:01'))).toBe(false)
    expect(isOpen(late, at('2030-03-16', '01:00'))).toBe(false)
  })

  it('handle the whole day, and hours past midnight', () => {
    expect(isDuring({ from: '00:00', to: '00:00' }, at(sunday, '13:13'))).toBe(true)
    const night = { from: '20:00', to: '01:00' }
    const inside = ['20:00', '23:59', '00:00', '01:00']
    expect(inside.every((time) => isDuring(night, at(sunday, time)))).toBe(true)
    expect(['19:59', '01:01', '12:00'].some((time) => isDuring(night, at(sunday, time)))).toBe(false)
  })

  it('start at a quarter of an hour that stays possible for ten minutes', () => {
    for (const [now, notice, first] of [
      ['09:00', 0, '09:15'],
      ['09:05', 0, '09:15'],
      ['09:06', 0, '09:30'],
      ['09:06', 5, '14:30'],
    ] as const) {
      expect(soonest(at(sunday, now), notice)).toEqual(at(sunday, first))
    }
  })

  it('find the next possible time on a free day', () => {
    const daily = [{ from: '12:00', to: '20:00' }]
    const next = (from: Date, isFree: (day: string) => boolean = always) =>
      nextOpen({ shifts: split, daily }, from, isFree)?.toISOString()
    expect(next(at(sunday, '09:00'))).toBe(at(sunday, '12:00').toISOString())
    expect(next(at(sunday, '15:01'))).toBe(at(sunday, '17:30').toISOString())
    expect(next(new Date(at(sunday, '18:00').getTime() + 1))).toBe(at(sunday, '18:01').toISOString())
    expect(next(at(sunday, '20:01'))).toBe(at('2030-03-24', '12:00').toISOString())
    const notNextWeek = (day: string) => day !== '2030-03-24'
    expect(next(at(sunday, '20:01'), notNextWeek)).toBe(at('2030-03-31', '12:00').toISOString())
    expect(next(at(sunday, '00:00'), () => false)).toBeUndefined()
    expect(nextOpen({ shifts: [], daily: [] }, at(sunday, '00:00'), always)).toBeUndefined()
  })
})
