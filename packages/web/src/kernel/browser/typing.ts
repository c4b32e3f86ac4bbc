/** Checkboxes and radio buttons take no letters. */
const ticked = 'input:is([type="checkbox"], [type="radio"])'

/** Whether the person is typing, so that single letters are not shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) && !target.matches(ticked)))

/** While a dialog is open, page shortcuts are off. */
export const dialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null
