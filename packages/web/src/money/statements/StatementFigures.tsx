import type { Dirhams } from '@sufra/contract/kernel/money'
import { Money } from '../../kernel/display/Money.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { FigureOf } from '../figures/figureOf.ts'
import css from './statements.module.css'

interface Props {
  readonly figures: readonly {
    readonly name: string
    readonly amount: Dirhams | undefined
    readonly hint?: string
    /** How it is worked out, if it can be asked for. */
    readonly of?: FigureOf | undefined
  }[]
}

/** Figures of a whole statement, above or beneath its rows. */
export function StatementFigures({ figures }: Props) {
  return (
    <dl className={css.figures}>
      {figures.map(({ name, amount, hint, of }) => (
        <div key={name}>
          <dt>
            {name}
            {hint && <small>{hint}</small>}
          </dt>
          <dd className={amount !== undefined && amount < 0 ? css.negative : undefined}>
            {amount === undefined ? (
              '…'
            ) : of ? (
              <Figure name={name} amount={amount} of={of} />
            ) : (
              <Money amount={amount} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
