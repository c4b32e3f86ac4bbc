import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  Day,
  Email,
  Id,
  Instant,
  Lines,
  NewPassword,
  Percent,
  Phone,
  Text,
  TimeOfDay,
  WholeNumber,
} from './fields.ts'
import { fieldErrors } from './issues.ts'
import { Version } from './version.ts'

it('an instant has one format on the wire, in requests and responses', () => {
  const form = '2030-03-14T16:30:00.184Z'
  for (const written of [form, '2030-03-14T16:30:00.184+00:00', '2030-03-14T19:30:00.184999+03:00']) {
    expect(z.encode(Instant, written)).toBe(form)
    expect(z.decode(Instant, written)).toBe(form)
  }
  expect(z.encode(Instant, '2030-03-14T16:30:00Z')).toBe('2030-03-14T16:30:00.000Z')
  expect(Instant.safeParse('yesterday').success).toBe(false)
})

it('an invalid value is reported as invalid, not as missing', () => {
  const outcome = (schema: z.ZodType, value: unknown) => {
    const { error } = schema.safeParse(value, { reportInput: true })
    return error ? fieldErrors(error.issues, 'en').body : 'accepted'
  }
  expect(outcome(Text(3), 'four')).toBe('At most 3 characters')
  expect(outcome(Email, `${'a'.repeat(300)}@sufra.test`)).toBe('At most 254 characters')
  expect(outcome(NewPassword, 'a'.repeat(201))).toBe('At most 200 characters')
  expect(outcome(Percent, 101)).toBe('At most 100')
  expect(outcome(WholeNumber(1, 9), 0)).toBe('At least 1')
  expect(outcome(WholeNumber(1, 9), 1.5)).toBe('Digits only')
  for (const schema of [Text(3), Email, NewPassword, Percent, WholeNumber(1, 9)])
    for (const missing of [undefined, null]) expect(outcome(schema, missing)).toBe('This field is required')
  for (const schema of [Text(3), Lines(3), Email, Phone, TimeOfDay])
    for (const wrong of [5, true, [], {}]) expect(outcome(schema, wrong)).toBe('Must be text')
  for (const wrong of ['5', true, {}]) expect(outcome(Percent, wrong)).toBe('Must be a number')
  for (const wrong of [0, -1]) expect(outcome(Id, wrong)).toBe('Not a valid ID: IDs begin at 1')
  expect(outcome(Version, 0)).toBe('More than 0')
})

it('a percentage with more than two decimals is rejected, even by a rounding error', () => {
  for (const fine of [0, 0.29, 1.1, 33.33, 99.99, 100]) expect(Percent.safeParse(fine).success).toBe(true)
  for (const nearly of [0.1 + 0.2, 10.000000001, 33.333])
    expect(Percent.safeParse(nearly).success).toBe(false)
})

it('a text is reduced to one line of visible characters', () => {
  expect(Text().parse(' Line\nTwo\u200b\u202e ')).toBe('Line Two')
  expect(Text().parse('مي\u200cخواهم \u200fA')).toBe('مي\u200cخواهم \u200fA')
  expect(Text().safeParse('\u200b').success).toBe(false)
  expect(Lines(20).parse('Line\r\nTwo\u202e\u0007')).toBe('Line\nTwo')
})

it('a day or an instant outside 1900 to 2199 is rejected, year 0 too', () => {
  for (const year of ['0000', '0001', '1899', '2200', '9999']) {
    expect(Day.safeParse(`${year}-01-01`).success).toBe(false)
    expect(Instant.safeParse(`${year}-01-01T00:00:00.000Z`).success).toBe(false)
  }
  for (const year of ['1900', '2199']) expect(Day.safeParse(`${year}-01-01`).success).toBe(true)
})
