import { z } from 'zod'

const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** What a list can be sorted by, and which way round it begins: names with the first, figures and days with the highest. */
export type ListSorts = Readonly<Record<string, Direction>>
export type SortOf<Sorts extends ListSorts> = keyof Sorts & string

/** The sort of a list. Without it, the list comes in its own order. */
export const sortedBy = <const Sorts extends ListSorts>(sorts: Sorts) => ({
  sort: z.enum(Object.keys(sorts) as [SortOf<Sorts>, ...SortOf<Sorts>[]]).optional(),
  direction: z.enum(directions).default('asc'),
})
