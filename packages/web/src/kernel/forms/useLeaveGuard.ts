import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { sessionStore } from '../data/sessionStore.ts'
import { confirm } from '../dialogs/confirm.tsx'
import { useText } from '../text/language.tsx'
import { formsText } from './forms.text.ts'
import { formOpens } from './openForms.ts'

interface ScreenAddress {
  readonly pathname: string
  readonly search: object
}
/** Search parameters of lists do not change the screen. All others name a tab, a step, a pane or a dialog. */
const ofLists = new Set(['page', 'count', 'search', 'status'])
const partsOf = (search: object) =>
  Object.entries(search)
    .filter(([name, value]) => !ofLists.has(name) && value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
const sameScreen = (a: ScreenAddress, b: ScreenAddress) =>
  a.pathname === b.pathname && partsOf(a.search) === partsOf(b.search)

/**
 * Asks before unsaved changes are lost by leaving for another screen, tab, step or pane, or by closing the browser tab.
 * It does not ask once the session is over. The result asks the same where something else than navigation closes the form.
 * `isUnsaved` decides about the tab: saving continues after a change of screen, but not after the tab is closed.
 */
export function useLeaveGuard(isDirty: () => boolean, isUnsaved = isDirty): () => Promise<boolean> {
  const t = useText(formsText)
  const leaving = useCallback(
    async () =>
      !isDirty() ||
      (await confirm({ title: t('leaveAsk'), text: t('leaveText'), action: t('leave'), danger: true })),
    [isDirty, t],
  )
  useEffect(formOpens, [])
  useBlocker({
    enableBeforeUnload: () => isUnsaved() && sessionStore.get() !== null,
    shouldBlockFn: async ({ current, next }) =>
      sessionStore.get() !== null && !sameScreen(current, next) && !(await leaving()),
  })
  return leaving
}
