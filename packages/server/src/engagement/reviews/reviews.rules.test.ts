import { expect, it } from 'vitest'
import { average, editableUntil, firstName, mayReview } from './reviews.rules.ts'

it.each([
  ['Noora Al-Marri', 'Noora'],
  ['  Hamad   bin Ali ', 'Hamad'],
  ['Madonna', 'Madonna'],
  ['عبد الله المري', 'عبد الله'],
  ['عائشة الكواري', 'عائشة'],
  ['Abdul Rahman Saad', 'Abdul Rahman'],
  ['Abu', 'Abu'],
])('shows %j as %j', (fullname, shown) => expect(firstName(fullname)).toBe(shown))

it('takes reviews for 30 days, and changes for one', () => {
  const from = '2030-03-01T09:00:00.000Z'
  expect(mayReview(from, new Date('2030-03-31T09:00:00.000Z'))).toBe(true)
  expect(mayReview(from, new Date('2030-03-31T09:00:00.001Z'))).toBe(false)
  expect(editableUntil(from)).toEqual(new Date('2030-03-02T09:00:00.000Z'))
})

it('rounds averages to two decimals', () => {
  expect([average(11, 3), average(9, 2), average(5, 1)]).toEqual([3.67, 4.5, 5])
})
