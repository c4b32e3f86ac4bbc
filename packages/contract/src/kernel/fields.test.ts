import { expect, it } from 'vitest'
import { z } from 'zod'
import { Instant } from './fields.ts'

it('an instant has one form on the wire, whichever way it goes', () => {
  const form = '2030-03-14T16:30:00.184Z'
  for (const written of [form, '2030-03-14T16:30:00.184+00:00', '2030-03-14T19:30:00.184999+03:00']) {
    expect(z.encode(Instant, written)).toBe(form)
    expect(z.decode(Instant, written)).toBe(form)
  }
  expect(z.encode(Instant, '2030-03-14T16:30:00Z')).toBe('2030-03-14T16:30:00.000Z')
  expect(Instant.safeParse('yesterday').success).toBe(false)
})
