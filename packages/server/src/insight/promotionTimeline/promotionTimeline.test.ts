import { promotionTimeline } from '@sufra/contract'
import { addDays, addMonths, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeBatch } from '../../../test/batches.ts'
import { addCoupon } from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'

// The sample order is QAR 580.98: 20 % of it are 116.20, a tenth 58.10, of which the platform bears 34.86.
describeRules('the timeline of promotions', (open) => {
  let test: MoneyTest
  const today = qatarDay(new Date())
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  const list = async (body: RequestOf<typeof promotionTimeline.list> = {}, token?: string) => {
    const { output, refusal } = await test.server.ask(promotionTimeline.list, 'admin', {
      token: token ?? test.world.admins['Super Admin'].token,
      body,
    })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output
  }
  const addOffer = (title: string, start_date: string, end_date: string, more: object = {}) =>
    insert(test.database.pool, 'offers', {
      title_en: title,
      title_ar: `${title} ع`,
      type: 'Store',
      store_id: test.kitchen.tenant.ids.stores,
      discount: 20,
      start_date,
      end_date,
      ...more,
    })
  const titles = async (body: RequestOf<typeof promotionTimeline.list>) =>
    (await list(body)).promotions.data.map(({ kind, title }) => title.en || kind)

  beforeAll(async () => {
    test = await openMoney(open)
    await query('update offers set archived_at = now()')
    await query('update coupons set archived_at = now()')
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })

  it('tells what each has cost whom, without cancelled orders', async () => {
    const { id: coupon, code } = await addCoupon(test, { total_usage_limit: 2 })
    await test.order({ coupon_code: code })
    await test.decide(await test.order({ coupon_code: code }), 7)
    await test.order({ coupon_code: code })
    await query('update welcome_discounts set status = true, value = 20')
    await test.order()
    await test.decide(await test.order(), 7)
    await query('update welcome_discounts set status = false')
    const offer = await addOffer('Feast', addDays(today, -3), addDays(today, 3))
    await test.order()
    await test.decide(await test.order(), 7)
    const { promotions, from, to } = await list()
    expect([from.slice(0, 7), to.slice(0, 7)]).toEqual([
      addMonths(monthOf(today), -1),
      addMonths(monthOf(today), 1),
    ])
    const costs = new Map(promotions.data.map((row) => [row.kind, row]))
    expect(costs.get('offer')).toMatchObject({
      id: offer,
      state: 'running',
      cost: { orders: 1, discount: 116_20, platform: 0, stores: 116_20 },
    })
    expect(costs.get('coupon')).toMatchObject({
      id: coupon,
      code,
      code_prefix: null,
      state: 'used_up',
      cost: { orders: 2, discount: 116_20, platform: 69_72, stores: 46_48 },
    })
    expect(costs.get('welcome')).toMatchObject({
      state: 'off',
      end_date: null,
      cost: { orders: 1, discount: 116_20, platform: 116_20, stores: 0 },
    })
  })

  it('is of three months, or of all time with a search; what goes on stands first', async () => {
    await addOffer('Old', '2020-01-01', '2020-01-31')
    await addOffer('Older', '2019-12-01', '2019-12-31')
    await addOffer('Coming', addDays(today, 400), addDays(today, 410))
    expect(await titles({ kind: 'offer' })).toEqual(['Feast'])
    expect(await titles({ kind: 'offer', month: '2019-12' })).toEqual(['Old', 'Older'])
    expect(await titles({ search: 'old' })).toEqual(['Old', 'Older'])
    expect(await titles({ search: 'الأقدم' })).toEqual([])
    expect(await titles({ month: monthOf(addDays(today, 400)), kind: 'offer' })).toEqual(['Coming'])
    const [, second] = await titles({ search: 'Saffron' })
    expect(second).toBe('Coming')
    expect(await titles({ search: 'Saffron', count: 1, page: 2 })).toEqual(['Coming'])
    expect((await list({ search: 'Saffron', count: 1 })).promotions.total).toBe(4)
    expect((await list({ month: '2019-12', kind: 'offer' })).promotions.data[0]?.state).toBe('ended')
  })

  it('finds a coupon by its code, and a batch by any of its codes', async () => {
    const { code } = await addCoupon(test, { title_en: 'Single' })
    const { codes } = await makeBatch(test, { title_en: 'Vouchers' })
    expect(await titles({ search: code.toLowerCase() })).toEqual(['Single'])
    expect(await titles({ search: codes[1]?.toLowerCase() ?? '' })).toEqual(['Vouchers'])
  })

  it('can be narrowed to what the platform bears', async () => {
    await addCoupon(test, { title_en: 'Borne by stores', platform_contribution: 0 })
    const found = await titles({ platform_bears: true })
    expect(found).toContain('Coupon')
    expect(found).toContain('welcome')
    expect(found).not.toContain('Feast')
    expect(found).not.toContain('Borne by stores')
  })

  it('shows of each kind what its reader may read', async () => {
    const reader = test.world.admins['Business Support'].token
    const { status } = await test.server.ask(promotionTimeline.list, 'admin', { token: reader, body: {} })
    expect(status).toBe(403)
    const grant = (permission: string) =>
      query(
        `insert into role_permissions (role_id, permission) select id, $1 from roles where name = 'Business Support'`,
        [permission],
      )
    const kinds = async () =>
      new Set((await list({ count: 100 }, reader)).promotions.data.map(({ kind }) => kind))
    await grant('offers.read')
    expect(await kinds()).toEqual(new Set(['offer']))
    expect((await list({ kind: 'coupon' }, reader)).promotions.total).toBe(0)
    await grant('coupons.read')
    expect(await kinds()).toEqual(new Set(['offer', 'coupon']))
  })
})
