import { useDebouncedValue } from '@mantine/hooks'
import { notifications } from '@sufra/contract/engagement/notifications'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { useMemo } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useCheck, wrongFields } from '../../kernel/data/schemas.ts'
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
  const { data, isFetching } = useOperation(
    notifications.countRecipients,
    { body: wanted ?? { kind: 'push' } },
    { enabled: valid, keep: true },
  )
  return { reach: valid ? data : undefined, isCounting: valid && (isFetching || paused !== now) }
}

export function Reach({ reach, isCounting }: ReturnType<typeof useReach>) {
  const t = useText(notificationsText)
  return (
    <p className={css.reach} role="status" aria-busy={isCounting}>
      {reach ? (
        <>
          <span>{t('reaches')}</span> <strong>{t('people', { count: reach.recipients })}</strong>
          <span className={css.quiet}>
            {t('byLanguage', { en: reach.en.toLocaleString('en-US'), ar: reach.ar.toLocaleString('en-US') })}
          </span>
        </>
      ) : (
        <span className={css.quiet}>{t(isCounting ? 'counting' : 'chooseSomebody')}</span>
      )}
    </p>
  )
}
