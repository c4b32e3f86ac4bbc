import { type KeyName, keySets } from './keySets.ts'

/** Something that may be done on a page by its own key. */
export type ActionName = KeyName<'page'>
const actionNames = Object.keys(keySets.page) as ActionName[]
const isActionName = (name: string | undefined): name is ActionName =>
  actionNames.some((action) => action === name)

interface PageAction {
  readonly action: ActionName
  readonly name: string
  readonly element: HTMLElement
}

const focusedRow = () => document.activeElement?.closest('[data-row]') ?? null

/**
 * What can be done on this page now: its buttons and links with `data-do`. Those of a row count while it has the focus.
 */
export function pageActions(row: Element | null = focusedRow()): readonly PageAction[] {
  const all = document.querySelectorAll<HTMLElement>('main [data-do]:not(:disabled, [data-disabled])')
  return [...all].flatMap((element): PageAction[] => {
    const action = element.dataset.do
    const within = element.closest('[data-row]')
    if (!isActionName(action) || (within !== null && within !== row) || !element.checkVisibility()) return []
    return [{ action, name: element.ariaLabel ?? element.textContent.trim(), element }]
  })
}

/** Presses the first button for this, if there is one. */
export const press = (action: ActionName): void =>
  pageActions()
    .find((each) => each.action === action)
    ?.element.click()
