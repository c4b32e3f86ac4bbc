import { qatarDay, qatarTime, weekdayOf } from '@sufra/contract/kernel/clock'
import { type SQL, sql } from 'drizzle-orm'

const weekMinutes = 7 * 24 * 60

function weekMinuteOf(now: Date): number {
  const [hours = 0, minutes = 0] = qatarTime(now).split(':').map(Number)
  return weekdayOf(qatarDay(now)) * 24 * 60 + hours * 60 + minutes
}

/**
 * A shift's last minute is included, as for orders (placement.checks.time.ts), but `week_minutes` excludes it: a minute is
 * within if it or the one before it is.
 */
function minutesAt(now: Date): string {
  const minute = weekMinuteOf(now)
  return minute === 0 ? `{[0,1),[${weekMinutes - 1},${weekMinutes})}` : `{[${minute - 1},${minute + 1})}`
}

/** A lookup per store: with `exists`, Postgres would collect all open stores of the marketplace. */
const any = (table: SQL, condition: SQL) =>
  sql`(select true from ${table} where store_id = stores.id and ${condition} limit 1)`

/** A store's `busy_status` at a moment (DECISIONS 37), in Qatar time whatever the database's time zone. */
export const busyStatus = (now: Date): SQL => sql`case
  when ${any(sql`booked_days`, sql`daterange(start_date, end_date, '[]') @> ${qatarDay(now)}::date`)} then 'booked'
  when ${any(sql`working_hours`, sql`minutes && ${minutesAt(now)}::int4multirange`)} then 'open'
  else 'closed' end`
