import { z } from 'zod'
import { Day, Id } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { BalanceSum, Sum } from '../kernel/money.ts'
import { feature, list } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'

const Figures = {
  /** Balance due by the ledger. Negative if the store owes it. */
  due: BalanceSum,
  /** From orders that have not ended. Not part of `due`. */
  expected: BalanceSum,
  /** Of `due`, what pending payment requests ask for. */
  requested: Sum,
  /** Of `due`, what charges change that no payment request has netted yet. */
  charges: BalanceSum,
  /** Paid out on the days of the range, by reference date, without reversed payouts. */
  paid: Sum,
}

/** What is between the platform and a store. */
export const StorePosition = z.object({
  /** Of the store. */
  id: Id,
  name: Translated,
  restaurant: z.object({ id: Id, name: Translated }),
  archived: z.boolean(),
  ...Figures,
  /** Reference date of the last payout that was not reversed. */
  last_paid_on: z.iso.date().nullable(),
})
export type StorePosition = z.output<typeof StorePosition>

export const positionFigures = ['due', 'expected', 'requested', 'charges', 'paid'] as const
export const positionSorts = {
  name: 'asc',
  name_ar: 'asc',
  due: 'desc',
  expected: 'desc',
  requested: 'desc',
  charges: 'desc',
  paid: 'desc',
  last_paid_on: 'desc',
} as const
export const positionBalances = ['due', 'owing'] as const

/** Where each store stands with the platform ("Stores payments", spec 3 §2). */
export const storePositions = feature('storePositions', {
  list: list('settings/storesPayments/getStoresPaymentsList', {
    kinds: ['admin'],
    permission: 'payments.read',
    summary:
      'What is due to each store, expected, requested and paid out. Archived stores are listed as long as anything is open or was paid in the range.',
    filters: {
      restaurant_id: Id.optional(),
      /** Only stores to which something is due, or only those that owe something. */
      balance: z.enum(positionBalances).optional(),
      /** First and last reference date of what is paid. Without them, the current month in Qatar up to today. */
      start_date: Day.optional(),
      end_date: Day.optional(),
      ...sortedBy(positionSorts),
    },
    output: z.object({
      stores: Page(StorePosition),
      /** Of all pages. Without filters and search they are the ledger's. */
      totals: z.object(Figures),
      /** The days of `paid`. */
      paid_from: z.iso.date(),
      paid_to: z.iso.date(),
    }),
    example: () => ({ body: { count: 10, page: 1, sort: 'due', direction: 'desc' } }),
  }),
})
