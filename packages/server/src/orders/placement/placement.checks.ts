import type { ErrorCode } from '@sufra/contract/errors'
import { formatQar, maxAmount } from '@sufra/contract/kernel/money'
import type { ErrorParams } from '../../kernel/errors/apiError.ts'
import { canTake, choiceFault } from '../../menu/availability/availability.possible.ts'
import type { BasketLine, Price } from '../pricing/pricing.ts'
import type { OrderContext, PlaceInput } from './orderContext.ts'

/** An order being validated: its input, the rows it refers to, its price and its time. */
export interface OrderDraft {
  readonly input: PlaceInput
  readonly context: OrderContext
  readonly basket: readonly BasketLine[]
  readonly price: Price
  readonly event_at: Date
  readonly now: Date
  /** Only asked for its price. */
  readonly quoted: boolean
}

/** Why an order is rejected. A violation of its time is answered with the next time that works. */
export interface Violation {
  readonly code: ErrorCode
  readonly field: string
  readonly params?: ErrorParams
  readonly timed?: true
}

export type Check<Draft = OrderDraft> = (draft: Draft) => Violation | undefined
type LineCheck = (line: BasketLine, field: string, draft: OrderDraft) => Violation | undefined

export const eachLine =
  (check: LineCheck): Check =>
  (draft) => {
    for (const [index, line] of draft.basket.entries()) {
      const violation = check(line, `items.${index}`, draft)
      if (violation) return violation
    }
    return undefined
  }

/** The first violation of several checks. */
export const firstOf =
  <Draft>(checks: readonly Check<Draft>[]): Check<Draft> =>
  (draft) => {
    for (const check of checks) {
      const violation = check(draft)
      if (violation) return violation
    }
    return undefined
  }

interface Named {
  readonly name_en: string
  readonly name_ar: string
}
export const itemNames = ({ name_en, name_ar }: Named) => ({ item_en: name_en, item_ar: name_ar })

/** The quantity of an item in an order, over all lines. */
export const quantityOf = (basket: readonly BasketLine[], item_id: number): number =>
  basket.filter(({ item }) => item.id === item_id).reduce((total, { quantity }) => total + quantity, 0)

const customerMayOrder: Check = ({ context }) =>
  context.customer_status === false
    ? { code: 'ordering.customerBlocked', field: 'customer.mobile' }
    : undefined

const storeTakesOrders: Check = ({ context }) =>
  context.catering_status ? undefined : { code: 'ordering.storeClosed', field: 'store_id' }

const areaIsServed: Check = ({ context }) =>
  context.catering_delivery_fees === null ? { code: 'ordering.areaNotServed', field: 'area_id' } : undefined

const unavailable = (named: Named, field: string): Violation => ({
  code: 'ordering.itemUnavailable',
  params: itemNames(named),
  field,
})

const itemIsShown: LineCheck = ({ item }, field) =>
  item.shown ? undefined : unavailable(item, `${field}.item_id`)

/** If the store hid an option after it was picked, the error names it. */
const optionsAreShown: LineCheck = ({ choices, addons }, field) => {
  const hidden = [...choices, ...addons].flatMap(({ group, picked }) =>
    picked.filter(({ option }) => !(group.shown && option.shown)),
  )[0]
  return hidden && unavailable(hidden.option, field)
}

/** "Max add per Order" applies to the whole order, over all its lines. */
const quantityIsAllowed: LineCheck = ({ item }, field, { basket }) =>
  quantityOf(basket, item.id) > item.max_quantity_per_day
    ? {
        code: 'ordering.quantity',
        params: { max: item.max_quantity_per_day, ...itemNames(item) },
        field: `${field}.quantity`,
      }
    : undefined

const choicesAreComplete: LineCheck = ({ choices }, at) => {
  const field = `${at}.choices`
  for (const { group, picked } of choices.filter((choice) => choice.group.shown)) {
    const names = { choice_en: group.name_en, choice_ar: group.name_ar }
    const code = choiceFault(group, picked)
    if (code === 'ordering.choiceCount')
      return { code, params: { min: group.min, max: group.max, ...names }, field }
    if (code) return { code, params: { max: group.max_quantity, ...names }, field }
  }
  return undefined
}

const optionsAreInBounds: LineCheck = ({ choices, addons }, field) => {
  const wrong = [...choices, ...addons]
    .flatMap(({ picked }) => picked)
    .find(({ option, quantity }) => !canTake(option, quantity))
  if (!wrong) return undefined
  const { min, max, name_en, name_ar } = wrong.option
  const params = { min, max, option_en: name_en, option_ar: name_ar }
  return { code: 'ordering.optionQuantity', params, field }
}

const isServedThatLong: LineCheck = ({ item, serving_hours = 0 }, field) =>
  serving_hours > item.max_time
    ? {
        code: 'ordering.servingHours',
        params: { max: item.max_time, ...itemNames(item) },
        field: `${field}.serving_hours`,
      }
    : undefined

/** The address needs street and building, or a position. */
const locationIsGiven: Check = ({ context, basket, input: { address } }) => {
  const required = context.required_location || basket.some(({ item }) => item.required_location)
  const given =
    address.latitude !== undefined ||
    (address.street_number !== undefined && address.building_number !== undefined)
  return required && !given ? { code: 'ordering.locationMissing', field: 'address' } : undefined
}

/** Lines within their limits can still add up to more than the largest amount. */
const priceCanBePaid: Check = ({ price }) =>
  Math.max(price.sub_total, price.order_total_price) > maxAmount
    ? { code: 'ordering.tooLarge', params: { most: formatQar(maxAmount) }, field: 'items' }
    : undefined

/** Checks of items, location and customer, independent of the time. */
export const orderChecks: readonly Check[] = [
  customerMayOrder,
  storeTakesOrders,
  areaIsServed,
  eachLine(itemIsShown),
  eachLine(optionsAreShown),
  eachLine(quantityIsAllowed),
  eachLine(choicesAreComplete),
  eachLine(optionsAreInBounds),
  eachLine(isServedThatLong),
  locationIsGiven,
  priceCanBePaid,
]
