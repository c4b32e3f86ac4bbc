import type { BookedDays } from '@sufra/contract/stores/bookedDays'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import {
  bookedOn,
  firstOf,
  keyMove,
  monthOf,
  ordered,
  type Range,
  weeksOf,
  within,
} from './bookedDays.rules.ts'
import { bookedDaysText } from './bookedDays.text.ts'
import { DayCell } from './DayCell.tsx'
import { monthName, weekdays } from './dayNames.ts'
import css from './MonthGrid.module.css'
import { useDayDrag } from './useDayDrag.ts'

interface Props {
  readonly month: string
  readonly today: string
  readonly booked: readonly BookedDays[]
  readonly orders: ReadonlyMap<string, number>
  readonly loading: boolean
  /** Undefined if the calendar is read-only. */
  readonly writes?: {
    readonly chosen: Range | null
    readonly onChoose: (range: Range | null) => void
    readonly onBook: (range: Range) => void
    readonly onFree: (booked: BookedDays) => void
  }
  readonly onMonth: (month: string) => void
}

/** The month as a grid of days (WAI-ARIA's grid pattern), for keyboard, mouse and touch. */
export function MonthGrid({ month, today, booked, orders, loading, writes, onMonth }: Props) {
  const { language } = useLanguage()
  const t = useText(bookedDaysText)
  const kernel = useText(kernelText)
  const [at, setAt] = useState(today)
  const active = monthOf(at) === month ? at : monthOf(today) === month ? today : firstOf(month)
  const anchor = useRef<string | null>(null)
  /** The day to focus once its month is shown. */
  const goal = useRef<string | null>(null)
  const hint = useId()

  const chosen = writes?.chosen ?? null
  /** Cuts past days off a range dragged over them. */
  const fromToday = ({ first, last }: Range): Range => ({ first: first < today ? today : first, last })
  const { grid, handlers } = useDayDrag({
    mayStart: (day) => !!writes && !loading && day >= today && !bookedOn(booked, day),
    onMove: (range) => writes?.onChoose(range && fromToday(range)),
    onDone: (range) => writes?.onBook(fromToday(range)),
  })

  useEffect(() => {
    if (goal.current !== active) return
    goal.current = null
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active, grid])

  const move = (to: string, extend: boolean) => {
    goal.current = to
    setAt(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
    if (extend && writes) {
      anchor.current ??= active
      const range = ordered(anchor.current, to)
      writes.onChoose(range.last < today ? null : fromToday(range))
    } else {
      anchor.current = null
      writes?.onChoose(null)
    }
  }
  const press = () => {
    const here = bookedOn(booked, active)
    if (!writes || loading) return
    if (here) writes.onFree(here)
    else if (chosen && within(active, chosen)) writes.onBook(chosen)
    else if (active >= today) writes.onBook({ first: active, last: active })
    anchor.current = null
  }
  const free = ({ target }: MouseEvent) => {
    const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined
    const here = day && bookedOn(booked, day)
    if (here && !loading) writes?.onFree(here)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = keyMove(event.key, active, language === 'ar')
    const here = bookedOn(booked, active)
    if (to) move(to, event.shiftKey)
    else if (event.key === 'Enter' || event.key === ' ') press()
    else if ((event.key === 'Delete' || event.key === 'Backspace') && here && !loading) writes?.onFree(here)
    else if (event.key === 'Escape') writes?.onChoose(null)
    else return
    event.preventDefault()
  }
  return (
    <>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is WAI-ARIA's grid
        role="grid"
        className={css.grid}
        aria-label={monthName(month, language)}
        aria-describedby={writes && hint}
        aria-multiselectable={writes ? true : undefined}
        aria-busy={loading}
        data-writes={writes ? '' : undefined}
        onKeyDown={onKeyDown}
        onDoubleClick={free}
        {...handlers}
      >
        <thead>
          <tr>
            {weekdays(language).map(({ long, short }) => (
              <th key={long} scope="col" className={css.weekday} abbr={long}>
                <span className={css.long}>{long}</span>
                <span className={css.short} aria-hidden>
                  {short}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  today={today}
                  outside={monthOf(day) !== month}
                  active={day === active}
                  chosen={writes ? chosen !== null && within(day, chosen) : undefined}
                  booked={bookedOn(booked, day)}
                  orders={orders.get(day) ?? 0}
                  onFocus={() => monthOf(day) === month && setAt(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {loading && (
        <span className="visually-hidden" role="status">
          {kernel('loading')}
        </span>
      )}
      {writes && (
        <p id={hint} hidden>
          {t('howKeys')}
        </p>
      )}
    </>
  )
}
