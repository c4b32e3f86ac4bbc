import type { DayRange } from '@sufra/contract/insight/reports.range'
import { type ReactNode, Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { ExportButton } from '../../kernel/sheets/ExportButton.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { FigureCards } from './FigureCards.tsx'
import { PrintReport } from './PrintReport.tsx'
import { ReportActions } from './ReportActions.tsx'
import type { ReportState } from './reportState.ts'
import { reportsText } from './reports.text.ts'
import { SectionTable } from './SectionTable.tsx'
import type { ReportContent, Section } from './sections.ts'
import { useUnpaged } from './useUnpaged.ts'

const SectionChart = late(() => import('./SectionChart.tsx'))

/** A chart of one row says less than the row, one of zeros nothing. */
const isDrawn = ({ drawn, rows = [] }: Section) =>
  drawn !== undefined &&
  rows.length > 1 &&
  rows.some((row) => row.some((cell) => typeof cell === 'number' && cell !== 0))

interface Props {
  readonly state: ReportState
  readonly name: string
  readonly content: ReportContent
  /** All that spreadsheet and paper have, if it is more than the screen shows. */
  readonly readAll?: () => Promise<ReportContent>
  /** Between the figures and the tables. */
  readonly drawing?: ReactNode
  readonly comparedWith?: DayRange | null | undefined
  readonly query: {
    readonly data: unknown
    readonly error: unknown
    readonly isPlaceholderData: boolean
    readonly refetch: () => unknown
  }
}

/** A report of figures and tables, with its spreadsheet. */
export function SectionedReport({ state, name, content, readAll, drawing, comparedWith, query }: Props) {
  const t = useText(reportsText)
  const pick = usePick()
  const { language } = useLanguage()
  const [unpaged, setUnpaged] = useUnpaged<ReportContent>(query.data)
  const { figures, sections } = unpaged ?? content
  if (query.error && !query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const [first, ...others] = sections.filter(isDrawn)
  const rows = sections.reduce((sum, section) => sum + (section.rows?.length ?? 0), 0)
  const read = readAll ?? (async () => content)
  const write = async () => {
    const { exportSections } = await import('./exportSections.ts')
    return t('exported', {
      count: await exportSections(await read(), {
        t,
        pick,
        language,
        state,
        name,
        comparedWith,
      }),
    })
  }
  return (
    <>
      <ReportActions>
        <PrintReport read={read} show={setUnpaged} />
        <ExportButton
          label={t('exportXls')}
          total={query.data ? figures.length + rows : undefined}
          write={write}
        />
      </ReportActions>
      <FigureCards figures={figures} comparedWith={comparedWith} />
      {drawing}
      {first && (
        <Suspense fallback={<ChartSkeleton />}>
          <SectionChart sections={[first, ...others]} range={state.range} comparedWith={comparedWith} />
        </Suspense>
      )}
      {sections.map((section) => (
        <SectionTable key={section.title} section={section} stale={query.isPlaceholderData} />
      ))}
    </>
  )
}
