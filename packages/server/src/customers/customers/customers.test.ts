// Over 300 lines: the customers of one marketplace; a second file would have to seed both databases again.
import {
  customerAddresses,
  customerConsents,
  customerHistory,
  customerNotes,
  customers,
  orders,
} from '@sufra/contract'
import { atQatar } from '@sufra/contract/kernel/clock'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoupon } from '../../../test/checkout.ts'
import { describeEachDatabase } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'

describeEachDatabase('customers', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const tokenOf = (role: 'Super Admin' | 'Moderator' | 'Business Support') => test.world.admins[role].token
  const ask = <Op extends Operation>(op: Op, body: unknown = {}, id?: number) =>
    test.server.ask(op, 'admin', {
      token: tokenOf('Business Support'),
      ...(id !== undefined && { params: { id } }),
      body,
    })
  let numbers = 0
  const mobile = () => String(33_100_000 + ++numbers)
  const add = async (fullname: string, email: string | null = null, number = mobile()) => {
    const { output, refusal } = await ask(customers.save, { fullname, mobile: number, email })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }
  const find = async (search: string) =>
    (await ask(customers.list, { search, count: 100 })).output?.users.map(({ id }) => id) ?? []
  const show = async (id: number) => {
    const { output } = await ask(customers.show, {}, id)
    if (!output) throw new Error(`customer ${id} is not there`)
    return output.customer
  }
  const counts = async () => {
    const { output } = await ask(customers.list)
    return [output?.usersCount, output?.activeCount, output?.unblockedCount, output?.blockedCount]
  }
  const idOf = async (number: string) => (await find(number))[0] ?? 0

  it('are found by name in either script, however it is spelt or misspelt', async () => {
    const latin = await add('Mohammed Bin Jassim Al-Kuwari', 'm.kuwari77@mail.example')
    const arabic = await add('مُحمّد بن علي الكوّاري')
    const other = await add('فاطمة الهاجري')
    for (const search of [
      'محمد',
      'محمد الكواري',
      'الكواري محمد',
      'كواري',
      'محمد بن علي',
      'مخمد الكوارى',
      'محدم',
    ])
      expect([search, await find(search)]).toEqual([search, expect.arrayContaining([arabic])])
    for (const search of [
      'mohamed',
      'moh',
      'Mohammad al kuwari',
      'kuwary',
      'mohammed kuwari',
      'm.kuwari77',
      'KUWARI77@MAIL',
    ])
      expect([search, await find(search)]).toEqual([search, expect.arrayContaining([latin])])
    for (const search of ['Mohammed Kuwari', 'محمد الكواري'])
      expect([search, new Set(await find(search))]).toEqual([search, new Set([latin, arabic])])
    expect(await find('فاطمه الهاجرى')).toEqual([other])
    expect(await find('Fatma')).toContain(other)
    expect(await find('محمد الهاجري')).toEqual([])
    expect(await find('%_')).toEqual([])
    expect((await find('mohammed'))[0]).toBe(latin)
  })

  it('are found by number, its end, and id', async () => {
    const number = mobile()
    const id = await add('Number Nine', null, number)
    const spaced = `+974 ${number.slice(0, 4)} ${number.slice(4)}`
    const arabic = [...number].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')
    for (const search of [
      number,
      spaced,
      `00974${number}`,
      arabic,
      number.slice(-4),
      number.slice(0, 7),
      String(id),
      `#${id}`,
    ])
      expect([search, await find(search)]).toEqual([search, expect.arrayContaining([id])])
    expect((await find(String(id)))[0]).toBe(id)
  })

  it('are found by what they are called now, and not once they are deleted', async () => {
    const id = await add('Zubaydah Unusual')
    expect((await ask(customers.update, { fullname: 'Zaynab Unusual' }, id)).status).toBe(200)
    expect([await find('zubaydah'), await find('zaynab')]).toEqual([[], [id]])
    const words = async () =>
      (
        await test.database.pool.query(
          `select word from customer_words where word in ('zubaydah', 'zaynab', 'unusual') order by 1`,
        )
      ).rows
    expect((await words()).map(({ word }) => word)).toEqual(['unusual', 'zaynab'])
    expect((await ask(customers.remove, {}, id)).status).toBe(200)
    expect([await find('zaynab'), await find('unusual'), await words()]).toEqual([[], [], []])
    expect((await ask(customers.show, {}, id)).status).toBe(404)
  })

  it('are counted by state, and active for twelve months after an order', async () => {
    const before = await counts()
    const number = mobile()
    await test.order({ customer: { fullname: 'Hamad', mobile: number } })
    await test.order({ customer: { fullname: 'Hamad', mobile: number } })
    const [all = 0, active = 0, unblocked = 0, blocked = 0] = before.map((each) => each ?? 0)
    expect(await counts()).toEqual([all + 1, active + 1, unblocked + 1, blocked])
    const id = await idOf(number)
    await ask(customers.updateStatus, { status: false, reason: 'Refused two deliveries' }, id)
    expect(await counts()).toEqual([all + 1, active + 1, unblocked, blocked + 1])
    const listed = await ask(customers.list, { state: 'blocked' })
    expect(listed.output?.users.map((each) => each.id)).toContain(id)
    expect(listed.output?.total).toBe(blocked + 1)
    await ask(customers.updateStatus, { status: true }, id)
    await test.database.pool.query(`update customers set last_order_day = current_date - 366 where id = $1`, [
      id,
    ])
    expect(await counts()).toEqual([all + 1, active, unblocked + 1, blocked])
    expect((await show(id)).active).toBe(false)
    await test.database.pool.query(
      `update customers set last_order_day = (now() at time zone 'Asia/Qatar')::date where id = $1`,
      [id],
    )
  })

  it('come by pages, from either end, and whole as an export', async () => {
    for (let n = 0; n < 12; n++) await add(`Paged ${n}`)
    const all: number[] = []
    const total = (await ask(customers.list)).output?.total ?? 0
    for (let page = 1; page <= Math.ceil(total / 5); page++)
      all.push(...((await ask(customers.list, { count: 5, page })).output?.users ?? []).map(({ id }) => id))
    expect(all).toEqual([...all].sort((a, b) => b - a))
    expect([all.length, new Set(all).size]).toEqual([total, total])
    const { output } = await ask(customers.exportRows)
    expect([output?.users.map(({ id }) => id), output?.next]).toEqual([all, null])
    expect((await ask(customers.list, { count: 5, page: 1_000_000 })).output?.users).toEqual([])
  })

  it('keep one number each, which stays theirs', async () => {
    const number = mobile()
    const [one, two] = await Promise.all([
      ask(customers.save, { fullname: 'One', mobile: number }),
      ask(customers.save, { fullname: 'Two', mobile: `+974${number}` }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const lost = one.status === 409 ? one : two
    expect(lost.refusal?.errors).toEqual({ mobile: 'Another customer has this mobile number' })
    const id = one.output?.id ?? two.output?.id ?? 0
    expect((await ask(customers.update, { mobile: number, email: 'One@Mail.example' }, id)).status).toBe(200)
    const locked = await ask(customers.update, { mobile: mobile() }, id)
    expect([locked.status, Object.keys(locked.refusal?.errors ?? {})]).toEqual([422, ['mobile']])
    expect((await show(id)).email).toBe('one@mail.example')
    await ask(customers.update, { email: null }, id)
    expect((await show(id)).email).toBeNull()
  })

  it('tell a stale form what an order or somebody else has changed', async () => {
    const number = mobile()
    const id = await add('Khalid', null, number)
    const { version } = await show(id)
    await test.order({ customer: { fullname: 'Khalid Al-Emadi', mobile: number } })
    const stale = await ask(customers.update, { fullname: 'Khaled', version }, id)
    expect([stale.status, stale.refusal?.code, Object.keys(stale.refusal?.errors ?? {})]).toEqual([
      409,
      'version.stale',
      ['fullname'],
    ])
    // A further order under the same name changes nothing that a form shows.
    const now = (await show(id)).version
    await test.order({ customer: { fullname: 'Khalid Al-Emadi', mobile: number } })
    expect((await show(id)).version).toBe(now)
  })

  it('show what they have ordered, spent and used', async () => {
    const number = mobile()
    const customer = { fullname: 'Latifa', mobile: number }
    const { id: coupon, code } = await addCoupon(test)
    const first = await test.order({ customer, coupon_code: code })
    await test.order({ customer })
    const cancelled = await test.order({ customer })
    await test.decide(cancelled, 7)
    await test.decide(first, 6)
    const id = await idOf(number)
    const profile = await show(id)
    expect(profile).toMatchObject({
      orders_count: 3,
      total_spent: 0,
      coupons: [{ id: coupon, code, uses: 1, discount_value: 58_10 }],
      usual_stores: [{ id: test.kitchen.tenant.ids.stores, orders: 2 }],
      active: true,
    })
    expect(profile.addresses).toHaveLength(1)
    expect(profile.orders.map((order) => order.order_current_status.id)).toEqual([7, 1, 6])
    const paged = await ask(customers.orders, { count: 2, page: 2 }, id)
    expect(paged.output?.orders).toMatchObject({ total: 3, data: [{ id: first }] })
    const open = await ask(customers.remove, {}, id)
    expect([open.status, open.refusal?.code]).toEqual([409, 'customers.openOrders'])
  })

  it('are blocked with a reason: the next order is refused, the running one goes on', async () => {
    const customer = { fullname: 'Saeed', mobile: mobile() }
    const running = await test.order({ customer })
    const id = await idOf(customer.mobile)
    expect((await ask(customers.updateStatus, { status: false }, id)).refusal?.errors).toEqual({
      reason: 'This field is required',
    })
    await ask(customers.updateStatus, { status: false, reason: 'Never at home' }, id)
    await ask(customers.updateStatus, { status: false, reason: 'Another' }, id)
    expect(await show(id)).toMatchObject({ status: false, block_reason: 'Never at home' })
    const body = test.kitchen.body({ customer })
    for (const answer of [await test.quote(body), await test.place(body)])
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'ordering.customerBlocked',
        'This mobile number cannot place orders at the moment. Please contact customer service',
      ])
    expect((await test.place(body, { language: 'ar' })).body.message).toMatch(/خدمة العملاء/)
    expect(await test.decide(running, 6)).toBe(200)
    await ask(customers.updateStatus, { status: true }, id)
    expect(await show(id)).toMatchObject({ status: true, block_reason: null, blocked_at: null })
    expect((await test.place(body)).status).toBe(200)
  })

  it('start anew when a deleted number orders again, and stay blocked', async () => {
    const number = mobile()
    const customer = { fullname: 'Maryam', mobile: number }
    const first = await add('Maryam', null, number)
    await ask(customers.remove, {}, first)
    expect((await test.place(test.kitchen.body({ customer }))).status).toBe(200)
    const second = await idOf(number)
    expect(second).not.toBe(first)
    const blockedNumber = mobile()
    const blocked = await add('Majed', null, blockedNumber)
    await ask(customers.updateStatus, { status: false, reason: 'Fraud' }, blocked)
    await ask(customers.remove, {}, blocked)
    const body = test.kitchen.body({ customer: { fullname: 'Majed', mobile: blockedNumber } })
    for (const answer of [await test.quote(body), await test.place(body)])
      expect(answer.body.code).toBe('ordering.customerBlocked')
    const again = await add('Majed', null, blockedNumber)
    expect(await show(again)).toMatchObject({ status: false, block_reason: 'Fraud' })
    await ask(customers.updateStatus, { status: true }, again)
    expect((await test.place(body)).status).toBe(200)
  })

  it('have addresses in Qatar, which orders keep when they are deleted', async () => {
    const id = await add('Addressed')
    const { area_id } = test.world.place
    const address = { customer_id: id, area_id, street_number: '920', building_number: '14' }
    const abroad = await ask(customerAddresses.save, { ...address, latitude: 48.85, longitude: 2.35 })
    expect([abroad.status, Object.keys(abroad.refusal?.errors ?? {})]).toEqual([
      422,
      ['latitude', 'longitude'],
    ])
    const half = await ask(customerAddresses.save, { ...address, latitude: 25.3 })
    expect(Object.keys(half.refusal?.errors ?? {})).toEqual(['longitude'])
    const nowhere = await ask(customerAddresses.save, { ...address, area_id: 999_999_999 })
    expect([nowhere.status, nowhere.refusal?.errors]).toEqual([
      404,
      { area_id: 'Not found. It may have been deleted' },
    ])
    const saved = await ask(customerAddresses.save, { ...address, latitude: 25.3, longitude: 51.5 })
    const address_id = saved.output?.id ?? 0
    const version = saved.output?.version ?? 0
    const changed = { building_number: '16', latitude: null, longitude: null, version }
    expect((await ask(customerAddresses.update, changed, address_id)).status).toBe(200)
    expect(
      (await ask(customerAddresses.update, { building_number: '17', version }, address_id)).refusal?.code,
    ).toBe('version.stale')
    expect((await show(id)).addresses).toMatchObject([
      { id: address_id, building_number: '16', latitude: null },
    ])
    expect((await ask(customerAddresses.remove, {}, address_id)).status).toBe(200)
    expect((await show(id)).addresses).toEqual([])
    expect((await ask(customerAddresses.update, { name: 'Gone' }, address_id)).status).toBe(404)
  })

  it('have a history of who changed and who looked, one row for a look', async () => {
    const id = await add('Watched')
    await show(id)
    await show(id)
    await ask(customers.update, { fullname: 'Watched Closely' }, id)
    const note = await ask(customerNotes.add, { note: 'Call after six' }, id)
    expect((await ask(customerNotes.remove, {}, note.output?.note.id ?? 0)).status).toBe(200)
    await ask(customerConsents.save, { kind: 'email', given: true }, id)
    await ask(customerConsents.save, { kind: 'email', given: true }, id)
    const consents = await ask(customerConsents.save, { kind: 'email', given: false }, id)
    expect(consents.output?.consents.map(({ given, source }) => [given, source])).toEqual([
      [false, 'support'],
      [true, 'support'],
    ])
    const { output } = await ask(customerHistory.list, { count: 10 }, id)
    expect(output?.history.data.map(({ about, action }) => `${about} ${action}`)).toEqual([
      'customer_notes delete',
      'customer_notes insert',
      'customers update',
      'customers view',
      'customers insert',
    ])
    expect(output?.history.data[2]?.changes).toEqual([
      { field: 'fullname', before: 'Watched', after: 'Watched Closely' },
    ])
    expect(output?.history.data[3]).toMatchObject({ actor_name: 'platform Business Support', source: 'api' })
  })

  it('show their contacts to admins with the permission only', async () => {
    const customer = { fullname: 'Private Person', mobile: mobile(), email: 'private@mail.example' }
    const id = await test.accepted({ customer })
    const { area_id } = test.world.place
    expect(area_id).toBeGreaterThan(0)
    const look = async (role: 'Moderator' | 'Business Support') => {
      const asked = { token: tokenOf(role), params: { id } }
      const page = (await test.server.ask(orders.show, 'admin', asked)).output?.order
      const list = async (search: string) =>
        (await test.server.ask(orders.list, 'admin', { token: tokenOf(role), body: { search } })).output
          ?.orders.data
      const found = await list(customer.mobile)
      const [row] = (await list('private person')) ?? []
      return { text: JSON.stringify([page, row]), found: found?.length, name: row?.customer.fullname }
    }
    const [hidden, shown] = [await look('Moderator'), await look('Business Support')]
    expect([hidden.found, shown.found]).toEqual([0, 1])
    expect([hidden.name, shown.name]).toEqual(['Private Person', 'Private Person'])
    for (const secret of [customer.mobile, customer.email, 'Blue gate', '920'])
      expect([secret, hidden.text.includes(secret), shown.text.includes(secret)]).toEqual([
        secret,
        false,
        true,
      ])
    expect(
      (await test.server.ask(customers.list, 'admin', { token: tokenOf('Moderator'), body: {} })).status,
    ).toBe(403)
  })

  it('take orders of the day they were placed in Qatar', async () => {
    const { ids } = test.kitchen.tenant
    expect(atQatar('2030-01-01').getTime()).toBeGreaterThan(0)
    const id = await insert(test.database.pool, 'customers', {
      mobile: `974${mobile()}`,
      fullname: 'Old hand',
    })
    const { rows } = await test.database.pool.query('select * from orders where store_id = $1 limit 1', [
      ids.stores,
    ])
    const { id: _, event_day: __, ...order } = rows[0]
    const at = '2024-02-28T22:30:00.000Z'
    await insert(test.database.pool, 'orders', { ...order, customer_id: id, created_at: at })
    expect((await show(id)).last_order_day).toBe('2024-02-29')
    await test.forgetUnposted()
  })
})
