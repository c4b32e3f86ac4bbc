import { charges } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { accept, settling } from '../paymentRequests/paymentRequests.fixture.ts'

describeEachDatabase('other charges', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const { store, ask, completed, due, raised, decide, charge } = settling(() => test)
  const save = (body: object) =>
    ask(charges.save, 'admin', { restaurant_store_id: store(), reference_date: '2026-11-20', ...body })
  const list = async (body: object = {}) => {
    const { output } = await ask(charges.list, 'admin', body)
    if (!output) throw new Error('no list')
    return output
  }
  const reverse = (id: number) =>
    ask(charges.reverse, 'admin', { reason: 'Entered twice', effective_date: '2026-11-21' }, id)

  it('lower what is due to the store at once, and give it back when reversed', async () => {
    const before = (await due()).due
    const id = await charge(40.5)
    expect((await due()).due).toBe(before - 40_50)
    expect((await list({ search: String(id) })).otherCharges.data).toMatchObject([
      { id, balance: 40_50, description: 'Photographs', payment_request_id: null, reversed_at: null },
    ])
    expect((await reverse(id)).status).toBe(200)
    expect((await due()).due).toBe(before)
    expect((await due()).charges).toEqual([])
    const { otherCharges, totalBalance } = await list({ search: String(id) })
    expect([otherCharges.data[0]?.reversed_at === null, totalBalance]).toEqual([false, 0])
  })

  it('sent again with their key are made once, also at the same time', async () => {
    const before = (await due()).due
    const body = { key: crypto.randomUUID(), description: 'Cleaning', balance: 7 }
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(body)))
    answers.push(await save(body))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ output }) => output?.id)).size).toBe(1)
    expect((await due()).due).toBe(before - 7_00)
    // Edited meanwhile, or by another admin, it is no repetition.
    const { token } = await test.world.admin('Super Admin')
    const foreign = { restaurant_store_id: store(), reference_date: '2026-11-20', ...body }
    for (const other of [
      await save({ ...body, balance: 8 }),
      await ask(charges.save, 'admin', foreign, undefined, token),
    ])
      expect([other.status, other.refusal?.code]).toEqual([409, 'charges.made'])
    expect((await due()).due).toBe(before - 7_00)
  })

  it('need an amount or an order of the store', async () => {
    const empty = await save({ description: 'Nothing' })
    expect([empty.status, empty.refusal?.code, Object.keys(empty.refusal?.errors ?? {})]).toEqual([
      422,
      'charges.empty',
      ['balance'],
    ])
    const order_id = await completed()
    expect((await save({ order_id })).status).toBe(200)
    const { status, refusal } = await save({ order_id: order_id + 1000, balance: 5 })
    expect([status, refusal?.errors]).toEqual([404, { order_id: 'Not found. It may have been deleted' }])
    expect((await save({ balance: 0.001 })).status).toBe(422)
  })

  it('cannot be reversed while a pending request nets them', async () => {
    const id = await charge(10)
    const request = await raised([await completed()])
    const refused = await reverse(id)
    expect([refused.status, refused.refusal?.code]).toEqual([409, 'charges.requested'])
    await decide(request, accept)
    expect((await list({ search: String(id) })).otherCharges.data[0]?.payment_request_id).toBe(request)
    expect((await reverse(id)).status).toBe(200)
  })

  it('are listed by store and days, with the total of all pages', async () => {
    await charge(1)
    await charge(2)
    const page = await list({ count: 1, restaurant_store_id: store(), start_date: '2026-11-20' })
    expect(page.otherCharges.data).toHaveLength(1)
    expect(page.otherCharges.total).toBeGreaterThan(1)
    const all = await list({ count: 100, restaurant_store_id: store(), start_date: '2026-11-20' })
    expect(page.totalBalance).toBe(
      all.otherCharges.data.reduce((sum, each) => sum + (each.reversed_at ? 0 : each.balance), 0),
    )
    expect((await list({ start_date: '2031-01-01' })).otherCharges.total).toBe(0)
    const wrong = await ask(charges.list, 'admin', { start_date: '2026-02-01', end_date: '2026-01-01' })
    expect(wrong.refusal?.code).toBe('range.reversed')
  })

  it('may name an order of the store, found by the beginning of its number', async () => {
    const id = await completed()
    const path = `/api/admins/settings/otherCharges/getOtherChargesOrdersByStoreId/${store()}`
    const found = async (search: string) => {
      const { body } = await test.server.call('GET', `${path}?search=${search}`, {
        token: test.world.admins['Super Admin'].token,
      })
      return (body as { orders: { id: number }[] }).orders.map((order) => order.id)
    }
    expect(await found(String(id))).toContain(id)
    expect(await found('999999')).toEqual([])
  })
})
