import { homes } from '@sufra/contract/kernel/kinds'
import { requestStatusNames } from '@sufra/contract/money/paymentRequests'
import type { BesideReason, RunRequest } from '@sufra/contract/money/payoutRuns'
import { Link } from '@tanstack/react-router'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { storePaths } from '../../stores/stores/storePaths.ts'
import { Figure } from '../figures/Figure.tsx'
import requestCss from '../paymentRequests/paymentRequests.module.css'
import { payoutRunsText } from './payoutRuns.text.ts'

const reasons = {
  pending: 'besidePending',
  rejected: 'besideRejected',
  reversed: 'besideReversed',
  accountMissing: 'besideAccountMissing',
  accountWaiting: 'besideAccountWaiting',
} as const satisfies Record<BesideReason, string>

const requestPage = (id: number): string => `${homes.admin}/payments/payment-requests/${id}`

/** The bank file a request is in, or why it is in none. A missing or waiting account is one press away. */
function FileOf({ request: { file_id, beside, store } }: { readonly request: RunRequest }) {
  const t = useText(payoutRunsText)
  if (file_id !== null) return t('inFile', { id: file_id })
  if (beside === null) return t('next')
  if (beside !== 'accountMissing' && beside !== 'accountWaiting') return t(reasons[beside])
  return (
    <Link to={storePaths.edit('admin', store)} search={{ tab: 'payout-account' }}>
      {t(reasons[beside])}
    </Link>
  )
}

/** The requests of a run with their decisions. */
export function RunRequests({ requests }: { readonly requests: readonly RunRequest[] }) {
  const t = useText(payoutRunsText)
  const pick = usePick()
  return (
    <div className={requestCss.part}>
      <h2>{t('requests')}</h2>
      <ScrollRegion label={t('requests')}>
        <table className={requestCss.table} aria-label={t('requests')}>
          <thead>
            <tr>
              <th scope="col">{t('request')}</th>
              <th scope="col">{t('store')}</th>
              <th scope="col">{t('status')}</th>
              <th scope="col">{t('file')}</th>
              <th scope="col" data-figures>
                {t('amount')} <Currency />
              </th>
            </tr>
          </thead>
          <tbody>
            {requests.map((request) => (
              <tr key={request.id}>
                <td>
                  <Link to={requestPage(request.id)}>
                    <Ltr>{request.id}</Ltr>
                  </Link>
                </td>
                <td>
                  <bdi>{pick(request.store.name)}</bdi>
                </td>
                <td>
                  {request.reversed_at ? (
                    <StatusChip status="REFUNDED" label={t('reversed')} />
                  ) : (
                    <StatusChip status={request.status} label={pick(requestStatusNames[request.status])} />
                  )}
                </td>
                <td>
                  <FileOf request={request} />
                </td>
                <td data-figures>
                  <Figure
                    name={`${t('request')} ${request.id}`}
                    amount={request.amount}
                    of={{ figure: 'request', id: request.id }}
                    bare
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
