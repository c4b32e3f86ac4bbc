import { z } from 'zod'
import { Day, Id, Instant, Month } from '../kernel/fields.ts'
import { countUpTo, Page } from '../kernel/list.ts'
import { AnsweredAmount, BalanceSum, Sum } from '../kernel/money.ts'
import { everyKind, feature, list, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { TaxNumbers } from '../settings/taxNumber.ts'
import { ledgerEventKinds } from './orderPayments.ts'

/** An event that changed what is due to a store (spec 3 §3 Statement row). */
export const StatementRow = z.object({
  /** Of the ledger event. */
  id: Id,
  store: z.object({ id: Id, name: Translated }),
  /** The day it counts for, in Qatar. */
  day: z.iso.date(),
  /** When it was posted. */
  iso_date: Instant,
  /** It was posted on a later day than the one it was meant for. */
  late: z.boolean(),
  /** The day it was meant for: earlier than `day` if its month had been closed by then. */
  effective_date: z.iso.date(),
  type: z.enum(ledgerEventKinds),
  name: Translated,
  order_id: Id.nullable(),
  payment_request_id: Id.nullable(),
  /** Of the order after this event, so that a statement does not change with its orders. */
  order_current_status: z.object({ id: z.int(), display_status: Translated }).nullable(),
  payment_method: z.string().nullable(),
  description: z.string().nullable(),
  /** The order's figures, in the row in which it ended. Later rows have what their event changed. */
  order_total_price: AnsweredAmount,
  payed_amount: AnsweredAmount,
  platform_commission_value: AnsweredAmount,
  pgw_charges_value: AnsweredAmount,
  /** The store's percentage for credit cards, as the order was placed. */
  credit_card_fee: z.number().nullable(),
  /** What it changed: positive if more is due to the store. */
  balance: AnsweredAmount,
  /** What was due after it. */
  running_balance: AnsweredAmount,
})
export type StatementRow = z.output<typeof StatementRow>

/** Rows of a statement in one answer, at most. */
export const statementRowsAtOnce = 2000

/** What a statement is about. */
const about = {
  /** Admins name a store or a restaurant. Others may leave both out for all of their own stores. */
  restaurant_store_id: Id.optional(),
  restaurant_id: Id.optional(),
  start_date: Day.optional(),
  end_date: Day.optional(),
}

const figures = {
  /** Due before the first day. */
  opening_balance: BalanceSum,
  /** Due after the last day: the opening balance and all rows of the range. */
  closing_balance: BalanceSum,
  /** Of orders that have not ended yet, not part of the balance. Of a closed month, as it was closed. */
  expected: BalanceSum,
  /** Of the balance, what pending payment requests ask for. Of a closed month, as it was closed. */
  requested: Sum,
  totalOrders: BalanceSum,
  totalOrderAmountReceived: BalanceSum,
  totalOrderPlatformComissions: BalanceSum,
  totalOrderPGWCharges: BalanceSum,
  totalOrderBalance: BalanceSum,
  /** Of a closed month, as it was closed. */
  tax_numbers: TaxNumbers,
  /** If the range is one month: when it was closed, and the documents of these stores. */
  month: z
    .object({
      month: Month,
      closed_at: Instant.nullable(),
      documents: z.array(
        z.object({ number: Id, checksum: z.string(), store: z.object({ id: Id, name: Translated }) }),
      ),
    })
    .nullable(),
}

/** Statements of accounts, from the ledger (spec 3 §7). */
export const statements = feature('statements', {
  show: list('settings/statementOfAccount/getStatementOfAccount', {
    kinds: everyKind,
    permission: 'statements.read',
    mayUseReplica: true,
    summary:
      'What changed the balance due to a store, or to all stores of a restaurant, on some days in Qatar. Ranges that follow one another add up.',
    /** More rows than other lists', for exports. */
    filters: { ...about, count: countUpTo(statementRowsAtOnce) },
    output: z.object({ statements: Page(StatementRow), ...figures }),
    errors: ['row.missing', 'statements.storeMissing'],
    example: (idOf) => ({ body: { restaurant_store_id: idOf('stores'), start_date: '2026-01-01' } }),
  }),
  document: post('settings/statementOfAccount/getStatementDocument', {
    kinds: everyKind,
    permission: 'statements.read',
    mayUseReplica: true,
    summary: 'A statement with all its rows and names, to be printed.',
    readOnly: true,
    input: z.strictObject(about),
    output: z.object({
      statement: z.object({
        platform: Translated,
        restaurant: Translated,
        /** Null for several stores. */
        store: Translated.nullable(),
        start_date: Day.nullable(),
        end_date: Day.nullable(),
        made_at: Instant,
        rows: z.array(StatementRow),
        /** There are more rows than these, which `show` has too. */
        cut: z.boolean(),
        ...figures,
      }),
    }),
    errors: ['row.missing', 'statements.storeMissing'],
    example: (idOf) => ({ body: { restaurant_store_id: idOf('stores'), start_date: '2026-01-01' } }),
  }),
})
