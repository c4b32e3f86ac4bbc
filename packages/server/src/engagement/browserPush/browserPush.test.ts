import { auth, browserPush } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutTest, openCheckout, tomorrow } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { type PushServiceTest, startPushService } from '../../../test/pushService.ts'
import { addSession, type Tenant } from '../../../test/world.ts'

describeRules('browsers of staff', (open) => {
  let test: CheckoutTest
  let service: PushServiceTest
  let stranger: Tenant
  let key: string
  beforeAll(async () => {
    test = await openCheckout(open)
    service = await startPushService()
    stranger = await test.world.tenant('Stranger')
    const { token } = test.kitchen.tenant.people.store_user
    key = (await test.server.ask(browserPush.show, 'store_user', { token })).output?.public_key ?? ''
  })
  afterAll(async () => {
    await test?.close()
    await service?.close()
  })

  const subscribe = (browser: string, door: Kind, token: string) =>
    test.server.ask(browserPush.subscribe, door, { token, body: service.subscribe(browser, key) })
  const order = async () => {
    const body = test.kitchen.body({ date: tomorrow(), time: '19:00' })
    const answer = await test.place(body)
    if (!answer.body.order) throw new Error(JSON.stringify(answer.body))
    return answer.body.order.id
  }
  /** Until every job of the order is done. */
  const settled = () =>
    expect
      .poll(
        async () =>
          (
            await test.database.pool.query(`select 1 from order_notices where handled_at is null
              union all select 1 from pgboss.job where (name like 'orderMessages/%' or name like 'browserPush/%')
                and state in ('created', 'active')`)
          ).rows.length,
      )
      .toBe(0)
  const messagesTo = (browser: string) => service.delivered.filter((each) => each.browser === browser)
  const known = async () =>
    (await test.database.pool.query('select endpoint from browser_subscriptions')).rows.map(({ endpoint }) =>
      String(endpoint).split('/').at(-1),
    )
  const another = async (door: 'restaurant' | 'store_user', tenant = test.kitchen.tenant) =>
    (await addSession(test.database.pool, tenant.people[door].account_id)).token

  it('of a store and its restaurant ring at a new order, with nothing of the customer', async () => {
    expect((await subscribe('store', 'store_user', await another('store_user'))).status).toBe(200)
    await subscribe('owner', 'restaurant', await another('restaurant'))
    await subscribe('admin', 'admin', test.world.admins.Moderator.token)
    await subscribe('marketing', 'admin', test.world.admins.Marketing.token)
    await subscribe('stranger', 'store_user', await another('store_user', stranger))
    const id = await order()
    await settled()
    const rung = service.delivered.filter(({ message }) => message.tag === `order-${id}`)
    expect(rung.map(({ browser }) => browser).toSorted()).toEqual(['admin', 'owner', 'store'])
    const sent = rung.find(({ browser }) => browser === 'store')
    expect(sent?.message).toEqual({
      title: 'New order',
      body: `Order ${id}, West Bay`,
      url: `/store/orders/order-details/${id}`,
      tag: `order-${id}`,
      icon: '/mark.svg',
      lang: 'en',
      dir: 'ltr',
    })
    expect(sent?.headers).toMatchObject({ urgency: 'high', ttl: '3600', 'content-encoding': 'aes128gcm' })
    expect(rung.find(({ browser }) => browser === 'owner')?.message.url).toBe(
      `/restaurant/orders/order-details/${id}`,
    )
  })

  it('show the logo of the platform', async () => {
    await subscribe('logo', 'store_user', await another('store_user'))
    await test.database.pool.query('update application_logos set logo_id = (select min(id) from files)')
    await order()
    await settled()
    expect(messagesTo('logo').map(({ message }) => message.icon)).toEqual([
      expect.stringMatching(/^\/files\/./),
    ])
    await test.database.pool.query('update application_logos set logo_id = null')
  })

  it('ring no more after signing out, whoever ends the session', async () => {
    const token = await another('store_user')
    await subscribe('signs-out', 'store_user', token)
    await test.server.ask(auth.signOut, 'store_user', { token })
    expect(await known()).not.toContain('signs-out')
    await order()
    await settled()
    expect(messagesTo('signs-out')).toEqual([])
  })

  it('ring no more after their session ran out', async () => {
    const token = await another('store_user')
    await subscribe('runs-out', 'store_user', token)
    await test.database.pool.query(
      `update sessions set expires_at = now() - interval '1 minute' where id =
        (select session_id from browser_subscriptions where endpoint like '%/runs-out')`,
    )
    await order()
    await settled()
    expect(messagesTo('runs-out')).toEqual([])
  })

  it('are forgotten when their push service no longer knows them', async () => {
    await subscribe('gone', 'store_user', await another('store_user'))
    service.respond = (browser) => (browser === 'gone' ? 410 : 201)
    await order()
    await settled()
    service.respond = () => 201
    expect(await known()).not.toContain('gone')
    expect(await known()).toContain('store')
  })

  it('belong to whoever signed in last, and are unsubscribed by nobody else', async () => {
    const [first, second] = [await another('store_user'), await another('restaurant')]
    const subscription = service.subscribe('shared', key)
    const body = { endpoint: subscription.endpoint }
    await test.server.ask(browserPush.subscribe, 'store_user', { token: first, body: subscription })
    await test.server.ask(browserPush.subscribe, 'restaurant', { token: second, body: subscription })
    const others = [
      ['store_user', first],
      ['restaurant', await another('restaurant', stranger)],
      ['admin', test.world.admins['Super Admin'].token],
    ] as const
    for (const [door, token] of others) {
      const foreign = await test.server.ask(browserPush.unsubscribe, door, { token, body })
      expect(foreign.output, door).toEqual({ removed: false })
    }
    const own = await test.server.ask(browserPush.unsubscribe, 'restaurant', { token: second, body })
    expect(own.output).toEqual({ removed: true })
  })

  it('are one for each session', async () => {
    const token = await another('store_user')
    await subscribe('before', 'store_user', token)
    await subscribe('after', 'store_user', token)
    expect(await known()).toContain('after')
    expect(await known()).not.toContain('before')
  })

  it('leave audit rows without their address and keys', async () => {
    const { rows } = await test.database.pool.query(
      `select before, after from audit_log where table_name = 'browser_subscriptions'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|p256dh|"auth"/)
  })

  it('keep their key over a restart', async () => {
    const { rows } = await test.database.pool.query('select public_key from vapid_keys')
    expect(rows).toEqual([{ public_key: key }])
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  })
})
