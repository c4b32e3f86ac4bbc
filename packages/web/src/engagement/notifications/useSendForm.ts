import { notifications } from '@sufra/contract/engagement/notifications'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { instantOf, isAtNight, type WhenValue } from './audience.ts'
import { notificationsText } from './notifications.text.ts'
import type { useReach } from './Reach.tsx'

interface SendForm {
  readonly values: { readonly send_at: WhenValue }
  readonly validate: (form: HTMLFormElement) => Promise<boolean>
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  readonly set: (name: 'at_night', value: boolean) => void
}

/** Asks before anything goes out: to how many, if they are counted, and whether at night. */
export function useAskBeforeSending(form: SendForm, { reach, isCounting }: ReturnType<typeof useReach>) {
  const t = useText(notificationsText)
  const agreed = useRef(false)
  const ask = async (element: HTMLFormElement) => {
    if (!(await form.validate(element))) return
    const when = instantOf(form.values.send_at)
    const night = isAtNight(when)
    const question = form.values.send_at ? 'askLater' : 'askNow'
    const title =
      reach === undefined || isCounting
        ? t(`${question}Uncounted`)
        : t(question, { people: t('people', { count: reach.recipients }) })
    const yes = await confirm({
      title,
      text: night ? `${t('askNight')} ${t('askText')}` : t('askText'),
      action: t(night ? 'atNight' : form.values.send_at ? 'schedule' : 'send'),
      danger: night,
    })
    if (!yes) return
    agreed.current = true
    flushSync(() => form.set('at_night', night))
    element.requestSubmit()
  }
  return (event: FormEvent<HTMLFormElement>) => {
    if (agreed.current) {
      agreed.current = false
      form.submit(event)
      return
    }
    event.preventDefault()
    const element = event.currentTarget
    void ask(element)
  }
}

/** After it was taken: says so, and shows it in the list. */
export function useSendBegun(): (when: WhenValue) => void {
  const t = useText(notificationsText)
  return (when) => {
    toast.success(t(when ? 'scheduled' : 'begun'))
    void queryClient.invalidateQueries({ queryKey: keyOf(notifications.list) })
  }
}
