import { formatMonth } from '@sufra/contract/kernel/clock'
import type { Offer } from '@sufra/contract/promotions/offers'
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useToday } from '../../kernel/browser/useToday.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { useDays } from '../validity/useDays.ts'
import { barOf, labelAt, monthsOf, monthWidth, offsetOf } from './calendar.rules.ts'
import { calendarText } from './calendar.text.ts'
import css from './OfferCalendar.module.css'
import { offersText } from './offers.text.ts'
import { stateIcons } from './stateIcons.ts'

interface Props {
  readonly offers: readonly Offer[]
  /** Bars are buttons with it. */
  readonly onOpen: ((offer: Offer) => void) | undefined
}

/** About what an icon, a title and a percentage take, in px. */
const labelWidth = (title: string) => 80 + title.length * 6.5
const percent = (share: number) => `${share.toFixed(3)}%`

/** Scrolls to today, which stands a third of the way in. */
function useTodayInSight(today: number) {
  const region = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins; afterwards it is the reader's
  useLayoutEffect(() => {
    const box = region.current
    if (!box) return
    const from = (box.scrollWidth * today) / 100 - box.clientWidth / 3
    box.scrollLeft = getComputedStyle(box).direction === 'rtl' ? -from : from
  }, [])
  return region
}

/** Offers as bars on an axis of months: a list, one offer a line. The arrow keys walk it. */
export function OfferCalendar({ offers, onOpen }: Props) {
  const t = useText(calendarText)
  const words = useText(offersText)
  const pick = usePick()
  const { language } = useLanguage()
  const [at, setAt] = useState(0)
  const days = useDays()
  const list = useRef<HTMLUListElement>(null)
  const today = useToday()
  const months = monthsOf(offers, today)
  const now = offsetOf(today, months)
  const region = useTodayInSight(now)
  const current = Math.min(at, offers.length - 1)

  const walk = (event: KeyboardEvent) => {
    const most = offers.length - 1
    const next = {
      ArrowDown: Math.min(current + 1, most),
      ArrowUp: Math.max(current - 1, 0),
      Home: 0,
      End: most,
    }[event.key]
    if (next === undefined || !onOpen) return
    event.preventDefault()
    setAt(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  const bar = (offer: Offer, index: number) => {
    const span = barOf(offer, months)
    const Icon = stateIcons[offer.state]
    const title = pick(offer.title)
    const name = t('bar', {
      title,
      discount: offer.discount,
      target: offer.item ? pick(offer.item.redirection) : words('wholeStore'),
      days: days(offer.start_date, offer.end_date),
      state: words(offer.state),
    })
    const shared = {
      className: css.bar,
      style: { '--start': percent(span.start), '--length': percent(span.length) } as CSSProperties,
    }
    const content = (
      <>
        <span className="visually-hidden">{name}</span>
        <span className={css.label} data-at={labelAt(span, months.length, labelWidth(title))} aria-hidden>
          <Icon size={14} stroke={2} />
          <bdi>{title}</bdi> <bdi dir="ltr">{offer.discount}%</bdi>
        </span>
      </>
    )
    return (
      <li key={offer.id} className={css.line} data-state={offer.state}>
        {onOpen ? (
          <button
            type="button"
            {...shared}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => onOpen(offer)}
          >
            {content}
          </button>
        ) : (
          <div {...shared}>{content}</div>
        )}
      </li>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <section ref={region} className={css.region} aria-label={t('calendar')} tabIndex={0}>
      <div className={css.axis} style={{ inlineSize: `max(100%, ${months.length * monthWidth}px)` }}>
        <ol className={css.months} aria-hidden>
          {months.map((month) => (
            <li key={month} style={{ '--start': percent(offsetOf(`${month}-01`, months)) } as CSSProperties}>
              {formatMonth(month, language)}
            </li>
          ))}
        </ol>
        <span className={css.today} style={{ '--start': percent(now) } as CSSProperties} aria-hidden>
          <span>{t('today')}</span>
        </span>
        <ul ref={list} className={css.bars} aria-label={words('offers')} onKeyDown={walk}>
          {offers.map(bar)}
        </ul>
      </div>
    </section>
  )
}
