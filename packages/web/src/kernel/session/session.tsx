import { auth } from '@sufra/contract/accounts/auth'
import type { UserInfo } from '@sufra/contract/accounts/auth.shapes'
import { homes, type Kind } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import type { Permission } from '@sufra/contract/kernel/permissions'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { endPush } from '../browser/pushSubscription.ts'
import { ApiError, call } from '../data/api.ts'
import { keyOf, mayPass, queryClient } from '../data/operations.ts'
import { type StoredSession, sessionStore } from '../data/sessionStore.ts'
import { PageUnavailable } from '../states/PageUnavailable.tsx'

export type Needs = Permission | 'everyone'

interface Session {
  readonly kind: Kind
  readonly user: UserInfo
  /** Whether this person may do it: the same permissions that the menu shows and the server enforces. */
  readonly can: (what: Operation | Needs) => boolean
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

const firstPageKey = 'opensHome'

/** Whether this person chose the home page as their first one: known before the server answers, on this device. */
const opensHome = (): boolean => localStorage.getItem(firstPageKey) === 'true'
const keepFirstPage = ({ opens_home }: UserInfo) => localStorage.setItem(firstPageKey, String(opens_home))

const isMarketing = (session: Pick<StoredSession, 'kind' | 'nameRole'>) =>
  session.kind === 'admin' && session.nameRole === 'Marketing'

const notifications = '/main/send-notifications'

/** The landing page after signing in (spec 1 §2.3, DECISIONS 45). */
export function landingOf(session: Pick<StoredSession, 'kind' | 'nameRole'>): string {
  if (opensHome()) return `${homes[session.kind]}/home`
  return isMarketing(session) ? notifications : `${homes[session.kind]}/orders`
}

/** Where `/` and areas of other kinds redirect with a valid token (DECISIONS 7). */
export const homeOf = (session: Pick<StoredSession, 'kind' | 'nameRole'>): string =>
  session.kind === 'admin' && !isMarketing(session) && !opensHome() ? '/main/restaurants' : landingOf(session)

/** Retry interval of a page that could not be opened. */
const againMs = 5000

const userKey = (token: string | undefined) => [...keyOf(auth.verifyToken), token]

/** After signing in: caches the answer, which saves a second call. */
export function beginSession(token: string, user: UserInfo): StoredSession {
  const role = user.role[0]
  const session = { token, kind: role?.guard_name ?? user.kind, nameRole: role?.name ?? '' }
  sessionStore.set(session)
  putUser(user)
  return session
}

export const putUser = (userInfo: UserInfo): void => {
  keepFirstPage(userInfo)
  queryClient.setQueryData(userKey(sessionStore.get()?.token), { userInfo })
}

/**
 * Ends the session here and in other tabs, then on the server, and with it the messages to this browser. In this order no page calls with a revoked token, and the
 * token is deleted even if the server can't be reached.
 */
export function endSession(): void {
  call(auth.signOut).catch(() => undefined)
  endPush().catch(() => undefined)
  sessionStore.clear('signedOut')
}

const permits = (user: UserInfo, what: Operation | Needs): boolean => {
  if (typeof what !== 'string') return what.paths[user.kind] !== undefined && permits(user, what.permission)
  return what === 'everyone' || user.kind !== 'admin' || user.permissions.includes(what)
}

/** Provides the session, verifies the token on every change of route, and leaves if it is invalid. */
export function SessionGate({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const stored = useStoredSession()
  const navigate = useNavigate()
  const path = useLocation({ select: (location) => location.pathname })
  const href = useLocation({ select: (location) => location.href })
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: userKey(stored?.token),
    queryFn: ({ signal }) => call(auth.verifyToken, { signal }),
    enabled: stored !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // Nothing works without this answer: an offline device reports it, and an unattended desk opens once the server is
    // back.
    networkMode: 'always',
    refetchInterval: ({ state }) => (!state.data && mayPass(state.error) ? againMs : false),
    refetchIntervalInBackground: true,
  })
  const verifiedFor = useRef(path)
  useEffect(() => {
    if (!stored || verifiedFor.current === path) return
    verifiedFor.current = path
    void refetch({ cancelRefetch: false })
  }, [stored, path, refetch])
  useEffect(() => {
    // A server error does not mean that the token is invalid; only a 4xx ends the session.
    if (error instanceof ApiError && error.status < 500) sessionStore.clear('expired')
  }, [error])
  useEffect(() => {
    // Already leaving: do not return to this address.
    if (stored || path === '/') return
    const back = sessionStore.endedBy() === 'expired' ? href : undefined
    void navigate({ to: '/', replace: true, state: { back } })
  }, [stored, navigate, path, href])

  const user = data?.userInfo
  useEffect(() => {
    if (user) keepFirstPage(user)
  }, [user])
  const session = useMemo<Session | null>(
    () => (user ? { kind: user.kind, user, can: (what) => permits(user, what) } : null),
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
