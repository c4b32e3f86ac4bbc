import { Navigate, useLocation } from '@tanstack/react-router'
import type { JSX } from 'react'
import { useSession } from '../kernel/session.tsx'
import { entriesOf, menuOf } from './menu.ts'
import { NotFound } from './NotFound.tsx'

/** A group of the menu has no page of its own: on to the first of its places that this person may open. */
export function FirstOfGroup(): JSX.Element {
  const { kind, can } = useSession()
  const { pathname } = useLocation()
  const group = pathname.replace(/\/?$/, '/')
  const first = entriesOf(menuOf(kind, can)).find(({ to }) => to.startsWith(group))
  return first ? <Navigate to={first.to} replace /> : <NotFound />
}
