let open = 0
let typed: Element | undefined

/** A form with its own way out is on the screen. Returns what to call when it is gone. */
export function formOpens(): () => void {
  open += 1
  return () => {
    open -= 1
  }
}

document.addEventListener(
  'input',
  ({ target }) => {
    typed = (target instanceof Element && target.closest('form')) || typed
  },
  { capture: true },
)

const writable = 'input, textarea, select, [contenteditable="true"]'

/** Whether somebody may be filling something in: a form or a dialog is open, was typed in, or the cursor is in a field. */
export const isInForm = (): boolean =>
  open > 0 ||
  typed?.isConnected === true ||
  document.activeElement?.matches(writable) === true ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
