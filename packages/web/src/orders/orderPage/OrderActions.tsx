import { Button } from '@mantine/core'
import { orderPayments } from '@sufra/contract/money/orderPayments'
import { cancellation } from '@sufra/contract/orders/cancellation'
import { orderLinks } from '@sufra/contract/orders/links'
import { type OrderDetails, orderStatus, orders, staffTransitions } from '@sufra/contract/orders/orders'
import { IconArrowBackUp, IconBan, IconCash, IconDots, IconShare2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { late } from '../../kernel/browser/late.ts'
import { PopAction, PopMenu, PopRule } from '../../kernel/display/PopMenu.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { type Deciding, DecisionButtons, useDecidable } from '../decision/DecisionButtons.tsx'
import { decisionText } from '../order/decision.text.ts'
import { ordersText } from '../order/orders.text.ts'
import { PrintButton } from '../print/PrintButton.tsx'
import { isUndoable } from './history.rules.ts'
import css from './OrderActions.module.css'
import { orderPageText } from './orderPage.text.ts'

const StatusDialog = late(() => import('../decision/StatusDialog.tsx'))
const QuickDecision = late(() => import('../decision/QuickDecision.tsx'))
const ShareDialog = late(() => import('../links/ShareDialog.tsx'))
const CashDialog = late(() => import('../cancellation/CashDialog.tsx'))
const CancelDialog = late(() => import('../cancellation/CancelDialog.tsx'))
const UndoDialog = late(() => import('../cancellation/UndoDialog.tsx'))

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** The actions on an order; on a phone they are at the foot of the page. */
export function OrderActions({ order }: { order: OrderDetails }) {
  const t = useText(orderPageText)
  const words = useText(decisionText)
  const names = useText(ordersText)
  const { can } = useSession()
  const [state, set] = useListState()
  const [dialog, setDialog] = useState<'share' | 'cash' | 'cancel' | 'undo' | null>(null)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const pending = useDecidable()(order)
  const close = () => setDialog(null)
  const { id } = order
  const current = order.order_current_status.id
  const accepted = current === orderStatus.accepted
  const shares = can(orderLinks.create)
  // A completed order is owed again once a wrong collection was reversed.
  const collects =
    can(orderPayments.recordCash) &&
    (accepted || current === orderStatus.completed) &&
    order.remaining_amount > 0
  const cancels = can(cancellation.cancelAccepted) && accepted
  const undoes = can(orderPayments.undoCompletion) && isUndoable(order)
  return (
    <div className={css.actions}>
      <HistoryButton table="orders" id={id} name={names('order', { id })} />
      <PrintButton order={order} />
      {(shares || collects || cancels || undoes) && (
        <PopMenu
          label={t('more')}
          place="below"
          buttonClass={css.more}
          button={<IconDots size={20} stroke={1.6} aria-hidden />}
        >
          {shares && (
            <PopAction icon={<IconShare2 {...icon} />} run={() => setDialog('share')}>
              {t('share')}
            </PopAction>
          )}
          {collects && (
            <PopAction icon={<IconCash {...icon} />} run={() => setDialog('cash')}>
              {t('recordCash')}
            </PopAction>
          )}
          {undoes && (
            <>
              <PopRule />
              <PopAction icon={<IconArrowBackUp {...icon} className="turns" />} run={() => setDialog('undo')}>
                {t('undoCompletion')}
              </PopAction>
            </>
          )}
          {cancels && (
            <>
              <PopRule />
              <PopAction icon={<IconBan {...icon} />} run={() => setDialog('cancel')}>
                {t('cancelAccepted')}
              </PopAction>
            </>
          )}
        </PopMenu>
      )}
      {can(orders.updateStatus) && (
        <Button
          variant={current in staffTransitions && !pending ? 'filled' : 'default'}
          onClick={() => set({ open: id })}
        >
          {words('changeStatus')}
        </Button>
      )}
      <DecisionButtons order={order} first onDecide={setDeciding} />
      <Suspense>
        {deciding && <QuickDecision order={order} what={deciding.what} onClose={() => setDeciding(null)} />}
        {state.open === id && (
          <StatusDialog id={id} row={order} onClose={() => set({ open: undefined }, { replace: true })} />
        )}
        {dialog === 'share' && <ShareDialog order={order} onClose={close} />}
        {dialog === 'cash' && <CashDialog order={order} onClose={close} />}
        {dialog === 'cancel' && <CancelDialog order={order} onClose={close} />}
        {dialog === 'undo' && <UndoDialog order={order} onClose={close} />}
      </Suspense>
    </div>
  )
}
