import { describe, expect, it } from 'vitest'
import { slashed, typedDay } from '../../kernel/inputs/dayTyping.ts'
import {
  addMonths,
  keyMove,
  lastOf,
  lengthOf,
  meeting,
  monthsWithOrders,
  shownMonth,
  weeksOf,
} from './bookedDays.rules.ts'

const range = (start_date: string, end_date: string) => ({
  id: 1,
  restaurant_store_id: 1,
  start_date,
  end_date,
  title: null,
})

describe('booked days calendar', () => {
  it('shows whole weeks, beginning on Sunday', () => {
    const weeks = weeksOf('2026-12')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toBe('2026-11-29')
    expect(weeks.at(-1)?.at(-1)).toBe('2027-01-02')
    expect(weeksOf('2026-02')).toHaveLength(4)
    expect(weeksOf('2026-05')).toHaveLength(6)
  })

  it('moves between months and stays on days that exist', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
    expect(lastOf('2028-02')).toBe('2028-02-29')
    expect(shownMonth('1999-12', '2026-11-22')).toBe('2026-11')
    expect(shownMonth('2026-13', '2026-11-22')).toBe('2026-11')
    expect(shownMonth('2026-12', '2026-11-22')).toBe('2026-12')
  })

  it('reads typed days', () => {
    const typed = ['5/12/2026', '05-12-2026', '٠٥/١٢/٢٠٢٦', ' 5 / 12 / 2026 ', '05\u200f/12\u200f/2026']
    expect(typed.map(typedDay)).toEqual(Array(5).fill('2026-12-05'))
    for (const wrong of ['', '31/02/2026', '2026-12-05', '5/12/26', '12', '0/1/2026', '1/13/2026'])
      expect(typedDay(wrong), wrong).toBeUndefined()
    expect(slashed('2026-12-05')).toBe('05/12/2026')
  })

  it('includes the first and the last day of a range', () => {
    const booked = [range('2026-12-05', '2026-12-07')]
    const met = (first: string, last: string) => meeting(booked, { first, last }) !== undefined
    expect(met('2026-12-07', '2026-12-09')).toBe(true)
    expect(met('2026-12-01', '2026-12-05')).toBe(true)
    expect(met('2026-12-08', '2026-12-09')).toBe(false)
    expect(met('2026-12-01', '2026-12-04')).toBe(false)
    expect(lengthOf({ first: '2026-12-31', last: '2027-01-01' })).toBe(2)
  })

  it('follows the arrow keys, from right to left in Arabic', () => {
    const to = (key: string, arabic = false) => keyMove(key, '2027-01-31', arabic)
    expect([to('ArrowRight'), to('ArrowRight', true)]).toEqual(['2027-02-01', '2027-01-30'])
    expect([to('Home'), to('End'), to('ArrowUp')]).toEqual(['2027-01-31', '2027-02-06', '2027-01-24'])
    expect([to('PageDown'), to('PageUp'), to('x')]).toEqual(['2027-02-28', '2026-12-31', undefined])
  })

  it('looks for orders up to a year ahead', () => {
    const months = monthsWithOrders({ first: '2026-12-30', last: '2199-01-01' }, '2026-11-22')
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-12', '2027-11', 12])
  })
})
