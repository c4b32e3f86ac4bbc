import { expect, it } from 'vitest'
import { stepOf } from './steps.rules.ts'

it('opens a step only once the items it needs exist', () => {
  expect(stepOf({})).toBe('choose')
  expect(stepOf({ step: 'sideways' })).toBe('choose')
  expect(stepOf({ step: 'create' })).toBe('choose')
  expect(stepOf({ step: 'create', from: 3 })).toBe('create')
  expect(stepOf({ step: 'choices', from: 3 })).toBe('choose')
  expect(stepOf({ step: 'finish', copy: 4 })).toBe('finish')
})
