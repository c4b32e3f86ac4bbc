import type { terms } from '@sufra/contract/money/figures'
import type { SQL } from 'drizzle-orm'
import type { LedgerEventRow } from '../ledger/ledger.events.sql.ts'
import type { Parts } from './figures.parts.sql.ts'

/** The terms add up to the figure or, if there is a percentage, to what it is a percentage of. */
export interface Formula {
  readonly terms: Partial<Record<(typeof terms)[number], number>>
  readonly percent: number | null
}
export interface Explained {
  readonly parts: Parts
  /** By default, the sums of its parts by their terms. */
  readonly formula?: Formula | undefined
  /** Condition on the postings of its events that are shown; by default all of them. */
  readonly lines?: SQL
  /** Whether an event can be reversed where it is explained. */
  readonly reversible?: (event: LedgerEventRow) => boolean
}
