import { addDays, atQatar, qatarDay, qatarTime, weekdayOf } from '@sufra/contract/kernel/clock'

/** From one time of day to another, both inclusive. An end at or before the start is after midnight. */
export interface Hours {
  readonly from: string
  readonly to: string
}

/** A weekly shift; `week_day` 0 is Sunday. */
export interface Shift extends Hours {
  readonly week_day: number
}

/** When a delivery is possible: within a shift, and within all of the daily hours. */
export interface Schedule {
  readonly shifts: readonly Shift[]
  readonly daily: readonly Hours[]
}

/** Minutes of one day, both inclusive. */
type Span = readonly [from: number, to: number]

const lastMinute = 1439
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Equal start and end mean the whole day. */
function dailySpans({ from, to }: Hours): Span[] {
  const [first, last] = [minuteOf(from), minuteOf(to)]
  if (first < last) return [[first, last]]
  return first === last
    ? [[0, lastMinute]]
    : [
        [0, last],
        [first, lastMinute],
      ]
}

/** The open minutes of one weekday: its own shifts, and those of the day before that run past midnight. */
function shiftSpans(shifts: readonly Shift[], week_day: number): Span[] {
  return shifts.flatMap((shift): Span[] => {
    const [first, last] = [minuteOf(shift.from), minuteOf(shift.to)]
    const overnight = last <= first
    if (shift.week_day === week_day) return [[first, overnight ? lastMinute : last]]
    return overnight && (shift.week_day + 1) % 7 === week_day ? [[0, last]] : []
  })
}

const both = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some.flatMap(([a, b]) =>
    others.flatMap(([c, d]): Span[] => {
      const [from, to] = [Math.max(a, c), Math.min(b, d)]
      return from <= to ? [[from, to]] : []
    }),
  )

const isWithin = (spans: readonly Span[], minute: number): boolean =>
  spans.some(([from, to]) => from <= minute && minute <= to)

export const isOpen = (shifts: readonly Shift[], at: Date): boolean =>
  isWithin(shiftSpans(shifts, weekdayOf(qatarDay(at))), minuteOf(qatarTime(at)))

export const isDuring = (hours: Hours, at: Date): boolean =>
  isWithin(dailySpans(hours), minuteOf(qatarTime(at)))

const quarter = 15 * 60_000
/** Time to read the answer and order again. */
const slack = 10 * 60_000

/** The first quarter of an hour that still has enough notice when the order is placed again. */
export const soonest = (now: Date, notice: number): Date =>
  new Date(Math.ceil((now.getTime() + notice * 60 * 60_000 + slack) / quarter) * quarter)

/** How many days ahead to search for a possible time. */
export const horizon = 60

/** The first minute from `from` on that the schedule has open on a free day. */
export function nextOpen(
  { shifts, daily }: Schedule,
  from: Date,
  isFree: (day: string) => boolean,
): Date | undefined {
  const start = new Date(Math.ceil(from.getTime() / 60_000) * 60_000)
  const [today, minute] = [qatarDay(start), minuteOf(qatarTime(start))]
  for (let ahead = 0; ahead <= horizon; ahead++) {
    const day = addDays(today, ahead)
    if (!isFree(day)) continue
    const spans = daily.reduce(
      (left, hours) => both(left, dailySpans(hours)),
      shiftSpans(shifts, weekdayOf(day)),
    )
    const earliest = ahead === 0 ? minute : 0
    const starts = spans.filter(([, to]) => to >= earliest).map(([first]) => Math.max(first, earliest))
    if (starts.length > 0) return atQatar(day, timeOf(Math.min(...starts)))
  }
  return undefined
}
