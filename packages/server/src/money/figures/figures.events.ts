import { ledgerEventNames } from '@sufra/contract/money/orderPayments'
import { sql } from 'drizzle-orm'
import { actorName } from '../../kernel/access/actorName.ts'
import type { Scope } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { type LedgerEventRow, ledgerAccounts, ledgerEvents } from '../ledger/ledger.events.sql.ts'
import type { Explained } from './explained.ts'
import type { PartRow } from './figures.parts.sql.ts'

/** Presents the events among these rows, by id. */
export async function presentEvents(
  db: Db,
  scope: Scope,
  rows: readonly PartRow[],
  { lines, reversible }: Explained,
) {
  const ids = rows.filter(({ kind }) => kind === 'event').map(({ id }) => id)
  const which = sql`event_id = any(${sql.param(ids)}::bigint[]) ${lines ? sql`and ${lines}` : sql``}`
  const [events, accounts] = [await ledgerEvents(db, which), await ledgerAccounts(db)]
  const names = new Map(accounts.map(({ code, name_en, name_ar }) => [code, { en: name_en, ar: name_ar }]))
  const present = (event: LedgerEventRow) => ({
    event: event.kind,
    name: ledgerEventNames[event.kind],
    order_id: event.order_id,
    payment_request_id: event.payment_request_id,
    at: event.at,
    actor_name: actorName(scope, event),
    reference: scope.kind === 'admin' ? event.reference : null,
    reverses_event_id: event.reverses_event_id,
    reversed_by_event_id: event.reversed_by_event_id,
    reversible: reversible?.(event) ?? false,
    postings: event.postings.map(({ account, amount }) => ({
      account,
      name: orNotFound(names.get(account)),
      amount,
    })),
  })
  return new Map(events.map((event) => [event.id, present(event)]))
}
