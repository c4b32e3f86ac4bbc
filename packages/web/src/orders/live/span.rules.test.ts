import { expect, it } from 'vitest'
import { spanOf } from './span.rules.ts'

const at = (text: string) => Date.parse(`${text}:00+03:00`)
const span = (from: string, to: string) => {
  const { count, unit } = spanOf(at(from), at(to))
  return `${count} ${unit}`
}

it('counts days by the calendar, then hours, then minutes', () => {
  expect(span('2030-03-08T21:00', '2030-03-14T09:00')).toBe('6 days')
  expect(span('2030-03-13T08:59', '2030-03-14T09:00')).toBe('1 days')
  expect(span('2030-03-13T09:01', '2030-03-14T09:00')).toBe('23 hours')
  expect(span('2030-03-14T07:00', '2030-03-14T09:59')).toBe('2 hours')
  expect(span('2030-03-14T08:01', '2030-03-14T09:00')).toBe('59 minutes')
  expect(span('2030-03-14T09:00', '2030-03-14T09:00')).toBe('1 minutes')
})
