import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import type { Database } from '../database/db.ts'

let database: Database
let server: Listening
beforeAll(async () => {
  database = await testDatabase('pglite')
  server = await listen(database)
})
afterAll(async () => {
  await server?.close()
  await database?.close()
})

it('serves the API page with the usual content policy and without foreign resources', async () => {
  const strict = (await server.call('GET', '/healthz')).headers.get('content-security-policy')
  expect(strict).toContain("default-src 'self'")
  for (const path of [
    '',
    '/',
    '/static/index.html',
    '/static/swagger-initializer.js',
    '/json',
    '/static/none',
  ]) {
    const { headers } = await server.call('GET', `/api/docs${path}`)
    expect([path, headers.get('content-security-policy')]).toEqual([path, strict])
  }
  const { status, body } = await server.call<string>('GET', '/api/docs')
  expect(status).toBe(200)
  expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  expect(body).not.toMatch(/<script(?![^>]*\bsrc=)/)
  const { body: setup } = await server.call<string>('GET', '/api/docs/static/swagger-initializer.js')
  expect(setup).toContain('validatorUrl: null')
})
