import { atQatar } from '@sufra/contract/kernel/clock'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  type CheckoutTest,
  makeKitchen,
  newCustomer,
  openCheckout,
  type PlaceBody,
  quoteAndPlace,
} from '../../../test/checkout.ts'
import { describeRules } from '../../../test/databases.ts'

// The sample order has food for QAR 580.98 and delivery for QAR 30.
const today = '2030-03-16'
const plain = { date: '2030-03-20', time: '12:00' }

describeRules('payment, location and customer of an order', (open) => {
  let test: CheckoutTest
  beforeAll(async () => {
    test = await openCheckout(open)
  })
  afterAll(() => test?.close())

  beforeEach(async () => {
    Object.assign(test, { kitchen: await makeKitchen(test.database, test.world, 'Saffron') })
    vi.useFakeTimers({ toFake: ['Date'], now: atQatar(today, '09:00') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query(text, values)).rows
  const ask = (changes: Partial<PlaceBody> = {}) =>
    quoteAndPlace(test, test.kitchen.body({ ...plain, customer: newCustomer(), ...changes }))
  const codeOf = async (changes: Partial<PlaceBody>) => (await ask(changes)).code?.replace('ordering.', '')

  it('accepts cash up to the exact limit, and only for items that allow cash', async () => {
    const { stores, items } = test.kitchen.tenant.ids
    const limit = (amount: number) =>
      query('update stores set cash_on_delivery_limit = $2 where id = $1', [stores, amount])
    await limit(610_98)
    expect(await codeOf({})).toBeUndefined()
    await limit(610_97)
    const refused = await ask()
    expect(refused.code).toBe('ordering.cashLimit')
    expect(refused.message).toMatch(/up to QAR 610\.97, and this order is QAR 610\.98\. Pay by card/)
    expect(await codeOf({ payment_method: 'creditcard' })).toBeUndefined()
    await limit(1_000_000)
    await query('update items set cash_on_delivery = false where id = $1', [items])
    expect(await codeOf({})).toBe('cashItem')
    expect(await codeOf({ payment_method: 'creditcard' })).toBeUndefined()
  })

  it('requires the store’s advance for card orders, and none for cash orders', async () => {
    const card = await ask({ payment_method: 'creditcard' })
    expect(card.order).toMatchObject({ order_total_price: 610.98, advance_due: 305.49 })
    expect((await ask()).order).toMatchObject({ advance_due: 0, remaining_amount: 610.98 })
  })

  it('requires a location if the store or an item does', async () => {
    const { stores, items } = test.kitchen.tenant.ids
    expect(await codeOf({ address: {} })).toBe('locationMissing')
    expect(await codeOf({ address: { street_number: '920' } })).toBe('locationMissing')
    const position = { latitude: 25.321456, longitude: 51.5301 }
    const { order } = await ask({ address: position })
    const [row] = await query('select latitude, longitude, street_number from orders where id = $1', [
      order?.id,
    ])
    expect(row).toEqual({ ...position, street_number: null })
    await query('update stores set required_location = false where id = $1', [stores])
    expect(await codeOf({ address: {} })).toBe('locationMissing')
    await query('update items set required_location = false where id = $1', [items])
    expect(await codeOf({ address: {} })).toBeUndefined()
    const half = await test.place(test.kitchen.body({ ...plain, address: { latitude: 25.3 } }))
    expect(half.body).toMatchObject({
      code: 'input.invalid',
      errors: { 'address.longitude': expect.any(String) },
    })
  })

  it('rejects orders of a blocked number', async () => {
    const customer = newCustomer()
    expect(await codeOf({ customer })).toBeUndefined()
    await query('update customers set status = false where mobile = $1', [`974${customer.mobile}`])
    expect(await codeOf({ customer })).toBe('customerBlocked')
  })
})
