/**
 * Selects a field's content when it is reached by Tab, as browsers do. The focus trap of dialogs moves the focus
 * itself, so typing would append to the content instead.
 */
export function tabSelects(): void {
  let byTab = false
  document.addEventListener(
    'keydown',
    (event) => {
      byTab = event.key === 'Tab'
    },
    true,
  )
  document.addEventListener(
    'pointerdown',
    () => {
      byTab = false
    },
    true,
  )
  document.addEventListener('focusin', ({ target }) => {
    if (byTab && target instanceof HTMLInputElement) target.select()
  })
}
