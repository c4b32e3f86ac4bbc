import { z } from 'zod'
import { columnWidths } from './columnWidths.ts'

/** Lists whose columns a person may choose and whose views are kept. Each list has its own. */
export const chosenLists = [
  'orders',
  'customers',
  'restaurants',
  'stores',
  'storeUsers',
  'coupons',
  'offers',
  'reviews',
  'paymentRequests',
  'positions',
  'payoutRuns',
  'charges',
  'statementDocuments',
  'people',
  'audit',
  'statement',
  'timeline',
  'couponCodes',
  'channels',
  'deliveries',
  'units',
  'menuFilters',
  'cancelReasons',
  'roles',
  'requiredRoles',
  'customerOrders',
  'couponOrders',
  'months',
  'reconciliationRuns',
  'mails',
  'pushes',
  'orderMessages',
  'savedReports',
] as const
export type ChosenList = (typeof chosenLists)[number]

const Key = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/)
const mostSets = 8
const mostColumns = 60

/** A person's columns of a list: the current set, and the columns of each set in their order. */
export const ListPreference = z.strictObject({
  set: Key,
  /** By set. A set that is missing here has its default columns. */
  columns: z
    .record(Key, z.array(Key).min(1).max(mostColumns))
    .refine((columns) => Object.keys(columns).length <= mostSets, 'choice'),
  /** In px, by column. A column that is missing here is as wide as its cells need. */
  widths: z
    .record(Key, z.int().min(columnWidths.least).max(columnWidths.most))
    .refine((widths) => Object.keys(widths).length <= mostColumns, 'choice')
    .optional(),
})
export type ListPreference = z.output<typeof ListPreference>

/** A person's preferences, stored on the server so that they apply on every device. */
export const Preferences = z.partialRecord(z.enum(chosenLists), ListPreference)
export type Preferences = z.output<typeof Preferences>
