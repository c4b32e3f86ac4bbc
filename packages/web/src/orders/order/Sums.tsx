import type { ReactNode } from 'react'
import { Money } from '../../kernel/display/Money.tsx'
import { Figure } from '../../money/figures/Figure.tsx'
import type { FigureOf } from '../../money/figures/figureOf.ts'
import css from './Sums.module.css'

export interface Sum {
  readonly name: ReactNode
  readonly key: string
  readonly amount: number
  readonly strong?: boolean
  /** What explains the amount, and its name there. */
  readonly explained?: { readonly name: string; readonly of: FigureOf }
}

/** Names and amounts, ruled like a ledger's column. */
export function Sums({ rows }: { rows: readonly Sum[] }) {
  return (
    <dl className={css.sums}>
      {rows.map(({ key, name, amount, strong, explained }) => (
        <div key={key} data-strong={strong}>
          <dt>{name}</dt>
          <dd>{explained ? <Figure {...explained} amount={amount} /> : <Money amount={amount} />}</dd>
        </div>
      ))}
    </dl>
  )
}
