import type { Dirhams } from '@sufra/contract/kernel/money'
import {
  bestOffer,
  type Deals,
  type Discounts,
  discountsOf,
  type LineOffer,
  noDeals,
  offerOn,
} from '../../menu/availability/availability.discounts.ts'
import type {
  MenuAddon,
  MenuChoice,
  MenuItem,
  MenuOption,
} from '../../menu/availability/availability.menu.ts'

/** A picked option, with the menu's rows instead of ids. */
interface PickedOption {
  readonly option: MenuOption
  readonly quantity: number
}
export interface PickedGroup<Group> {
  readonly group: Group
  readonly picked: readonly PickedOption[]
}
export interface BasketLine {
  readonly item: MenuItem
  readonly quantity: number
  readonly demands: string
  readonly serving_hours?: number | undefined
  readonly choices: readonly PickedGroup<MenuChoice>[]
  readonly addons: readonly PickedGroup<MenuAddon>[]
}

/** What a line is priced by: a menu item's row, or an order's own copy of it. */
export interface PriceableLine {
  readonly item: Pick<
    MenuItem,
    'id' | 'promoted_price' | 'price_per_unit' | 'enough_for' | 'delivery_type' | 'special_fees_amount'
  >
  readonly quantity: number
  readonly choices: readonly PricedPicks[]
  readonly addons: readonly PricedPicks[]
}
interface PricedPicks {
  readonly picked: readonly { readonly option: Pick<MenuOption, 'price'>; readonly quantity: number }[]
}

interface LinePrice {
  readonly special_fees_amount: Dirhams
  readonly choices_price: Dirhams
  readonly addons_price: Dirhams
  readonly line_total: Dirhams
}
export type PricedLine<Line extends PriceableLine = BasketLine> = Line & LinePrice & LineOffer

export interface Price<Line extends PriceableLine = BasketLine> extends Discounts {
  readonly lines: readonly PricedLine<Line>[]
  readonly sub_total: Dirhams
  readonly catering_delivery_fees: Dirhams
  readonly order_total_price: Dirhams
}

const sum = (amounts: readonly Dirhams[]): Dirhams => amounts.reduce((total, amount) => total + amount, 0)

const picksPrice = (groups: readonly PricedPicks[]): Dirhams =>
  sum(groups.flatMap(({ picked }) => picked.map(({ option, quantity }) => option.price * quantity)))

/**
 * Prices one line (DECISIONS 20). `quantity` is people: the price feeds `enough_for` of them, and each further one is
 * charged extra.
 */
export function priceLine<Line extends PriceableLine>(line: Line): Line & LinePrice {
  const { item, quantity } = line
  const special_fees_amount = item.delivery_type === 'specialFees' ? item.special_fees_amount : 0
  const choices_price = picksPrice(line.choices)
  const addons_price = picksPrice(line.addons)
  const further = Math.max(0, quantity - item.enough_for) * item.price_per_unit
  const line_total = item.promoted_price + further + special_fees_amount + choices_price + addons_price
  return { ...line, special_fees_amount, choices_price, addons_price, line_total }
}

/** Prices the basket. Discounts come between sub total and total: sub total = total + discount − delivery. */
export function priceBasket<Line extends PriceableLine>(
  basket: readonly Line[],
  catering_delivery_fees: Dirhams,
  deals: Deals = noDeals,
): Price<Line> {
  const lines = basket.map((each) => {
    const line = priceLine(each)
    return { ...line, ...offerOn(line.line_total, bestOffer(deals.offers, each.item.id)) }
  })
  const sub_total = sum(lines.map(({ line_total }) => line_total))
  const discounts = discountsOf(lines, deals)
  const order_total_price = sub_total - discounts.discount_value + catering_delivery_fees
  return { lines, sub_total, ...discounts, catering_delivery_fees, order_total_price }
}
