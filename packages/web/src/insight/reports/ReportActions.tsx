import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** Where a tab's actions stand: beside the page's title. Null before it is drawn. */
export const ActionSlot = createContext<HTMLElement | null>(null)

/** Draws a tab's actions in the page's header, which stays while tabs change. */
export function ReportActions({ children }: { readonly children: ReactNode }) {
  const slot = use(ActionSlot)
  return slot && createPortal(children, slot)
}
