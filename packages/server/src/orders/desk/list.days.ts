import { sql } from 'drizzle-orm'
import { unseen } from '../../kernel/database/prepared.ts'
import type { Filters } from './list.filter.ts'

const one = (value: number) => sql.raw(String(value))

/** Midnight in Qatar at the start of a day, plus so many days. Without a day, an infinite bound. */
const midnight = (day: string | undefined, later: number) =>
  day === undefined
    ? sql`${later === 0 ? '-infinity' : 'infinity'}::timestamptz`
    : sql`((${day}::date + ${one(later)})::timestamp at time zone 'Asia/Qatar')`

export const isRanged = ({ date_from, date_to, hour }: Filters) =>
  date_from !== undefined || date_to !== undefined || hour !== undefined

/** The hour of delivery in Qatar. */
export const eventHour = sql`extract(hour from orders.event_at at time zone 'Asia/Qatar')::integer`

export const rangeOf = ({ date_from, date_to, hour }: Filters) =>
  sql`orders.event_at >= (select ${midnight(date_from, 0)}) and orders.event_at < (select ${midnight(date_to, 1)})
    ${hour === undefined ? sql`` : sql`and ${eventHour} = ${unseen(hour)}`}`
