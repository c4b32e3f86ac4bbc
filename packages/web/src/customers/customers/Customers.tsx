import { Button } from '@mantine/core'
import {
  type Customer,
  type CustomerState,
  customerSorts,
  customerStates,
  customers,
} from '@sufra/contract/customers/customers'
import { homes } from '@sufra/contract/kernel/kinds'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { FilterCards } from '../../kernel/list/filters/FilterCards.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { customerCard, customerColumns } from './customerColumns.tsx'
import { customersText } from './customers.text.ts'
import { ExportCustomers } from './ExportCustomers.tsx'
import { useCustomerBulk } from './useCustomerBulk.ts'

const CustomerDialog = late(() => import('./CustomerDialog.tsx'))
const idOf = ({ id }: Customer) => id
const profilePath = (id: number) => `${homes.admin}/customers/customer-profile/${id}`

const counts = {
  all: 'usersCount',
  active: 'activeCount',
  blocked: 'blockedCount',
  unblocked: 'unblockedCount',
} as const
const hues = { all: 'blue', active: 'green', blocked: 'red', unblocked: 'orange' } as const
type CountCard = keyof typeof counts
const countCards = Object.keys(counts) as CountCard[]
const stateOf = (status: string | undefined): CustomerState | undefined =>
  customerStates.find((state) => state === status)

/** All customers (spec 3 §2), with four counts that filter the list. */
export function Customers() {
  const t = useText(customersText)
  const { language } = useLanguage()
  const { can } = useSession()
  const navigate = useNavigate()
  const [{ page, count, search, status }, set] = useListState()
  const [adding, setAdding] = useState(false)
  const state = stateOf(status)
  const { sorting, body: sort } = useListSort(customerSorts, '-id')
  const query = useOperation(
    customers.list,
    { body: { count, page, ...sort, ...(search && { search }), ...(state && { state }) } },
    { keep: true },
  )
  const { data } = query
  const bulk = useCustomerBulk()
  const means = { t, language }
  const open = (id: number) => void navigate({ to: profilePath(id) })
  const add = can(customers.save) && (
    <Button
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <BulkList
        bulk={bulk}
        label={t('customers')}
        actions={add}
        figures={
          <FilterCards<CountCard>
            label={t('summary')}
            filter={t('status')}
            active={state}
            onToggle={(key) => set({ status: key === 'all' ? undefined : key })}
            cards={countCards.map((key) => ({
              key,
              name: t(key),
              hue: hues[key],
              count: data?.[counts[key]].toLocaleString('en-US'),
            }))}
          />
        }
        search={{ label: t('search') }}
        filters={<ExportCustomers search={search} state={state} total={data?.total} />}
        sorting={sorting}
        columnPicker={{ list: 'customers' }}
        columns={customerColumns(means)}
        card={customerCard(means)}
        idOf={idOf}
        onOpen={({ id }) => open(id)}
        openName={({ fullname }) => fullname}
        empty={{
          icon: <IconUsers size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        rows={data?.users}
        total={data?.total}
        cut={data?.cut && t('cut')}
      />
      <Suspense>
        {adding && <CustomerDialog customer={undefined} onClose={() => setAdding(false)} onAdded={open} />}
      </Suspense>
    </>
  )
}
