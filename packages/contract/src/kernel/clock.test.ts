import { describe, expect, it } from 'vitest'
import { formatTime } from './clock.ts'

describe('a time of day', () => {
  it('is one of twelve hours in Qatar, with the half of the day in words in Arabic', () => {
    const shown = ['21:00', '08:59', '09:00', '10:00'].map((utc) => `2030-03-16T${utc}:00Z`)
    expect(shown.map((at) => formatTime(at, 'en'))).toEqual(['12:00 AM', '11:59 AM', '12:00 PM', '01:00 PM'])
    expect(shown.map((at) => formatTime(at, 'ar'))).toEqual([
      '12:00 صباحًا',
      '11:59 صباحًا',
      '12:00 ظهرًا',
      '01:00 مساءً',
    ])
  })
})
