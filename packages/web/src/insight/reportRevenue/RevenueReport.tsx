import { itemGroupings, type ReportRow, reports } from '@sufra/contract/insight/reports'
import type { ReportFigure } from '@sufra/contract/insight/reports.figures'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { IconChartBar } from '@tabler/icons-react'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { call } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { ExportButton } from '../../kernel/sheets/ExportButton.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { ChartSkeleton } from '../reports/ChartSkeleton.tsx'
import { PrintReport } from '../reports/PrintReport.tsx'
import { ReportActions } from '../reports/ReportActions.tsx'
import { ReportTotals } from '../reports/ReportTotals.tsx'
import { reportCard, reportColumns } from '../reports/reportColumns.tsx'
import { allRows, type ReportState, reportBody, rowsOf } from '../reports/reportState.ts'
import css from '../reports/reports.module.css'
import { reportsText } from '../reports/reports.text.ts'
import { useFirstOf } from '../reports/useFirstOf.ts'
import { useUnpaged } from '../reports/useUnpaged.ts'
import { ReportViews } from './ReportViews.tsx'

const ReportChart = late(() => import('./ReportChart.tsx'))

/** Revenue and its parts by time, store, area and the like. */
export function RevenueReport({ state }: { readonly state: ReportState }) {
  const t = useText(reportsText)
  const pick = usePick()
  const { language } = useLanguage()
  const [{ page, count }, set] = useListState(25)
  const query = useOperation(
    reports.list,
    { body: { ...reportBody(state), ...rowsOf(state, { count, page }) } },
    { keep: true },
  )
  const [unpaged, setUnpaged] = useUnpaged<OutputOf<typeof reports.list>>(query.data)
  const firstOf = useFirstOf()
  const data = unpaged ?? query.data
  const sort = (figure: ReportFigure) =>
    ({
      now: state.sort !== figure ? 'none' : state.down ? 'descending' : 'ascending',
      onSort: () => set({ sort: state.sort === figure && state.down ? figure : `-${figure}` }),
    }) as const
  const means = { t, pick, language, state, answer: data, sort }
  const write = async (onProgress: (done: number) => void) => {
    const { exportReport } = await import('./exportReport.ts')
    return t('exported', { count: await exportReport(means, onProgress) })
  }
  const readAll = () => call(reports.list, { body: { ...reportBody(state), ...allRows } })
  const rows = data?.rows.data
  const more = unpaged && firstOf(unpaged.rows.data.length, unpaged.rows.total)
  const idOf = (row: ReportRow) => rows?.indexOf(row) ?? 0
  return (
    <>
      <ReportActions>
        <PrintReport read={readAll} show={setUnpaged} />
        <ExportButton label={t('exportXls')} total={data?.rows.total} write={write} />
      </ReportActions>
      <ReportViews view={state.view} />
      {itemGroupings.some((each) => each === state.grouping) && <p className={css.note}>{t('split')}</p>}
      {state.view === 'chart' ? (
        <>
          <ReportTotals answer={data} />
          <Suspense fallback={<ChartSkeleton />}>
            <ReportChart means={means} query={query} set={set} />
          </Suspense>
        </>
      ) : (
        <ListScreen
          headless
          label={t('label')}
          figures={<ReportTotals answer={data} />}
          columns={reportColumns(means)}
          card={reportCard(means)}
          idOf={idOf}
          empty={{
            icon: <IconChartBar size={32} stroke={1.25} aria-hidden />,
            title: t('empty'),
            text: t('emptyText'),
          }}
          beforeRows={more && <p className={css.note}>{more}</p>}
          query={query}
          rows={rows}
          total={unpaged ? undefined : data?.rows.total}
          pageSize={25}
        />
      )}
    </>
  )
}
