import { describe, expect, it } from 'vitest'
import { steppedTime, timeOf, typedTime } from './timeTyping.ts'

describe('a typed time', () => {
  it('gets a colon, in digits of any script', () => {
    expect(['1', '10', '10:', '103', '1030', '١٠٣٠', '10:30'].map(typedTime)).toEqual([
      '1',
      '10',
      '10:',
      '103',
      '10:30',
      '10:30',
      '10:30',
    ])
  })

  it('may be pasted with seconds or AM and PM', () => {
    expect(['10:30:00', '07:15 PM', '12:00 am'].map(typedTime)).toEqual(['10:30', '19:15', '00:00'])
  })

  it('may be typed with AM and PM, letter by letter', () => {
    expect(['9p', '9pm', '9:30p', '9:30pm', '٩م'].map(typedTime)).toEqual([
      '9p',
      '9pm',
      '9:30p',
      '21:30',
      '9م',
    ])
    expect(['9p', '9pm', '12am', '930PM', '9ص', '13pm'].map(timeOf)).toEqual([
      '21:00',
      '21:00',
      '00:00',
      '21:30',
      '09:00',
      '13pm',
    ])
  })

  it('may be pasted as our screens show it in Arabic', () => {
    const shown = ['09:30 صباحًا', '12:15 ظهرًا', '٠٩:٣٠ مساء']
    expect(shown.map((text) => timeOf(typedTime(text) ?? ''))).toEqual(['09:30', '12:15', '21:30'])
  })

  it('rejects text that cannot become a time', () => {
    expect(['x', '10:300', '10305', '10:30 x'].map(typedTime)).toEqual(Array(4).fill(undefined))
  })

  it('is completed if it is unambiguous', () => {
    expect(['9', '09', '930', '9:30', '23:59', '0'].map(timeOf)).toEqual([
      '09:00',
      '09:00',
      '09:30',
      '09:30',
      '23:59',
      '00:00',
    ])
    expect(['', '25', '10:', '10:3', '24:00', '960'].map(timeOf)).toEqual([
      '',
      '25',
      '10:',
      '10:3',
      '24:00',
      '960',
    ])
  })

  it('is stepped in quarters of an hour', () => {
    expect([steppedTime('10:00', 1), steppedTime('10:07', 1), steppedTime('10:07', -1)]).toEqual([
      '10:15',
      '10:15',
      '10:00',
    ])
    expect([steppedTime('00:00', -1), steppedTime('23:50', 1), steppedTime('', 1)]).toEqual([
      '23:45',
      '00:00',
      '00:15',
    ])
  })
})
