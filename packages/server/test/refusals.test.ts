import { createConnection } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../src/kernel/database/db.ts'
import { asTableOwner, describeEachDatabase } from './databases.ts'
import { type Listening, listen } from './server.ts'
import { makeWorld, type World } from './world.ts'

/** An object in an object, this many times. */
const nested = (levels: number) => `${'{"x":'.repeat(levels)}1${'}'.repeat(levels)}`

interface Body {
  success: boolean
  code: string
  message: string
  requestId: string
  errors?: Record<string, string>
}

describeEachDatabase('error answers', (open) => {
  let database: Database
  let server: Listening
  let world: World
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })
  const list = '/api/admins/restaurant/order/getOrdersList'
  const token = () => world.admins['Super Admin'].token

  it('and all others have the security headers', async () => {
    for (const url of ['/healthz', list, '/nowhere', '/api/nowhere', '/%ZZ']) {
      const { headers } = await server.call<Body>('GET', url)
      expect(headers.get('content-security-policy'), url).toMatch(
        /default-src 'self';.*frame-ancestors 'none'/,
      )
      expect(headers.get('x-content-type-options'), url).toBe('nosniff')
      expect(headers.get('referrer-policy'), url).toBe('no-referrer')
    }
  })

  it('have one shape, with the id of the header', async () => {
    const { status, body, headers } = await server.call<Body>('POST', list, {
      token: token(),
      body: { count: 'x' },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, code: 'input.invalid', errors: { count: 'Digits only' } })
    expect(body.requestId).toBe(headers.get('x-request-id'))
  })

  it('are in the requested language', async () => {
    const { body } = await server.call<Body>('POST', list, {
      token: token(),
      body: { unknown_one: 1 },
      headers: { 'accept-language': 'ar' },
    })
    expect(body.message).toBe('يرجى مراجعة الحقول المشار إليها')
    expect(body.errors).toEqual({ unknown_one: 'حقل غير معروف' })
  })

  it.each([
    ['unknown route', 'GET', '/api/admins/nothing/here', undefined, 404, 'route.missing'],
    ['broken JSON', 'POST', list, '{"count":', 400, 'request.bad'],
    ['another method', 'PUT', list, '{}', 404, 'route.missing'],
    ['prototype pollution', 'POST', list, '{"__proto__":{"x":1}}', 400, 'request.bad'],
    ['nesting of 12,000 levels', 'POST', list, nested(12_000), 400, 'request.bad'],
    ['the same at sign-in', 'POST', '/api/admins/signIn', nested(12_000), 400, 'request.bad'],
    ['nesting of 65 levels', 'POST', list, nested(65), 400, 'request.bad'],
    ['nesting of 64 levels, which is read', 'POST', list, nested(64), 422, 'input.invalid'],
    [
      'brackets within a text',
      'POST',
      list,
      JSON.stringify({ search: '['.repeat(80), x: 1 }),
      422,
      'input.invalid',
    ],
    ['too large', 'POST', list, JSON.stringify({ search: 'x'.repeat(2_000_000) }), 413, 'body.tooLarge'],
    [
      'an id that is none',
      'GET',
      '/api/admins/restaurant/order/getOrderDetails/abc',
      undefined,
      404,
      'row.missing',
    ],
    [
      'an id beyond',
      'GET',
      '/api/admins/restaurant/order/getOrderDetails/99999999999999999999',
      undefined,
      404,
      'row.missing',
    ],
    [
      'a negative id',
      'GET',
      '/api/admins/restaurant/order/getOrderDetails/-1',
      undefined,
      404,
      'row.missing',
    ],
  ])('%s', async (_, method, url, body, status, code) => {
    const answer = await server.call<Body>(method, url, {
      token: token(),
      ...(body !== undefined && { body }),
    })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|select |zod|SyntaxError|fastify/i)
  })

  const boundary = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.c\r\n--b--\r\n'
  it.each([
    ['application/xml', '<x/>'],
    ['text/plain', '{"email":"a@b.c"}'],
    ['text/plain;charset=UTF-8', 'email=a@b.c'],
    ['application/x-www-form-urlencoded', 'email=a@b.c'],
    ['multipart/form-data; boundary=b', boundary],
    ['multipart/form-data', boundary],
  ])('refuses a body of %s', async (type, body) => {
    for (const url of [list, '/api/admins/signIn']) {
      const headers = { 'content-type': type }
      const answer = await server.call<Body>('POST', url, { token: token(), body, headers })
      expect([answer.status, answer.body.code, answer.body.errors]).toEqual([415, 'body.type', undefined])
    }
  })

  const token300 = 'secret'.repeat(50)
  it.each([
    ['a path that cannot be decoded', 'GET', '/api/admins/%ZZ', 400, 'request.bad', 'طلب غير صالح'],
    [
      'a token longer than any',
      'POST',
      `/api/admins/verifyResetToken/${token300}`,
      404,
      'row.missing',
      'غير موجود',
    ],
  ])('refuses %s in the same shape', async (_, method, url, status, code, message) => {
    const headers = { 'accept-language': 'ar' }
    const answer = await server.call<Body>(method, url, { headers })
    const requestId = answer.headers.get('x-request-id')
    expect([answer.status, answer.body]).toEqual([status, { success: false, code, message, requestId }])
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  })

  it('do not log tokens', async () => {
    const lines: string[] = []
    const note = (...args: unknown[]) => void lines.push(inspect(args, { depth: 9 }))
    const logger = { fatal: note, error: note, warn: note, info: note, debug: note, trace: note }
    const child = vi.spyOn(server.app.log, 'child').mockReturnValue(logger as never)
    await server.call('POST', `/api/admins/verifyResetToken/${token300}`)
    await server.call('POST', `/api/admins/verifyResetToken/${token300.slice(0, 60)}%ZZ`)
    child.mockRestore()
    expect(lines).toHaveLength(2)
    expect(lines.join()).not.toContain('secretsecret')
  })

  /** The server's answer to any bytes. */
  const answerTo = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1')
      let text = ''
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      socket.on('error', reject).on('end', () => resolve(text))
      socket.write(bytes)
    })

  it.each([
    ['headers beyond all bounds', `x-long: ${'x'.repeat(20_000)}`, 431, 'request.headers', 'ترويسات'],
    ['a header that is none', 'no header at all', 400, 'request.bad', 'طلب غير صالح'],
  ])('refuses %s in the same shape', async (_, header, status, code, message) => {
    const text = await answerTo(
      `GET /healthz HTTP/1.1\r\nHost: x\r\nAccept-Language: ar\r\n${header}\r\n\r\n`,
    )
    const [head = '', body = ''] = text.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(body)).toEqual({
      success: false,
      code,
      message: expect.stringContaining(message),
      requestId: /^x-request-id: (\S+)$/m.exec(head)?.[1],
    })
  })

  const rename = (table: string, to: string) =>
    asTableOwner(database, (client) => client.query(`alter table ${table} rename to ${to}`))

  it('do not reveal internal errors', async () => {
    await rename('order_totals', 'order_totals_gone')
    const answer = await server.call<Body>('POST', list, { token: token(), body: {} })
    await rename('order_totals_gone', 'order_totals')
    expect([answer.status, answer.body.code]).toEqual([500, 'server.failed'])
    expect(answer.body.message).toBe('Internal Server Error')
    expect(JSON.stringify(answer.body)).not.toContain('order_totals')
  })

  it.each(['57014', '55P03'])('ask to try again where the database gave up with %s', async (code) => {
    await asTableOwner(database, (client) =>
      client.query(`create function give_up() returns trigger language plpgsql as $$
          begin raise exception 'canceling statement' using errcode = '${code}'; end $$;
        create trigger give_up before insert on faqs for each row execute function give_up()`),
    )
    const answer = await server.call<Body>('POST', '/api/admins/settings/faqs/saveCateringFAQ', {
      token: token(),
      body: { question_en: 'Why?', question_ar: 'لماذا؟', answer_en: 'So.', answer_ar: 'هكذا.' },
    })
    await asTableOwner(database, (client) => client.query('drop function give_up() cascade'))
    expect([answer.status, answer.body.code]).toEqual([503, 'server.unavailable'])
    expect(answer.headers.get('retry-after')).toBe('2')
  })

  it('survive a client that disconnects during a request', async () => {
    const { port } = new URL(server.origin)
    const socket = createConnection(Number(port), '127.0.0.1')
    await new Promise<void>((done) => socket.on('connect', () => done()))
    socket.write(
      `POST ${list} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a":`,
    )
    socket.destroy()
    expect((await server.call('GET', '/readyz')).status).toBe(200)
  })
})
