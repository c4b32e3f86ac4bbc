import { Navigate, useLocation } from '@tanstack/react-router'
import type { JSX } from 'react'
import { navNeeds } from '../kernel/session/navNeeds.ts'
import { useSession } from '../kernel/session/session.tsx'
import { NotFound } from '../kernel/states/NotFound.tsx'
import { type Entry, entriesOf, fullMenuOf, menuOf } from './menu.ts'

/** A menu group has no page: redirects to the first of its entries that this person may open. */
export function FirstOfGroup(): JSX.Element {
  const { kind, can } = useSession()
  const { pathname } = useLocation()
  const group = pathname.replace(/\/?$/, '/')
  const within = ({ to }: Entry) => to.startsWith(group)
  const first =
    entriesOf(menuOf(kind, can)).find(within) ??
    entriesOf(fullMenuOf(kind)).find((entry) => within(entry) && can(navNeeds[entry.to]))
  return first ? <Navigate to={first.to} replace /> : <NotFound />
}
