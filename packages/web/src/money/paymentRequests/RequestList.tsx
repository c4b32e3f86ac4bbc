import { Button } from '@mantine/core'
import { homes } from '@sufra/contract/kernel/kinds'
import {
  type PaymentRequest,
  paymentRequests,
  requestSides,
  requestSorts,
  requestStatuses,
  requestStatusNames,
} from '@sufra/contract/money/paymentRequests'
import { IconWallet } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { RowCheckbox } from '../../kernel/list/bulk/RowCheckbox.tsx'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { daysOf, useListSearch, useListState, wholeOf } from '../../kernel/url/search.ts'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import { paymentRequestsText } from './paymentRequests.text.ts'
import { RequestTotals } from './RequestTotals.tsx'
import { requestCard, requestColumns } from './requestColumns.tsx'

const DayRange = late(() => import('../../kernel/list/filters/DayRange.tsx'))
const DecisionDialog = late(() => import('./DecisionDialog.tsx'))
const idOf = ({ id }: PaymentRequest) => id

interface Props {
  /** Requests raised by admins, or by stores. Outside the platform both are one list. */
  readonly raisedBy: 'admin' | 'store'
  readonly pageSize?: number
}

/** Payment requests with their decisions, one at a time or several in one go. */
export function RequestList({ raisedBy, pageSize = 10 }: Props) {
  const t = useText(paymentRequestsText)
  const pick = usePick()
  const { language } = useLanguage()
  const { kind, can } = useSession()
  const navigate = useNavigate()
  const [{ page, count, search, status }, set] = useListState(pageSize)
  const url = useListSearch()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [deciding, setDeciding] = useState<readonly number[] | null>(null)
  const store = wholeOf(url.store)
  const side = kind === 'admin' ? undefined : requestSides.find((each) => each === url.raised)
  const operation = raisedBy === 'admin' ? paymentRequests.adminList : paymentRequests.storeList
  const filters = {
    ...(search && { search }),
    ...daysOf(url),
    ...(store && { restaurant_store_id: store }),
    ...(side && { raised_by: side }),
    ...(requestStatuses.find((each) => each === status) && { status: status as PaymentRequest['status'] }),
  }
  const { sorting, body: sort } = useListSort(requestSorts, '-id')
  const query = useOperation(operation, { body: { count, page, ...sort, ...filters } }, { keep: true })
  const rows = query.data?.paymentRequests.data
  const open = rows?.filter(({ decidable }) => decidable) ?? []
  const chosen = open.filter(({ id }) => selected.has(id))
  const toggle = (id: number) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  const context = {
    t,
    pick,
    language,
    stores: kind !== 'store_user',
    ...(kind === 'admin' &&
      raisedBy === 'store' &&
      can(paymentRequests.decide) && {
        selection: {
          head: (
            <RowCheckbox
              label={t('selectAll')}
              checked={open.length > 0 && chosen.length === open.length}
              mixed={chosen.length > 0 && chosen.length < open.length}
              onToggle={() => setSelected(new Set(chosen.length === open.length ? [] : open.map(idOf)))}
            />
          ),
          cell: ({ id, decidable }: PaymentRequest) =>
            decidable && (
              <RowCheckbox
                label={t('select', { id })}
                checked={selected.has(id)}
                onToggle={() => toggle(id)}
              />
            ),
        },
      }),
    actions: ({ id, decidable }: PaymentRequest) =>
      decidable && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('actionOn', { id })}
          onClick={() => setDeciding([id])}
        >
          {t('action')}
        </Button>
      ),
  }
  return (
    <>
      <ListScreen
        headless
        label={t('requests')}
        figures={
          <RequestTotals
            totals={query.data?.totals}
            filters={{ ...filters, ...(kind === 'admin' && { raised_by: raisedBy }) }}
          />
        }
        search={{ label: t('search') }}
        filters={
          chosen.length > 0 && (
            <Button onClick={() => setDeciding(chosen.map(idOf))}>
              {t('decideSelected', { count: chosen.length })}
            </Button>
          )
        }
        narrowing={{
          names: ['status', 'raised', 'from', 'to', 'store'],
          controls: (
            <>
              <FilterSelect
                label={t('statusFilter')}
                value={status ?? ''}
                active={status !== undefined}
                options={[
                  ['', t('anyStatus')],
                  ...requestStatuses.map((each) => [each, pick(requestStatusNames[each])] as const),
                ]}
                onChange={(next) => set({ status: next || undefined })}
              />
              {kind !== 'admin' && (
                <FilterSelect
                  label={t('raisedBy')}
                  value={side ?? ''}
                  active={side !== undefined}
                  options={[
                    ['', t('anySide')],
                    ...requestSides.map((each) => [each, t(`by_${each}`)] as const),
                  ]}
                  onChange={(next) => set({ raised: next || undefined })}
                />
              )}
              <DayRange search={url} set={set} />
              {kind === 'admin' && (
                <StoreFilter
                  label={t('storeFilter')}
                  any={t('anyStore')}
                  value={store}
                  onPick={(id) => set({ store: id })}
                />
              )}
            </>
          ),
        }}
        sorting={sorting}
        columnPicker={{ list: 'paymentRequests' }}
        columns={requestColumns(context)}
        card={requestCard(context)}
        idOf={idOf}
        onOpen={({ id }) => void navigate({ to: `${homes[kind]}/payments/payment-requests/${id}` })}
        empty={{
          icon: <IconWallet size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={rows}
        total={query.data?.paymentRequests.total}
        pageSize={pageSize}
      />
      <Suspense>
        {deciding && (
          <DecisionDialog
            ids={deciding}
            onClose={() => {
              setDeciding(null)
              setSelected(new Set())
            }}
          />
        )}
      </Suspense>
    </>
  )
}
