/**
 * Tab selects what stands in a field, as it does on a page without script. The focus trap of a dialog moves the focus
 * itself, and what is typed then would be added to what stands there.
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
