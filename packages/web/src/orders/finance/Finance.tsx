import { Button } from '@mantine/core'
import type { EventPart } from '@sufra/contract/money/figures'
import { accountFigures } from '@sufra/contract/money/figures.names'
import { orderPayments } from '@sufra/contract/money/orderPayments'
import { type OrderFinance, orderStatus } from '@sufra/contract/orders/orders'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { Figure } from '../../money/figures/Figure.tsx'
import type { ReadOrder } from '../order/readOrder.ts'
import css from './Finance.module.css'
import { amountsOf } from './finance.rules.ts'
import { financeText } from './finance.text.ts'

const ReverseDialog = late(() => import('./ReverseDialog.tsx'))

interface Props {
  readonly order: ReadOrder
  readonly finance: OrderFinance
}

const dueSince: Readonly<Record<number, 'due' | 'dueCancelled'>> = {
  [orderStatus.completed]: 'due',
  [orderStatus.cancelled]: 'dueCancelled',
}

/** The admins' finance section: what the platform and the store get from an order (DECISIONS 22, 23). */
export function Finance({ order, finance }: Props) {
  const t = useText(financeText)
  const { id } = order
  const { can } = useSession()
  const [reversing, setReversing] = useState<EventPart | null>(null)
  const amounts = amountsOf(order, finance)
  const actions = (event: EventPart) =>
    event.reversible &&
    can(orderPayments.reversePosting) && (
      <Button size="compact-sm" variant="default" onClick={() => setReversing(event)}>
        {t('reverse')}
      </Button>
    )
  return (
    <section>
      <h2>{t('financial')}</h2>
      <dl className={css.figures}>
        {accountFigures.map((figure) => (
          <div key={figure} className={css.figure} data-strong={figure === 'order_due' || undefined}>
            <dt>
              {t(figure)}
              {figure === 'order_due' && (
                <small className={css.quiet}>
                  {t(dueSince[order.order_current_status.id] ?? 'expected')}
                </small>
              )}
            </dt>
            <dd>
              <Figure name={t(figure)} amount={amounts[figure]} of={{ figure, id }} actions={actions} />
            </dd>
          </div>
        ))}
      </dl>
      <Suspense>
        {reversing && <ReverseDialog id={id} event={reversing} onClose={() => setReversing(null)} />}
      </Suspense>
    </section>
  )
}
