import { orderStatus } from '@sufra/contract/orders/orders'
import type { ReactNode } from 'react'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { decisionText } from '../order/decision.text.ts'
import type { ReadOrder } from '../order/readOrder.ts'
import { useKindName } from '../order/useCancelledBy.ts'
import css from './History.module.css'
import { undoesCompletion } from './history.rules.ts'
import { orderPageText } from './orderPage.text.ts'

function Step({ history, index }: { history: ReadOrder['history']; index: number }) {
  const t = useText(orderPageText)
  const words = useText(decisionText)
  const pick = usePick()
  const kindName = useKindName()
  const step = history[index]
  if (!step) return null
  const who = kindName(step.actor_kind)
  return (
    <li>
      <StatusChip status={step.status.status} label={pick(step.status.display_status)} />
      <p>
        {undoesCompletion(history, index)
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
}

interface Props {
  readonly order: ReadOrder
  /** Other entries, placed among the steps by time. */
  readonly among?: readonly { readonly at: string; readonly entry: ReactNode }[]
  readonly children?: ReactNode
}

/** Every status with who, when and why (DECISIONS 15). */
export function History({ order: { history }, among = [], children }: Props) {
  const t = useText(orderPageText)
  const steps = history.map((step, index) => ({
    at: step.at,
    entry: <Step key={`${step.status.id} ${step.at}`} history={history} index={index} />,
  }))
  const entries = [...steps, ...among].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <section>
      <h2>{t('history')}</h2>
      <ol className={css.history}>{entries.map(({ entry }) => entry)}</ol>
      {children}
    </section>
  )
}
