import { expect, it } from 'vitest'
import { beginningOn, endingOn, readDays, writeDays } from './days.rules.ts'

const days = { from: '2030-03-10', to: '2030-03-14' }

it('reads days from the URL and writes them', () => {
  for (const text of ['2030-03-14', '2030-03-14--2030-03-16']) {
    const read = readDays(text)
    expect(read && writeDays(read)).toBe(text)
  }
  expect(readDays('2030-03-14--2030-03-01')).toEqual({ from: '2030-03-14', to: '2030-03-14' })
  for (const text of ['today', '2030-13-01', '2030-02-31', '2030-03-14--2030-03-32']) {
    expect(readDays(text), text).toBeNull()
  }
})

it('keeps both days in order and at most 31 days apart', () => {
  expect(beginningOn(days, '2030-03-12')).toEqual({ from: '2030-03-12', to: '2030-03-14' })
  expect(beginningOn(days, '2030-03-20')).toEqual({ from: '2030-03-20', to: '2030-03-20' })
  expect(beginningOn(days, '2030-01-01')).toEqual({ from: '2030-01-01', to: '2030-01-31' })
  expect(endingOn(days, '2030-03-09')).toEqual({ from: '2030-03-09', to: '2030-03-09' })
  expect(endingOn(days, '2030-05-31')).toEqual({ from: '2030-05-01', to: '2030-05-31' })
})
