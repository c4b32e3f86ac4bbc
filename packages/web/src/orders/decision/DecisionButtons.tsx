import { Button } from '@mantine/core'
import { type OrderDetails, type OrderRow, orderStatus, orders } from '@sufra/contract/orders/orders'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ordersText } from '../order/orders.text.ts'
import css from './DecisionButtons.module.css'

/** The decision a person has begun on a pending order. */
export interface Deciding {
  readonly id: number
  readonly what: 'accept' | 'reject'
}

/** Whether this person may accept or reject the order now. */
export function useDecidable(): (order: OrderRow | OrderDetails) => boolean {
  const { can } = useSession()
  return (order) => order.order_current_status.id === orderStatus.pending && can(orders.updateStatus)
}

interface Props {
  readonly order: OrderRow | OrderDetails
  /** On the order's own page the buttons name the order, and Accept is the main action. */
  readonly first?: boolean
  readonly onDecide: (deciding: Deciding) => void
}

export function DecisionButtons({ order, first = false, onDecide }: Props) {
  const t = useText(ordersText)
  const decidable = useDecidable()
  const { id } = order
  if (!decidable(order)) return null
  const button = (what: Deciding['what'], Icon: typeof IconCheck) => (
    <Button
      variant={first && what === 'accept' ? 'filled' : 'default'}
      size={first ? 'sm' : 'compact-sm'}
      className={css.button}
      data-do={what}
      data-what={first ? undefined : what}
      aria-label={t(what === 'accept' ? 'acceptOne' : 'rejectOne', { id })}
      title={t(what)}
      onClick={() => onDecide({ id, what })}
    >
      <Icon size={16} stroke={2} aria-hidden />
      <span className={css.text}>{t(what)}</span>
    </Button>
  )
  return (
    <div className={css.pair} data-first={first || undefined}>
      {button('accept', IconCheck)}
      {button('reject', IconX)}
    </div>
  )
}
