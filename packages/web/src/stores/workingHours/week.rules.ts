import { type WeekDay, weekDayOf, weekDays } from '@sufra/contract/kernel/week'

interface Shift {
  readonly id: number
  readonly week_day: WeekDay
  readonly start_time: string
  readonly end_time: string
}
/** The part of a shift that is on one day, in minutes of that day. */
export interface Piece {
  readonly id: number
  readonly from: number
  readonly to: number
  readonly part: 'whole' | 'begins' | 'carried'
  readonly start_time: string
  readonly end_time: string
}

const day = 24 * 60
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The shifts by day, from Sunday. A shift that ends at or before its start ends on the next day (DECISIONS 30) and is
 * listed on both.
 */
export function weekOf(shifts: readonly Shift[]): readonly (readonly [WeekDay, readonly Piece[]])[] {
  const pieces = new Map<WeekDay, Piece[]>(weekDays.map((name) => [name, []]))
  for (const { id, week_day, start_time, end_time } of shifts) {
    const shift = { id, start_time, end_time }
    const [from, to] = [minutesOf(start_time), minutesOf(end_time)]
    const over = end_time <= start_time
    pieces.get(week_day)?.push({ ...shift, from, to: over ? day : to, part: over ? 'begins' : 'whole' })
    if (over && to > 0)
      pieces.get(weekDayOf(weekDays.indexOf(week_day) + 1))?.push({ ...shift, from: 0, to, part: 'carried' })
  }
  return [...pieces].map(([name, found]) => [name, found.sort((a, b) => a.from - b.from)])
}
