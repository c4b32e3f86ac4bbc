import { Figure } from './Figure.tsx'
import type { FigureOf } from './figureOf.ts'

interface Props {
  readonly name: string
  readonly amount: number
  readonly of: FigureOf
  /** Left out on a phone. */
  readonly wide?: boolean
  readonly strong?: boolean
}

/** A figure in a table whose head has the currency. */
export const FigureCell = ({ wide, strong, ...figure }: Props) => (
  <td data-figures data-wide={wide} data-strong={strong} data-negative={figure.amount < 0 || undefined}>
    <Figure {...figure} bare />
  </td>
)
