/** Boxes that are ticked take no letters. */
const ticked = 'input:is([type="checkbox"], [type="radio"])'

/** Is the person writing? Then single letters belong to the text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) && !target.matches(ticked)))

/** A dialog keeps the keys to itself. */
export const dialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null
