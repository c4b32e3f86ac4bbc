import { today } from '@sufra/contract/insight/today'
import { formatDay, formatHour } from '@sufra/contract/kernel/clock'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { useOperation } from '../../kernel/data/operations.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { DeskCount } from './DeskCount.tsx'
import { HomeSection } from './HomeSection.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'

type Hours = OutputOf<typeof today.events>['hours']
const counts = ['accepted', 'pending', 'completed'] as const
const statuses = { accepted: 'accepted', pending: 'newOrder', completed: 'completed' } as const

const sumOf = (hours: Hours, what: (typeof counts)[number] | 'people') =>
  hours.reduce((sum, hour) => sum + hour[what], 0)

/** The orders of a day by the hour of their delivery, and in all. */
function DayTable({ hours, day }: { readonly hours: Hours; readonly day: 'today' | 'tomorrow' }) {
  const t = useText(todayText)
  const { language } = useLanguage()
  const most = Math.max(1, ...hours.map(({ accepted, pending, completed }) => accepted + pending + completed))
  return (
    <table className={css.hours}>
      <thead>
        <tr>
          <th scope="col">{t('hour')}</th>
          {counts.map((each) => (
            <th key={each} scope="col" data-figures>
              {t(each)}
            </th>
          ))}
          <th scope="col" data-figures>
            {t('people')}
          </th>
        </tr>
      </thead>
      <tbody>
        {hours.map((row) => (
          <tr key={row.hour}>
            <th scope="row">
              {formatHour(row.hour, language)}
              <i
                aria-hidden
                className={css.bar}
                style={{
                  inlineSize: `${((row.accepted + row.pending + row.completed) / most) * 100}%`,
                }}
              />
            </th>
            {counts.map((each) => (
              <td key={each} data-figures>
                <DeskCount
                  count={row[each]}
                  label={`${formatHour(row.hour, language)}, ${t(each)}`}
                  search={{ status: statuses[each], day, hour: row.hour, sort: 'delivery' }}
                />
              </td>
            ))}
            <td data-figures>
              <DeskCount
                count={row.people}
                label={`${formatHour(row.hour, language)}, ${t('people')}`}
                search={{ status: 'accepted', day, hour: row.hour, sort: 'delivery' }}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {counts.map((each) => (
            <td key={each} data-figures>
              <DeskCount
                count={sumOf(hours, each)}
                label={`${t(day)}, ${t(each)}`}
                search={{ status: statuses[each], day, sort: 'delivery' }}
              />
            </td>
          ))}
          <td data-figures>
            <DeskCount
              count={sumOf(hours, 'people')}
              label={`${t(day)}, ${t('people')}`}
              search={{ status: 'accepted', day, sort: 'delivery' }}
            />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The events of today and tomorrow. */
export function Events() {
  const t = useText(todayText)
  const { language } = useLanguage()
  const query = useOperation(today.events, {}, { keep: true })
  return (['today', 'tomorrow'] as const).map((day) => (
    <HomeSection
      key={day}
      title={t(`events_${day}`)}
      aside={query.data && <span className={css.quiet}>{formatDay(query.data[day], language)}</span>}
      explains={['accepted', 'pending', 'completed', 'people']}
      query={query}
    >
      {(data) => {
        const hours = data.hours.filter((hour) => hour.day === data[day])
        if (hours.length === 0) return <p className={css.quiet}>{t(`noEvents_${day}`)}</p>
        return <DayTable hours={hours} day={day} />
      }}
    </HomeSection>
  ))
}
