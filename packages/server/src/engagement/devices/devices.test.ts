import { devices } from '@sufra/contract'
import { mostDevices } from '@sufra/contract/engagement/devices'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutTest, openCheckout, tomorrow } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { anyWaits, openTransaction } from '../../../test/openTransaction.ts'
import { makeChannel } from '../../../test/world.rows.ts'

describeEachDatabase('phones of customers', (open, kind) => {
  let test: CheckoutTest
  let otherApp: string
  beforeAll(async () => {
    test = await openCheckout(open)
    otherApp = (await makeChannel(test.database.pool, 'Other app')).token
  })
  afterAll(() => test?.close())

  const register = (
    token: string,
    mobile: string,
    more: { replaces?: string; language?: 'en' | 'ar' } = {},
  ) =>
    test.server.ask(devices.register, 'channel', {
      token: test.world.channel,
      body: { token, platform: 'ios', mobile, language: 'en', ...more },
    })
  const remove = async (token: string, key = test.world.channel) =>
    (await test.server.ask(devices.remove, 'channel', { token: key, body: { token } })).output?.removed
  const tokensOf = async (mobile: string) => {
    const { rows } = await test.database.pool.query<{ token: string }>(
      'select token from device_tokens where mobile = $1 order by token',
      [`974${mobile}`],
    )
    return rows.map(({ token }) => token)
  }
  const ownerOf = async (token: string) => {
    const { rows } = await test.database.pool.query(
      `select customers.mobile from device_tokens join customers on customers.id = customer_id where token = $1`,
      [token],
    )
    return rows[0]?.mobile ?? null
  }
  const order = (mobile: string) =>
    test.place(test.kitchen.body({ date: tomorrow(), time: '19:00', customer: { fullname: 'Nora', mobile } }))

  it('belong to the customer once the number has ordered', async () => {
    const answer = await register('before-order', '55010001', { language: 'ar' })
    expect(answer.output?.device).toMatchObject({ platform: 'ios', language: 'ar' })
    expect(await ownerOf('before-order')).toBeNull()
    expect((await order('55010001')).status).toBe(200)
    expect(await ownerOf('before-order')).toBe('97455010001')
    await register('after-order', '+974 55010001'.replace(' ', ''))
    expect(await ownerOf('after-order')).toBe('97455010001')
  })

  it.runIf(kind === 'postgres')('are nobody’s if their customer is forgotten meanwhile', async () => {
    expect((await order('55010009')).status).toBe(200)
    await openTransaction(test.database.pool, async (client, commit) => {
      await client.query(`select from customers where mobile = '97455010009' for update`)
      await client.query(
        `update customers set mobile = '', email = null, archived_at = now(), erased_at = now()
          where mobile = '97455010009'`,
      )
      const registered = register('left', '55010009')
      await anyWaits(test.database.pool)
      await commit()
      expect((await registered).status).toBe(200)
    })
    expect(await ownerOf('left')).toBeNull()
  })

  it('move to the customer who signed in last', async () => {
    await register('shared', '55010002')
    await register('shared', '55010003')
    expect(await tokensOf('55010002')).toEqual([])
    expect(await tokensOf('55010003')).toEqual(['shared'])
  })

  it('are replaced when the token changes', async () => {
    await register('old-token', '55010004')
    await register('new-token', '55010004', { replaces: 'old-token' })
    expect(await tokensOf('55010004')).toEqual(['new-token'])
  })

  it('receive again after they were retired', async () => {
    await register('back', '55010005')
    await test.database.pool.query(`update device_tokens set disabled_at = now() where token = 'back'`)
    await register('back', '55010005')
    const { rows } = await test.database.pool.query(
      `select disabled_at from device_tokens where token = 'back'`,
    )
    expect(rows).toEqual([{ disabled_at: null }])
  })

  it('are removed by the app that registered them, and by no other', async () => {
    await register('mine', '55010006')
    expect(await remove('mine', otherApp)).toBe(false)
    expect(await tokensOf('55010006')).toEqual(['mine'])
    expect(await remove('mine')).toBe(true)
    expect(await remove('mine')).toBe(false)
  })

  it('are limited for each number, the latest staying', async () => {
    for (let n = 10; n < 10 + mostDevices + 2; n++) await register(`phone-${n}`, '55010007')
    const tokens = await tokensOf('55010007')
    expect(tokens).toHaveLength(mostDevices)
    expect(tokens).not.toContain('phone-10')
    expect(tokens).toContain(`phone-${9 + mostDevices + 2}`)
  })

  it('are limited when many are registered at once', async () => {
    const many = Array.from({ length: 30 }, (_, n) => register(`burst-${n}`, '55010008'))
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(30).fill(200))
    expect(await tokensOf('55010008')).toHaveLength(mostDevices)
  })

  it('refuse what is no token', async () => {
    const { refusal } = await register('not a token', '55010009')
    expect(refusal?.errors?.token).toBe('Not a device token: letters, digits, and _ : . - only')
    expect((await register('x'.repeat(1025), '55010009')).status).toBe(422)
  })

  it('leave an audit row without their token', async () => {
    await register('secret-token', '55010010')
    await register('secret-token', '55010010')
    const { rows } = await test.database.pool.query(
      `select operation, actor_kind, action, after from audit_log where table_name = 'device_tokens'
        and row_id = (select id::text from device_tokens where token = 'secret-token')`,
    )
    expect(rows).toMatchObject([{ operation: 'devices.register', actor_kind: 'channel', action: 'insert' }])
    expect(JSON.stringify(rows)).not.toMatch(/secret-token|55010010/)
  })
})
