import { formatMonth } from '@sufra/contract/kernel/clock'
import { type ClosedMonth, monthSorts, months } from '@sufra/contract/money/months'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { monthCard, monthColumns } from './monthColumns.tsx'
import { monthsText } from './months.text.ts'
import { NextMonth } from './NextMonth.tsx'

const idOf = ({ id }: ClosedMonth) => id

/** Closed months, and the one to close next. */
export function Months() {
  const t = useText(monthsText)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [{ page, count }] = useListState()
  const { sorting, body: sort } = useListSort(monthSorts, '-month')
  const query = useOperation(months.list, { body: { count, page, ...sort } }, { keep: true })
  const means = { t, language }
  return (
    <>
      <PageHeader />
      <NextMonth />
      <ListScreen
        headless
        label={t('months')}
        columns={monthColumns(means)}
        sorting={sorting}
        columnPicker={{ list: 'months' }}
        card={monthCard(means)}
        idOf={idOf}
        onOpen={({ month }) =>
          void navigate({
            to: '/main/payments/statement-of-accounts',
            search: { tab: 'documents', month },
          })
        }
        openName={({ month }) => t('showDocuments', { month: formatMonth(month, language) })}
        empty={{
          icon: <IconCalendarCheck size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={query.data?.months.data}
        total={query.data?.months.total}
      />
    </>
  )
}
