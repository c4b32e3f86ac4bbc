import { expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

it('verifies the password of a missing account like any other, and always rejects it', async () => {
  const parameters = (hash: string) => hash.split('$').slice(0, 4).join('$')
  const real = await hashPassword('a password')
  const check = vi.fn(async (_hash: string | Uint8Array, _password: string | Uint8Array) => true)
  expect(await verifyPassword(undefined, 'a password', check)).toBe(false)
  expect(await verifyPassword(real, 'a password', check)).toBe(true)
  const [unknown, known] = check.mock.calls.map(([hash]) => parameters(String(hash)))
  // The same cost: algorithm, memory, passes and lanes.
  expect(unknown).toBe(known)
})
