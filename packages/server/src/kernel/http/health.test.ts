import { afterEach, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { listen } from '../../../test/server.ts'

describeRules('a process that stops', (open) => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  it('is not ready, takes calls, and asks callers to close their connections', async () => {
    const database = await open()
    const server = await listen(database)
    closing.push(server.close, database.close)
    const before = await server.call('GET', '/readyz')
    expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
    await server.app.drain()
    const ready = await server.call('GET', '/readyz')
    expect(ready).toMatchObject({ status: 503, body: { code: 'server.unavailable' } })
    const alive = await server.call('GET', '/healthz')
    expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'close'])
  })
})
