import { z } from 'zod'

/** The lists whose columns a person may choose; each keeps a choice of its own. */
export const chosenLists = ['orders'] as const
export type ChosenList = (typeof chosenLists)[number]

const Key = z.string().regex(/^[a-z][a-zA-Z]{0,39}$/)
const mostSets = 8

/** What somebody has made of a list's columns: the set they look at, and what of each set they show, in their order. */
export const ListPreference = z.strictObject({
  set: Key,
  /** By set; one that is not here is as the product draws it. */
  columns: z
    .record(Key, z.array(Key).min(1).max(60))
    .refine((columns) => Object.keys(columns).length <= mostSets, 'choice'),
})
export type ListPreference = z.output<typeof ListPreference>

/** What a person has chosen of the screens, on whatever machine they sign in. */
export const Preferences = z.partialRecord(z.enum(chosenLists), ListPreference)
export type Preferences = z.output<typeof Preferences>
