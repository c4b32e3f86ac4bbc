import { qatarDay } from '@sufra/contract/kernel/clock'
import { type Dirhams, percentageOf } from '@sufra/contract/kernel/money'
import { type Deals, leftOf, type Offer } from '../../menu/availability/availability.discounts.ts'
import { commissionOf, platformShare } from '../../money/ledger/ledger.rules.ts'
import { couponTerms } from '../../orders/placement/draft.ts'
import type { CouponRow } from '../../orders/placement/orderContext.ts'
import { firstCouponViolation } from '../../orders/placement/placement.checks.money.ts'
import { type Price, type PriceableLine, priceBasket } from '../../orders/pricing/pricing.ts'
import { unsavedId } from '../../promotions/offers/offers.rules.ts'
import type { OrderCopy } from './orderCopies.sql.ts'

type LineCopy = OrderCopy['lines'][number]

interface DatedOffer extends Offer {
  readonly start_date: string
  readonly end_date: string
}

/** An offer as if it had been on all the time. */
export interface TriedOffer {
  readonly kind: 'offer'
  /** The saved offer that it takes the place of. */
  readonly replaces: number | undefined
  readonly item_id: number | null
  readonly discount: number
  /** The store's other offers, which lines had instead of the replaced one. */
  readonly others: readonly DatedOffer[]
}

/** A coupon as if it had been on all the time, and as if every order had used it that could. */
export interface TriedCoupon {
  readonly kind: 'coupon'
  readonly replaces: number | undefined
  readonly terms: Omit<CouponRow, 'state' | 'in_store' | 'item_ids' | 'customer_used_count'>
  readonly total_usage_limit: number | null
  /** Its items by store; empty lists for a coupon of whole stores. */
  readonly targets: ReadonlyMap<number, readonly number[]>
}

/** How often a tried coupon was used so far. */
export interface Uses {
  total: number
  readonly byCustomer: Map<number, number>
}

/** An order with the promotion and without it. */
interface Repriced {
  readonly without: Price<PriceableLine>
  readonly with: Price<PriceableLine>
}

const sumAs = (price: Dirhams) => [{ picked: [{ option: { price }, quantity: 1 }] }]

/** A line has no item if it came without one. */
const itemOf = ({ item_id, line_number }: LineCopy): number => item_id ?? -line_number

const basketOf = ({ lines }: OrderCopy): PriceableLine[] =>
  lines.map((line) => ({
    item: { ...line, id: itemOf(line) },
    quantity: line.quantity,
    choices: sumAs(line.choices_price),
    addons: sumAs(line.addons_price),
  }))

/** The offers an order's lines have got, except for the replaced one. */
function offersOf(order: OrderCopy, trial: TriedOffer | TriedCoupon): Offer[] {
  const day = qatarDay(order.created_at)
  return order.lines.flatMap((line): Offer[] => {
    const item_id = itemOf(line)
    if (line.offer_id === null) return []
    if (trial.kind === 'coupon' || line.offer_id !== trial.replaces)
      return [{ id: line.offer_id, item_id, discount: line.offer_discount }]
    return trial.others
      .filter((other) => other.item_id === null || other.item_id === item_id)
      .filter(({ start_date, end_date }) => start_date <= day && day <= end_date)
      .map(({ id, discount }) => ({ id, item_id, discount }))
  })
}

/** The discounts an order got, read back from its copies. */
function dealsOf(order: OrderCopy, trial: TriedOffer | TriedCoupon): Deals {
  const { coupon_id, coupon_code, coupon_type, coupon_items, welcome_discount_value } = order
  const had = coupon_id !== null && !(trial.kind === 'coupon' && coupon_id === trial.replaces)
  const left = leftOf(order.lines.map((line) => ({ ...line, item: { id: itemOf(line) } })))
  return {
    offers: offersOf(order, trial),
    coupon: had
      ? couponTerms({
          id: coupon_id,
          code: coupon_code ?? '',
          discount: order.coupon_discount,
          platform_contribution: order.coupon_platform_contribution,
          type: coupon_type ?? 'Store',
          item_ids: coupon_items,
        })
      : undefined,
    welcome: percentageOf(welcome_discount_value, left),
  }
}

function withOffer(order: OrderCopy, trial: TriedOffer): Repriced | undefined {
  const [basket, deals] = [basketOf(order), dealsOf(order, trial)]
  const id = trial.replaces ?? unsavedId
  const price = priceBasket(basket, order.catering_delivery_fees, {
    ...deals,
    offers: [...deals.offers, { id, item_id: trial.item_id, discount: trial.discount }],
  })
  const given = price.lines.some(({ offer_id, offer_discount_value: value }) => offer_id === id && value > 0)
  return given
    ? { with: price, without: priceBasket(basket, order.catering_delivery_fees, deals) }
    : undefined
}

function withCoupon(order: OrderCopy, trial: TriedCoupon, uses: Uses): Repriced | undefined {
  const [basket, deals] = [basketOf(order), dealsOf(order, trial)]
  // One coupon an order: another one stays.
  if (deals.coupon) return undefined
  const without = priceBasket(basket, order.catering_delivery_fees, deals)
  const items = trial.targets.get(order.store_id)
  const coupon: CouponRow = {
    ...trial.terms,
    in_store: items !== undefined,
    item_ids: [...(items ?? [])],
    state: uses.total >= (trial.total_usage_limit ?? Infinity) ? 'used_up' : 'active',
    customer_used_count: uses.byCustomer.get(order.customer_id) ?? 0,
  }
  const price = priceBasket(basket, order.catering_delivery_fees, { ...deals, coupon: couponTerms(coupon) })
  if (firstCouponViolation({ input: { coupon_code: coupon.code }, context: { coupon }, basket, price }))
    return undefined
  // It replaces the welcome discount: whoever had more of that one would not have typed a code.
  if (price.coupon_discount_value <= without.welcome_discount_value) return undefined
  uses.total++
  if (coupon.limit_per_user !== null) uses.byCustomer.set(order.customer_id, coupon.customer_used_count + 1)
  return { with: price, without }
}

/** An order priced again by the code that places orders. Undefined: the promotion does not touch it. */
export const repriceOrder = (
  order: OrderCopy,
  trial: TriedOffer | TriedCoupon,
  uses: Uses,
): Repriced | undefined => (trial.kind === 'offer' ? withOffer(order, trial) : withCoupon(order, trial, uses))

/** What a promotion costs on an order: the difference it makes. */
export function costOf(order: OrderCopy, repriced: Repriced) {
  const { with: given, without } = repriced
  const discount = given.discount_value - without.discount_value
  const platform = platformShare(given) - platformShare(without)
  const percent = order.catering_commission
  return {
    discount,
    platform,
    stores: discount - platform,
    commission: commissionOf(without, percent) - commissionOf(given, percent),
  }
}
