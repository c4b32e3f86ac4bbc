import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { useText } from '../../kernel/text/language.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { FigureOf } from '../figures/figureOf.ts'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'

interface Props {
  readonly totals: OutputOf<typeof paymentRequests.storeList>['totals'] | undefined
  /** The filters of the list. */
  readonly filters: Omit<FigureOf, 'figure'>
}

/** Amounts of all requests that the filters leave, not only of this page. */
export function RequestTotals({ totals, filters }: Props) {
  const t = useText(paymentRequestsText)
  return (
    <dl className={css.totals}>
      <div>
        <dt>
          {t('pendingTotal')}
          {totals && totals.pending_count > 0 && ` · ${totals.pending_count.toLocaleString('en-US')}`}
        </dt>
        <dd>
          {totals ? (
            <Figure
              name={t('pendingTotal')}
              amount={totals.pending}
              of={{ figure: 'requests_pending', ...filters }}
            />
          ) : (
            '…'
          )}
        </dd>
      </div>
      <div>
        <dt>{t('paidTotal')}</dt>
        <dd>
          {totals ? (
            <Figure name={t('paidTotal')} amount={totals.paid} of={{ figure: 'requests_paid', ...filters }} />
          ) : (
            '…'
          )}
        </dd>
      </div>
    </dl>
  )
}
