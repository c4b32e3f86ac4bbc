import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type StackRule, stackRules } from '@sufra/contract/insight/stackRules'
import { describe, expect, it } from 'vitest'
import { platformShare } from '../../money/ledger/ledger.rules.ts'
import { firstCouponViolation } from '../../orders/placement/placement.checks.money.ts'
import { addons, item, line } from '../../orders/pricing/pricing.fixture.ts'
import { priceBasket } from '../../orders/pricing/pricing.ts'

const offer = (id: number, item_id: number | null, discount: number) => ({ id, item_id, discount })
const coupon = (discount: number, platform_contribution = 0, item_ids: readonly number[] | null = null) => ({
  id: 1,
  code: 'C',
  discount,
  platform_contribution,
  item_ids,
})
/** QAR 500, or what is said. */
const plate = (promoted_price = 500_00, id = 1) => line({ item: { ...item, id, promoted_price } })
const borneByStore = (price: ReturnType<typeof priceBasket>) => price.discount_value - platformShare(price)

/** Why the coupon of a basket is refused. */
const violationOf = (price: ReturnType<typeof priceBasket>, minimum_order_amount = 0) =>
  firstCouponViolation({
    input: { coupon_code: 'C' },
    context: {
      coupon: {
        ...coupon(10),
        type: 'Store',
        item_ids: [],
        code_id: null,
        code_used: false,
        all_stores: true,
        in_store: false,
        state: 'active',
        start_date: '2020-01-01',
        end_date: '2040-01-01',
        minimum_order_amount,
        limit_per_user: null,
        customer_used_count: 0,
      },
    },
    basket: price.lines,
    price,
  })?.code

/** An example of each rule, by the code that prices orders. */
const examples: Record<StackRule, () => void> = {
  best: () => {
    const applied = (...offers: ReturnType<typeof offer>[]) =>
      priceBasket([plate()], 0, { offers }).lines[0]?.offer_id
    expect(applied(offer(1, null, 20), offer(2, 1, 30))).toBe(2)
    expect(applied(offer(1, null, 30), offer(2, 1, 20))).toBe(1)
    expect(applied(offer(2, null, 20), offer(1, 1, 20))).toBe(1)
  },
  line: () => {
    const price = priceBasket([line({ addons: addons([50_00, 2]) })], 0, { offers: [offer(1, null, 10)] })
    expect(price.offer_discount_value).toBe(60_00)
    expect(borneByStore(price)).toBe(60_00)
  },
  coupon: () => {
    const basket = [plate(), plate(100_00, 2)]
    const offers = [offer(1, 1, 20)]
    expect(priceBasket(basket, 0, { offers, coupon: coupon(10) }).coupon_discount_value).toBe(50_00)
    expect(priceBasket(basket, 0, { offers, coupon: coupon(10, 0, [2]) }).coupon_discount_value).toBe(10_00)
  },
  minimum: () => {
    const price = priceBasket([plate()], 100_00, { offers: [offer(1, null, 20)], coupon: coupon(10) })
    const violation = (minimum_order_amount: number) => violationOf(price, minimum_order_amount)
    expect(violation(400_00)).toBeUndefined()
    expect(violation(400_01)).toBe('ordering.couponMinimum')
  },
  nothing: () => {
    const free = priceBasket([plate()], 0, { offers: [offer(1, null, 100)], coupon: coupon(10) })
    expect(violationOf(free)).toBe('ordering.couponNothing')
  },
  share: () => {
    const price = priceBasket([plate()], 0, { offers: [], coupon: coupon(10, 60) })
    expect([platformShare(price), borneByStore(price)]).toEqual([30_00, 20_00])
  },
  welcome: () => {
    const price = priceBasket([plate()], 0, { offers: [offer(1, null, 20)], welcome: 10 })
    expect([price.welcome_discount_value, platformShare(price)]).toEqual([40_00, 40_00])
  },
  either: () => {
    const price = priceBasket([plate()], 0, { offers: [], coupon: coupon(5), welcome: 10 })
    expect([price.coupon_discount_value, price.welcome_discount_value]).toEqual([25_00, 0])
  },
  budget: () => {
    const given = (welcome_left: number) =>
      priceBasket([plate()], 0, { offers: [], welcome: 10, welcome_left }).welcome_discount_value
    expect([given(50_00), given(49_99)]).toEqual([50_00, 0])
  },
  delivery: () => {
    const all = { offers: [offer(1, null, 100)], coupon: coupon(100) }
    expect(priceBasket([plate()], 30_00, all).order_total_price).toBe(30_00)
  },
  rounding: () => {
    const basket = [plate(5), plate(5)]
    expect(priceBasket(basket, 0, { offers: [offer(1, null, 10)] }).discount_value).toBe(2)
    expect(priceBasket(basket, 0, { offers: [], coupon: coupon(10) }).discount_value).toBe(1)
  },
}

describe('how discounts stack', () => {
  it.each(Object.entries(examples))('%s: as the words say', (_, example) => example())

  it('is told to channels in the words of the screen', async () => {
    const path = join(import.meta.dirname, '../../../../../docs/ordering-api.md')
    const docs = await readFile(path, 'utf8')
    const [before, rest = ''] = docs.split('<!-- stack rules -->\n')
    const [, after] = rest.split('<!-- end of stack rules -->\n')
    const rules = Object.values(stackRules)
      .map(({ en }) => `- ${en}\n`)
      .join('')
    const wanted = `${before}<!-- stack rules -->\n${rules}<!-- end of stack rules -->\n${after}`
    if (process.env.UPDATE_DOCS) await writeFile(path, wanted)
    else expect(docs).toBe(wanted)
  })
})
