import { Button } from '@mantine/core'
import { homes } from '@sufra/contract/kernel/kinds'
import { type PayoutRun, payoutRuns, runSorts } from '@sufra/contract/money/payoutRuns'
import { IconBuildingBank } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { payoutRunsText } from './payoutRuns.text.ts'
import { runCard, runColumns } from './runColumns.tsx'

const PayStoresDialog = late(() => import('./PayStores.tsx'))
const idOf = ({ id }: PayoutRun) => id

/** All payout runs. A new one is for all stores. */
export function PayoutRuns() {
  const t = useText(payoutRunsText)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [{ page, count, search }] = useListState()
  const [paying, setPaying] = useState(false)
  const { sorting, body: sort } = useListSort(runSorts, '-id')
  const query = useOperation(
    payoutRuns.list,
    { body: { count, page, ...sort, ...(search && { search }) } },
    { keep: true },
  )
  const pay = <Button onClick={() => setPaying(true)}>{t('pay')}</Button>
  return (
    <>
      <ListScreen
        label={t('runs')}
        actions={pay}
        search={{ label: t('search') }}
        sorting={sorting}
        columnPicker={{ list: 'payoutRuns' }}
        columns={runColumns({ t, language })}
        card={runCard({ t, language })}
        idOf={idOf}
        onOpen={({ id }) => void navigate({ to: `${homes.admin}/payments/payout-runs/${id}` })}
        empty={{
          icon: <IconBuildingBank size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={query.data?.payoutRuns.data}
        total={query.data?.payoutRuns.total}
      />
      <Suspense>{paying && <PayStoresDialog stores={[]} onClose={() => setPaying(false)} />}</Suspense>
    </>
  )
}
