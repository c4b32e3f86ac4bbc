import { channels, checkout } from '@sufra/contract'
import { trail } from '@sufra/contract/accounts/trail'
import type { KeyAccess } from '@sufra/contract/integrations/channels'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutTest, newKey, openCheckout } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'

describeEachDatabase('channels', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  const admin = <Op extends Operation>(operation: Op, body: object = {}, id?: number) =>
    test.server.ask(operation, 'admin', {
      token: test.world.admins['Super Admin'].token,
      ...(id !== undefined && { params: { id } }),
      body,
    })
  const add = async (name = `App ${newKey()}`) => (await admin(channels.save, { name })).output?.id ?? 0
  const key = async (id: number, access: KeyAccess = 'full', more: object = {}) => {
    const { output } = await admin(channels.addKey, { access, ...more }, id)
    if (!output) throw new Error('no key was made')
    return output
  }
  const show = async (id: number) => {
    const { output } = await admin(channels.show, {}, id)
    if (!output) throw new Error(`no channel ${id}`)
    return output.channel
  }
  const stores = async (token: string) =>
    (await test.server.ask(checkout.stores, 'channel', { token })).status

  it('are listed by name with what became of their keys, and keep their names apart', async () => {
    const name = `Zubara ${newKey()}`
    const id = await add(name)
    const { key: first } = await key(id)
    await key(id, 'read')
    await stores(first)
    const listed = (await admin(channels.list)).output?.channels ?? []
    expect(listed.find((each) => each.id === id)).toMatchObject({
      name,
      status: true,
      keys: 2,
      failed: 0,
      webhook_url: null,
      last_used_at: expect.any(String),
    })
    const names = listed.map((each) => each.name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    const taken = await admin(channels.save, { name })
    expect([taken.status, taken.refusal?.code]).toEqual([409, 'channels.nameTaken'])
    const renamed = await admin(channels.update, { name }, await add())
    expect([renamed.status, renamed.refusal?.code]).toEqual([409, 'channels.nameTaken'])
  })

  it('open nothing while they are off, and the same keys open again when they are on', async () => {
    const id = await add()
    const { key: token } = await key(id)
    expect(await stores(token)).toBe(200)
    await admin(channels.update, { status: false }, id)
    expect(await stores(token)).toBe(401)
    await admin(channels.update, { status: true }, id)
    expect(await stores(token)).toBe(200)
  })

  it('have two keys that work at once, and a third only when one is revoked', async () => {
    const id = await add()
    const old = await key(id)
    const next = await key(id)
    expect([await stores(old.key), await stores(next.key)]).toEqual([200, 200])
    const third = await admin(channels.addKey, { access: 'full' }, id)
    expect([third.status, third.refusal?.code]).toEqual([409, 'channels.keysFull'])
    expect((await admin(channels.revokeKey, {}, old.id)).status).toBe(200)
    expect([await stores(old.key), await stores(next.key)]).toEqual([401, 200])
    expect((await admin(channels.addKey, { access: 'full' }, id)).status).toBe(200)
    const { keys } = await show(id)
    expect(keys.at(-1)).toMatchObject({ id: old.id, revoked_at: expect.any(String) })
    // Revoked by somebody else meanwhile: nothing changes.
    expect((await admin(channels.revokeKey, {}, old.id)).status).toBe(200)
    expect((await show(id)).keys.at(-1)?.revoked_at).toBe(keys.at(-1)?.revoked_at)
  })

  it('have no more than two of ten keys that are made at once', async () => {
    const id = await add()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin(channels.addKey, { access: 'full' }, id)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ refusal }) => refusal?.code === 'channels.keysFull')).toHaveLength(8)
    expect((await show(id)).keys).toHaveLength(2)
  })

  it('read but change nothing with a key that only reads', async () => {
    const { key: token } = await key(await add(), 'read')
    expect(await stores(token)).toBe(200)
    const quoted = await test.server.ask(checkout.quote, 'channel', { token, body: test.kitchen.body() })
    expect(quoted.status).toBe(200)
    const placed = await test.place(test.kitchen.body(), { token })
    expect([placed.status, placed.body.code]).toEqual([403, 'key.readOnly'])
  })

  it('are told which calls a key may make, as the contract has them', async () => {
    const calls = (await admin(channels.calls)).output?.calls ?? []
    expect(calls).toContainEqual({ method: 'GET', path: '/api/mobile/stores', access: 'read' })
    expect(calls).toContainEqual({ method: 'POST', path: '/api/mobile/orders', access: 'full' })
    const { key: token } = await key(await add(), 'read')
    for (const { method, path, access } of calls) {
      const { status } = await test.server.call(method as 'GET' | 'POST', path.replace(/:\w+/g, '1'), {
        token,
      })
      expect(status === 403, `${method} ${path}`).toBe(access === 'full')
    }
  })

  it('are limited key by key', async () => {
    const id = await add()
    const slow = await key(id, 'full', { rate_limit: 3 })
    const other = await key(id)
    const together = await Promise.all(Array.from({ length: 5 }, () => stores(slow.key)))
    expect(together.toSorted()).toEqual([200, 200, 200, 429, 429])
    expect(await stores(other.key)).toBe(200)
    const { version } = (await show(id)).keys.find((each) => each.id === slow.id) ?? { version: 0 }
    expect((await admin(channels.updateKey, { rate_limit: 50, version }, slow.id)).status).toBe(200)
    expect(await stores(slow.key)).toBe(200)
    const stale = await admin(channels.updateKey, { rate_limit: 60, version }, slow.id)
    expect([stale.status, stale.refusal?.code]).toEqual([409, 'version.stale'])
    expect((await admin(channels.updateKey, { rate_limit: 0 }, slow.id)).status).toBe(422)
  })

  it('show no key a second time, nor in the audit trail', async () => {
    const id = await add()
    const made = await key(id)
    expect(JSON.stringify(await show(id))).not.toContain(made.key)
    expect((await show(id)).keys[0]?.key_prefix).toBe(made.key.slice(0, 8))
    const { rows } = await test.database.pool.query(
      `select after from audit_log where table_name = 'channel_keys' and row_id = $1`,
      [String(made.id)],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].after).not.toHaveProperty('key_hash')
    const told = await admin(trail.record, { table: 'channels', id: String(id) })
    expect(told.status).toBe(200)
  })

  it('are the Super Admin’s alone at first', async () => {
    const { token } = test.world.admins.Auditor
    expect((await test.server.ask(channels.list, 'admin', { token })).status).toBe(403)
  })
})
