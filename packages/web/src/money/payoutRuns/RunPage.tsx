import { Button } from '@mantine/core'
import { formatDay } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { payoutRuns } from '@sufra/contract/money/payoutRuns'
import { Suspense, useState } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { usePathId } from '../../kernel/url/usePathId.ts'
import requestCss from '../paymentRequests/paymentRequests.module.css'
import { payoutRunsText } from './payoutRuns.text.ts'
import { SettleRun, VoidFile } from './RunDialogs.tsx'
import { RunFiles } from './RunFiles.tsx'
import { RunRequests } from './RunRequests.tsx'
import { RunStatus, RunSum } from './runColumns.tsx'

type Shown = OutputOf<typeof payoutRuns.show>

function Facts({ run }: { readonly run: Shown['payoutRun'] }) {
  const t = useText(payoutRunsText)
  const { language } = useLanguage()
  const sums = (['pending', 'accepted', 'rejected'] as const).map(
    (name) =>
      [
        `${t(name)} · ${t('requestsCount', { count: run[name].count })}`,
        <RunSum key={name} run={run} name={name} t={t} />,
      ] as const,
  )
  const facts = [
    ...sums,
    [t('dueDay'), <bdi key="day">{formatDay(run.due_day, language)}</bdi>],
    [t('reference'), <bdi key="reference">{formatDay(run.reference_date, language)}</bdi>],
    [
      t('created'),
      <span key="created">
        {run.made_by && (
          <>
            <bdi>{run.made_by}</bdi>
            <br />
          </>
        )}
        <Instant at={run.created_at} />
      </span>,
    ],
    ...(run.description ? [[t('description'), run.description] as const] : []),
    ...(run.settled_at
      ? [
          [
            t('settledAt'),
            <span key="settled">
              <bdi>{run.settled_by}</bdi>
              <br />
              <Instant at={run.settled_at} />
            </span>,
          ] as const,
          [t('bankReference'), <Ltr key="bank">{run.bank_reference}</Ltr>] as const,
        ]
      : []),
  ] as const
  return (
    <dl className={requestCss.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What of a run can be done now. */
function nextSteps({ payoutRun, requests }: Shown) {
  const accepted = requests.filter(({ status, reversed_at }) => status === 'request_accepted' && !reversed_at)
  const fileable = accepted.filter(({ file_id, beside }) => file_id === null && beside === null)
  const open = payoutRun.settled_at === null
  return {
    fileable: open ? fileable : [],
    settleable:
      open &&
      payoutRun.pending.count === 0 &&
      accepted.length > 0 &&
      accepted.every(({ file_id }) => file_id !== null),
  }
}

/** A payout run: its requests, its bank files, and whether the bank has paid it. */
export function RunPage() {
  const t = useText(payoutRunsText)
  const kernel = useText(kernelText)
  const id = usePathId()
  const [voiding, setVoiding] = useState<number | null>(null)
  const [settling, setSettling] = useState(false)
  const { data, error, refetch } = useOperation(payoutRuns.show, { params: { id } }, { enabled: id > 0 })
  const filing = useConfirmed(payoutRuns.makeFile, { invalidates: [payoutRuns.show] })
  if (id === 0 || isMissing(error)) return <NotFound />
  if (!data)
    return error ? (
      <Failed error={error} title={kernel('pageFailed')} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{kernel('loading')}</p>
    )
  const { payoutRun, requests, files } = data
  const { fileable, settleable } = nextSteps(data)
  const makeFile = () =>
    void filing.run(
      {
        title: t('makeFileAsk'),
        text: t('makeFileText', {
          requests: t('requestsCount', { count: fileable.length }),
          amount: formatQar(fileable.reduce((sum, { amount }) => sum + amount, 0)),
        }),
        action: t('makeFile'),
        success: t('fileMade'),
      },
      { params: { id }, body: { requests: fileable.map((request) => request.id) } },
    )
  return (
    <>
      <PageHeader
        title={t('title', { id })}
        names={{ [String(id)]: t('title', { id }) }}
        aside={<RunStatus run={payoutRun} t={t} />}
        actions={
          <>
            <HistoryButton table="payout_runs" id={id} name={t('title', { id })} />
            {settleable && <Button onClick={() => setSettling(true)}>{t('settle')}</Button>}
          </>
        }
      />
      <Facts run={payoutRun} />
      <RunFiles
        files={files}
        settled={payoutRun.settled_at !== null}
        actions={
          fileable.length > 0 && (
            <Button loading={filing.pending} onClick={makeFile}>
              {t('makeFile')}
            </Button>
          )
        }
        onVoid={(file) => setVoiding(file.id)}
      />
      <RunRequests requests={requests} />
      <Suspense>
        {voiding !== null && <VoidFile id={voiding} onClose={() => setVoiding(null)} />}
        {settling && <SettleRun id={id} onClose={() => setSettling(false)} />}
      </Suspense>
    </>
  )
}
