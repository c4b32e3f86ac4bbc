import { orderLinks, payments } from '@sufra/contract'
import { roles } from '@sufra/contract/accounts/roles'
import type { LinkVariant } from '@sufra/contract/orders/links'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { inDays, type MoneyTest, openMoney } from '../../../test/money.ts'

const day = 86_400_000

/** All key paths of an answer, such as `details.OrderSummary[].id`. */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, `${path}[]`))
  if (value === null || typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([key, item]) => keysOf(item, path ? `${path}.${key}` : key))
}
const bilingual = (path: string) => [`${path}.en`, `${path}.ar`]
const option = (path: string) => ['name_en', 'name_ar', 'quantity'].map((key) => `${path}[].${key}`)
const status = (path: string) => [`${path}.id`, `${path}.status`, ...bilingual(`${path}.display_status`)]
const line = 'details.OrderSummary[]'

/** All keys of a link's answer. Any other key would be a leak. */
const allowed = [
  ...['id', 'variant', 'created_at', 'accepted_at', 'picked_time_iso_date', 'payment_method', 'notes'],
  ...bilingual('delivery_area'),
  ...['fullname', 'mobile'].map((key) => `delivery.customer.${key}`),
  ...bilingual('delivery.formatted_address'),
  ...['delivery.latitude', 'delivery.longitude'],
  ...status('order_current_status'),
  ...['order_current_payment_status.status', ...bilingual('order_current_payment_status.display_status')],
  ...['cancelled_by_guard_name', 'cancel_reason', 'restaurant_name', 'restaurant_name_ar'],
  ...bilingual('store.store_translation.name'),
  ...['phone', 'email', 'logo', 'catering_advance'].map((key) => `store.${key}`),
  ...['date', 'catering_delivery_fees', 'tax'].map((key) => `details.${key}`),
  ...['id', 'name_en', 'name_ar', 'quantity', 'enough_for', 'promoted_price', 'price_per_unit'].map(
    (key) => `${line}.${key}`,
  ),
  ...['special_fees_amount', 'line_total', 'additionalDemandsText'].map((key) => `${line}.${key}`),
  ...[`${line}.choices[].name_en`, `${line}.choices[].name_ar`],
  ...option(`${line}.choices[].item_choice_options`),
  `${line}.choices[].item_choice_options[].item_choice_price`,
  ...[`${line}.addons[].name_en`, `${line}.addons[].name_ar`],
  ...option(`${line}.addons[].item_addon_options`),
  `${line}.addons[].item_addon_options[].item_addon_option_price`,
  ...['sub_total', 'discount', 'discount_value', 'offer_discount_value', 'coupon_code', 'coupon_discount'],
  ...['coupon_discount_value', 'welcome_discount_value', 'order_total_price', 'payed_amount'],
  ...[
    'cash_collected_amount',
    'refunded_amount',
    'remaining_amount',
    'cancellation_days',
    'cancellation_rule',
    'free_until',
  ],
  ...status('history[].status'),
  ...['at', 'actor_kind', 'reason'].map((key) => `history[].${key}`),
]

