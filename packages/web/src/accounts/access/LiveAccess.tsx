import { auth } from '@sufra/contract/accounts/auth'
import { useEffect } from 'react'
import { listenLive } from '../../kernel/data/live.ts'
import { takeAccess } from '../../kernel/session/session.tsx'

/** Keeps menu, buttons and pages as the own role allows, from the moment it changes. */
export default function LiveAccess() {
  useEffect(
    () =>
      listenLive({
        op: auth.access,
        onEvent: (event) => void takeAccess(event),
        onState: () => undefined,
      }),
    [],
  )
  return null
}
