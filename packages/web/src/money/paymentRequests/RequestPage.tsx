import { Button } from '@mantine/core'
import { formatDay } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import { formatQar } from '@sufra/contract/kernel/money'
import { type PaymentRequestDetails, paymentRequests } from '@sufra/contract/money/paymentRequests'
import { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { late } from '../../kernel/browser/late.ts'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { usePathId } from '../../kernel/url/usePathId.ts'
import { Figure } from '../figures/Figure.tsx'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'
import { RequestParts } from './RequestParts.tsx'
import { RequestStatus } from './requestColumns.tsx'
import { stepNames } from './requestSteps.ts'

const DecisionDialog = late(() => import('./DecisionDialog.tsx'))
const RequestPrintView = late(() => import('./RequestPrintView.tsx'))
const ReversePayout = late(() => import('./ReversePayout.tsx'))

function History({ request }: { readonly request: PaymentRequestDetails }) {
  const t = useText(paymentRequestsText)
  const pick = usePick()
  const { language } = useLanguage()
  return (
    <section className={css.part} aria-labelledby="request-history">
      <h2 id="request-history">{t('history')}</h2>
      <ol className={css.steps}>
        {request.history.map(({ step, at, actor_name, note, effective_date }) => (
          <li key={step}>
            <strong>{t(stepNames[step])}</strong> · <bdi>{pick(actor_name)}</bdi> · <Instant at={at} />
            {effective_date && ` · ${t('effective', { day: formatDay(effective_date, language) })}`}
            {note && (
              <p>
                <bdi>{note}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const runPage = (id: number): string => `${homes.admin}/payments/payout-runs/${id}`

/** The number of the payout run that raised the request; leads to its page. */
function RunLink({ id }: { readonly id: number }) {
  return (
    <Link to={runPage(id)}>
      <Ltr>{id}</Ltr>
    </Link>
  )
}

/** A payment request: what it is made of, and who did what when. */
export function RequestPage() {
  const t = useText(paymentRequestsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { language } = useLanguage()
  const { can } = useSession()
  const id = usePathId()
  const [dialog, setDialog] = useState<'decide' | 'reverse' | 'print' | null>(null)
  const { data, error, refetch } = useOperation(paymentRequests.show, { params: { id } }, { enabled: id > 0 })
  if (id === 0 || isMissing(error)) return <NotFound />
  if (!data)
    return error ? (
      <Failed error={error} title={kernel('pageFailed')} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{kernel('loading')}</p>
    )
  const request = data.paymentRequest
  const reversible =
    request.status === 'request_accepted' && !request.reversed_at && can(paymentRequests.reversePayout)
  const facts = [
    [t('store'), pick(request.store.name)],
    [
      t('amount'),
      <Figure key="amount" name={t('amount')} amount={request.amount} of={{ figure: 'request', id }} />,
    ],
    [t('reference'), <bdi key="reference">{formatDay(request.reference_date, language)}</bdi>],
    ...(request.payout_run_id !== null && can(payoutRuns.show)
      ? [[t('run'), <RunLink key="run" id={request.payout_run_id} />] as const]
      : []),
    ...(request.description ? [[t('description'), request.description] as const] : []),
    ...(request.note ? [[t('note'), request.note] as const] : []),
  ] as const
  return (
    <>
      <PageHeader
        title={t('title', { id })}
        names={{ [String(id)]: t('title', { id }) }}
        aside={<RequestStatus request={request} means={{ t, pick }} />}
        actions={
          <>
            <HistoryButton table="payment_requests" id={id} name={t('title', { id })} />
            <Button
              variant="default"
              data-do="print"
              leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
              onClick={() => setDialog('print')}
            >
              {t('print')}
            </Button>
            {reversible && (
              <Button variant="default" onClick={() => setDialog('reverse')}>
                {t('reverse')}
              </Button>
            )}
            {request.decidable && <Button onClick={() => setDialog('decide')}>{t('action')}</Button>}
          </>
        }
      />
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RequestParts request={request} />
      <History request={request} />
      <Suspense>
        {dialog === 'decide' && <DecisionDialog ids={[id]} onClose={() => setDialog(null)} />}
        {dialog === 'print' && <RequestPrintView request={request} onClose={() => setDialog(null)} />}
        {dialog === 'reverse' && (
          <ReversePayout id={id} amount={formatQar(request.amount)} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  )
}
