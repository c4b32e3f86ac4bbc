import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@sufra/contract/engagement/notifications'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { useMemo } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useCheck, wrongFields } from '../../kernel/data/schemas.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './notifications.module.css'
import { notificationsText } from './notifications.text.ts'

type Body = RequestOf<typeof notifications.countRecipients>

/** A count of a large audience takes seconds: it waits until somebody stops typing. */
const pauseMs = 300

/** How many would receive it, counted by the server as the form changes. Undefined body: it cannot be counted yet. */
export function useReach(body: Body | undefined) {
  const now = JSON.stringify(body)
  const [paused] = useDebouncedValue(now, pauseMs)
  // Thousands of addresses may stand in it.
  const canCheck = useCheck(notifications.countRecipients)
  const { wanted, valid } = useMemo(() => {
    const wanted = paused === undefined ? undefined : (JSON.parse(paused) as Body)
    const isRight = () => Object.keys(wrongFields(notifications.countRecipients, wanted, 'en')).length === 0
    return { wanted, valid: wanted !== undefined && canCheck && isRight() }
  }, [paused, canCheck])
  const { data, isFetching, isError, refetch } = useOperation(
    notifications.countRecipients,
    { body: wanted ?? { kind: 'push' } },
    { enabled: valid, keep: true },
  )
  return {
    reach: valid ? data : undefined,
    isCounting: valid && (isFetching || paused !== now),
    /** Counts again, after it failed. */
    again: valid && isError ? () => void refetch() : undefined,
  }
}

export function Reach({ reach, isCounting, again }: ReturnType<typeof useReach>) {
  const t = useText(notificationsText)
  const kernel = useText(kernelText)
  return (
    <p className={css.reach} role="status" aria-busy={isCounting}>
      {reach && !isCounting ? (
        <>
          <span>{t('reaches')}</span> <strong>{t('people', { count: reach.recipients })}</strong>
          <span className={css.quiet}>
            {t('byLanguage', { en: reach.en.toLocaleString('en-US'), ar: reach.ar.toLocaleString('en-US') })}
          </span>
        </>
      ) : again && !isCounting ? (
        <>
          <span>{t('notCounted')}</span>
          <Button size="compact-sm" variant="subtle" onClick={again}>
            {kernel('tryAgain')}
          </Button>
        </>
      ) : (
        <span className={css.quiet}>{t(isCounting ? 'counting' : 'chooseSomebody')}</span>
      )}
    </p>
  )
}
