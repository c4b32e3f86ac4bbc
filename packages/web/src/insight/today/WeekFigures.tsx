import { reports } from '@sufra/contract/insight/reports'
import { reportFigures } from '@sufra/contract/insight/reports.figures'
import { presetRange } from '@sufra/contract/insight/reports.presets'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { Link } from '@tanstack/react-router'
import { useToday } from '../../kernel/browser/useToday.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { Change } from '../reports/Change.tsx'
import { FigureName } from '../reports/FigureName.tsx'
import { formatFigure } from '../reports/ReportTotals.tsx'
import { HomeSection } from './HomeSection.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'

const reportPaths: Readonly<Record<Kind, string>> = {
  admin: '/main/reports/catering',
  restaurant: '/restaurant/reports',
  store_user: '/store/reports',
}
const shown = ['revenue', 'orders', 'average', 'cancelled'] as const

/** The week so far, beside the same days of the week before. */
export function WeekFigures() {
  const t = useText(todayText)
  const { kind, can } = useSession()
  const day = useToday()
  const range = { start_date: presetRange('week', day)?.start_date ?? day, end_date: day }
  const days = { from: range.start_date, to: range.end_date, compare: 'week' }
  const query = useOperation(
    reports.list,
    { body: { ...range, group_by: 'day', compare: 'week', count: 10, page: 1 } },
    { enabled: can(reports.list), keep: true },
  )
  if (!can(reports.list)) return null
  return (
    <HomeSection
      title={t('week')}
      aside={
        <Link to={reportPaths[kind]} search={days}>
          {t('toReport')}
        </Link>
      }
      query={query}
    >
      {({ totals, compared_totals: before }) => (
        <>
          <dl className={css.figures}>
            {shown.map((figure) => (
              <div key={figure}>
                <dt>
                  <FigureName figure={reportFigures[figure]} />
                </dt>
                <dd>
                  <Link to={reportPaths[kind]} search={{ ...days, figure, sort: `-${figure}` }}>
                    {reportFigures[figure].unit === 'money' ? (
                      <Money amount={totals[figure]} />
                    ) : (
                      <Ltr>{formatFigure(figure, totals[figure])}</Ltr>
                    )}
                  </Link>
                  {before && (
                    <Change
                      now={totals[figure]}
                      before={before[figure]}
                      written={formatFigure(figure, before[figure])}
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className={css.quiet}>{t('besideLastWeek')}</p>
        </>
      )}
    </HomeSection>
  )
}
