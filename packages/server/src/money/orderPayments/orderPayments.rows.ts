import type { Bilingual } from '@sufra/contract/kernel/language'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { ledgerEventNames, type orderPayments } from '@sufra/contract/money/orderPayments'
import {
  type Account,
  copiesOf,
  copiesOfReversal,
  type EventKind,
  type Posting,
} from '../ledger/ledger.rules.ts'
import type { MoneyOrder } from '../ledger/ledger.sql.ts'
import { reversalViolation, type Undoable } from '../ledger/reversal.rules.ts'
import type { LedgerEventRow } from './orderPayments.sql.ts'

type Postings = OutputOf<typeof orderPayments.postings>
type AccountNames = ReadonlyMap<string, Bilingual>

export const presentFigures = (order: MoneyOrder): Postings['figures'] => ({
  ...order,
  payed_amount: order.paid_amount,
})

const presentLine = ({ account, amount }: Posting, names: AccountNames) => ({
  account,
  name: names.get(account) ?? { en: account, ar: account },
  amount,
})

function changesOf(row: LedgerEventRow): Postings['events'][number]['changes'] {
  const { paid_amount, ...rest } =
    row.kind === 'reversal'
      ? copiesOfReversal(row.reversed_kind as EventKind, row.postings)
      : copiesOf(row.kind, row.postings)
  return { payed_amount: paid_amount, ...rest }
}

/**
 * An event as input of the undo rules. The amount of a payment or cash collection is what it took off the amount owed.
 */
export const undoable = ({ kind, postings, reversed_by_event_id }: LedgerEventRow): Undoable => ({
  kind,
  amount: postings
    .filter(({ account }) => account === 'customer_receivable')
    .reduce((sum, { amount }) => sum - amount, 0),
  reversed_by_event_id,
})

export const presentEvent = (
  row: LedgerEventRow,
  names: AccountNames,
  order: MoneyOrder,
): Postings['events'][number] => ({
  ...row,
  name: ledgerEventNames[row.kind],
  actor_name: row.actor_name ?? '',
  reversible: reversalViolation(undoable(row), order) === undefined,
  postings: row.postings.map((posting) => presentLine(posting, names)),
  changes: changesOf(row),
})

/** Sums all postings by account, without zero balances. */
export function balancesOf(events: readonly LedgerEventRow[], names: AccountNames): Postings['balances'] {
  const sums = new Map<Account, number>()
  for (const { account, amount } of events.flatMap(({ postings }) => postings)) {
    sums.set(account, (sums.get(account) ?? 0) + amount)
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => presentLine({ account, amount }, names))
}
