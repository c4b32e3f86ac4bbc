import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { months } from '@sufra/contract/money/months'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './months.module.css'
import { monthsText } from './months.text.ts'

type Next = NonNullable<OutputOf<typeof months.next>['next']>

/** What would be closed: documents, entries, and the balance of all stores before and after. */
export function ClosingFigures({ figures }: { figures: Next }) {
  const t = useText(monthsText)
  const { documents, rows, opening_balance, totalOrderBalance, closing_balance } = figures
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
      <div>
        <dt>{t('opening')}</dt>
        <dd>
          <Money amount={opening_balance} />
        </dd>
      </div>
      <div>
        <dt>{t('changed')}</dt>
        <dd>
          <Money amount={totalOrderBalance} />
        </dd>
      </div>
      <div>
        <dt>{t('closing')}</dt>
        <dd>
          <Money amount={closing_balance} />
        </dd>
      </div>
    </dl>
  )
}
