import { Suspense, useSyncExternalStore } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { identity } from '../../kernel/data/identity.ts'

const IdentityDialog = late(() => import('./IdentityDialog.tsx'))

let answer: ((yes: boolean) => void) | undefined
const listeners = new Set<() => void>()
const changed = (): void => listeners.forEach((listener) => void listener())
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

identity.askWith(
  () =>
    new Promise((resolve) => {
      answer = (yes) => {
        answer = undefined
        changed()
        resolve(yes)
      }
      changed()
    }),
)

/** The one dialog that asks again who somebody is. The call that needed it goes on afterwards, with what was typed. */
export function IdentityQuestion() {
  const asking = useSyncExternalStore(subscribe, () => answer)
  return <Suspense>{asking && <IdentityDialog answer={asking} />}</Suspense>
}
