import { expect, it } from 'vitest'
import { securityHeaders } from './securityHeaders.ts'

it('sends Strict-Transport-Security in production only', () => {
  expect(securityHeaders({ production: true })).toHaveProperty('strict-transport-security')
  expect(securityHeaders({ production: false })).not.toHaveProperty('strict-transport-security')
})
