import { fastify, LogController } from 'fastify'
import { expect, it } from 'vitest'
import { logSettings } from '../config/log.ts'
import { ApiError } from '../errors/apiError.ts'
import { openMetrics } from '../metrics/openMetrics.ts'
import { watchCalls } from './calls.ts'
import { sendApiError } from './sendApiError.ts'

/** A server with one operation, and what it logs. */
async function logging(accessLog: boolean, logLevel: 'info' | 'debug' = 'info') {
  const lines: Record<string, unknown>[] = []
  const logger = logSettings({ logLevel })
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = fastify({
    logger: { ...(logger as object), stream },
    logController: new LogController({ disableRequestLogging: true }),
  })
  const watch = watchCalls(await openMetrics({ metrics: undefined }, []), accessLog)
  app.decorateRequest('refusal', undefined)
  app.decorateRequest('scope', null)
  app.addHook('onRequest', async (request, reply) => watch(request, reply))
  app.setErrorHandler(sendApiError)
  app.get('/healthz', async () => 'fine')
  app.get('/things/:token', { config: { operation: 'things.show' } }, async (request) => {
    request.scope = {
      kind: 'store_user',
      account_id: 7,
      name: 'Noor',
      role: 'r',
      role_id: 1,
      permissions: [],
      session_id: 1,
      restaurant_id: 2,
      store_id: 3,
    }
    const { fails } = request.query as { fails?: string }
    if (fails === 'slow') throw Object.assign(new Error('canceling statement'), { code: '57014' })
    if (fails === 'refused') throw new ApiError('row.missing')
    if (fails) throw new Error('the disk is full')
    return 'fine'
  })
  const arrived = Promise.withResolvers<void>()
  app.get('/slow', { config: { operation: 'things.slow' } }, () => {
    arrived.resolve()
    return new Promise(() => {})
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const calls = () => lines.filter(({ msg }) => msg === 'call')
  return { app, origin, lines, calls, arrived: arrived.promise }
}

const secret = 'sfl_0123456789'
const headers = { authorization: `Bearer ${secret}` }

it('logs a line for each call: by whom and how it ended, and no token', async () => {
  const { app, origin, calls, lines } = await logging(true)
  await fetch(`${origin}/things/${secret}?key=${secret}`, { headers })
  await expect.poll(calls).toHaveLength(1)
  expect(calls()[0]).toMatchObject({
    operation: 'things.show',
    method: 'GET',
    status: 200,
    ip: '127.0.0.1',
    kind: 'store_user',
    account_id: 7,
  })
  expect(calls()[0]?.ms).toBeGreaterThanOrEqual(0)
  expect(JSON.stringify(lines)).not.toMatch(/sfl_|Noor/)
  await app.close()
})

it('logs a refusal under the id that its caller was told', async () => {
  const { app, origin, calls } = await logging(false)
  await fetch(`${origin}/things/1`)
  const refused = await fetch(`${origin}/things/1?fails=refused`)
  const { requestId } = (await refused.json()) as { requestId: string }
  await expect.poll(calls).toHaveLength(1)
  expect(calls()[0]).toMatchObject({ reqId: requestId, status: 404, code: 'row.missing' })
  await app.close()
})

it('logs a failure with its cause, once, under the same id', async () => {
  const { app, origin, calls, lines } = await logging(true)
  const failed = await fetch(`${origin}/things/1?fails=yes`)
  const body = (await failed.json()) as { requestId: string; message: string }
  await expect.poll(calls).toHaveLength(1)
  const causes = lines.filter(({ err }) => err)
  expect(causes).toMatchObject([{ reqId: body.requestId, level: 50, err: { message: 'the disk is full' } }])
  expect(calls()[0]).toMatchObject({ reqId: body.requestId, status: 500, code: 'server.failed' })
  expect(JSON.stringify(body)).not.toContain('disk')
  await app.close()
})

it('logs a statement that took too long as a warning, not as a failure', async () => {
  const { app, origin, calls, lines } = await logging(true)
  const { status } = await fetch(`${origin}/things/1?fails=slow`)
  await expect.poll(calls).toHaveLength(1)
  expect(status).toBe(503)
  const causes = lines.filter(({ err }) => err)
  expect(causes).toMatchObject([{ level: 40, code: 'server.unavailable', err: { code: '57014' } }])
  expect(calls()[0]).toMatchObject({ status: 503, code: 'server.unavailable' })
  await app.close()
})

it('logs health checks only when asked for more', async () => {
  for (const [level, count] of [
    ['info', 0],
    ['debug', 1],
  ] as const) {
    const { app, origin, calls } = await logging(true, level)
    await fetch(`${origin}/healthz`)
    await app.close()
    expect(calls()).toHaveLength(count)
  }
})

it('logs a caller who left before the answer as 499', async () => {
  const { app, origin, calls, arrived } = await logging(true)
  const caller = new AbortController()
  const call = fetch(`${origin}/slow`, { signal: caller.signal }).catch(() => {})
  await arrived
  caller.abort()
  await call
  await expect.poll(calls).toHaveLength(1)
  expect(calls()[0]).toMatchObject({ operation: 'things.slow', status: 499 })
  await app.close()
})
