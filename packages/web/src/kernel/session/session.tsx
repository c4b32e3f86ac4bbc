import { auth } from '@sufra/contract/accounts/auth'
import type { UserInfo } from '@sufra/contract/accounts/auth.shapes'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import type { Needed } from '@sufra/contract/kernel/requiredPermission'
import { type Query, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { endPush } from '../browser/pushSubscription.ts'
import { ApiError, call } from '../data/api.ts'
import { keyOf, mayPass, queryClient } from '../data/operations.ts'
import { type StoredSession, sessionStore } from '../data/sessionStore.ts'
import { PageUnavailable } from '../states/PageUnavailable.tsx'
import { keepHome, permits } from './landing.ts'

interface Session {
  readonly kind: Kind
  readonly user: UserInfo
  /** Whether this person may do it: the same permissions that the menu shows and the server enforces. */
  readonly can: (what: Operation | Needed, input?: object) => boolean
}

/** For components that are also used outside an area, such as forms. */
export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside an area')
  return session
}

export const useStoredSession = (): StoredSession | null =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get)

/** Retry interval of a page that could not be opened. */
const againMs = 5000

export const userKey = (token = sessionStore.get()?.token) => [...keyOf(auth.verifyToken), token]

export const storedOf = (token: string, { kind, role }: UserInfo): StoredSession => ({
  token,
  kind: role[0]?.guard_name ?? kind,
  nameRole: role[0]?.name ?? '',
})

/** After signing in: caches the answer, which saves a second call. */
export function beginSession(token: string, user: UserInfo): void {
  sessionStore.set(storedOf(token, user))
  putUser(user)
}

export const knownUser = () =>
  queryClient.getQueryData<OutputOf<typeof auth.verifyToken>>(userKey())?.userInfo

export const exceptUser = ({ queryKey }: Query) => queryKey[0] !== 'auth'

/** Nothing that was loaded for one store is shown in another: `Area` begins anew. */
function leaveStore({ store_id }: UserInfo): void {
  if ((knownUser()?.store_id ?? store_id) !== store_id) queryClient.removeQueries({ predicate: exceptUser })
}

export const putUser = (userInfo: UserInfo): void => {
  keepHome(userInfo)
  leaveStore(userInfo)
  queryClient.setQueryData(userKey(), { userInfo })
}

/**
 * Ends the session here and in other tabs, then on the server, and with it the messages to this browser. In this order no page calls with a revoked token, and the
 * token is deleted even if the server can't be reached.
 */
export function endSession(): void {
  const ended = call(auth.signOut).catch(() => undefined)
  const token = sessionStore.get()?.token
  const end = () => sessionStore.end(token, 'signedOut')
  if (sessionStore.look()) {
    // It is left by loading another page, which would cut the call off.
    void ended.then(end)
    return
  }
  endPush().catch(() => undefined)
  end()
}

const can = (user: UserInfo, what: Operation | Needed, input?: object): boolean =>
  typeof what === 'object' && 'paths' in what
    ? what.paths[user.kind] !== undefined && permits(user, what.permission, input)
    : permits(user, what, input)

/** Provides the session, verifies the token on every change of route, and leaves if it is invalid. */
export function SessionGate({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const stored = useStoredSession()
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const href = useLocation({ select: (location) => location.href })
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: userKey(stored?.token),
    queryFn: async ({ signal }) => {
      const told = await call(auth.verifyToken, { signal })
      leaveStore(told.userInfo)
      return told
    },
    enabled: stored !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // Nothing works without this answer: an offline device reports it, and an unattended desk opens once the server is
    // back.
    networkMode: 'always',
    refetchInterval: ({ state }) => (!state.data && mayPass(state.error) ? againMs : false),
    refetchIntervalInBackground: true,
    // Columns may have been chosen in another tab.
    refetchOnWindowFocus: 'always',
  })
  const verifiedFor = useRef(path)
  useEffect(() => {
    if (!stored || verifiedFor.current === path) return
    verifiedFor.current = path
    void refetch({ cancelRefetch: false })
  }, [stored, path, refetch])
  useEffect(() => {
    // A server error does not mean that the token is invalid; only a 4xx ends the session.
    if (error instanceof ApiError && error.status < 500) sessionStore.end(stored?.token, 'expired')
  }, [error, stored])
  useEffect(() => {
    // Already leaving: do not return to this address.
    if (stored || path === '/') return
    const back = sessionStore.endedBy() === 'expired' ? href : undefined
    void navigate({ to: '/', replace: true, state: { back } })
  }, [stored, navigate, path, href])

  const user = data?.userInfo
  useEffect(() => {
    if (!user || !stored) return
    keepHome(user)
    // The role may have another name by now.
    const { nameRole } = storedOf(stored.token, user)
    if (nameRole !== stored.nameRole) sessionStore.set({ ...stored, nameRole })
  }, [user, stored])
  const session = useMemo<Session | null>(
    () => (user ? { kind: user.kind, user, can: (what, input) => can(user, what, input) } : null),
    [user],
  )
  // Kept during the next attempt, which clears the query's own error.
  const failure = useRef<Error | null>(null)
  if (error) failure.current = error
  if (!stored || (!session && !failure.current)) return waiting
  if (!session)
    return <PageUnavailable error={failure.current} trying={isFetching} onRetry={() => void refetch()} />
  return <SessionContext value={session}>{children}</SessionContext>
}
