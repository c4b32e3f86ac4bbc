import { ActionIcon } from '@mantine/core'
import { homes } from '@sufra/contract/kernel/kinds'
import { type OrderRow, orders } from '@sufra/contract/orders/orders'
import { IconEye, IconReceipt, IconToolsKitchen2 } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { setOf, shownOf } from '../../kernel/list/columns/columns.rules.ts'
import { useKept } from '../../kernel/list/columns/useColumns.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useSeenRow } from '../../kernel/list/useSeenRow.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListSearch, useListState } from '../../kernel/url/search.ts'
import { type Deciding, DecisionButtons } from '../decision/DecisionButtons.tsx'
import { Attention } from '../live/Attention.tsx'
import { NewOrdersBanner } from '../live/NewOrdersBanner.tsx'
import { useShownList } from '../live/shownList.ts'
import { useBecomingDue } from '../live/useBecomingDue.ts'
import { deskFilters, listFilter, ownFilters } from '../order/deskFilters.rules.ts'
import { attentionFilter } from '../order/orderPaths.ts'
import css from '../order/orders.module.css'
import { ordersText } from '../order/orders.text.ts'
import { useOrderPath } from '../order/useOrderPath.ts'
import { columnSets, orderCard, orderColumns } from './orderColumns.tsx'
import { StatusCards } from './StatusCards.tsx'

const DeskFilters = late(() => import('./DeskFilters.tsx'))
const StatusDialog = late(() => import('../decision/StatusDialog.tsx'))
const QuickDecision = late(() => import('../decision/QuickDecision.tsx'))

const idOf = (order: OrderRow) => order.id

/** The desk of all three kinds: the server's scope rule makes the difference. */
export function OrderDesk() {
  const t = useText(ordersText)
  const pick = usePick()
  const navigate = useNavigate()
  const { kind, can } = useSession()
  const [state, set] = useListState()
  const list = useListSearch()
  const filters = deskFilters(list)
  const attention = state.status === attentionFilter
  const body = { count: state.count, page: state.page, ...filters }
  const query = useOperation(orders.list, { body }, { keep: true, followed: true })
  useBecomingDue(body)
  useShownList(body)
  const data = query.data
  const rows = data?.orders.data
  const pathOf = useOrderPath()
  const search = listFilter(list)
  const decides = can(orders.updateStatus)
  const open = (order: OrderRow) =>
    decides ? set({ open: order.id }) : void navigate({ to: pathOf(order.id), search })
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decided = useSeenRow(
    rows?.find(({ id }) => id === deciding?.id),
    deciding?.id,
  )
  const actions = (order: OrderRow) => (
    <div className={css.actions}>
      <DecisionButtons order={order} onDecide={setDeciding} />
      <ActionIcon
        renderRoot={(props) => <Link {...props} to={pathOf(order.id)} search={search} />}
        aria-label={t('view', { id: order.id })}
        data-tip={t('view', { id: order.id })}
      >
        <IconEye size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  )
  const several = data?.several_stores ?? kind === 'admin'
  const sets = columnSets(t, several)
  const first = kind === 'admin' ? 'finance' : 'kitchen'
  const kept = useKept('orders')
  const shown = setOf(sets, first, kept)
  const withDelivery = shownOf(shown, kept?.columns[shown.key] ?? [], kept).includes('delivery')
  const context = {
    t,
    pick,
    actions,
    withDelivery,
    // Of too many in a range of days the server lists those that are due first.
    byDelivery: (data?.orders.sort ?? filters.sort) === 'delivery',
    onSort: (sort: 'delivery' | undefined) => set({ sort }),
  }
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
            active={filters.order_status}
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
            <NewOrdersBanner onShow={() => set({ page: undefined, search: undefined, sort: undefined })} />
          </>
        }
        search={{ label: t('search'), hint: t('searchHint') }}
        // Sorted by delivery time, the desk lists only orders still to come.
        narrowing={{ names: ownFilters, sort: 'sort', controls: <DeskFilters search={list} set={set} /> }}
        columns={orderColumns(context)}
        columnPicker={{ list: 'orders', sets, first }}
        card={orderCard(context)}
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
        cut={data?.orders.truncated && t('truncated', { most: data.orders.total.toLocaleString('en-US') })}
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
        {deciding && decided && (
          <QuickDecision order={decided} what={deciding.what} onClose={() => setDeciding(null)} />
        )}
      </Suspense>
    </div>
  )
}
