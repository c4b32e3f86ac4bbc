import { expect, it } from 'vitest'
import { displayValue, localPhone } from './phone.ts'

it('shows a stored phone number as 8 digits and leaves other text unchanged', () => {
  expect(localPhone('97455000000')).toBe('55000000')
  expect(localPhone('+97455000000')).toBe('55000000')
  expect(localPhone('55000000')).toBe('55000000')
  expect(localPhone('97455')).toBe('97455')
  expect(localPhone('****')).toBe('****')
  expect(localPhone(null)).toBe('')
})

it('shortens phone numbers only in phone fields', () => {
  expect([displayValue('phone', '97455000000'), displayValue('mobile', '97455000000')]).toEqual([
    '55000000',
    '55000000',
  ])
  expect(displayValue('description_en', '97455000000')).toBe('97455000000')
  expect(displayValue('phone', null)).toBe(null)
})
