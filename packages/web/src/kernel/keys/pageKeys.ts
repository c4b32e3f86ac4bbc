import { type KeyName, keySets } from './keySets.ts'

type Deed = KeyName<'page'>
const deeds = Object.keys(keySets.page) as Deed[]
const isDeed = (name: string | undefined): name is Deed => deeds.some((deed) => deed === name)

interface PageAction {
  readonly deed: Deed
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
    const deed = element.dataset.do
    const within = element.closest('[data-row]')
    if (!isDeed(deed) || (within !== null && within !== row) || !element.checkVisibility()) return []
    return [{ deed, name: element.ariaLabel ?? element.textContent.trim(), element }]
  })
}

/** Presses the first button for this, if there is one. */
export const press = (deed: Deed): void =>
  pageActions()
    .find((each) => each.deed === deed)
    ?.element.click()
