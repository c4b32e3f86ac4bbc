import { z } from 'zod'

/** Lists whose columns a person may choose. Each list has its own preference. */
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
] as const
export type ChosenList = (typeof chosenLists)[number]

const Key = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/)
const mostSets = 8

/** A person's columns of a list: the current set, and the columns of each set in their order. */
export const ListPreference = z.strictObject({
  set: Key,
  /** By set. A set that is missing here has its default columns. */
  columns: z
    .record(Key, z.array(Key).min(1).max(60))
    .refine((columns) => Object.keys(columns).length <= mostSets, 'choice'),
})
export type ListPreference = z.output<typeof ListPreference>

/** A person's preferences, stored on the server so that they apply on every device. */
export const Preferences = z.partialRecord(z.enum(chosenLists), ListPreference)
export type Preferences = z.output<typeof Preferences>
