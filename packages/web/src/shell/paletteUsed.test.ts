import { beforeEach, expect, it, vi } from 'vitest'
import { noteUse, usage } from './paletteUsed.ts'

const day = 86_400_000
const now = 1_000 * day

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it('counts what an account opened, and nothing of another', () => {
  noteUse(1, '/main/orders', now)
  noteUse(1, '/main/orders', now)
  noteUse(1, '/main/coupons', now)
  const points = usage(1, now)
  expect([points('/main/orders'), points('/main/coupons'), points('/main/offers')]).toEqual([2, 1, 0])
  expect(usage(2, now)('/main/orders')).toBe(0)
})

it('lets what was opened long ago fade behind what is opened now', () => {
  for (let times = 0; times < 5; times++) noteUse(1, 'before', now)
  for (let times = 0; times < 2; times++) noteUse(1, 'lately', now + 20 * day)
  const points = usage(1, now + 20 * day)
  expect(points('lately')).toBeGreaterThan(points('before'))
  expect(points('before')).toBeGreaterThan(0)
})

it('keeps the 60 that are used most, and the latest', () => {
  for (let at = 0; at < 60; at++) for (let times = 0; times < 2; times++) noteUse(1, `page ${at}`, now)
  noteUse(1, 'once', now)
  noteUse(1, 'newest', now)
  const points = usage(1, now)
  expect([points('newest'), points('once')]).toEqual([1, 0])
  expect(Array.from({ length: 60 }, (_, at) => points(`page ${at}`)).filter((each) => each > 0)).toHaveLength(
    59,
  )
})

it('counts what is no record of it as nothing', () => {
  for (const kept of ['{', 'null', '[1]', '{"a":["1",2]}', '{"a":3}']) {
    localStorage.setItem('palette-used-1', kept)
    expect(usage(1, now)('a')).toBe(0)
  }
})
