import { Navigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { sessionStore } from '../../kernel/data/sessionStore.ts'
import { PageLoading } from '../../kernel/states/PageLoading.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { keptFlow } from '../sso/flow.ts'
import { ssoText } from '../sso/sso.text.ts'

const SignInReturn = late(() => import('./SignInReturn.tsx'))
const ConfirmReturn = late(() => import('./ConfirmReturn.tsx'))

/** Where the provider sends the browser back to, after signing in or confirming. */
export function SsoReturn() {
  const t = useText(ssoText)
  const [{ returned, flow, session }] = useState(() => {
    const query = location.search.slice(1)
    return { returned: query, flow: keptFlow(query), session: sessionStore.get() }
  })
  if (!flow && !session) return <Navigate to="/" replace state={{ failure: t('expired') }} />
  return (
    <Suspense fallback={<PageLoading />}>
      {flow ? <SignInReturn returned={returned} flow={flow} /> : <ConfirmReturn returned={returned} />}
    </Suspense>
  )
}
