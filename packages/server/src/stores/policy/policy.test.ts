import { storePolicy } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storePolicy as demoPolicy } from '../../../demo/catalog/policy.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

const document = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

describeEachDatabase('store policy', (open) => {
  let database: Database
  let world: World
  let tenant: Tenant
  let server: Listening
  let store: number
  beforeAll(async () => {
    database = await open()
    world = await makeWorld(database.pool)
    tenant = await world.tenant('Karam')
    store = tenant.ids.stores ?? 0
    server = await listen(database)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const tokenOf = (kind: Kind) =>
    kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token
  const write = (body: object, kind: Kind = 'store_user') =>
    server.ask(storePolicy.update, kind, { token: tokenOf(kind), params: { id: store }, body })
  const show = async (kind: Kind = 'store_user') =>
    (await server.ask(storePolicy.show, kind, { token: tokenOf(kind), params: { id: store } })).output
  const version = async () => (await show())?.version ?? 0
  const en = (text: string) => ({ store_policy_en: JSON.stringify(document(text)) })

  it('is empty at first, and can be saved by every kind as multipart', async () => {
    expect(await show()).toMatchObject({ store_policy_en: null, store_policy_ar: null })
    for (const [kind, prefix] of [
      ['admin', 'admins'],
      ['restaurant', 'restaurant'],
      ['store_user', 'storeUser'],
    ] as const) {
      const form = new FormData()
      form.set('store_policy_ar', JSON.stringify(document(`سياسة ${kind}`)))
      form.set('version', String(await version()))
      const url = `${server.origin}/api/${prefix}/restaurant/store/updateStorePolicy/${store}`
      const headers = { authorization: `Bearer ${tokenOf(kind)}` }
      const response = await fetch(url, { method: 'POST', headers, body: form })
      expect(response.status).toBe(200)
      const policy = await show(kind)
      expect(policy).toMatchObject({ store_policy_en: null, store_policy_ar: document(`سياسة ${kind}`) })
    }
  })

  it('is sent serialized, and an omitted language stays until cleared', async () => {
    await write({ ...en('Free until the day before'), clear: ['store_policy_ar'] })
    const url = `/api/storeUser/restaurant/store/getStorePolicy/${store}`
    const wire = await server.call<Record<string, unknown>>('GET', url, { token: tokenOf('store_user') })
    expect(JSON.parse(String(wire.body.store_policy_en))).toEqual(document('Free until the day before'))
    expect(wire.body.store_policy_ar).toBeNull()
    await write({ store_policy_ar: JSON.stringify(document('مجاني')) })
    await write({ clear: ['store_policy_en'] })
    expect(await show()).toMatchObject({ store_policy_en: null, store_policy_ar: document('مجاني') })
  })

  it('is rejected at its field if it has anything unknown to the editor', async () => {
    await write(en('Before'))
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
    const bad = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] }],
    }
    const refused = await write({ ...en('After'), store_policy_ar: JSON.stringify(bad) })
    expect([refused.status, refused.refusal?.errors]).toEqual([
      422,
      { store_policy_ar: 'Links can only lead to web pages, email addresses and phone numbers' },
    ])
    expect((await write({ store_policy_en: '<b>x</b>' })).status).toBe(422)
    expect((await show())?.store_policy_en).toEqual(document('Before'))
  })

  it('opens as far as possible if imported, reports what is lost, and is repaired by saving', async () => {
    await database.pool.query('update stores set store_policy_en = $2, store_policy_ar = $3 where id = $1', [
      store,
      JSON.stringify('<p>Free <img src=x onerror=alert(1)></p>'),
      JSON.stringify({ type: 'doc', content: [{ type: 'iframe' }] }),
    ])
    const opened = await show()
    expect(opened).toMatchObject({
      store_policy_en: document('Free '),
      store_policy_ar: null,
      dropped: { store_policy_en: ['img'], store_policy_ar: ['iframe'] },
    })
    const version = opened?.version ?? 0
    const body = {
      store_policy_en: JSON.stringify(opened?.store_policy_en),
      clear: ['store_policy_ar'],
      version,
    }
    expect((await write(body)).status).toBe(200)
    expect(await show()).toMatchObject({
      store_policy_en: document('Free '),
      dropped: { store_policy_en: [], store_policy_ar: [] },
    })
  })

  it('is rejected when stale, but not for other changes of the store', async () => {
    const opened = await version()
    await database.pool.query('update stores set catering_status = not catering_status where id = $1', [
      store,
    ])
    expect((await write({ ...en('Mine'), version: opened })).output?.version).toBe(opened + 2)
    await write(en('Theirs'), 'restaurant')
    await database.pool.query('update stores set catering_status = not catering_status where id = $1', [
      store,
    ])
    const late = await write({ ...en('Mine again'), version: opened + 2 })
    expect([late.status, late.refusal?.code, late.refusal?.message]).toEqual([
      409,
      'version.stale',
      'Karam Restaurant Owner changed this after you opened it',
    ])
    expect(late.refusal?.errors).toEqual({ store_policy_en: 'Changed meanwhile' })
    expect(late.refusal?.stale).toMatchObject({
      version: opened + 4,
      changes: { store_policy_en: { before: document('Mine'), after: document('Theirs') } },
    })
    const future = await write({ ...en('Mine again'), version: opened + 40 })
    expect([future.refusal?.code, Object.keys(future.refusal?.errors ?? {})]).toEqual([
      'input.invalid',
      ['version'],
    ])
    expect((await show())?.store_policy_en).toEqual(document('Theirs'))
  })

  it('is unchanged and rejected if both set and cleared', async () => {
    await write(en('kept'))
    const both = await write({ ...en('lost'), clear: ['store_policy_en'] })
    expect(both.refusal).toMatchObject({
      code: 'input.invalid',
      errors: { store_policy_en: expect.any(String) },
    })
    expect(await show()).toMatchObject({ store_policy_en: document('kept') })
  })

  it('does not name platform staff to others, and returns 404 for an unknown version', async () => {
    const opened = await version()
    await write(en('from the platform'), 'admin')
    const staff = world.admins['Super Admin'].email
    for (const kind of ['restaurant', 'store_user'] as const) {
      const late = await write({ ...en(kind), version: opened }, kind)
      expect(late.refusal).toMatchObject({ code: 'version.stale', stale: { by: 'Platform staff' } })
      expect(JSON.stringify(late.refusal)).not.toContain('Super Admin')
      expect(JSON.stringify(late.refusal)).not.toContain(staff)
    }
    expect((await write({ ...en('x'), version: 2 ** 40 })).refusal?.code).toBe('input.invalid')
  })

  it('is one of twenty parallel saves from the same version', async () => {
    const opened = await version()
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => write({ ...en(`Try ${n}`), version: opened })),
    )
    const won = all.findIndex(({ status }) => status === 200)
    expect(all.filter(({ status }) => status === 200).length).toBe(1)
    expect(await show()).toMatchObject({ store_policy_en: document(`Try ${won}`), version: opened + 1 })
  })

  it('of the demo marketplace can be edited', async () => {
    const { en: english, ar } = demoPolicy({ cancellation_days: 2, catering_advance: 50 })
    const saved = await write({
      store_policy_en: JSON.stringify(english),
      store_policy_ar: JSON.stringify(ar),
    })
    expect(saved.status).toBe(200)
    expect(await show()).toMatchObject({ store_policy_en: english, store_policy_ar: ar })
  })
})
