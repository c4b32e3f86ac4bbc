import { orderMoney } from '@sufra/contract/orderMoney'
import type { OrderFinance } from '@sufra/contract/orders'
import { Failed } from '../kernel/list/states.tsx'
import { Money } from '../kernel/Money.tsx'
import { useOperation } from '../kernel/operations.ts'
import { usePick, useText } from '../kernel/text/language.tsx'
import { Instant } from '../kernel/When.tsx'
import css from './Finance.module.css'
import { changeOf, type Figure, type LedgerEvent } from './finance.rules.ts'
import { financeText } from './finance.text.ts'

function Event({ event, change }: { event: LedgerEvent; change: number }) {
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
        {event.reference && (
          <>
            {' · '}
            <bdi>{t('reference', { reference: event.reference })}</bdi>
          </>
        )}
      </p>
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
    </li>
  )
}

interface Props {
  readonly figure: Figure
  /** The order's. */
  readonly id: number
  readonly finance: OrderFinance
}

/** What of the ledger makes up a figure; asked for once, for all figures of the order. */
export function Postings({ figure, id, finance }: Props) {
  const t = useText(financeText)
  const { data, error, refetch } = useOperation(orderMoney.postings, { params: { id } })
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
          <Event key={event.id} event={event} change={changeOf[figure](event, finance)} />
        ))}
      </ol>
    </>
  )
}
