import { Suspense, useSyncExternalStore } from 'react'
import { late } from '../browser/late.ts'
import type { Question } from './ConfirmDialog.tsx'

const load = () => import('./ConfirmDialog.tsx')
const ConfirmDialog = late(load)
/** Preloads the dialog, since it could not be loaded offline. A failed load is tried again on demand. */
export const prepareConfirmations = (): void => void load().catch(() => undefined)

interface OpenQuestion extends Question {
  readonly answer: (yes: boolean) => void
}

let asked: OpenQuestion | null = null
let open = false
const listeners = new Set<() => void>()
function changed(): void {
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `if (!(await confirm({ title, action }))) return` precedes every status switch and deletion. */
export function confirm(question: Question): Promise<boolean> {
  if (open) asked?.answer(false)
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      open = false
      changed()
      resolve(yes)
    }
    asked = { ...question, answer }
    open = true
    changed()
  })
}

export function Confirmations() {
  const opened = useSyncExternalStore(subscribe, () => open)
  const question = useSyncExternalStore(subscribe, () => asked)
  return (
    <Suspense>
      {question && <ConfirmDialog opened={opened} question={question} answer={question.answer} />}
    </Suspense>
  )
}
