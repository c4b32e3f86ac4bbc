import { describe, expect, it } from 'vitest'
import { addressKey } from '../../kernel/access/rateLimits.ts'
import { newCode, verdict } from './signIn.rules.ts'

describe('who may sign in', () => {
  const fine = { status: true, approval: 'approved', homeless: false } as const
  it.each([
    ['an admin', { ...fine, approval: null }, true, 'enters'],
    ['an approved restaurant', fine, true, 'enters'],
    ['a wrong password', fine, false, 'fails'],
    ['nobody', undefined, true, 'fails'],
    ['a blocked account', { ...fine, status: false }, true, 'fails'],
    ['a store that is gone', { ...fine, homeless: true }, true, 'fails'],
    ['a refused restaurant', { ...fine, approval: 'refused' }, true, 'refused'],
    ['a refused one with a wrong password', { ...fine, approval: 'refused' }, false, 'fails'],
    ['a refused one that is gone', { ...fine, approval: 'refused', homeless: true }, true, 'fails'],
    ['a pending restaurant', { ...fine, approval: 'pending' }, true, 'waits'],
    ['a pending one with a wrong password', { ...fine, approval: 'pending' }, false, 'fails'],
    ['a pending one that is blocked', { ...fine, approval: 'pending', status: false }, true, 'fails'],
  ] as const)('%s', (_, entrant, right, expected) => {
    expect(verdict(entrant, right)).toBe(expected)
  })
})

it('counts an address by its network', () => {
  expect(addressKey('10.0.0.1')).toBe('10.0.0.1')
  expect(addressKey('::ffff:10.0.0.1')).toBe('10.0.0.1')
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(addressKey('2001:0DB8:0:0:1:2:3:4')).toBe('2001:db8:0:0::/64')
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(addressKey('::1')).toBe('0:0:0:0::/64')
})

it('makes codes of six digits', () => {
  for (let i = 0; i < 1000; i++) expect(newCode()).toMatch(/^\d{6}$/)
})
