import { z } from 'zod'
import { Day, Id, Text } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, post, Saved } from '../kernel/operation.ts'

/** Days on which a store accepts no further orders; both days are inclusive (DECISIONS 29). */
export const BookedDays = z.object({
  id: Id,
  restaurant_store_id: Id,
  start_date: Day,
  end_date: Day,
  title: z.string().nullable(),
})
export type BookedDays = z.output<typeof BookedDays>

const BookedDaysFields = z
  .strictObject({
    restaurant_store_id: Id,
    start_date: Day,
    end_date: Day,
    title: Text(100).optional(),
  })
  .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], error: 'day.order' })

const writes = { kinds: everyKind, permission: 'restaurants.write' } as const

/** The fully-booked calendar of a store (spec 2 §7). */
export const bookedDays = feature('bookedDays', {
  list: post('restaurant/store/getFBDaysByStoreId', {
    kinds: everyKind,
    permission: 'restaurants.read',
    readOnly: true,
    summary:
      "A store's booked days around the month of `date` (this month without one), with the weeks a calendar shows before and after it, and how many orders are taken for each day.",
    input: z.strictObject({ restaurant_store_id: Id, date: Day.optional() }),
    output: z.object({
      from: Day,
      to: Day,
      fullyBookedDays: z.array(BookedDays),
      orders: z.array(z.object({ date: Day, count: z.int().positive() })),
    }),
    example: (idOf) => ({ body: { restaurant_store_id: idOf('stores'), date: '2030-03-14' } }),
  }),
  save: post('restaurant/store/addFullyBooked', {
    ...writes,
    summary: 'Book a range of days, from today on, that meets no booked day.',
    input: BookedDaysFields,
    output: Saved,
    errors: ['bookedDays.past', 'bookedDays.overlap'],
    example: (idOf) => ({
      body: { restaurant_store_id: idOf('stores'), start_date: '2030-03-14', end_date: '2030-03-15' },
    }),
  }),
  remove: del('restaurant/store/deleteFullyBooked/:id', {
    ...writes,
    summary: 'Free a range that begins today or later.',
    output: Done,
    errors: ['bookedDays.begun'],
    example: (idOf) => ({ params: { id: idOf('booked_days') } }),
  }),
})
