import { formatDay, formatInstant, qatarDay } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import { type OrderDetails, type OrderRow, orderStatus } from '@sufra/contract/orders/orders'
import type { Question } from '../../kernel/dialogs/ConfirmDialog.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { decisionText } from '../order/decision.text.ts'
import css from '../order/orders.module.css'

export type Decided =
  | typeof orderStatus.accepted
  | typeof orderStatus.cancelled
  | typeof orderStatus.completed
export const isDecided = (status: number): status is Decided =>
  status === orderStatus.accepted || status === orderStatus.cancelled || status === orderStatus.completed

/** Completing an order before its day in Qatar needs a second confirmation; the server requires it too. */
export const isBeforeItsDay = (order: OrderRow, now = Date.now()): boolean =>
  qatarDay(now) < qatarDay(order.picked_time_iso_date)

/** The confirmation before an order is accepted, cancelled or completed: what it means for the person who confirms. */
export function useQuestion(): (order: OrderRow | OrderDetails, status: Decided) => Question {
  const t = useText(decisionText)
  const { language } = useLanguage()
  const { kind } = useSession()
  const admin = kind === 'admin'

  /** Until when the customer may cancel for free, and what cancelling costs afterwards (DECISIONS 18, 38). */
  const cancelling = (order: OrderRow) => {
    const { advance_amount, payed_amount, free_until } = order
    if (advance_amount === 0) return [t('noAdvance')]
    const ended = Date.parse(free_until) <= Date.now()
    const figures = { until: formatInstant(free_until, language), amount: formatQar(advance_amount) }
    return [
      t(`${ended ? 'freeEnded' : 'freeUntil'}${admin ? 'Admin' : 'Store'}`, figures),
      ...(payed_amount === 0 ? [t('nothingPaid')] : []),
      ...(payed_amount > 0 && payed_amount < advance_amount
        ? [t('advanceUnpaid', { received: formatQar(payed_amount) })]
        : []),
    ]
  }

  const accepting = (order: OrderRow) => [
    t(admin ? 'acceptAdmin' : 'acceptStore'),
    // Somebody who was to pay in cash may have paid by card after all.
    ...(order.payment_method === 'creditcard' || order.payed_amount > 0
      ? [...cancelling(order), t(admin ? 'acceptAdminCard' : 'acceptStoreFault')]
      : [t('acceptCash')]),
  ]

  const completing = (order: OrderRow) => {
    const at = order.picked_time_iso_date
    const early = Date.parse(at) > Date.now()
    const amount = formatQar(order.remaining_amount)
    const money =
      order.remaining_amount === 0
        ? t('completePaid')
        : t(order.payment_method === 'creditcard' ? 'completeCard' : 'completeCash', { amount })
    const when = formatInstant(at, language)
    return [
      ...(early ? [t('completeEarly', { when })] : []),
      money,
      t(admin ? 'completeAdmin' : 'completeStore'),
    ]
  }

  return (order, status) => {
    const id = order.id
    const paragraphs = (texts: readonly string[]) => (
      <div className={css.question}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )
    if (status === orderStatus.accepted)
      return { title: t('askAccept', { id }), text: paragraphs(accepting(order)), action: t('accept') }
    if (status === orderStatus.cancelled)
      return { title: t('askCancel', { id }), text: t('cancelText'), action: t('cancel'), danger: true }
    return {
      title: t('askComplete', { id }),
      text: paragraphs(completing(order)),
      action: t('complete'),
      ...(isBeforeItsDay(order) && {
        consent: t('completeAnyhow', { day: formatDay(order.picked_time_iso_date, language) }),
      }),
    }
  }
}
