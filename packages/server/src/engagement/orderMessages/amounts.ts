import type { Dirhams } from '@sufra/contract/kernel/money'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { recordedCancellation, unpaidAdvance } from '../../money/ledger/cancellation.rules.ts'
import { readFigures } from '../../money/ledger/ledger.sql.ts'
import { cancellationPostings } from '../../money/ledger/lifecycle.sql.ts'
import { refundDue, refundsOf } from '../../money/ledger/payments.sql.ts'
import type { Notice } from './notices.sql.ts'

/** What a message says of an order's money. */
export interface Amounts {
  readonly total: Dirhams
  /** Paid back, or to be paid back, to the card. */
  readonly refund: Dirhams
  /** What the store returns in cash. */
  readonly cash: Dirhams
  readonly advance: Dirhams
}

/** The amounts of a notice by the ledger as it is now: since the event, some may have been paid or given back. */
export async function amountsOf(db: Db, { event, order_id, occurrence }: Notice): Promise<Amounts> {
  const order = await readFigures(db, sql`true`, order_id)
  const amounts = { total: order.order_total_price, refund: 0, cash: 0, advance: unpaidAdvance(order) }
  switch (event) {
    case 'refunded': {
      const refund = (await refundsOf(db, order_id)).find(({ id }) => id === occurrence)
      return { ...amounts, refund: refund?.amount ?? 0 }
    }
    case 'declined':
    case 'cancelled': {
      const { cash_to_return } = recordedCancellation(order, await cancellationPostings(db, order_id))
      return { ...amounts, refund: await refundDue(db, order), cash: cash_to_return }
    }
    default:
      return amounts
  }
}
