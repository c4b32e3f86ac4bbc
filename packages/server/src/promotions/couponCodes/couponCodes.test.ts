import { coupons, couponUses } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { orders } from '@sufra/contract/orders/orders'
import { codeAlphabet, mostCodes } from '@sufra/contract/promotions/coupons'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batchFields, codesOf, couponNow, makeBatch } from '../../../test/batches.ts'
import { addCoupon, newCustomer } from '../../../test/checkout.ts'
import { asTableOwner, describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'

describeRules('a batch of codes', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const admin = <Op extends Operation>(operation: Op, body: unknown = {}, id?: number) =>
    test.server.ask(operation, 'admin', {
      token: test.world.admins['Super Admin'].token,
      ...(id !== undefined && { params: { id } }),
      body,
    })
  const listed = async (body: object = {}) => {
    const { output } = await admin(coupons.list, body)
    if (!output) throw new Error('no list')
    return output
  }
  const order = (coupon_code: string) => test.kitchen.body({ coupon_code, customer: newCustomer() })
  const place = async (code: string) => (await test.place(order(code))).body

  it('is one row of the list and counts once, with as many different codes as asked for', async () => {
    const before = await listed()
    const { id, codes } = await makeBatch(test, { code_prefix: 'eid', code_count: 1200 })
    expect(new Set(codes).size).toBe(1000)
    expect(codes.filter((code) => !new RegExp(`^EID-[${codeAlphabet}]{10}$`).test(code))).toEqual([])
    const rest = await codesOf(test, id, { count: 1000, page: 2 })
    expect([rest.total, rest.data.length]).toEqual([1200, 200])
    expect(codes).not.toContain(rest.data[0]?.code)
    const { couponsCount, activeCount, cateringCoupons } = await listed()
    expect([couponsCount, activeCount]).toEqual([before.couponsCount + 1, before.activeCount + 1])
    expect(cateringCoupons.filter((coupon) => coupon.id === id)).toMatchObject([
      {
        code: null,
        code_prefix: 'EID',
        code_count: 1200,
        codes_made: 1200,
        total_usage_limit: 1200,
        used_count: 0,
        state: 'active',
        version: 1,
      },
    ])
    for (const search of ['eid', codes[700]?.toLowerCase()])
      expect((await listed({ search })).cateringCoupons.map((each) => each.id)).toEqual([id])
    expect((await listed({ search: codes[700]?.slice(0, -1) })).total).toBe(0)
  })

  it('is used one code by one order, and a cancelled order gives its code back', async () => {
    const { id, codes } = await makeBatch(test, { code_count: 2 })
    const [one = '', two = ''] = codes
    const first = await place(one.toLowerCase())
    expect(first.order).toMatchObject({ coupon_discount_value: 58.1 })
    for (const answer of [await place(one), (await test.quote(order(one))).body])
      expect(answer.code).toBe('ordering.couponUsedUp')
    const inArabic = await test.place(order(one), { language: 'ar' })
    expect(inArabic.body.message).toBe(`استُنفد عدد مرات استخدام القسيمة ${one}. اطلب بدونها`)
    const [used, unused] = (await codesOf(test, id)).data
    expect(used).toMatchObject({ code: one, order_id: first.order?.id })
    expect(used?.used_at).not.toBeNull()
    expect(unused).toMatchObject({ code: two, order_id: null, used_at: null })

    const { output } = await admin(orders.show, {}, first.order?.id)
    expect(output?.order).toMatchObject({ coupon_code: one })
    const { output: found } = await admin(orders.list, { search: one })
    expect(found?.orders.data.map((each) => each.id)).toEqual([first.order?.id])

    const second = await place(two)
    expect((await couponNow(test, id)).state).toBe('used_up')
    expect((await listed({ state: 'used_up' })).cateringCoupons.map((each) => each.id)).toContain(id)
    const uses = await admin(couponUses.orders, {}, id)
    expect(uses.output?.orders.data.map((each) => each.coupon_code)).toEqual([two, one])
    const figures = await admin(couponUses.show, {}, id)
    expect(figures.output?.uses).toMatchObject({
      totals: { orders: 2, discount: 116_20, platform: 69_72 },
      refusals: [{ reason: 'ordering.couponUsedUp', orders: 2, quotes: 1 }],
    })

    await Promise.all([1, 2, 3].map(() => test.decide(second.order?.id ?? 0, 7)))
    expect((await couponNow(test, id)).used_count).toBe(1)
    expect((await codesOf(test, id)).data[1]).toMatchObject({ order_id: null, used_at: null })
    expect((await place(two)).order?.coupon_discount_value).toBe(58.1)
  })

  it('is paged, searched and narrowed by the server', async () => {
    const { id, codes } = await makeBatch(test, { code_count: 5 })
    await place(codes[3] ?? '')
    const shown = async (body: object) => {
      const { data, total } = await codesOf(test, id, body)
      return [data.map(({ code }) => codes.indexOf(code)), total]
    }
    expect(await shown({ count: 2, page: 2 })).toEqual([[2, 3], 5])
    expect(await shown({ use: 'used' })).toEqual([[3], 1])
    expect(await shown({ use: 'unused', count: 3 })).toEqual([[0, 1, 2], 4])
    expect(await shown({ search: codes[4]?.slice(4).toLowerCase() })).toEqual([[4], 1])
    expect(await shown({ search: codes[4], use: 'used' })).toEqual([[], 0])
  })

  it('keeps its days and limit per customer', async () => {
    const customer = newCustomer()
    const { codes } = await makeBatch(test, { code_count: 2, limit_per_user: 1 })
    const use = async (coupon_code = '') =>
      (await test.place(test.kitchen.body({ coupon_code, customer }))).body.code
    expect([await use(codes[0]), await use(codes[1])]).toEqual([undefined, 'ordering.couponUsedByCustomer'])
    const ended = await makeBatch(test, { code_count: 1, end_date: '2020-01-02' })
    expect((await place(ended.codes[0] ?? '')).code).toBe('ordering.couponEnded')
  })

  it('is switched off, and deleted, with all its codes', async () => {
    const { id, codes } = await makeBatch(test, { code_count: 3 })
    const [one = '', two = '', three = ''] = codes
    const placed = await place(one)
    await admin(coupons.updateStatus, { status: false }, id)
    expect((await place(two)).code).toBe('ordering.couponInactive')
    await admin(coupons.updateStatus, { status: true }, id)
    expect((await place(two)).code).toBeUndefined()
    await admin(coupons.remove, {}, id)
    expect((await place(three)).code).toBe('ordering.couponUnknown')
    // Free again but where an open order has it.
    const single = (code: string) =>
      admin(coupons.save, { ...batchFields(), code, code_prefix: undefined, code_count: undefined })
    expect((await single(one.toLowerCase())).refusal?.code).toBe('coupons.codeTaken')
    expect((await single(three)).status).toBe(200)
    await test.decide(placed.order?.id ?? 0, 7)
    expect((await single(one)).status).toBe(200)
  })

  it('takes no code of another coupon, and gives none to it', async () => {
    const { codes } = await makeBatch(test, { code_count: 1 })
    const { refusal } = await admin(coupons.save, {
      ...batchFields(),
      code: codes[0]?.toLowerCase(),
      code_prefix: undefined,
      code_count: undefined,
    })
    expect(refusal?.errors).toEqual({ code: 'Another coupon has this code' })
  })

  it('has a prefix and a number, which cannot be changed', async () => {
    const cases: [object, Record<string, string>][] = [
      [{ code_prefix: 'E' }, { code_prefix: '2 to 12 Latin letters and digits' }],
      [{ code_prefix: 'EID_30' }, { code_prefix: '2 to 12 Latin letters and digits' }],
      [{ code_prefix: 'ıEID' }, { code_prefix: '2 to 12 Latin letters and digits' }],
      [{ code_count: 0 }, { code_count: 'At least 1' }],
      [{ code_count: mostCodes + 1 }, { code_count: 'At most 10,000' }],
      [{ code_count: undefined }, { code_count: 'This field is required' }],
      [{ code_prefix: undefined }, { code_prefix: 'This field is required' }],
      [{ code_prefix: undefined, code_count: undefined }, { code: 'This field is required' }],
      [{ code: 'EID30' }, { code: 'Choose either one code or a prefix for many codes' }],
      [
        { total_usage_limit: 7 },
        { total_usage_limit: 'Each code is for one order, so this is the number of codes' },
      ],
    ]
    for (const [changes, errors] of cases) {
      const { status, refusal } = await admin(coupons.save, { ...batchFields(), ...changes })
      expect([status, refusal?.errors]).toEqual([422, errors])
    }
    const { id } = await makeBatch(test)
    const change = (body: object) => admin(coupons.update, { catering_coupon_id: id, ...body })
    const locked = 'Cannot be changed after it was created'
    expect((await change({ code: 'ONE', code_prefix: 'OTHER', code_count: 4 })).refusal?.errors).toEqual({
      code: locked,
      code_prefix: locked,
      code_count: locked,
    })
    const same = { code_prefix: 'eid', code_count: 3, total_usage_limit: 3 }
    expect((await change({ ...same, title_en: 'Vouchers' })).status).toBe(200)
    expect((await couponNow(test, id)).title_en).toBe('Vouchers')
  })

  it('has no code if making them fails, and says so', async () => {
    const before = await listed()
    await asTableOwner(test.database, (client) =>
      client.query(`create function full_disk() returns trigger language plpgsql as $$ begin
          if (select count(*) from coupon_codes where coupon_id = new.coupon_id) >= 700 then
            raise exception 'disk full'; end if; return new; end $$;
        create trigger full_disk before insert on coupon_codes for each row execute function full_disk()`),
    )
    const { id, codes } = await makeBatch(test, { code_count: 2000 })
    await asTableOwner(test.database, (client) => client.query('drop trigger full_disk on coupon_codes'))
    expect(codes).toEqual([])
    expect(await query('select from coupon_codes where coupon_id = $1', [id])).toEqual([])
    expect(await couponNow(test, id)).toMatchObject({
      state: 'failed',
      status: false,
      codes_made: 0,
      is_active: false,
      is_deactivated: true,
    })
    const after = await listed({ state: 'failed' })
    expect(after.cateringCoupons.map((each) => each.id)).toEqual([id])
    expect(after.deactivatedCount).toBe(before.deactivatedCount + 1)
    const on = await admin(coupons.updateStatus, { status: true }, id)
    expect([on.status, on.refusal?.code]).toEqual([409, 'coupons.notMade'])
    expect((await admin(coupons.remove, {}, id)).status).toBe(200)
  })

  it('a code of any coupon is found whatever its letter case, of Latin letters only', async () => {
    const { codes } = await makeBatch(test, { code_prefix: 'IZMIR', code_count: 4 })
    const { code: single } = await addCoupon(test, { code: 'ISTANBUL-15' })
    for (const typed of [codes[0]?.toLowerCase() ?? '', 'istanbul-15', ' Istanbul-١٥ '])
      expect((await place(typed)).code).toBeUndefined()
    const turkish = codes[1]?.replaceAll('I', 'ı').toLowerCase() ?? ''
    for (const typed of [turkish, single.replaceAll('I', 'ı'), single.replaceAll('S', 'ſ')])
      expect((await place(typed)).code).toBe('ordering.couponUnknown')
  })
})
