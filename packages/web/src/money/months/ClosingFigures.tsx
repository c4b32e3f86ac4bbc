import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { months } from '@sufra/contract/money/months'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { Figure } from '../figures/Figure.tsx'
import { balancesOf } from './balancesOf.ts'
import css from './months.module.css'
import { monthsText } from './months.text.ts'

type Next = NonNullable<OutputOf<typeof months.next>['next']>

interface Props {
  readonly figures: Next
  /** In a confirmation, where nothing can be opened. */
  readonly plain?: boolean
}

/** What would be closed: documents, entries, and the balance of all stores before and after. */
export function ClosingFigures({ figures, plain = false }: Props) {
  const t = useText(monthsText)
  const { month, documents, rows, opening_balance, totalOrderBalance, closing_balance } = figures
  const of = balancesOf(month)
  const balances = [
    ['opening', opening_balance],
    ['changed', totalOrderBalance],
    ['closing', closing_balance],
  ] as const
  return (
    <dl className={css.list}>
      <div>
        <dt>{t('documents')}</dt>
        <dd>{documents.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>{t('entries')}</dt>
        <dd>{rows.toLocaleString('en-US')}</dd>
      </div>
      {balances.map(([which, amount]) => (
        <div key={which}>
          <dt>{t(which)}</dt>
          <dd>
            {plain ? <Money amount={amount} /> : <Figure name={t(which)} amount={amount} of={of[which]} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
