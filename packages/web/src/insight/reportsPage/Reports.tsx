import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { formatDay } from '@sufra/contract/kernel/clock'
import { type ComponentType, Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useToday } from '../../kernel/browser/useToday.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { hidden, usePrinting } from '../../kernel/print/usePrinting.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { useListSearch, useListState } from '../../kernel/url/search.ts'
import { RevenueReport } from '../reportRevenue/RevenueReport.tsx'
import { ChartSkeleton } from '../reports/ChartSkeleton.tsx'
import { ActionSlot } from '../reports/ReportActions.tsx'
import { countedDay, type ReportState, reportState, reportTabs } from '../reports/reportState.ts'
import css from '../reports/reports.module.css'
import { reportsText } from '../reports/reports.text.ts'
import { SaveReport } from '../savedReports/SaveReport.tsx'
import { ReportFilters } from './ReportFilters.tsx'

const contents: Readonly<Record<ReportState['tab'], ComponentType<{ readonly state: ReportState }>>> = {
  revenue: RevenueReport,
  answers: late(() => import('../reportAnswers/AnswersReport.tsx')),
  items: late(() => import('../reportItems/ItemsReport.tsx')),
  areas: late(() => import('../reportAreas/AreasReport.tsx')),
  customers: late(() => import('../reportCustomers/CustomersReport.tsx')),
  promotions: late(() => import('../reportPromotions/PromotionsReport.tsx')),
  reviews: late(() => import('../reportReviews/ReviewsReport.tsx')),
  capacity: late(() => import('../reportCapacity/CapacityReport.tsx')),
  saved: late(() => import('../savedReports/SavedReports.tsx')),
}

const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** The reports of each kind (spec 3 §2 Reports). */
export function Reports() {
  const t = useText(reportsText)
  const { language } = useLanguage()
  const { kind } = useSession()
  const printing = usePrinting()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const state = reportState(useListSearch(), useToday())
  const [, set] = useListState(25)
  const { start_date, end_date } = state.range
  const names = {
    revenue: kind === 'admin' ? t('tab') : t('tabOwn'),
    answers: t('tab_answers'),
    items: t('tab_items'),
    areas: t('tab_areas'),
    customers: t('tab_customers'),
    promotions: t('tab_promotions'),
    reviews: t('tab_reviews'),
    capacity: t('tab_capacity'),
    saved: t('tab_saved'),
  }
  const open = (tab: string | null) =>
    set({ tab: tab === 'revenue' || tab === null ? undefined : tab, page: undefined, sort: undefined })
  return (
    <div className={css.report}>
      <PageHeader
        actions={
          <span className={css.actions} style={printing ? hidden : undefined}>
            <SaveReport state={state} />
            <span ref={setSlot} className={css.actions} />
          </span>
        }
      />
      <h2 className={css.printOnly}>{names[state.tab]}</h2>
      <p className={css.printOnly}>
        {formatDay(start_date, language)} – {formatDay(end_date, language)} · {t(countedDay(state))}
      </p>
      <Tabs value={state.tab} onChange={open} keepMounted={false} classNames={{ list: css.tabs }}>
        <Tabs.List aria-label={t('tabs')}>
          {reportTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} ref={tab === state.tab ? intoView : undefined}>
              {names[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {reportTabs.map((tab) => {
          const Content = contents[tab]
          return (
            <Tabs.Panel key={tab} value={tab}>
              {tab !== 'saved' && (
                <fieldset className={css.filters} aria-label={t('filters')}>
                  <ReportFilters state={state} set={set} />
                </fieldset>
              )}
              <ActionSlot value={slot}>
                <Suspense fallback={<ChartSkeleton />}>
                  <Content state={state} />
                </Suspense>
              </ActionSlot>
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </div>
  )
}
