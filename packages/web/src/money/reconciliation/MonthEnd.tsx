import { ActionIcon, Button } from '@mantine/core'
import { formatMonth } from '@sufra/contract/kernel/clock'
import { reconciliation } from '@sufra/contract/money/reconciliation'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { useListSearch, useListState } from '../../kernel/url/search.ts'
import { MonthEndSteps } from './MonthEndSteps.tsx'
import { monthAfter, monthBefore, monthOf } from './month.rules.ts'
import { OpenRefunds } from './OpenRefunds.tsx'
import css from './reconciliation.module.css'
import { reconciliationText } from './reconciliation.text.ts'

/** What is open at a month's end, as a list to work off. */
export function MonthEnd() {
  const t = useText(reconciliationText)
  const kernel = useText(kernelText)
  const { language } = useLanguage()
  const { can } = useSession()
  const [, set] = useListState()
  const asked = monthOf(useListSearch().month)
  const { data, error, refetch } = useOperation(
    reconciliation.monthEnd,
    { body: asked === undefined ? {} : { month: asked } },
    { keep: true, every: refetchEvery.calm },
  )
  const found = data?.monthEnd
  const month = asked ?? found?.month
  return (
    <section className={css.part} aria-labelledby="month-end">
      <div className={css.head}>
        <h2 id="month-end">{t('monthEnd')}</h2>
        {month && (
          <div className={css.month}>
            <ActionIcon
              variant="default"
              aria-label={t('previousMonth')}
              onClick={() => set({ month: monthBefore(month) }, { replace: true })}
            >
              <IconChevronLeft className="turns" size={18} aria-hidden />
            </ActionIcon>
            <strong aria-live="polite">
              <bdi>{formatMonth(month, language)}</bdi>
            </strong>
            <ActionIcon
              variant="default"
              aria-label={t('nextMonth')}
              disabled={found?.over === false}
              onClick={() => set({ month: monthAfter(month) }, { replace: true })}
            >
              <IconChevronRight className="turns" size={18} aria-hidden />
            </ActionIcon>
          </div>
        )}
        {can('statements.read') && (
          <Button
            variant="subtle"
            size="xs"
            renderRoot={(props) => <Link {...props} to="/main/payments/months" />}
          >
            {t('closeMonth')}
          </Button>
        )}
      </div>
      {!found &&
        (error ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status">{kernel('loading')}</p>
        ))}
      {found && (
        <>
          {!found.over && <Callout tone="info">{t('notOver')}</Callout>}
          <MonthEndSteps found={found} />
          {found.refunds.count > 0 && <OpenRefunds refunds={found.refunds} />}
        </>
      )}
    </section>
  )
}
