import { Button } from '@mantine/core'
import { formatMonth } from '@sufra/contract/kernel/clock'
import { months } from '@sufra/contract/money/months'
import { statements } from '@sufra/contract/money/statements'
import { IconLock } from '@tabler/icons-react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { ClosingFigures } from './ClosingFigures.tsx'
import css from './months.module.css'
import { monthsText } from './months.text.ts'

/** The month to close next, with what would be closed. */
export function NextMonth() {
  const t = useText(monthsText)
  const { language } = useLanguage()
  const { can } = useSession()
  const { data, error, refetch } = useOperation(months.next)
  const close = useConfirmed(months.close, {
    invalidates: [months.next, months.list, months.documents, statements.show],
  })
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  const next = data?.next
  if (!next) return null
  const month = formatMonth(next.month, language)
  const ask = () =>
    void close.run(
      {
        title: t('closeTitle', { month }),
        text: (
          <>
            <p>{t('closeText')}</p>
            <ClosingFigures figures={next} plain />
          </>
        ),
        action: t('close'),
        danger: true,
        success: t('closeDone', { month }),
      },
      { body: { month: next.month, shown: { rows: next.rows, closing_balance: next.closing_balance } } },
    )
  return (
    <section className={css.next} aria-labelledby="next-month">
      <h2 id="next-month">{t('next', { month })}</h2>
      <div className={css.figures}>
        <p className={css.note}>{next.over ? t('soFar') : t('notOver')}</p>
        <ClosingFigures figures={next} />
      </div>
      {next.over && can(months.close) && (
        <Button
          leftSection={<IconLock size={18} stroke={1.6} aria-hidden />}
          loading={close.pending}
          onClick={ask}
        >
          {t('close')}
        </Button>
      )}
    </section>
  )
}
