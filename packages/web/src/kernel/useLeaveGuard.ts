import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { confirm } from './confirm.tsx'
import { kernelText } from './kernel.text.ts'
import { sessionStore } from './sessionStore.ts'
import { useText } from './text/language.tsx'

interface Place {
  readonly pathname: string
  readonly search: object
}
const parts = ['tab', 'region', 'choice', 'addon', 'step'] as const
const partOf = (search: Readonly<Record<string, unknown>>, part: string) => String(search[part] ?? '')
const sameScreen = (a: Place, b: Place) =>
  a.pathname === b.pathname &&
  parts.every((part) => partOf({ ...a.search }, part) === partOf({ ...b.search }, part))

/**
 * Asks before typed and unsaved things are left: for another screen, tab, step or pane, or with the browser's tab. A session
 * that is over is not held up. Answers the question for dialogs: `if (await leaving()) onClose()`.
 */
export function useLeaveGuard(isDirty: () => boolean): () => Promise<boolean> {
  const t = useText(kernelText)
  const leaving = useCallback(
    async () =>
      !isDirty() ||
      (await confirm({ title: t('leaveAsk'), text: t('leaveText'), action: t('leave'), danger: true })),
    [isDirty, t],
  )
  useBlocker({
    enableBeforeUnload: () => isDirty() && sessionStore.get() !== null,
    shouldBlockFn: async ({ current, next }) =>
      sessionStore.get() !== null && !sameScreen(current, next) && !(await leaving()),
  })
  return leaving
}
