import { percentOf } from '@sufra/contract/kernel/money'
import { orderStatus } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { commissionBase } from '../ledger/ledger.rules.ts'
import type { Formula } from './explained.ts'
import { lineSums, type OrderRates, orderFormula } from './figures.formula.sql.ts'
import type { OrderFigure } from './figures.orderChanges.ts'

const plain = (terms: Formula['terms']): Formula => ({ terms, percent: null })

/**
 * A percentage of what is left after the offers. Undefined for a coupon that is for some items only: the order does not
 * keep what those cost.
 */
function discountFormula(
  { sub_total, offer_discount_value }: OrderRates,
  percent: number,
  value: number,
): Formula | undefined {
  if (percentOf(sub_total - offer_discount_value, percent) !== value) return undefined
  return { terms: { sub_total, offers: 0 - offer_discount_value }, percent: 0 - percent }
}

/** The formula of what an order costs or of its shares, if they have not been reversed (DECISIONS 20, 22). */
export function formulaOfRates(
  figure: OrderFigure,
  rates: OrderRates,
  reversed: boolean,
): Formula | undefined {
  const { sub_total, coupon_discount_value, welcome_discount_value } = rates
  switch (figure) {
    case 'order_price':
      return plain({
        sub_total,
        all_discounts: 0 - rates.discount_value,
        delivery: rates.catering_delivery_fees,
      })
    case 'order_advance':
      return { terms: { order_total: rates.order_total_price }, percent: rates.catering_advance }
    case 'order_offer':
      return plain({ offers: 0 - rates.offer_discount_value })
    case 'order_coupon':
      return (
        discountFormula(rates, rates.coupon_discount, coupon_discount_value) ??
        plain({ coupon_discount: 0 - coupon_discount_value })
      )
    case 'order_welcome_discount':
      return (
        discountFormula(rates, rates.discount, welcome_discount_value) ??
        plain({ welcome: 0 - welcome_discount_value })
      )
    case 'order_delivery':
      return plain({ delivery: rates.catering_delivery_fees })
    case 'order_commission':
      if (reversed) return undefined
      return {
        terms: { sub_total, store_discounts: commissionBase(rates) - sub_total },
        percent: rates.catering_commission,
      }
    case 'order_contribution':
      if (reversed || rates.coupon_platform_contribution_value === 0) return undefined
      return {
        terms: { coupon_discount: coupon_discount_value },
        percent: rates.coupon_platform_contribution,
      }
    default:
      return undefined
  }
}

/** The formula of an order's figure as it is. Shares and commission of a cancelled order are reversed. */
export async function formulaOfOrder(
  db: Db,
  id: number,
  figure: OrderFigure,
  rates: OrderRates,
): Promise<Formula | undefined> {
  if (figure === 'order_due' || figure === 'order_net') {
    const { discounts, ...net } = orNotFound(await orderFormula(db, sql`id = ${id}`))
    return plain(figure === 'order_due' ? { discounts, ...net } : net)
  }
  if (figure === 'order_sub_total') {
    const lines = orNotFound(await lineSums(db, id))
    return lines.items + lines.choices + lines.addons === rates.sub_total ? plain(lines) : undefined
  }
  return formulaOfRates(figure, rates, rates.status_id === orderStatus.cancelled)
}
