import {
  type PromotionKind,
  promotionKinds,
  promotionTimeline,
  type TimelineRow,
  timelineMonths,
} from '@sufra/contract/insight/promotionTimeline'
import { addMonths, isDay, monthOf } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import { offers } from '@sufra/contract/promotions/offers'
import { IconTag } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useToday } from '../../kernel/browser/useToday.ts'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { textOf, useListSearch, useListState } from '../../kernel/url/search.ts'
import { MonthWindow } from './MonthWindow.tsx'
import { useDaysOf } from './PromotionBar.tsx'
import { PromotionViews } from './PromotionViews.tsx'
import css from './promotionTimeline.module.css'
import { promotionTimelineText } from './promotionTimeline.text.ts'
import { StackRules } from './StackRules.tsx'
import { nameOf, timelineCard, timelineColumns } from './timelineColumns.tsx'

const OpenedOffer = late(() => import('./OpenedOffer.tsx'))

/** Ids of different kinds may be equal. */
const idOf = ({ kind, id }: TimelineRow) => id * promotionKinds.length + promotionKinds.indexOf(kind)

/** The first month of three, of which today's is the second unless others are chosen. */
function useMonths() {
  const [, set] = useListState()
  const chosen = textOf(useListSearch().month)
  const isMonth = chosen !== undefined && isDay(`${chosen}-01`)
  const today = useToday()
  const month = isMonth ? chosen : addMonths(monthOf(today), -1)
  const months = Array.from({ length: timelineMonths }, (_, nth) => addMonths(month, nth))
  return { month, months, setMonth: (next: string | undefined) => set({ month: next }) }
}

/** Everything that lowers a price, when it applies and what it has cost so far. */
export default function Timeline() {
  const t = useText(promotionTimelineText)
  const pick = usePick()
  const daysOf = useDaysOf()
  const navigate = useNavigate()
  const { can } = useSession()
  const [{ page, count, search, open }, set] = useListState()
  const { kind: asked, bears } = useListSearch()
  const kind = promotionKinds.find((each) => each === asked)
  const { month, months, setMonth } = useMonths()
  const query = useOperation(
    promotionTimeline.list,
    {
      body: {
        count,
        page,
        month,
        ...(search && { search }),
        ...(kind && { kind }),
        ...(bears === 'platform' && { platform_bears: true }),
      },
    },
    { keep: true },
  )
  const means = { t, pick, daysOf, months }
  const follow = (row: TimelineRow) => {
    if (row.kind === 'coupon') void navigate({ to: `${homes.admin}/coupons/${row.id}` as string })
    else if (row.kind === 'welcome')
      void navigate({ to: `${homes.admin}/settings/welcome-discount` as string })
    else if (can(offers.update)) set({ open: row.id })
    else void navigate({ to: '.', search: { search: String(row.id) } })
  }
  const close = () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(promotionTimeline.list) })
    set({ open: undefined })
  }
  return (
    <>
      <ListScreen
        label={t('timeline')}
        figures={<PromotionViews />}
        search={{ label: t('search') }}
        narrowing={{
          names: ['kind', 'bears'],
          controls: (
            <>
              <FilterSelect
                label={t('kind')}
                value={kind ?? ''}
                options={[
                  ['', t('anyKind')],
                  ...promotionKinds.map((each: PromotionKind) => [each, t(each)] as const),
                ]}
                active={kind !== undefined}
                onChange={(next) => set({ kind: next || undefined })}
              />
              <FilterSelect
                label={t('bearer')}
                value={bears === 'platform' ? 'platform' : ''}
                options={[
                  ['', t('anyBearer')],
                  ['platform', t('platformBears')],
                ]}
                active={bears === 'platform'}
                onChange={(next) => set({ bears: next || undefined })}
              />
            </>
          ),
        }}
        beforeRows={
          <div className={css.above}>
            <MonthWindow month={month} onMonth={setMonth} />
            <StackRules />
          </div>
        }
        columnPicker={{ list: 'timeline' }}
        columns={timelineColumns(means)}
        card={timelineCard(means)}
        idOf={idOf}
        onOpen={follow}
        openName={(row) => nameOf(row, means)}
        empty={{
          icon: <IconTag size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={query.data?.promotions.data}
        total={query.data?.promotions.total}
      />
      <p className={css.note}>{t('costNote')}</p>
      <Suspense>
        {open !== undefined && can(offers.update) && <OpenedOffer id={open} onClose={close} />}
      </Suspense>
    </>
  )
}
