import type { ErrorCode } from '@sufra/contract/errors'
import { formatQar, maxAmount } from '@sufra/contract/kernel/money'
import type { ErrorParams } from '../../kernel/errors/apiError.ts'
import { canTake, choiceFault } from '../../menu/availability/availability.possible.ts'
import type { BasketLine, Price } from '../pricing/pricing.ts'
import type { OrderContext, PlaceInput } from './orderContext.ts'

/** An order as it is judged: what was asked for, the rows it names, what it comes to, and when. */
export interface OrderDraft {
  readonly input: PlaceInput
  readonly ground: OrderContext
  readonly basket: readonly BasketLine[]
  readonly price: Price
  readonly event_at: Date
  readonly now: Date
}

/** Why an order can't be had. One that has to do with its time is answered with the next that works. */
export interface Violation {
  readonly code: ErrorCode
  readonly field: string
  readonly params?: ErrorParams
  readonly timed?: true
}

export type Check = (asked: OrderDraft) => Violation | undefined
type LineCheck = (line: BasketLine, field: string, asked: OrderDraft) => Violation | undefined

export const eachLine =
  (check: LineCheck): Check =>
  (asked) => {
    for (const [index, line] of asked.basket.entries()) {
      const objection = check(line, `items.${index}`, asked)
      if (objection) return objection
    }
    return undefined
  }

/** The first objection of many checks. */
export const firstOf =
  (checks: readonly Check[]): Check =>
  (asked) => {
    for (const check of checks) {
      const objection = check(asked)
      if (objection) return objection
    }
    return undefined
  }

interface Named {
  readonly name_en: string
  readonly name_ar: string
}
export const itemNames = ({ name_en, name_ar }: Named) => ({ item_en: name_en, item_ar: name_ar })

/** All of an item that an order holds, over its lines. */
export const quantityOf = (basket: readonly BasketLine[], item_id: number): number =>
  basket.filter(({ item }) => item.id === item_id).reduce((total, { quantity }) => total + quantity, 0)

const customerMayOrder: Check = ({ ground }) =>
  ground.customer_status === false
    ? { code: 'ordering.customerBlocked', field: 'customer.mobile' }
    : undefined

const storeTakesOrders: Check = ({ ground }) =>
  ground.catering_status ? undefined : { code: 'ordering.storeClosed', field: 'store_id' }

const areaIsServed: Check = ({ ground }) =>
  ground.catering_delivery_fees === null ? { code: 'ordering.areaNotServed', field: 'area_id' } : undefined

const unavailable = (named: Named, field: string): Violation => ({
  code: 'ordering.itemUnavailable',
  params: itemNames(named),
  field,
})

const itemIsShown: LineCheck = ({ item }, field) =>
  item.shown ? undefined : unavailable(item, `${field}.item_id`)

/** A basket filled before the store hid an option is told which one. */
const optionsAreShown: LineCheck = ({ choices, addons }, field) => {
  const hidden = [...choices, ...addons].flatMap(({ group, picked }) =>
    picked.filter(({ option }) => !(group.shown && option.shown)),
  )[0]
  return hidden && unavailable(hidden.option, field)
}

/** "Max add per Order" is for the whole order, over all its lines. */
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

/** Somebody has to find the door: by street and building, or by the position. */
const locationIsGiven: Check = ({ ground, basket, input: { address } }) => {
  const required = ground.required_location || basket.some(({ item }) => item.required_location)
  const given =
    address.latitude !== undefined ||
    (address.street_number !== undefined && address.building_number !== undefined)
  return required && !given ? { code: 'ordering.locationMissing', field: 'address' } : undefined
}

/** Of lines within their limits an order can still come to more than any amount may be. */
const priceCanBePaid: Check = ({ price }) =>
  Math.max(price.sub_total, price.order_total_price) > maxAmount
    ? { code: 'ordering.tooLarge', params: { most: formatQar(maxAmount) }, field: 'items' }
    : undefined

/** What is ordered, where and by whom, whenever it is wanted. */
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
