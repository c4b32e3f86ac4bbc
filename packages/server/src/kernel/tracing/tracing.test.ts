import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { auth } from '@sufra/contract/accounts/auth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { newSecret } from '../../integrations/webhooks/webhooks.send.ts'
import { setAddress } from '../../integrations/webhooks/webhooks.sql.ts'
import { startTracing, stopTracing, traced, tracing } from './tracing.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

const address = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return address(server)
}

describeEachDatabase('traces', (open) => {
  let test: MoneyTest
  let text = ''
  const spans: Span[] = []
  const hooked: (string | undefined)[] = []
  const collector = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent
    text += JSON.stringify(sent)
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const receiver = createServer((request, response) => {
    request.resume()
    hooked.push(request.headers.traceparent as string | undefined)
    response.writeHead(200).end()
  })

  beforeAll(async () => {
    const url = `${await listening(collector)}/v1/traces`
    await startTracing({ url, service: 'sufra' })
    test = await openMoney(open)
    const { rows } = await test.database.pool.query('select id from channels order by id limit 1')
    const hooks = { url: await listening(receiver), secret: newSecret(), renew: false }
    await setAddress(test.database.db, rows[0].id, hooks)
  })
  afterAll(async () => {
    await test?.close()
    await stopTracing()
    collector.close()
    receiver.close()
  })

  const jobsLeft = async () =>
    (
      await test.database.pool.query(
        `select count(*)::int as left from pgboss.job where name = 'auth/reset-mails' and state < 'completed'`,
      )
    ).rows[0].left

  it('lead from a call to its statements, its jobs and its webhook, by the id of the refusal and the log', async () => {
    const id = await test.order()
    await test.decide(id, 6)
    await expect.poll(() => hooked.length).toBeGreaterThan(0)
    // More at once than there are connections: statements of most have to wait for one.
    const refused = await Promise.all(
      Array.from({ length: 40 }, () =>
        test.server.call<{ requestId: string }>('GET', '/api/mobile/orders/999999999', {
          token: test.world.channel,
        }),
      ),
    )
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]))
    const { email } = test.world.admins['Super Admin']
    expect((await test.server.ask(auth.sendResetMail, 'admin', { body: { email } })).status).toBe(200)
    await expect.poll(jobsLeft).toBe(0)
    await test.close()
    await stopTracing()

    const calls = spans.filter(({ parentSpanId }) => !parentSpanId)
    const trace = (traceId: string | undefined) => spans.filter((span) => span.traceId === traceId)
    const decided = calls.find(({ name }) => name === 'orders.updateStatus')
    const children = trace(decided?.traceId).filter(({ parentSpanId }) => parentSpanId === decided?.spanId)
    expect(children.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SELECT', 'BEGIN', 'UPDATE', 'COMMIT']),
    )
    // Each call is handled once.
    for (const call of calls.filter(({ name }) => name === 'orders.updateStatus'))
      expect(trace(call.traceId).filter(({ name }) => name === 'COMMIT')).toHaveLength(1)
    const asked = calls.find(({ name }) => name === 'auth.sendResetMail')
    expect(trace(asked?.traceId).map(({ name }) => name)).toContain('auth/reset-mails')
    const webhook = trace(decided?.traceId).find(({ name }) => name === 'webhook')
    expect(hooked).toContain(`00-${webhook?.traceId}-${webhook?.spanId}-01`)
    const stepsOf = ({ body }: (typeof refused)[number]) => trace(body.requestId).map(({ name }) => name)
    const whole = ['SELECT', 'WITH', 'orderingMoney.show']
    expect(refused.map((each) => stepsOf(each).sort())).toEqual(refused.map(() => whole))
  })

  it('hold no values of people and no tokens', () => {
    for (const secret of [
      'Aisha',
      'aisha@example.test',
      '55123456',
      'Bearer',
      test.world.admins['Super Admin'].token,
    ])
      expect(text).not.toContain(secret)
    expect(text).toContain('$1')
  })
})

it('are not made without an address to send them to', async () => {
  await startTracing(undefined)
  expect(tracing()).toBeUndefined()
  expect(await traced({ name: 'a', kind: 'client' }, async () => 7)).toBe(7)
})
