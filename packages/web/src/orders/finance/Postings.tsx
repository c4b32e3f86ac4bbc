import { Button } from '@mantine/core'
import { orderPayments } from '@sufra/contract/money/orderPayments'
import type { OrderFinance } from '@sufra/contract/orders/orders'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Money } from '../../kernel/display/Money.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './Finance.module.css'
import { changeOf, type Figure, type LedgerEvent } from './finance.rules.ts'
import { financeText } from './finance.text.ts'

const ReverseDialog = late(() => import('./ReverseDialog.tsx'))

interface EventProps {
  readonly event: LedgerEvent
  readonly change: number
  /** Undefined if the event cannot be reversed, or not by this person. */
  readonly onReverse: (() => void) | undefined
}

function Event({ event, change, onReverse }: EventProps) {
  const t = useText(financeText)
  const pick = usePick()
  return (
    <li>
      <p className={css.event}>
        <strong>{pick(event.name)}</strong>
        <Money amount={change} bare />
      </p>
      <p className={css.quiet}>
        <Instant at={event.at} />
        {event.actor_name && (
          <>
            {' · '}
            <bdi>{event.actor_name}</bdi>
          </>
        )}
        {event.reversed_by_event_id !== null && <> · {t('wasReversed')}</>}
        {event.reference && (
          <>
            {' · '}
            <bdi>{t('reference', { reference: event.reference })}</bdi>
          </>
        )}
      </p>
      {event.description && (
        <p>
          <bdi>{event.description}</bdi>
        </p>
      )}
      <ul className={css.terms}>
        {event.postings.map((posting, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: postings of an event never change, and an account may come twice
          <li key={index}>
            <span>{pick(posting.name)}</span>
            <span>
              <Money amount={Math.abs(posting.amount)} bare />{' '}
              <span className={css.side}>{t(posting.amount < 0 ? 'credit' : 'debit')}</span>
            </span>
          </li>
        ))}
      </ul>
      {onReverse && (
        <Button size="compact-sm" variant="default" onClick={onReverse}>
          {t('reverse')}
        </Button>
      )}
    </li>
  )
}

interface Props {
  readonly figure: Figure
  /** Id of the order. */
  readonly id: number
  readonly finance: OrderFinance
}

/** The postings behind a figure; fetched once for all figures of the order. */
export function Postings({ figure, id, finance }: Props) {
  const t = useText(financeText)
  const { can } = useSession()
  const [reversing, setReversing] = useState<LedgerEvent | null>(null)
  const { data, error, refetch } = useOperation(orderPayments.postings, { params: { id } })
  if (!data)
    return error ? (
      <Failed error={error} title={t('postingsFailed')} onRetry={() => void refetch()} />
    ) : (
      <div className={css.waiting} aria-busy />
    )
  const events = data.events.filter((event) => changeOf[figure](event, finance) !== 0)
  return (
    <>
      <h3>{t('postings')}</h3>
      {events.length === 0 && <p className={css.quiet}>{t('noPostings')}</p>}
      <ol className={css.events}>
        {events.map((event) => (
          <Event
            key={event.id}
            event={event}
            change={changeOf[figure](event, finance)}
            onReverse={
              event.reversible && can(orderPayments.reversePosting) ? () => setReversing(event) : undefined
            }
          />
        ))}
      </ol>
      <Suspense>
        {reversing && <ReverseDialog id={id} event={reversing} onClose={() => setReversing(null)} />}
      </Suspense>
    </>
  )
}
