import { expect, it } from 'vitest'
import { shareOf, stateOf } from './welcomeDiscount.rules.ts'

const on = { status: true, end_date: null, budget: null, given_value: 0 }
const today = '2030-03-14'

it('is on until it is switched off, its last day is over or its budget is used up', () => {
  expect(stateOf(on, today)).toBe('active')
  expect(stateOf({ ...on, status: false, end_date: '2030-03-13' }, today)).toBe('off')
  expect(stateOf({ ...on, end_date: today }, today)).toBe('active')
  expect(stateOf({ ...on, end_date: '2030-03-13' }, today)).toBe('ended')
  expect(stateOf({ ...on, budget: 100, given_value: 99 }, today)).toBe('active')
  expect(stateOf({ ...on, budget: 100, given_value: 100 }, today)).toBe('spent')
})

it('shows all of the budget as given out only once it is', () => {
  expect([shareOf(0, 1000), shareOf(999, 1000), shareOf(1000, 1000)]).toEqual([0, 99, 100])
})
