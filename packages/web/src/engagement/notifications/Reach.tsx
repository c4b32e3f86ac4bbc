import { notifications } from '@sufra/contract/engagement/notifications'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { useDeferredValue } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './notifications.module.css'
import { notificationsText } from './notifications.text.ts'

type Body = RequestOf<typeof notifications.countRecipients>

/** How many would receive it, counted by the server as the form changes. Undefined body: it cannot be counted yet. */
export function useReach(body: Body | undefined) {
  const wanted = useDeferredValue(body)
  const valid = wanted !== undefined && notifications.countRecipients.input.safeParse(wanted).success
  const { data, isFetching } = useOperation(
    notifications.countRecipients,
    { body: wanted ?? { kind: 'push' } },
    { enabled: valid, keep: true },
  )
  return { reach: valid ? data : undefined, isCounting: valid && isFetching }
}

export function Reach({ reach, isCounting }: ReturnType<typeof useReach>) {
  const t = useText(notificationsText)
  const words = (count: number) =>
    t('people', { count }).replace(String(count), count.toLocaleString('en-US'))
  return (
    <p className={css.reach} role="status" aria-busy={isCounting}>
      {reach ? (
        <>
          <span>{t('reaches')}</span> <strong>{words(reach.recipients)}</strong>
          <span className={css.quiet}>
            {t('byLanguage', { en: reach.en.toLocaleString('en-US'), ar: reach.ar.toLocaleString('en-US') })}
          </span>
        </>
      ) : (
        <span className={css.quiet}>{t('chooseSomebody')}</span>
      )}
    </p>
  )
}
