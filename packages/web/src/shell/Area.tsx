import { Outlet, useMatches } from '@tanstack/react-router'
import { SessionGate, useSession, useStoredSession } from '../kernel/session.tsx'
import css from './Area.module.css'
import { NotFound } from './NotFound.tsx'
import { Shell } from './Shell.tsx'

/** What a person may not open does not exist for them (spec 1 §2.6). */
function Guarded() {
  const { can } = useSession()
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.needs ?? 'everyone' })
  return can(needs) ? <Outlet /> : <NotFound />
}

/** The inside of a guarded area; a new session starts it afresh. */
export function Area() {
  const token = useStoredSession()?.token
  return (
    <SessionGate key={token} waiting={<div className={css.waiting} aria-busy />}>
      <Shell>
        <Guarded />
      </Shell>
    </SessionGate>
  )
}
