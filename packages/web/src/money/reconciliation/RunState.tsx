import type { ReconciliationRun } from '@sufra/contract/money/reconciliation'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { reconciliationText } from './reconciliation.text.ts'

/** What came of a run. */
export function RunState({ run }: { readonly run: ReconciliationRun }) {
  const t = useText(reconciliationText)
  if (run.state === 'running') return <StatusChip status="PROGRESSING" label={t('running')} />
  if (run.differences > 0)
    return <StatusChip status="CANCELLED" label={t('differences', { count: run.differences })} />
  if (run.state === 'interrupted') return <StatusChip status="INTERRUPTED" label={t('interrupted')} />
  return <StatusChip status="COMPLETED" label={t('noDifferences')} />
}
