import { bookedDays } from '@sufra/contract/bookedDays'
import { formatDay, qatarDay } from '@sufra/contract/kernel/clock'
import { implement } from '../../kernel/operations/implement.ts'
import { found, refuse } from '../../kernel/errors/apiError.ts'
import { lockStore } from '../stores/stores.lock.ts'
import { storeName, storeRows } from '../stores/stores.sql.ts'
import { calendarOf } from './bookedDays.rules.ts'
import * as days from './bookedDays.sql.ts'

function refuseOverlap({ start_date, end_date }: days.BookedRow): never {
  return refuse('bookedDays.overlap', {
    field: 'start_date',
    params: {
      start_en: formatDay(start_date, 'en'),
      start_ar: formatDay(start_date, 'ar'),
      end_en: formatDay(end_date, 'en'),
      end_ar: formatDay(end_date, 'ar'),
    },
  })
}

export default implement(bookedDays, storeRows, {
  list: async ({ db, rows, input, now }) => {
    const store = found(await storeName(db, rows, input.restaurant_store_id))
    const { from, to } = calendarOf(input.date ?? qatarDay(now))
    const booked = await days.bookedWithin(db, store.id, from, to)
    return {
      from,
      to,
      fullyBookedDays: booked.map(({ store_id, ...row }) => ({ ...row, restaurant_store_id: store_id })),
      orders: await days.ordersByDay(db, store.id, from, to),
    }
  },
  save: async ({ db, rows, input, now }) => {
    const store = found(await lockStore(db, rows, input.restaurant_store_id))
    if (input.start_date < qatarDay(now)) refuse('bookedDays.past', { field: 'start_date' })
    const [other] = await days.bookedWithin(db, store.id, input.start_date, input.end_date)
    if (other) refuseOverlap(other)
    return found(await days.book(db, store.id, input))
  },
  remove: async ({ db, rows, params, now }) => {
    const range = found(await days.booked(db, rows, params.id))
    if (range.start_date < qatarDay(now)) refuse('bookedDays.begun')
    await days.free(db, range.id)
    return {}
  },
})
