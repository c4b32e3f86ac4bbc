import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'

interface Props {
  readonly totals: OutputOf<typeof paymentRequests.storeList>['totals'] | undefined
}

/** Amounts of all requests that the filters leave, not only of this page. */
export function RequestTotals({ totals }: Props) {
  const t = useText(paymentRequestsText)
  return (
    <dl className={css.totals}>
      <div>
        <dt>
          {t('pendingTotal')}
          {totals && totals.pending_count > 0 && ` · ${totals.pending_count.toLocaleString('en-US')}`}
        </dt>
        <dd>{totals ? <Money amount={totals.pending} /> : '…'}</dd>
      </div>
      <div>
        <dt>{t('paidTotal')}</dt>
        <dd>{totals ? <Money amount={totals.paid} /> : '…'}</dd>
      </div>
    </dl>
  )
}
