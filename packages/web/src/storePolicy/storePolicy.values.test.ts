import { expect, it } from 'vitest'
import { policyBody } from './storePolicy.values.ts'

it('sends only what was changed, and names what was emptied', () => {
  const before = { store_policy_en: 'a', store_policy_ar: 'ب' }
  expect(policyBody(before, before)).toEqual({})
  expect(policyBody(before, { ...before, store_policy_en: 'c' })).toEqual({ store_policy_en: 'c' })
  expect(policyBody(before, { store_policy_en: 'c', store_policy_ar: '' })).toEqual({
    store_policy_en: 'c',
    clear: ['store_policy_ar'],
  })
})
