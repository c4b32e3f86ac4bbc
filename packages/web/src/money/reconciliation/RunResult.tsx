import { type ReconciliationRun, reconciliation } from '@sufra/contract/money/reconciliation'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Differences } from './Differences.tsx'
import css from './reconciliation.module.css'
import { reconciliationText } from './reconciliation.text.ts'

function Progress({ run }: { readonly run: ReconciliationRun }) {
  const t = useText(reconciliationText)
  const pick = usePick()
  const words = t('progress', { done: run.checks_done, of: run.checks_total })
  return (
    <div className={css.progress}>
      <p role="status">{words}</p>
      <progress max={run.checks_total} value={run.checks_done} aria-label={words} />
      {run.current_check && <p className={css.quiet}>{pick(run.current_check)}</p>}
    </div>
  )
}

function Outcome({ run }: { readonly run: ReconciliationRun }) {
  const t = useText(reconciliationText)
  if (run.state === 'running') return <Progress run={run} />
  if (run.state === 'interrupted')
    return (
      <Callout tone="info">{t('interruptedText', { done: run.checks_done, of: run.checks_total })}</Callout>
    )
  if (run.differences === 0) return <Callout tone="success">{t('clean')}</Callout>
  return <Callout tone="error">{t('differences', { count: run.differences })}</Callout>
}

/** A run with all it has found. Read again every second while it runs. */
export function RunResult({ id, isRunning }: { readonly id: number; readonly isRunning: boolean }) {
  const t = useText(reconciliationText)
  const kernel = useText(kernelText)
  const { data, error, refetch } = useOperation(
    reconciliation.show,
    { params: { id } },
    isRunning ? { every: refetchEvery.job } : {},
  )
  if (!data)
    return error ? (
      <Failed error={error} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{kernel('loading')}</p>
    )
  const { run, differences } = data
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{t('startedAt')}</dt>
          <dd>
            <Instant at={run.started_at} />
          </dd>
        </div>
        {run.ended_at && (
          <div>
            <dt>{t('endedAt')}</dt>
            <dd>
              <Instant at={run.ended_at} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('startedBy')}</dt>
          <dd>
            <bdi>{run.started_by ?? t('nightly')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('checks')}</dt>
          <dd>
            <bdi dir="ltr">
              {run.checks_done} / {run.checks_total}
            </bdi>
          </dd>
        </div>
      </dl>
      <Outcome run={run} />
      {differences.length > 0 && <Differences key={id} all={differences} count={run.differences} />}
    </>
  )
}
