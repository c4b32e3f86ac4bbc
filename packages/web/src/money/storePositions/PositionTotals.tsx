import type { OutputOf } from '@sufra/contract/kernel/operation'
import { positionFigures, type storePositions } from '@sufra/contract/money/storePositions'
import { useText } from '../../kernel/text/language.tsx'
import { StatementFigures } from '../statements/StatementFigures.tsx'
import css from './storePositions.module.css'
import { storePositionsText } from './storePositions.text.ts'

interface Props {
  readonly totals: OutputOf<typeof storePositions.list>['totals']
}

/** The totals of all pages beneath the cards of a phone; the table has them in its last row. */
export function PositionTotals({ totals }: Props) {
  const t = useText(storePositionsText)
  return (
    <div className={css.cards}>
      <section className={css.totals} aria-labelledby="position-totals">
        <h2 id="position-totals">{t('totalsOfAll')}</h2>
        <StatementFigures figures={positionFigures.map((key) => ({ name: t(key), amount: totals[key] }))} />
      </section>
    </div>
  )
}
