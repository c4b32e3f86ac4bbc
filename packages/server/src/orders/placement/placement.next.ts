import { addDays, formatInstant, qatarDay } from '@sufra/contract/kernel/clock'
import { sql } from 'drizzle-orm'
import { date } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { dailyHours, hoursOf, noticeOf } from '../../menu/availability/availability.possible.ts'
import { horizon, nextOpen, type Schedule, soonest } from '../../menu/availability/availability.times.ts'
import { inBoth, lastDay } from './placement.checks.time.ts'
import { type OrderDraft, quantityOf, type Violation } from './placement.checks.ts'

/** The constraints of store, area and basket on the time. */
const scheduleOf = ({ context, basket }: OrderDraft): Schedule => ({
  shifts: context.shifts,
  daily: [
    ...hoursOf(context.area_from, context.area_to),
    ...hoursOf(context.drop_off_from, context.drop_off_to),
    ...basket.flatMap(({ item }) => dailyHours(item)),
  ],
})

/** Days on which the store is booked, full, or short of a wanted item. */
async function takenDays(db: Db, { input, context, basket }: OrderDraft, from: string): Promise<Set<string>> {
  const { store_id } = input
  const to = addDays(from, horizon)
  const wanted = [...new Set(basket.map(({ item }) => item))].map(({ id, quantity_per_day }) => ({
    item_id: id,
    most: quantity_per_day - quantityOf(basket, id),
  }))
  const found = await query(
    db,
    { day: date },
    sql`select day::date as day from generate_series(${from}::date, ${to}::date, '1 day') day
      where ${context.max_catering_per_day}::int < 1
        or exists (select from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(item_id bigint, most int)
          where most < 0 or exists (select from item_day_capacity taken
            where taken.item_id = wanted.item_id and taken.day = day.day and quantity > most))
        or exists (select from booked_days
          where store_id = ${store_id} and day.day between start_date and end_date)
        or exists (select from store_day_capacity taken
          where store_id = ${store_id} and taken.day = day.day
            and order_count >= ${context.max_catering_per_day})`,
  )
  return new Set(found.map(({ day }) => day))
}

/** The next time at which the same order is possible, from the requested one on. */
async function nextTime(db: Db, draft: OrderDraft): Promise<Date | undefined> {
  const { event_at, now, basket } = draft
  const notice = Math.max(...basket.map(({ item }) => noticeOf(item)))
  const from = new Date(Math.max(event_at.getTime(), soonest(now, notice).getTime()))
  const [taken, last] = [await takenDays(db, draft, qatarDay(from)), lastDay(draft)]
  return nextOpen(scheduleOf(draft), from, (day) => day <= last && !taken.has(day))
}

/** The alternative if no time works: fewer of a short item, or another store. */
function insteadOfTime({ params }: Violation): { readonly en: string; readonly ar: string } {
  const left = params?.left
  if (left === undefined) return { en: 'Choose another store', ar: 'اختر متجرًا آخر' }
  return left === 0
    ? { en: 'Choose another item', ar: 'اختر صنفًا آخر من القائمة' }
    : { en: `Order at most ${left} for this day`, ar: `اطلب ${left} على الأكثر لهذا اليوم` }
}

export async function nextTimeParams(db: Db, draft: OrderDraft, violation: Violation) {
  const next = await nextTime(db, draft)
  if (next) return inBoth('next', formatInstant, next)
  const { en, ar } = insteadOfTime(violation)
  return {
    next_en: `none within ${horizon} days. ${en}`,
    next_ar: `لا يوجد خلال ${horizon} يومًا. ${ar}`,
  }
}
