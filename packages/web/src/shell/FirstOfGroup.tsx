import { Navigate, useLocation } from '@tanstack/react-router'
import type { JSX } from 'react'
import { navNeeds } from '../kernel/session/navNeeds.ts'
import { useSession } from '../kernel/session/session.tsx'
import { NotFound } from '../kernel/states/NotFound.tsx'
import { fullMenuOf, menuOf, type NavItem, navItemsOf } from './menu.ts'

/** A menu group has no page: redirects to the first of its nav items that this person may open. */
export function FirstOfGroup(): JSX.Element {
  const { kind, can } = useSession()
  const { pathname } = useLocation()
  const group = pathname.replace(/\/?$/, '/')
  const within = ({ to }: NavItem) => to.startsWith(group)
  const first =
    navItemsOf(menuOf(kind, can)).find(within) ??
    navItemsOf(fullMenuOf(kind)).find((item) => within(item) && can(navNeeds[item.to]))
  return first ? <Navigate to={first.to} replace /> : <NotFound />
}
