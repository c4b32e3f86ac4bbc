import type { OutputOf } from '@sufra/contract/kernel/operation'
import { positionFigures, type storePositions } from '@sufra/contract/money/storePositions'
import { useText } from '../../kernel/text/language.tsx'
import { StatementFigures } from '../statements/StatementFigures.tsx'
import css from './storePositions.module.css'
import { storePositionsText } from './storePositions.text.ts'
import { type PositionsShown, totalFigure } from './totalFigure.ts'

interface Props {
  readonly answer: OutputOf<typeof storePositions.list>
  readonly shown: PositionsShown
}

/** The totals of all pages beneath the cards of a phone; the table has them in its last row. */
export function PositionTotals({ answer, shown }: Props) {
  const t = useText(storePositionsText)
  return (
    <div className={css.cards}>
      <section className={css.totals} aria-labelledby="position-totals">
        <h2 id="position-totals">{t('totalsOfAll')}</h2>
        <StatementFigures
          figures={positionFigures.map((key) => ({
            name: t(key),
            amount: answer.totals[key],
            of: totalFigure(key, shown, answer),
          }))}
        />
      </section>
    </div>
  )
}
