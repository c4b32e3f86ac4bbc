import { charges, moneyLive, paymentRequests } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { openStream } from '../../../test/openStream.ts'
import type { Tenant } from '../../../test/world.ts'
import { accept } from '../paymentRequests/paymentRequests.fixture.ts'
import { paying } from '../payoutRuns/payoutRuns.fixture.ts'

const nothing = { type: 'changed', paymentRequests: [], charges: [], payoutRuns: [] }

describeEachDatabase('live screens of what is settled', (open) => {
  let test: MoneyTest
  let stranger: Tenant
  beforeAll(async () => {
    test = await openMoney(open)
    stranger = await test.world.tenant('Stranger')
    // May read payment requests and not make payout runs.
    await test.database.pool.query(
      `insert into role_permissions (role_id, permission) select id, 'payments.read' from roles where name = 'Moderator'`,
    )
  })
  afterAll(() => test?.close())
  const {
    ask,
    completed,
    raised,
    raise,
    decide,
    charge,
    made,
    file,
    cancelFile,
    settle,
    saveAccount,
    confirmAccount,
  } = paying(() => test)

  const listenTo = async (door: string, token: string, after?: string) => {
    const { origin } = test.server
    const path = 'settings/paymentRequest/events'
    const stream = await openStream({ origin, door, path, output: moneyLive.events.output, token, after })
    const next = async () => (await stream.next())?.data
    return { ...stream, next, first: await stream.next() }
  }
  const admin = () => listenTo('admins', test.world.admins['Super Admin'].token)
  const moderator = () => listenTo('admins', test.world.admins.Moderator.token)
  const restaurant = () => listenTo('restaurant', test.kitchen.tenant.people.restaurant.token)
  const store = () => listenTo('storeUser', test.kitchen.tenant.people.store_user.token)

  it('hear of a request when it is raised, decided and reversed, and nobody else does', async () => {
    const order = await completed()
    const other = await listenTo('storeUser', stranger.people.store_user.token)
    const all = [await admin(), await moderator(), await restaurant(), await store()]
    for (const { first } of all) expect(first?.data).toEqual({ type: 'hello' })
    const id = await raised([order])
    const told = { ...nothing, paymentRequests: [id] }
    for (const { next } of all) expect(await next()).toEqual(told)
    expect((await decide(id, accept)).status).toBe(200)
    for (const { next } of all) expect(await next()).toEqual(told)
    const body = { reason: 'Wrong account', effective_date: '2026-11-21' }
    expect((await ask(paymentRequests.reversePayout, 'admin', body, id)).status).toBe(200)
    for (const { next } of all) expect(await next()).toEqual(told)
    // Their own, to show that what came before did not reach them.
    await test.database.pool.query(
      `update payment_requests set status = 'request_rejected', note = 'No', decided_at = now(), decided_by_kind = 'admin'
        where id = $1`,
      [stranger.ids.payment_requests],
    )
    expect(await other.next()).toEqual({ ...nothing, paymentRequests: [stranger.ids.payment_requests] })
    for (const { close } of [...all, other]) close()
  })

  it('hear of charges, and admins who make payout runs of these', async () => {
    await saveAccount('Karam W.L.L.')
    await confirmAccount()
    await completed()
    const [payer, reader, shop] = [await admin(), await moderator(), await store()]
    const id = await charge(12.5)
    for (const { next } of [payer, reader, shop]) expect(await next()).toEqual({ ...nothing, charges: [id] })
    const body = { reason: 'Entered twice', effective_date: '2026-11-21' }
    await ask(charges.reverse, 'admin', body, id)
    for (const { next } of [payer, reader, shop]) expect(await next()).toEqual({ ...nothing, charges: [id] })
    const { run, request } = await made()
    const raised = { ...nothing, paymentRequests: [request] }
    expect(await payer.next()).toEqual({ ...raised, payoutRuns: [run] })
    for (const { next } of [reader, shop]) expect(await next()).toEqual(raised)
    await decide(request, accept, 'store_user')
    for (const { next } of [payer, reader, shop]) expect(await next()).toEqual(raised)
    const { output } = await file(run)
    expect(await payer.next()).toEqual({ ...nothing, payoutRuns: [run] })
    await cancelFile(output?.id ?? 0)
    expect(await payer.next()).toEqual({ ...nothing, payoutRuns: [run] })
    await file(run)
    expect(await payer.next()).toEqual({ ...nothing, payoutRuns: [run] })
    expect((await settle(run)).status).toBe(200)
    expect(await payer.next()).toEqual({ ...nothing, payoutRuns: [run] })
    // Those who may not make runs were told of none: the next they hear is of another charge.
    const last = await charge(3)
    for (const { next } of [reader, shop]) expect(await next()).toEqual({ ...nothing, charges: [last] })
    for (const { close } of [payer, reader, shop]) close()
  })

  it('hear nothing of a call that was refused, and are told what they missed', async () => {
    const before = await store()
    before.close()
    const order = await completed()
    expect((await raise({ orders: [{ id: order, amount: 1 }] })).status).toBe(409)
    const ids = [await raised([order]), await raised([await completed()])]
    const { token } = test.kitchen.tenant.people.store_user
    const again = await listenTo('storeUser', token, before.first?.id)
    expect(again.first?.data).toEqual({ ...nothing, paymentRequests: ids })
    expect(await again.next()).toEqual({ type: 'hello' })
    again.close()
    const lost = await listenTo('storeUser', token, 'nonsense')
    expect([lost.first?.data, await lost.next()]).toEqual([{ type: 'reset' }, { type: 'hello' }])
    lost.close()
  })

  it('end with the permission, and are refused without it', async () => {
    const open = await moderator()
    await test.database.pool.query(
      `delete from role_permissions where permission = 'payments.read'
        and role_id = (select id from roles where name = 'Moderator')`,
    )
    expect(await open.next()).toBeUndefined()
    const refused = await ask(
      moneyLive.events,
      'admin',
      undefined,
      undefined,
      test.world.admins.Moderator.token,
    )
    expect(refused.status).toBe(403)
  })
})
