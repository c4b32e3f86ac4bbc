import { expect, it } from 'vitest'
import { signUpOperations } from '../accounts/signUp.ts'
import { westernDigits } from './digits.ts'
import { DigitsId, Phone, TimeOfDay } from './fields.ts'
import { pageFields, Search } from './list.ts'

it('converts Arabic-Indic and Persian digits and leaves other text unchanged', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789')
  expect(westernDigits('طلب 4990، a-z')).toBe('طلب 4990، a-z')
})

it('applies to every field for numbers', () => {
  expect(Search.parse(' ٤٩٩٠ ')).toBe('4990')
  expect(DigitsId.parse('٤٩٩٠')).toBe(4990)
  expect(Phone.parse('+٩٧٤٥٥١٢٣٤٥٦')).toBe('97455123456')
  expect(Phone.parse('۵۵۱۲۳۴۵۶')).toBe('97455123456')
  expect(TimeOfDay.parse('١٩:٣٠')).toBe('19:30')
  expect(pageFields.page.parse('٢')).toBe(2)
  expect(signUpOperations.verifySignUp.input.shape.code.parse('١٢٣٤٥٦')).toBe('123456')
})

it('does not turn invalid text into a number', () => {
  expect(DigitsId.safeParse('٠').success).toBe(false)
  expect(DigitsId.safeParse('٤٩٩٠x').success).toBe(false)
  expect(Phone.safeParse('٥٥١٢٣٤٥').success).toBe(false)
})
