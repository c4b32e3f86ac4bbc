import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { countUpTo, Page } from '../kernel/list.ts'
import { BalanceSum } from '../kernel/money.ts'
import { everyKind, feature, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { ReportRange, reportFilters } from './reports.ts'

/** All names are today's, of archived items too. */
const Item = { id: Id, name: Translated, category: Translated, store: Translated }
const sold = { quantity: z.int(), sub_total: BalanceSum }

const soldItems = {
  figures: z.object({ items: z.int(), ...sold, unsold: z.int() }),
  /** By sub total, as categories are. */
  items: Page(z.object({ ...Item, orders: z.int(), ...sold })),
  /** Of the category that an item is in today. */
  categories: Page(z.object({ id: Id, name: Translated, store: Translated, items: z.int(), ...sold })),
}
const ItemReport = z.object({
  ...soldItems,
  /** The same items and categories in the range it is compared with, those that were sold in it. */
  compared: z.object(soldItems).nullable(),
  compared_with: ReportRange.nullable(),
  /** By store and name. */
  unsold: Page(z.object(Item)),
  /** Items of one order, most orders first. The share is that of the orders of the first, which has fewer. */
  pairs: Page(
    z.object({
      name: Translated,
      with_name: Translated,
      store: Translated,
      together: z.int(),
      share: z.number(),
    }),
  ),
})
export type ItemReport = z.output<typeof ItemReport>

/** What is ordered, what is not, and what is ordered together. */
export const reportItems = feature('reportItems', {
  show: post('reports/getItemsReport', {
    kinds: everyKind,
    permission: 'reports.read',
    readOnly: true,
    mayUseReplica: true,
    summary: 'Items of the orders of a range of days, as of this moment: sold, never sold and sold together.',
    input: z.strictObject({
      ...reportFilters,
      /** Rows of each list. */
      count: countUpTo(5000),
    }),
    output: ItemReport,
    errors: ['range.reversed', 'reports.rangeTooLong'],
    example: () => ({
      body: { start_date: '2026-01-01', end_date: '2026-01-31', compare: 'before', count: 25 },
    }),
  }),
})
