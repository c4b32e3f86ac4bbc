import { customerMerges, customerNotes, customers, devices } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoupon } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'

describeRules('merging customers', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const ask = <Op extends Operation>(op: Op, id: number, body?: unknown) =>
    test.server.ask(op, 'admin', {
      token: test.world.admins['Business Support'].token,
      params: { id },
      ...(body !== undefined && { body }),
    })
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  let numbers = 0
  const person = (fullname: string, email?: string) => ({
    fullname,
    mobile: String(34_500_000 + ++numbers),
    ...(email && { email }),
  })
  const idOf = async (mobile: string): Promise<number> =>
    (await query('select id from customers where mobile = $1 order by id desc limit 1', [`974${mobile}`]))[0]
      ?.id
  /** Two people with an order each, and what they are called. */
  const pair = async () => {
    const [old, recent] = [person('Maryam Al-Sulaiti'), person('Maryam S', 'maryam@mail.example')]
    const orders = [await test.order({ customer: old }), await test.order({ customer: recent })]
    return { old, recent, orders, kept: await idOf(old.mobile), gone: await idOf(recent.mobile) }
  }
  const ordersOf = async (id: number): Promise<number[]> =>
    (await query('select id from orders where customer_id = $1 order by id', [id])).map((row) => row.id)
  const profile = async (id: number) => (await ask(customers.show, id)).output?.customer
  const find = async (search: string) =>
    (
      await test.server.ask(customers.list, 'admin', {
        token: test.world.admins['Business Support'].token,
        body: { search, count: 10, page: 1 },
      })
    ).output?.users.map(({ id }) => id)

  it('shows what would move, then moves it and keeps one record with both numbers', async () => {
    const { old, recent, orders, kept, gone } = await pair()
    await ask(customerNotes.add, gone, { note: 'Calls from the office' })
    const preview = await ask(customerMerges.preview, kept, { customer_id: gone })
    expect(preview.output).toMatchObject({
      kept: { id: kept },
      merged: { id: gone },
      orders: 1,
      addresses: 1,
      notes: 1,
      reviews: 0,
      email: 'maryam@mail.example',
      status: true,
    })
    expect(await ordersOf(kept)).toEqual([orders[0]])

    expect((await ask(customerMerges.merge, kept, { customer_id: gone })).status).toBe(200)
    expect(await ordersOf(kept)).toEqual(orders)
    expect(await profile(kept)).toMatchObject({ email: 'maryam@mail.example', orders_count: 2 })
    expect((await ask(customers.show, gone)).refusal?.code).toBe('row.missing')
    expect((await ask(customerNotes.list, kept)).output?.notes).toMatchObject([
      { note: 'Calls from the office' },
    ])
    expect(await find(recent.mobile)).toEqual([kept])
    expect(await find(old.mobile)).toEqual([kept])
    const { merges, mobiles } = (await ask(customerMerges.list, kept)).output ?? {}
    expect(mobiles).toEqual([`974${recent.mobile}`])
    expect(merges).toMatchObject([{ fullname: 'Maryam S', undone_at: null }])
    expect(
      await query(
        `select action, (after->'moved'->'orders')::text as orders from audit_log
        where table_name = 'customer_merges' and row_id = $1`,
        [String(merges?.[0]?.id)],
      ),
    ).toEqual([{ action: 'insert', orders: `[${orders[1]}]` }])
  })

  it('gives orders of either number to the one record, with its limits and its block', async () => {
    const { recent, kept, gone } = await pair()
    const { code } = await addCoupon(test, { limit_per_user: 1 })
    await test.order({ customer: recent, coupon_code: code })
    await ask(customerMerges.merge, kept, { customer_id: gone })
    const before = (await ordersOf(kept)).length
    const placed = await test.order({ customer: { ...recent, fullname: 'Maryam Al-Sulaiti' } })
    expect(await ordersOf(kept)).toHaveLength(before + 1)
    expect(await ordersOf(kept)).toContain(placed)
    const again = await test.place(
      test.kitchen.body({
        customer: { ...recent, mobile: (await profile(kept))?.mobile.slice(3) ?? '' },
        coupon_code: code,
      }),
    )
    expect(again.body.code).toBe('ordering.couponUsedByCustomer')
    expect((await test.quote(test.kitchen.body({ customer: recent, coupon_code: code }))).body.code).toBe(
      'ordering.couponUsedByCustomer',
    )
    await ask(customers.updateStatus, kept, { status: false, reason: 'Fraud' })
    expect((await test.place(test.kitchen.body({ customer: recent }))).body.code).toBe(
      'ordering.customerBlocked',
    )
    expect((await test.quote(test.kitchen.body({ customer: recent }))).body.code).toBe(
      'ordering.customerBlocked',
    )
    expect(
      (
        await test.server.ask(customers.save, 'admin', {
          token: test.world.admins['Business Support'].token,
          body: recent,
        })
      ).refusal?.code,
    ).toBe('customers.mobileTaken')
  })

  it('goes back as it was when it is undone, with what the merged number ordered since', async () => {
    const { old, recent, orders, kept, gone } = await pair()
    const { code } = await addCoupon(test, { limit_per_user: 3 })
    await test.order({ customer: recent, coupon_code: code })
    await test.order({ customer: old, coupon_code: code })
    await ask(customers.updateStatus, gone, { status: false, reason: 'Refused a delivery' })
    const uses = () =>
      query(
        `select customer_id, used_count from coupon_customer_uses where customer_id in ($1, $2) order by customer_id`,
        [kept, gone],
      )
    const [usesBefore, ofKept, ofGone] = [await uses(), await ordersOf(kept), await ordersOf(gone)]
    const shown = async (id: number) => {
      const { addresses = [], ...rest } = (await profile(id)) ?? {}
      return { ...rest, version: 0, addresses: addresses.map((address) => ({ ...address, version: 0 })) }
    }
    const before = [await shown(kept), await shown(gone)]

    const merge = (await ask(customerMerges.merge, kept, { customer_id: gone })).output?.id ?? 0
    expect(await profile(kept)).toMatchObject({ status: false, block_reason: 'Refused a delivery' })
    expect(await uses()).toEqual([{ customer_id: kept, used_count: 2 }])
    expect((await ask(customerMerges.undo, merge, {})).status).toBe(200)
    expect([await shown(kept), await shown(gone)]).toEqual(before)
    expect([await ordersOf(kept), await ordersOf(gone), await uses()]).toEqual([ofKept, ofGone, usesBefore])
    expect(await find(recent.mobile)).toEqual([gone])
    expect((await ask(customerMerges.undo, merge, {})).refusal?.code).toBe('customers.mergeUndone')

    await ask(customers.updateStatus, gone, { status: true })
    const second = (await ask(customerMerges.merge, kept, { customer_id: gone })).output?.id ?? 0
    const since = await test.order({ customer: recent })
    const token = `phone-of-${recent.mobile}`
    await test.server.ask(devices.register, 'channel', {
      token: test.world.channel,
      body: { token, platform: 'ios', mobile: recent.mobile, language: 'en' },
    })
    const owner = async () =>
      (await query('select customer_id from device_tokens where token = $1', [token]))[0]?.customer_id
    expect(await owner()).toBe(kept)
    expect(await ordersOf(kept)).toContain(since)
    await ask(customerMerges.undo, second, {})
    expect(await ordersOf(gone)).toEqual([...ofGone, since])
    expect(await ordersOf(kept)).toContain(orders[0])
    expect(await owner()).toBe(gone)
  })

  it('takes numbers merged before with it, and gives them back', async () => {
    const [a, b, c] = [person('Noor A'), person('Noor B'), person('Noor C')]
    for (const customer of [a, b, c]) await test.order({ customer })
    const [first, second, third] = [await idOf(a.mobile), await idOf(b.mobile), await idOf(c.mobile)]
    await ask(customerMerges.merge, first, { customer_id: second })
    const outer = (await ask(customerMerges.merge, third, { customer_id: first })).output?.id ?? 0
    expect(await ordersOf(third)).toHaveLength(3)
    const placed = await test.order({ customer: b })
    expect(await ordersOf(third)).toContain(placed)
    expect(await find(b.mobile)).toEqual([third])
    await ask(customerMerges.undo, outer, {})
    expect([await find(b.mobile), await find(c.mobile)]).toEqual([[first], [third]])
    expect((await ordersOf(third)).length).toBe(1)
    expect(await ordersOf(first)).toContain(placed)
  })

  it('is refused with itself, with a record that is gone, and undoing after 30 days', async () => {
    const { kept, gone } = await pair()
    expect((await ask(customerMerges.merge, kept, { customer_id: kept })).refusal).toMatchObject({
      code: 'customers.mergedWithItself',
    })
    const merge = (await ask(customerMerges.merge, kept, { customer_id: gone })).output?.id ?? 0
    expect((await ask(customerMerges.merge, kept, { customer_id: gone })).refusal?.code).toBe('row.missing')
    expect((await ask(customerMerges.preview, gone, { customer_id: kept })).refusal?.code).toBe('row.missing')
    await query(`update customer_merges set created_at = now() - interval '31 days' where id = $1`, [merge])
    expect((await ask(customerMerges.undo, merge, {})).refusal?.code).toBe('customers.mergeTooOld')
    expect((await ask(customerMerges.list, kept)).output?.merges).toMatchObject([{ undo_until: null }])
  })

  it('frees the numbers of a record that is deleted; a block stands for each', async () => {
    const [a, b] = [person('Hamad A'), person('Hamad B')]
    const save = (body: object) =>
      test.server.ask(customers.save, 'admin', { token: test.world.admins['Business Support'].token, body })
    const [kept, gone] = [(await save(a)).output?.id ?? 0, (await save(b)).output?.id ?? 0]
    await ask(customerMerges.merge, kept, { customer_id: gone })
    await ask(customers.updateStatus, kept, { status: false, reason: 'Fraud' })
    expect((await ask(customers.remove, kept)).status).toBe(200)
    for (const customer of [a, b])
      expect((await test.place(test.kitchen.body({ customer }))).body.code).toBe('ordering.customerBlocked')
    expect(await find(b.mobile)).toEqual([])
  })
})
