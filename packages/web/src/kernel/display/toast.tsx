import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKeys } from '../keys/useKeys.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './toast.module.css'

interface Message {
  readonly id: number
  readonly tone: 'success' | 'error'
  readonly text: string
  readonly action: Action | undefined
}
/** What the message offers, such as undoing a bulk edit. */
interface Action {
  readonly label: string
  readonly run: () => void
}

const shownFor = 6000
/** Messages with an action stay longer. */
const shownForAction = 15_000
const most = 3
let messages: readonly Message[] = []
let last = 0
const listeners = new Set<() => void>()

function put(next: readonly Message[]): void {
  messages = next
  for (const listener of listeners) listener()
}
/** Returns a function that hides the message, for when its action is no longer possible. */
function show(tone: Message['tone'], text: string, action?: Action): () => void {
  last += 1
  const id = last
  const others = messages.filter((message) => message.text !== text)
  put([...others.slice(1 - most), { id, tone, text, action }])
  return () => hide(id)
}
const hide = (id: number) => put(messages.filter((message) => message.id !== id))

/**
 * A short message in the top bar, or at the bottom of the page if there is no room. It disappears after 6 seconds (spec
 * 1 §2.5).
 */
export const toast = {
  success: (text: string, action?: Action) => show('success', text, action),
  error: (text: string) => show('error', text),
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function Snack({ message }: { message: Message }) {
  const t = useText(kernelText)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => hide(message.id), message.action ? shownForAction : shownFor)
    return () => clearTimeout(timer)
  }, [held, message])
  const { action } = message
  const run = () => {
    hide(message.id)
    action?.run()
  }
  useKeys('toast', action ? { undo: run } : {})
  const Icon = message.tone === 'success' ? IconCircleCheck : IconAlertTriangle
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the message for its reader
    <div
      className={css.toast}
      data-tone={message.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden />
      <p>{message.text}</p>
      {action && (
        <button type="button" className={css.action} aria-keyshortcuts="Control+Z" onClick={run}>
          <span>{action.label}</span>
          <kbd dir="ltr" aria-hidden>
            Ctrl Z
          </kbd>
        </button>
      )}
      <button type="button" aria-label={t('dismiss')} onClick={() => hide(message.id)}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}

export function Toasts() {
  const t = useText(kernelText)
  const shown = useSyncExternalStore(subscribe, () => messages)
  const of = (tone: Message['tone']) => shown.filter((message) => message.tone === tone)
  return (
    <section className={css.place} aria-label={t('messages')}>
      <div role="alert">
        {of('error').map((message) => (
          <Snack key={message.id} message={message} />
        ))}
      </div>
      <div role="status">
        {of('success').map((message) => (
          <Snack key={message.id} message={message} />
        ))}
      </div>
    </section>
  )
}
