import type { WeekDay } from '@sufra/contract/kernel/week'
import { describe, expect, it } from 'vitest'
import { weekOf } from './week.rules.ts'

const shift = (week_day: WeekDay, start_time: string, end_time: string, id = 1) => ({
  id,
  week_day,
  start_time,
  end_time,
})
const drawn = (shifts: Parameters<typeof weekOf>[0]) =>
  Object.fromEntries(
    weekOf(shifts).flatMap(([day, pieces]) =>
      pieces.length > 0 ? [[day, pieces.map(({ from, to, part }) => [from, to, part])]] : [],
    ),
  )

describe('weekOf', () => {
  it('returns seven days from Sunday', () => {
    expect(weekOf([]).map(([day]) => day)).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ])
  })

  it('sorts the shifts of a day by time', () => {
    expect(drawn([shift('Monday', '18:00', '22:00', 2), shift('Monday', '10:00', '12:30')])).toEqual({
      Monday: [
        [600, 750, 'whole'],
        [1080, 1320, 'whole'],
      ],
    })
  })

  it('carries a shift past midnight into the next day, from Saturday into Sunday too', () => {
    expect(drawn([shift('Saturday', '20:00', '02:00')])).toEqual({
      Sunday: [[0, 120, 'carried']],
      Saturday: [[1200, 1440, 'begins']],
    })
  })

  it('ends at midnight without a part on the next day', () => {
    expect(drawn([shift('Friday', '20:00', '00:00')])).toEqual({ Friday: [[1200, 1440, 'begins']] })
  })

  it('treats equal start and end as a whole day', () => {
    expect(drawn([shift('Friday', '06:00', '06:00')])).toEqual({
      Friday: [[360, 1440, 'begins']],
      Saturday: [[0, 360, 'carried']],
    })
  })
})
