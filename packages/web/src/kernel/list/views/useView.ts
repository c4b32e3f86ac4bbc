import { listViews } from '@sufra/contract/accounts/listViews'
import type { DefaultView } from '@sufra/contract/accounts/listViews.shapes'
import type { ChosenList } from '@sufra/contract/accounts/preferences.shapes'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOperation } from '../../data/operations.ts'
import { useSession } from '../../session/session.tsx'
import { useListSearch, wholeOf } from '../../url/search.ts'
import { isPlain, searchOf } from './views.rules.ts'

/** The view that the address names, if the list has it. */
export function useView(list: ChosenList | undefined) {
  const { user } = useSession()
  const id = wholeOf(useListSearch().view)
  const opensWith = user.default_views.find((each) => each.list === list)
  const isKnown = id === undefined || id === opensWith?.id
  const others = useOperation(
    listViews.list,
    { params: { list: list ?? 'orders' } },
    { enabled: list !== undefined && !isKnown },
  )
  const named = isKnown ? opensWith : others.data?.views.find((each) => each.id === id)
  const view: DefaultView | undefined = list && id !== undefined ? named : undefined
  return { opensWith, view, isPending: list !== undefined && !isKnown && others.isPending }
}

/** A list without a state of its own opens with the view that the address names, or with the person's own one. */
export function useOpenedView(list: ChosenList | undefined) {
  const { view, opensWith, isPending } = useView(list)
  const found = useListSearch()
  const navigate = useNavigate()
  const chosen = useLocation({ select: (location) => location.state.listSet })
  const isFresh = isPlain(found) && !chosen
  const next = isFresh ? (found.view === undefined ? opensWith : view) : undefined
  const opens = next && (found.view === undefined || Object.keys(next.search).length > 0) ? next : undefined
  useEffect(() => {
    if (!opens) return
    void navigate({ to: '.', search: (now) => searchOf(opens, now), replace: true, state: { listSet: true } })
  }, [opens, navigate])
  return { view, opensWith, opening: opens !== undefined || (isFresh && isPending) }
}
