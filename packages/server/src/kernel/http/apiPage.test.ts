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

it('leads from the documents of the page to the one that is served', async () => {
  const { body: served } = await server.call('GET', '/api/openapi.json')
  for (const path of ['/api/docs/json', '/api/docs/yaml?download'])
    expect((await server.call('GET', path)).body).toEqual(served)
})

it('serves a document for channels beside the one of everything, with this address as server', async () => {
  const [all, channels] = await Promise.all(
    ['/api/openapi.json', '/api/mobile/openapi.json'].map((path) =>
      server.call<{ openapi: string; servers: { url: string }[]; paths: object }>('GET', path),
    ),
  )
  for (const answer of [all, channels]) {
    expect(answer?.status).toBe(200)
    expect(answer?.body.openapi).toBe('3.1.0')
    expect(answer?.body.servers[0]?.url).toBe(server.settings.origin)
  }
  const count = (answer: typeof all) => Object.keys(answer?.body.paths ?? {}).length
  expect(count(channels)).toBeLessThan(count(all) / 5)
})
