import { formatDay, qatarDay } from '@sufra/contract/kernel/clock'
import { bookedDays } from '@sufra/contract/stores/bookedDays'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow } from '../../kernel/operations/rows.ts'
import { lockStore } from '../stores/stores.lock.ts'
import { storeName, storeScope } from '../stores/stores.sql.ts'
import { calendarOf } from './bookedDays.rules.ts'
import * as days from './bookedDays.sql.ts'

function failOverlap({ start_date, end_date }: days.BookedRow): never {
  return fail('bookedDays.overlap', {
    field: 'start_date',
    params: {
      start_en: formatDay(start_date, 'en'),
      start_ar: formatDay(start_date, 'ar'),
      end_en: formatDay(end_date, 'en'),
      end_ar: formatDay(end_date, 'ar'),
    },
  })
}

export default implement(bookedDays, storeScope, {
  list: async ({ db, scopeFilter, input, now }) => {
    const store = orNotFound(await storeName(db, scopeFilter, input.restaurant_store_id))
    const { from, to } = calendarOf(input.date ?? qatarDay(now))
    const booked = await days.bookedWithin(db, store.id, from, to)
    return {
      from,
      to,
      fullyBookedDays: booked.map(({ store_id, ...row }) => ({ ...row, restaurant_store_id: store_id })),
      orders: await days.ordersByDay(db, store.id, from, to),
    }
  },
  save: async ({ db, scopeFilter, input: { restaurant_store_id, ...input }, now }) => {
    const store = orNotFound(await lockStore(db, scopeFilter, restaurant_store_id))
    if (input.start_date < qatarDay(now)) fail('bookedDays.past', { field: 'start_date' })
    const [other] = await days.bookedWithin(db, store.id, input.start_date, input.end_date)
    if (other) failOverlap(other)
    return addRow(db, 'booked_days', { ...input, store_id: store.id })
  },
  remove: async ({ db, scopeFilter, params, now }) => {
    const range = orNotFound(await days.booked(db, scopeFilter, params.id))
    if (range.start_date < qatarDay(now)) fail('bookedDays.begun')
    await days.deleteBookedDays(db, range.id)
    return {}
  },
})
