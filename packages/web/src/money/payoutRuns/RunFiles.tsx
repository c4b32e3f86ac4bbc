import type { PayoutFile } from '@sufra/contract/money/payoutRuns'
import type { ReactNode } from 'react'
import { Rows } from '../../kernel/list/table/Rows.tsx'
import { useText } from '../../kernel/text/language.tsx'
import requestCss from '../paymentRequests/paymentRequests.module.css'
import css from './payoutRuns.module.css'
import { payoutRunsText } from './payoutRuns.text.ts'
import { runFileCard, runFileColumns } from './runFileColumns.tsx'

interface Props {
  readonly files: readonly PayoutFile[]
  readonly settled: boolean
  readonly actions: ReactNode
  readonly onVoid: (file: PayoutFile) => void
}

const idOf = ({ id }: PayoutFile) => id

/** The bank files of a run. */
export function RunFiles({ files, settled, actions, onVoid }: Props) {
  const t = useText(payoutRunsText)
  const means = { t, settled, onVoid }
  return (
    <div className={requestCss.part}>
      <div className={css.head}>
        <h2>{t('files')}</h2>
        {actions}
      </div>
      {files.length === 0 ? (
        <p className={css.quiet}>{t('noFiles')}</p>
      ) : (
        <Rows
          label={t('files')}
          rows={files}
          columns={runFileColumns(means)}
          card={runFileCard(means)}
          idOf={idOf}
        />
      )}
    </div>
  )
}
