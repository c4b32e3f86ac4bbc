import { appConsents, customerConsents, customerMerges } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutTest, openCheckout } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { insert } from '../../../test/world.ts'

describeEachDatabase('what customers agree to in an app', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const customer = (mobile: string) =>
    insert(test.database.pool, 'customers', { mobile: `974${mobile}`, fullname: 'Nora' })
  const say = (body: { mobile: string; email?: boolean; push?: boolean }) =>
    test.server.ask(appConsents.save, 'channel', { token: test.world.channel, body })
  const show = async (mobile: string) =>
    (await test.server.ask(appConsents.show, 'channel', { token: test.world.channel, body: { mobile } }))
      .output?.consents
  const support = { token: () => test.world.admins['Business Support'].token }
  const kept = async (id: number) =>
    (
      await test.server.ask(customerConsents.list, 'admin', { token: support.token(), params: { id } })
    ).output?.consents.map(({ kind, given, source }) => `${kind} ${given} ${source}`)

  it('is kept with when and how, each change once, and shown to the app', async () => {
    const id = await customer('55020001')
    expect(await show('55020001')).toEqual({ email: false, push: false })
    expect((await say({ mobile: '55020001', email: true, push: true })).output?.consents).toEqual({
      email: true,
      push: true,
    })
    await say({ mobile: '55020001', email: true })
    await say({ mobile: '55020001', push: false })
    expect(await show('55020001')).toEqual({ email: true, push: false })
    expect(await kept(id)).toEqual(['push false app', 'push true app', 'email true app'])
  })

  it('is one change if it is sent many times at once', async () => {
    const id = await customer('55020002')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => say({ mobile: '55020002', email: true })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await kept(id)).toEqual(['email true app'])
  })

  it('is the kept customer’s if the number was merged, and nobody’s if it is unknown or deleted', async () => {
    const id = await customer('55020003')
    const merged = await customer('55020004')
    const done = await test.server.ask(customerMerges.merge, 'admin', {
      token: test.world.admins['Super Admin'].token,
      params: { id },
      body: { customer_id: merged },
    })
    expect(done.status).toBe(200)
    await say({ mobile: '55020004', push: true })
    expect(await show('55020003')).toEqual({ email: false, push: true })
    expect((await say({ mobile: '55020099', push: true })).refusal?.code).toBe('row.missing')
    const gone = await customer('55020005')
    await test.database.pool.query('update customers set archived_at = now() where id = $1', [gone])
    expect((await say({ mobile: '55020005', push: true })).refusal?.code).toBe('row.missing')
    expect(await show('55020005')).toBeUndefined()
  })
})
