import { Link } from '@tanstack/react-router'
import { Views } from '../../kernel/page/Views.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { type ListSearch, listSearch } from '../../kernel/url/search.ts'
import { type ReportState, reportViews } from '../reports/reportState.ts'
import css from '../reports/reports.module.css'
import { reportsText } from '../reports/reports.text.ts'

/** Switches between the report's table and its chart. */
export function ReportViews({ view }: Pick<ReportState, 'view'>) {
  const t = useText(reportsText)
  return (
    <div className={css.views}>
      <Views label={t('views')}>
        {reportViews.map((each) => (
          <Link
            key={each}
            to="."
            search={(before: ListSearch) =>
              listSearch({ ...before, page: undefined, view: each === 'table' ? undefined : each })
            }
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={each === view ? 'page' : undefined}
          >
            {t(`view_${each}`)}
          </Link>
        ))}
      </Views>
    </div>
  )
}
