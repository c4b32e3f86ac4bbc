import { orderStatus } from '@sufra/contract/orders'
import { StatusChip } from '../kernel/StatusChip.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { Instant } from '../kernel/When.tsx'
import { decisionText } from './decision.text.ts'
import css from './History.module.css'
import { undoesCompletion } from './history.rules.ts'
import { orderPageText } from './orderPage.text.ts'
import type { ReadOrder } from './readOrder.ts'
import { useKindName } from './useCancelledBy.ts'

/** Every status with who, when and why (DECISIONS 15). */
export function History({ order }: { order: ReadOrder }) {
  const t = useText(orderPageText)
  const words = useText(decisionText)
  const pick = usePick()
  const kindName = useKindName()
  return (
    <section>
      <h2>{t('history')}</h2>
      <ol className={css.history}>
        {order.history.map((step, index) => {
          const who = kindName(step.actor_kind)
          return (
            <li key={`${step.status.id} ${step.at}`}>
              <StatusChip status={step.status.status} label={pick(step.status.display_status)} />
              <p>
                {undoesCompletion(order.history, index)
                  ? t('completionUndone', { who })
                  : step.status.id === orderStatus.cancelled
                    ? words('cancelledBy', { who })
                    : who}
                {step.actor_name && (
                  <>
                    {' · '}
                    <bdi>{step.actor_name}</bdi>
                  </>
                )}
              </p>
              {step.reason && <p>{pick(step.reason)}</p>}
              {step.note && (
                <p className={css.note}>
                  <span className="visually-hidden">{t('note')}: </span>
                  <bdi>{step.note}</bdi>
                </p>
              )}
              <p className={css.quiet}>
                <Instant at={step.at} />
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
