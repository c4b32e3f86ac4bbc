import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { late } from '../kernel/browser/late.ts'
import { currentPush } from '../kernel/browser/pushSubscription.ts'
import { prepareConfirmations } from '../kernel/dialogs/confirm.tsx'
import { SessionGate, useSession, useStoredSession } from '../kernel/session/session.tsx'
import { LateNotFound } from '../kernel/states/LateNotFound.tsx'
import css from './Area.module.css'
import { Shell } from './Shell.tsx'

const MustSetUp = late(() => import('../accounts/mustSetUp/MustSetUp.tsx'))

/** ms to wait until the first screen is rendered. */
const afterwards = 3000

/** For the session that has just begun. */
async function renewPush(): Promise<void> {
  if (!(await currentPush())) return
  const push = await import('../engagement/browserPush/renewPush.ts')
  await push.renewPush()
}

/** Screens without permission show "not found" (spec 1 §2.6). */
function Guarded() {
  const { can } = useSession()
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.needs ?? 'everyone' })
  useEffect(() => {
    // The next start tries again if it fails.
    const timer = setTimeout(() => void renewPush().catch(() => {}), afterwards)
    return () => clearTimeout(timer)
  }, [])
  return can(needs) ? <Outlet /> : <LateNotFound />
}

/** Who has yet to set up the second step of their role gets nothing else. Another store begins anew. */
function Frame() {
  const { user } = useSession()
  if (user.must_set_up)
    return (
      <Suspense>
        <MustSetUp />
      </Suspense>
    )
  return (
    <Shell key={user.store_id}>
      <Guarded />
    </Shell>
  )
}

/** The content of a guarded area. A new session remounts it. */
export function Area() {
  const token = useStoredSession()?.token
  useEffect(() => {
    const timer = setTimeout(prepareConfirmations, afterwards)
    return () => clearTimeout(timer)
  }, [])
  return (
    <SessionGate key={token} waiting={<div className={css.waiting} aria-busy />}>
      <Frame />
    </SessionGate>
  )
}
