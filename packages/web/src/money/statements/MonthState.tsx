import { formatDay, formatMonth } from '@sufra/contract/kernel/clock'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { statements } from '@sufra/contract/money/statements'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { Checksum } from '../months/Checksum.tsx'
import css from './statements.module.css'
import { statementsText } from './statements.text.ts'

type Month = NonNullable<OutputOf<typeof statements.show>['month']>

/** Whether the month of a statement is closed, and the numbers of its documents. */
export function MonthState({ of: { month, closed_at, documents } }: { of: Month }) {
  const t = useText(statementsText)
  const { language } = useLanguage()
  const name = formatMonth(month, language)
  if (closed_at === null)
    return (
      <p className={css.month}>
        <StatusChip status="OPEN" label={t('open')} />
        {t('monthOpen', { month: name })}
      </p>
    )
  return (
    <p className={css.month}>
      <StatusChip status="CLOSED" label={t('closed')} />
      {t('monthClosed', { month: name, day: formatDay(new Date(closed_at), language) })}
      {documents.map(({ number, checksum }) => {
        const document = t('documentNumber', { number })
        return (
          <span key={number}>
            <strong>{document}</strong> <Checksum name={document} of={checksum} />
          </span>
        )
      })}
    </p>
  )
}
