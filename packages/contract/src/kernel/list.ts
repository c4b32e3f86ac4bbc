import { z } from 'zod'
import { westernDigits } from './digits.ts'
import { TextOrNone } from './fields.ts'

/** Page sizes of list screens (spec 1 §9). The server accepts any count up to 100 (DECISIONS 35). */
export const pageSizes = [5, 10, 25] as const
export const defaultPageSize = 10
export const maxRows = 5000

const digits = z
  .string()
  .overwrite(westernDigits)
  .regex(/^\d{1,9}$/, 'digits')
  .transform(Number)
const Whole = (least: number, most: number) =>
  z.union([z.int(), digits], { error: 'digits' }).pipe(z.int().min(least).max(most))

/** Rows in one answer: `most` at the most. */
export const countUpTo = (most: number) => Whole(1, most).default(defaultPageSize)
const page = Whole(1, 10_000_000)
/** Paging of a server-paged list. `page` starts at 1. */
export const pageFields = { count: countUpTo(100), page: page.default(1) }
/** For unpaged lists: paging is optional. */
export const optionalPaging = { count: Whole(1, 100).optional(), page: page.optional() }

/** A page of rows and the total number of rows. */
export const Page = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), total: z.int().nonnegative() })

/** Text to search for; an empty one means no search. */
export const Search = TextOrNone(100).overwrite(westernDigits).optional()
