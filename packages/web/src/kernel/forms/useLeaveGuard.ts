import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { sessionStore } from '../data/sessionStore.ts'
import { confirm } from '../dialogs/confirm.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'

interface Place {
  readonly pathname: string
  readonly search: object
}
/** What a list keeps in the address is no place of its own: all else there is a tab, a step, a pane. */
const ofLists = new Set(['page', 'count', 'search', 'status', 'open'])
const partsOf = (search: object) =>
  Object.entries(search)
    .filter(([name, value]) => !ofLists.has(name) && value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
const sameScreen = (a: Place, b: Place) =>
  a.pathname === b.pathname && partsOf(a.search) === partsOf(b.search)

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
