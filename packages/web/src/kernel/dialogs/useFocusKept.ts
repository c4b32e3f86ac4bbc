import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * A button that shows its work is disabled meanwhile, which takes the focus from keyboard users. If the dialog is still
 * there afterwards, the button gets the focus back, as soon as no question covers the dialog. Returns the `ref` of the
 * dialog's content.
 */
export function useFocusKept(covered: boolean): RefCallback<HTMLElement> {
  /** The control that had the focus when it was disabled. */
  const disabled = useRef<HTMLElement>(undefined)
  const isCovered = useRef(covered)
  const giveBack = useCallback(() => {
    const control = disabled.current
    if (!control || isCovered.current || control.matches(':disabled')) return
    disabled.current = undefined
    // The focus may still be in a question that is closing.
    if (!control.closest('[role="dialog"]')?.contains(document.activeElement)) control.focus()
  }, [])
  useEffect(() => {
    isCovered.current = covered
    giveBack()
  }, [covered, giveBack])
  return useCallback(
    (content: HTMLElement) => {
      let last: HTMLElement | undefined
      const note = ({ target }: FocusEvent) => {
        last = target as HTMLElement
        disabled.current = undefined
      }
      const watch = new MutationObserver((changes) => {
        if (!last || !changes.some(({ target }) => target.contains(last ?? null))) return
        if (last.matches(':disabled')) disabled.current = last
        else giveBack()
      })
      content.addEventListener('focusin', note)
      watch.observe(content, { subtree: true, attributeFilter: ['disabled'] })
      return () => {
        content.removeEventListener('focusin', note)
        watch.disconnect()
      }
    },
    [giveBack],
  )
}
