import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { kernelText } from './kernel.text.ts'
import css from './snack.module.css'
import { useText } from './text/language.tsx'

interface Message {
  readonly id: number
  readonly tone: 'success' | 'error'
  readonly text: string
}

const shownFor = 6000
const most = 3
let messages: readonly Message[] = []
let last = 0
const listeners = new Set<() => void>()

function put(next: readonly Message[]): void {
  messages = next
  for (const listener of listeners) listener()
}
function show(tone: Message['tone'], text: string): void {
  last += 1
  const others = messages.filter((message) => message.text !== text)
  put([...others.slice(1 - most), { id: last, tone, text }])
}
const hide = (id: number) => put(messages.filter((message) => message.id !== id))

/** A short message in the top bar, at the page's foot where that has no room; gone after 6 seconds (spec 1 §2.5). */
export const snack = {
  success: (text: string) => show('success', text),
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
    const timer = setTimeout(() => hide(message.id), shownFor)
    return () => clearTimeout(timer)
  }, [held, message.id])
  const Icon = message.tone === 'success' ? IconCircleCheck : IconAlertTriangle
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the message for its reader
    <div
      className={css.snack}
      data-tone={message.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} aria-hidden />
      <p>{message.text}</p>
      <button type="button" aria-label={t('dismiss')} onClick={() => hide(message.id)}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}

export function Snacks() {
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
