import type { MouseEvent } from 'react'

export const byKeyboard = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail === 0

/**
 * For a button that takes itself away from a group: whoever uses the keyboard goes on from its neighbour, or without
 * one from the search.
 */
export function focusBeside(
  event: MouseEvent<HTMLButtonElement>,
  group: string,
  search: HTMLElement | null | undefined,
): void {
  if (!byKeyboard(event)) return
  const removed = event.currentTarget
  const all = [...(removed.closest(group)?.querySelectorAll('button') ?? [])]
  const at = all.indexOf(removed)
  const next = all[at + 1] ?? all[at - 1] ?? search
  next?.focus()
}
