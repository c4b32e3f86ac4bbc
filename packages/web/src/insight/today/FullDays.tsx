import { capacityDays, today } from '@sufra/contract/insight/today'
import { formatDay, formatWeekday } from '@sufra/contract/kernel/clock'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { storePaths } from '../../stores/stores/storePaths.ts'
import { HomeSection } from './HomeSection.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'

/** Days that are almost full, each leading to the store's calendar. */
export function FullDays() {
  const t = useText(todayText)
  const pick = usePick()
  const { language } = useLanguage()
  const { kind } = useSession()
  const query = useOperation(today.fullDays, {}, { keep: true })
  return (
    <HomeSection title={t('fullDays')} query={query}>
      {({ days, total }) =>
        total === 0 ? (
          <p className={css.quiet}>{t('noFullDays', { days: capacityDays })}</p>
        ) : (
          <>
            <ul className={css.rows}>
              {days.map(({ day, store, item, used, limit }) => (
                <li key={`${day} ${store.id} ${item?.id}`}>
                  <Link to={storePaths.calendar(kind, store)} className={css.row}>
                    <span>
                      {formatWeekday(day, language)} {formatDay(day, language)}
                      <bdi>{item ? `${pick(item.name)} · ${pick(store.name)}` : pick(store.name)}</bdi>
                    </span>
                    <strong data-late={used >= limit || undefined}>
                      <Ltr>{`${used.toLocaleString('en-US')} / ${limit.toLocaleString('en-US')}`}</Ltr>
                      <small>{t(item ? 'portions' : 'orders', { count: limit })}</small>
                    </strong>
                  </Link>
                </li>
              ))}
            </ul>
            {total > days.length && (
              <p className={css.quiet}>{t('moreDays', { count: total - days.length })}</p>
            )}
          </>
        )
      }
    </HomeSection>
  )
}
