import { formatDay } from '@sufra/contract/kernel/clock'
import type { DueOrder } from '@sufra/contract/money/paymentRequests'
import { Currency } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { FigureCell } from '../figures/FigureCell.tsx'
import { paymentRequestsText } from './paymentRequests.text.ts'

type Shown = Pick<DueOrder, 'id' | 'day' | 'order_current_status' | 'order_total_price' | 'payed_amount'>

/** The heads of an order's number and of the cells below. */
export function OrderHeads() {
  const t = useText(paymentRequestsText)
  return (
    <>
      <th scope="col">{t('order')}</th>
      <th scope="col">{t('ended')}</th>
      <th scope="col" data-wide>
        {t('status')}
      </th>
      <th scope="col" data-figures data-wide>
        {t('total')} <Currency />
      </th>
      <th scope="col" data-figures data-wide>
        {t('received')} <Currency />
      </th>
    </>
  )
}

/** The day an order was completed or cancelled, its status, its total and how much of it was paid. */
export function OrderCells({ order }: { readonly order: Shown }) {
  const t = useText(paymentRequestsText)
  const pick = usePick()
  const { language } = useLanguage()
  return (
    <>
      <td>
        <bdi>{formatDay(order.day, language)}</bdi>
      </td>
      <td data-wide>
        <StatusChip
          status={order.order_current_status.display_status.en}
          label={pick(order.order_current_status.display_status)}
        />
      </td>
      <FigureCell
        name={`${t('total')} · ${t('orderLine', { id: order.id })}`}
        amount={order.order_total_price}
        of={{ figure: 'order_price', id: order.id }}
        wide
      />
      <FigureCell
        name={`${t('received')} · ${t('orderLine', { id: order.id })}`}
        amount={order.payed_amount}
        of={{ figure: 'order_received', id: order.id }}
        wide
      />
    </>
  )
}
