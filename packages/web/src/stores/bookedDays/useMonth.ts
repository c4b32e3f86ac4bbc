import { useSearch } from '@tanstack/react-router'
import { type ListSearch, textOf, useListState } from '../../kernel/url/search.ts'
import { monthOf, shownMonth } from './bookedDays.rules.ts'

/** The month shown, kept in the URL; the current month is left out of it. */
export function useMonth(today: string) {
  const { month }: ListSearch = useSearch({ strict: false })
  const [, set] = useListState()
  const shown = shownMonth(textOf(month), today)
  const setMonth = (next: string, how?: { replace?: boolean }) =>
    set({ month: next === monthOf(today) ? undefined : shownMonth(next, shown) }, how)
  return [shown, setMonth] as const
}
