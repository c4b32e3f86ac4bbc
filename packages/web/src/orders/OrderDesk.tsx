import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { homes } from '@sufra/contract/kernel/kinds'
import { type OrderFilter, type OrderRow, orderFilters, orders } from '@sufra/contract/orders'
import { IconEye, IconReceipt, IconToolsKitchen2 } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { late } from '../kernel/late.ts'
import { ListScreen } from '../kernel/list/ListScreen.tsx'
import { useListState } from '../kernel/list/search.ts'
import { useOperation } from '../kernel/operations.ts'
import { useSession } from '../kernel/session.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { Attention } from './live/Attention.tsx'
import { DeskNews } from './live/DeskNews.tsx'
import { useBecomingDue } from './live/useBecomingDue.ts'
import { orderCard, orderColumns } from './orderColumns.tsx'
import { attentionFilter, listFilter, orderPath } from './orderPaths.ts'
import css from './orders.module.css'
import { ordersText } from './orders.text.ts'
import { StatusCards } from './StatusCards.tsx'

const StatusDialog = late(() => import('./StatusDialog.tsx'))

const isFilter = (value: string | undefined): value is OrderFilter =>
  value !== undefined && value in orderFilters
const idOf = (order: OrderRow) => order.id

/** The desk of all three kinds: the server's row rule makes the difference. */
export function OrderDesk() {
  const t = useText(ordersText)
  const pick = usePick()
  const navigate = useNavigate()
  const { kind, can } = useSession()
  const [state, set] = useListState()
  const status = isFilter(state.status) ? state.status : undefined
  const attention = state.status === attentionFilter
  const body = {
    count: state.count,
    page: state.page,
    ...(state.search && { search: state.search }),
    ...(status && { order_status: status }),
    ...(attention && { needs_attention: true }),
  }
  const query = useOperation(orders.list, { body }, { keep: true })
  useBecomingDue(body)
  const data = query.data
  const rows = data?.orders.data
  // An admin's phone has a page of its own (spec 3 §2).
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const pathOf = (id: number) => orderPath(kind, id, phone && kind === 'admin' ? 'mobile' : 'whole')
  const search = listFilter(state)
  const decides = can(orders.updateStatus)
  const open = (order: OrderRow) =>
    decides ? set({ open: order.id }) : void navigate({ to: pathOf(order.id), search })
  const view = (order: OrderRow) => (
    <ActionIcon
      renderRoot={(props) => <Link {...props} to={pathOf(order.id)} search={search} />}
      aria-label={t('view', { id: order.id })}
      data-tip={t('view', { id: order.id })}
    >
      <IconEye size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
  return (
    <div data-desk>
      <ListScreen
        label={t('orders')}
        actions={
          <ActionIcon
            component={Link}
            to={`${homes[kind]}/orders/kitchen-pack`}
            aria-label={t('kitchenPack')}
            data-tip={t('kitchenPack')}
          >
            <IconToolsKitchen2 size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        }
        figures={
          <StatusCards
            active={status}
            onToggle={(filter) => set({ status: filter })}
            totals={
              data && {
                newOrder: data.totalPending,
                accepted: data.totalAccepted,
                completed: data.totalCompleted,
                cancelled: data.totalCancelled,
              }
            }
          />
        }
        filters={
          <>
            <div className={css.filters}>
              <div role="tablist">
                <button type="button" role="tab" aria-selected className={css.tab}>
                  {t('catering')}
                </button>
              </div>
              <Attention
                count={data?.attentionCount}
                active={attention}
                onToggle={() => set({ status: attention ? undefined : attentionFilter })}
              />
            </div>
            <DeskNews onShow={() => set({ page: undefined, status: undefined, search: undefined })} />
          </>
        }
        search={{ label: t('searchById'), numeric: true }}
        columns={orderColumns({ t, pick, view })}
        card={orderCard({ t, pick, view })}
        idOf={idOf}
        onOpen={open}
        openName={(order) => t(decides ? 'change' : 'view', { id: order.id })}
        empty={{
          icon: <IconReceipt size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={rows}
        total={data?.orders.total}
      />
      <Suspense>
        {state.open !== undefined && decides && (
          <StatusDialog
            key={state.open}
            id={state.open}
            row={rows?.find((order) => order.id === state.open)}
            page={{ to: pathOf(state.open), search }}
            onClose={() => set({ open: undefined }, { replace: true })}
          />
        )}
      </Suspense>
    </div>
  )
}
