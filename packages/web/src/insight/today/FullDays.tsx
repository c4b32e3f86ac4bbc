import { Button } from '@mantine/core'
import { capacityDays, today } from '@sufra/contract/insight/today'
import { formatDayAndWeekday } from '@sufra/contract/kernel/clock'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { listSearch } from '../../kernel/url/search.ts'
import { deskPath } from '../../orders/order/orderPaths.ts'
import { storePaths } from '../../stores/stores/storePaths.ts'
import { HomeSection } from './HomeSection.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'

type FullDay = OutputOf<typeof today.fullDays>['days'][number]

/** Days that are shown at first. */
const few = 8

/** A day leads to the store's calendar, what is taken of it to the orders that take it. */
function DayRow({ day, store, item, used, limit, orders }: FullDay) {
  const t = useText(todayText)
  const pick = usePick()
  const { language } = useLanguage()
  const { kind } = useSession()
  const taken = { day: 'range', from: day, to: day, cancelled: 'no', store: store.id }
  return (
    <li className={css.row}>
      <span>
        <Link to={storePaths.calendar(kind, store)}>{formatDayAndWeekday(day, language)}</Link>
        <bdi>{item ? `${pick(item.name)} · ${pick(store.name)}` : pick(store.name)}</bdi>
      </span>
      <strong data-late={used >= limit || undefined}>
        <Ltr>{`${used.toLocaleString('en-US')} / ${limit.toLocaleString('en-US')}`}</Ltr>
        <small>{t(item ? 'portions' : 'places', { count: limit })}</small>
      </strong>
      <Link to={deskPath(kind)} search={listSearch({ ...taken, ...(item && { item: item.id }) })}>
        <Ltr>{orders.toLocaleString('en-US')}</Ltr> {t('orders', { count: orders })}
      </Link>
    </li>
  )
}

/** Days that are almost full. */
export function FullDays() {
  const t = useText(todayText)
  const [all, setAll] = useState(false)
  const query = useOperation(today.fullDays, {}, { keep: true })
  return (
    <HomeSection title={t('fullDays')} explains={['fullDays']} query={query}>
      {({ days, total }) => {
        if (total === 0) return <p className={css.quiet}>{t('noFullDays', { days: capacityDays })}</p>
        const shown = all ? days : days.slice(0, few)
        return (
          <>
            <ul className={css.rows}>
              {shown.map((each) => (
                <DayRow key={`${each.day} ${each.store.id} ${each.item?.id}`} {...each} />
              ))}
            </ul>
            {!all && days.length > few ? (
              <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
                {t('allDays', { count: total })}
              </Button>
            ) : (
              total > days.length && (
                <p className={css.quiet}>{t('moreDays', { count: total - days.length })}</p>
              )
            )}
          </>
        )
      }}
    </HomeSection>
  )
}
