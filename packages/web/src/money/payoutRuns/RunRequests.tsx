import type { RunRequest } from '@sufra/contract/money/payoutRuns'
import { Rows } from '../../kernel/list/table/Rows.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import requestCss from '../paymentRequests/paymentRequests.module.css'
import { payoutRunsText } from './payoutRuns.text.ts'
import { runRequestCard, runRequestColumns } from './runRequestColumns.tsx'

const idOf = ({ id }: RunRequest) => id

/** The requests of a run with their decisions. */
export function RunRequests({ requests }: { readonly requests: readonly RunRequest[] }) {
  const means = { t: useText(payoutRunsText), pick: usePick() }
  return (
    <div className={requestCss.part}>
      <h2>{means.t('requests')}</h2>
      <Rows
        label={means.t('requests')}
        rows={requests}
        columns={runRequestColumns(means)}
        card={runRequestCard(means)}
        idOf={idOf}
      />
    </div>
  )
}
