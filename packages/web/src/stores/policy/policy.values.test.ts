import { expect, it } from 'vitest'
import { policyBody } from './policy.values.ts'

it('sends only the texts that changed, and names emptied ones in `clear`', () => {
  const none = { store_policy_en: [], store_policy_ar: [] }
  const before = { store_policy_en: 'a', store_policy_ar: 'ب' }
  expect(policyBody(before, before, none)).toEqual({})
  expect(policyBody(before, { ...before, store_policy_en: 'c' }, none)).toEqual({ store_policy_en: 'c' })
  expect(policyBody(before, { store_policy_en: 'c', store_policy_ar: '' }, none)).toEqual({
    store_policy_en: 'c',
    clear: ['store_policy_ar'],
  })
})

it('sends a text that is stored differently from what is shown, even if it was not edited', () => {
  const before = { store_policy_en: 'a', store_policy_ar: '' }
  const dropped = { store_policy_en: ['image'], store_policy_ar: ['table'] }
  expect(policyBody(before, before, dropped)).toEqual({ store_policy_en: 'a', clear: ['store_policy_ar'] })
})
