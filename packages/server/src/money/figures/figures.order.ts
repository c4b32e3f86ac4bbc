import type { figures } from '@sufra/contract/money/figures'
import { orderStatus } from '@sufra/contract/orders/orders'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { type LedgerEventRow, orderLedger } from '../ledger/ledger.events.sql.ts'
import {
  type Account,
  type Copies,
  commissionBase,
  copiesOf,
  copiesOfReversal,
  type EventKind,
} from '../ledger/ledger.rules.ts'
import { reversalViolation, undoable } from '../ledger/reversal.rules.ts'
import type { Explained, Formula } from './explained.ts'
import { type OrderRates, orderFormula, orderRates } from './figures.formula.sql.ts'
import { changeParts } from './figures.ledger.sql.ts'
import { orderOf } from './figures.sql.ts'

export type OrderFigure = Call<typeof figures.explainOrder>['input']['figure']

interface Change extends Copies {
  /** Of the discounts that the platform bears. An order has a coupon or the welcome discount, never both. */
  readonly discounts: number
  /** What was placed. */
  readonly total: number
}

const sumOn = (account: Account, postings: LedgerEventRow['postings']) =>
  postings.reduce((sum, each) => (each.account === account ? sum + each.amount : sum), 0)

function changeOf({ kind, reversed_kind, postings }: LedgerEventRow): Change {
  const copies =
    kind === 'reversal' ? copiesOfReversal(reversed_kind as EventKind, postings) : copiesOf(kind, postings)
  return {
    ...copies,
    discounts: sumOn('platform_discounts', postings),
    total: kind === 'placement' ? sumOn('customer_receivable', postings) : 0,
  }
}

const amounts: Readonly<Record<OrderFigure, (change: Change, rates: OrderRates) => number>> = {
  order_price: ({ total }) => total,
  order_received: ({ paid_amount }) => paid_amount,
  order_cash: ({ cash_collected_amount }) => cash_collected_amount,
  order_commission: ({ platform_commission_value }) => platform_commission_value,
  order_gateway_charge: ({ pgw_charges_value }) => pgw_charges_value,
  order_contribution: ({ discounts }, rates) =>
    rates.coupon_platform_contribution_value > 0 ? discounts : 0,
  order_welcome: ({ discounts }, rates) => (rates.welcome_discount_value > 0 ? discounts : 0),
  order_refunds: ({ refunded_amount }) => refunded_amount,
  order_due: ({ due_to_store }) => due_to_store,
  order_net: (change) =>
    change.paid_amount - change.refunded_amount - change.pgw_charges_value - change.platform_commission_value,
}

/** What the events of an order changed in one of its figures, up to one of them if it is given. */
export async function orderChanges(
  db: Db,
  id: number,
  figure: OrderFigure,
  until = Number.POSITIVE_INFINITY,
) {
  const [events, found] = [await orderLedger(db, id), await orderRates(db, id)]
  const rates = orNotFound(found)
  const changes = events
    .filter((event) => event.id <= until)
    .map((event) => ({ event_id: event.id, at: event.at, amount: amounts[figure](changeOf(event), rates) }))
    .filter(({ amount }) => amount !== 0)
  return { changes, rates }
}

/** The formula of what an order costs or of its shares, if they have not been reversed (DECISIONS 20, 22). */
export function formulaOfRates(
  figure: OrderFigure,
  rates: OrderRates,
  reversed: boolean,
): Formula | undefined {
  const { sub_total } = rates
  if (figure === 'order_price')
    return {
      terms: { sub_total, all_discounts: -rates.discount_value, delivery: rates.catering_delivery_fees },
      percent: null,
    }
  if (figure === 'order_commission' && !reversed)
    return {
      terms: { sub_total, store_discounts: commissionBase(rates) - sub_total },
      percent: rates.catering_commission,
    }
  if (figure === 'order_contribution' && !reversed && rates.coupon_platform_contribution_value > 0)
    return {
      terms: { coupon_discount: rates.coupon_discount_value },
      percent: rates.coupon_platform_contribution,
    }
  return undefined
}

/** The formula of an order's figure as it is. Shares and commission of a cancelled order are reversed. */
async function formulaOf(
  db: Db,
  id: number,
  figure: OrderFigure,
  rates: OrderRates,
): Promise<Formula | undefined> {
  if (figure === 'order_due' || figure === 'order_net') {
    const { discounts, ...net } = orNotFound(await orderFormula(db, sql`id = ${id}`))
    return { terms: figure === 'order_due' ? { discounts, ...net } : net, percent: null }
  }
  return formulaOfRates(figure, rates, rates.status_id === orderStatus.cancelled)
}

export async function explainedOrder({
  db,
  scopeFilter,
  input: { figure, id },
}: Call<typeof figures.explainOrder>): Promise<Explained> {
  orNotFound(await orderOf(db, scopeFilter, id))
  const { changes, rates } = await orderChanges(db, id, figure)
  return {
    parts: changeParts(changes),
    formula: await formulaOf(db, id, figure, rates),
    lines: sql`order_id = ${id}`,
    reversible: (event) => reversalViolation(undoable(event), rates) === undefined,
  }
}