describeRules('order links', (open) => {
  let test: MoneyTest
  beforeAll(async () => {
    test = await openMoney(open)
  })
  afterAll(() => test?.close())

  const store = () => test.kitchen.tenant.people.store_user.token
  const make = (id: number, body: object = {}) =>
    test.server.ask(orderLinks.create, 'store_user', { token: store(), params: { id }, body })
  const linkOf = async (id: number, variant: LinkVariant) =>
    (await make(id, { variant })).output?.url.split('/').at(-1) ?? ''
  const read = async (token: string) => {
    const { body } = await test.server.call<{ order: Record<string, unknown> }>(
      'GET',
      '/api/orderLink/order',
      { token },
    )
    return body.order
  }

  it('returns exactly the keys its page shows, and no account data', async () => {
    const id = await test.accepted()
    await test.pay(id, 100, `link-${id}`)
    const order = await read(await linkOf(id, 'delivery'))
    expect([...new Set(keysOf(order))].toSorted()).toEqual(allowed.toSorted())
    expect(JSON.stringify(order)).not.toMatch(/commission|charge|due_to|contribution|fee_|version|_by_name/)
  })

  it('hides customer and address from the kitchen, at any status', async () => {
    const id = await test.order()
    const token = await linkOf(id, 'kitchen')
    for (const next of [null, 6, 8]) {
      if (next) await test.decide(id, next)
      const order = await read(token)
      expect(order).toMatchObject({ id, variant: 'kitchen', delivery: null })
      expect(JSON.stringify(order)).not.toMatch(/Noora|97450|Street/)
    }
  })

  it('shows the delivery recipient and address only while accepted or completed', async () => {
    const id = await test.order()
    const token = await linkOf(id, 'delivery')
    expect(await read(token)).toMatchObject({ variant: 'delivery', delivery: null })
    await test.decide(id, 6)
    expect(await read(token)).toMatchObject({
      delivery: { customer: { fullname: 'Noora Al-Marri', mobile: expect.stringMatching(/^974\d{8}$/) } },
    })
    await test.decide(id, 8)
    expect(await read(token)).toMatchObject({ delivery: { customer: { fullname: 'Noora Al-Marri' } } })

    const cancelled = await test.accepted()
    const other = await linkOf(cancelled, 'delivery')
    await test.server.ask(payments.cancel, 'channel', {
      token: test.world.channel,
      params: { id: cancelled },
      body: {},
      headers: { 'idempotency-key': `cancel-${cancelled}` },
    })
    expect(await read(other)).toMatchObject({ order_current_status: { id: 7 }, delivery: null })
  })

  it('is made for a delivery only by staff who may see customers', async () => {
    const id = await test.accepted()
    const { admins, admin } = test.world
    const names = { name_en: 'Orders only', name_ar: 'الطلبات فقط' }
    const { output } = await test.server.ask(roles.save, 'admin', {
      token: admins['Super Admin'].token,
      body: { ...names, permissions: ['orders.read', 'orders.write'] },
    })
    const { token, account_id } = await admin('Moderator')
    await test.database.pool.query('update accounts set role_id = $1 where id = $2', [output?.id, account_id])
    const of = async (variant: LinkVariant) =>
      (await test.server.ask(orderLinks.create, 'admin', { token, params: { id }, body: { variant } })).status
    expect([await of('delivery'), await of('kitchen')]).toEqual([403, 200])
  })

  it('expires two days after the delivery time by default', async () => {
    const id = await test.accepted({ date: inDays(9) })
    const { event_at } = (await test.database.pool.query('select event_at from orders where id = $1', [id]))
      .rows[0]
    const at = new Date(event_at).getTime()
    const { output } = await make(id)
    expect(output?.link).toMatchObject({
      variant: 'kitchen',
      expires_at: new Date(at + 2 * day).toISOString(),
    })
    const chosen = new Date(at + 30 * day).toISOString()
    expect((await make(id, { expires_at: chosen })).output?.link.expires_at).toBe(chosen)
    for (const expires_at of [new Date(at + 30 * day + 1000), new Date(0)]) {
      const refused = await make(id, { expires_at: expires_at.toISOString() })
      expect([refused.status, refused.refusal?.code]).toEqual([422, 'orderLinks.end'])
      expect(Object.keys(refused.refusal?.errors ?? {})).toEqual(['expires_at'])
    }
  })

  it('expires relative to now if the delivery time has passed', async () => {
    const id = await test.accepted()
    await test.database.pool.query(`update orders set event_at = now() - interval '90 days' where id = $1`, [
      id,
    ])
    const { output } = await make(id)
    const left = Date.parse(output?.link.expires_at ?? '') - Date.parse(output?.link.created_at ?? '')
    expect(Math.round(left / day)).toBe(2)
    const chosen = async (days: number) => {
      const expires_at = new Date(Date.now() + days * day).toISOString()
      const { status, refusal } = await make(id, { expires_at })
      return [status, refusal?.code, Object.keys(refusal?.errors ?? {})]
    }
    expect(await chosen(29)).toEqual([200, undefined, []])
    expect(await chosen(31)).toEqual([422, 'orderLinks.end', ['expires_at']])
  })

  it('opens nothing and is not listed once it has expired', async () => {
    const id = await test.accepted()
    const [old, valid] = [await linkOf(id, 'kitchen'), await linkOf(id, 'delivery')]
    await test.database.pool.query(
      `update link_tokens set expires_at = now() - interval '1 minute' where order_id = $1 and variant = 'kitchen'`,
      [id],
    )
    const opened = (token: string) => test.server.call('GET', '/api/orderLink/order', { token })
    expect([(await opened(old)).status, (await opened(valid)).status]).toEqual([401, 200])
    const { output } = await test.server.ask(orderLinks.list, 'store_user', {
      token: store(),
      params: { id },
    })
    expect(output?.links.map(({ variant }) => variant)).toEqual(['delivery'])
  })

  it('is listed with its recipient, and is revoked for good', async () => {
    const id = await test.accepted()
    const [kitchen, delivery] = [await linkOf(id, 'kitchen'), await linkOf(id, 'delivery')]
    const list = async () =>
      (await test.server.ask(orderLinks.list, 'store_user', { token: store(), params: { id } })).output?.links
    const links = (await list()) ?? []
    expect(links.map(({ variant }) => variant)).toEqual(['delivery', 'kitchen'])
    await test.server.ask(orderLinks.revoke, 'store_user', {
      token: store(),
      params: { id: links[0]?.id ?? 0 },
    })
    expect((await list())?.map(({ variant }) => variant)).toEqual(['kitchen'])
    expect(await read(delivery)).toBeUndefined()
    expect(await read(kitchen)).toMatchObject({ id })
  })
})
