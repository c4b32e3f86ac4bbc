import type { ReactNode } from 'react'
import { kernelText } from '../../text/kernel.text.ts'
import { useText } from '../../text/language.tsx'
import css from './Cards.module.css'

/** A row on a phone: title, state, most important fact, and other facts. */
export interface CardFacts {
  /** A control before the title, such as a checkbox. */
  readonly select?: ReactNode
  readonly title: ReactNode
  readonly state?: ReactNode
  readonly lead?: ReactNode
  /** A long fact has its own line. */
  readonly facts: readonly (readonly [label: string, value: ReactNode, long?: true])[]
  readonly actions?: ReactNode
}

interface Props<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly stale: boolean
  readonly card: (row: Row) => CardFacts
  readonly idOf: (row: Row) => number
  readonly onOpen?: (row: Row) => void
  readonly openName?: (row: Row) => string
}

export function Cards<Row>({ label, rows, stale, card, idOf, onOpen, openName }: Props<Row>) {
  return (
    <ul className={css.cards} aria-label={label} aria-busy={stale} data-stale={stale || undefined}>
      {rows.map((row) => {
        const { select, title, state, lead, facts, actions } = card(row)
        return (
          <li key={idOf(row)} data-row className={css.card}>
            <div className={css.head}>
              {select}
              {onOpen ? (
                <button
                  type="button"
                  className={css.open}
                  aria-label={openName?.(row)}
                  onClick={() => onOpen(row)}
                >
                  {title}
                </button>
              ) : (
                <strong className={css.open}>{title}</strong>
              )}
              {state}
            </div>
            {lead && <div className={css.lead}>{lead}</div>}
            <div className={css.body}>
              <dl className={css.facts}>
                {facts.map(([name, value, long]) => (
                  <div key={name} data-long={long}>
                    <dt>{name}</dt>
                    <dd>{long && typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
                  </div>
                ))}
              </dl>
              {actions && <div className={css.actions}>{actions}</div>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const skeletons = Array.from({ length: 9 }, (_, index) => index)

export function SkeletonCards({ label }: { label: string }) {
  const t = useText(kernelText)
  return (
    <ul className={css.cards} aria-label={label} aria-busy>
      {skeletons.map((index) => (
        <li key={index} className={css.card} data-skeleton>
          {index === 0 && <span className="visually-hidden">{t('loading')}</span>}
        </li>
      ))}
    </ul>
  )
}
