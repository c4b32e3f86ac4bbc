import type { ReactNode } from 'react'
import { Money } from '../../kernel/display/Money.tsx'
import css from './Sums.module.css'

export interface Sum {
  readonly name: ReactNode
  readonly key: string
  readonly amount: number
  readonly strong?: boolean
}

/** Names and amounts, ruled like a ledger's column. */
export function Sums({ rows }: { rows: readonly Sum[] }) {
  return (
    <dl className={css.sums}>
      {rows.map(({ key, name, amount, strong }) => (
        <div key={key} data-strong={strong}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
