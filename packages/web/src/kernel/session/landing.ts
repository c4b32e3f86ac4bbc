import type { UserInfo } from '@sufra/contract/accounts/auth.shapes'
import { homes } from '@sufra/contract/kernel/kinds'
import { isPermitted, type Needed } from '@sufra/contract/kernel/requiredPermission'
import type { StoredSession } from '../data/sessionStore.ts'
import { type NavPath, navNeeds } from './navNeeds.ts'

type Whose = Pick<StoredSession, 'kind' | 'nameRole'>

const notifications = '/main/send-notifications'
const isMarketing = ({ kind, nameRole }: Whose) => kind === 'admin' && nameRole === 'Marketing'

/** The landing page after signing in (spec 1 §2.3). */
const usualLanding = (whose: Whose): string =>
  isMarketing(whose) ? notifications : `${homes[whose.kind]}/orders`

/** Where `/` and areas of other kinds redirect with a valid token (DECISIONS 7). */
const usualHome = (whose: Whose): string =>
  whose.kind === 'admin' && !isMarketing(whose) ? '/main/restaurants' : usualLanding(whose)

export const permits = (user: UserInfo, needs: Needed, input?: object): boolean =>
  isPermitted(user.permissions, needs, input)

const isNavPath = (path: string): path is NavPath => Object.hasOwn(navNeeds, path)
const whoseOf = ({ kind, role }: UserInfo): Whose => ({ kind, nameRole: role[0]?.name ?? '' })

/** The page itself or, for a role that may not open it, the first of the menu that it may. */
function openable(user: UserInfo, path: string): string {
  const opens = (each: NavPath) => permits(user, navNeeds[each])
  if (isNavPath(path) && opens(path)) return path
  const own = (Object.keys(navNeeds) as NavPath[]).filter((each) => each.startsWith(`${homes[user.kind]}/`))
  return own.find(opens) ?? `${homes[user.kind]}/profile`
}

const chosen = (user: UserInfo): string | undefined =>
  user.opens_home ? `${homes[user.kind]}/home` : undefined

/** Where this person lands after signing in: the page they chose (DECISIONS 45), or the usual one. */
export const landingOf = (user: UserInfo): string =>
  openable(user, chosen(user) ?? usualLanding(whoseOf(user)))

const homeKey = 'firstPage'
/** Kept on the device, where it is needed before the server has answered. */
export const keepHome = (user: UserInfo): void =>
  localStorage.setItem(homeKey, openable(user, chosen(user) ?? usualHome(whoseOf(user))))

/** Where `/` leads with a valid token. */
export function homeOf(session: Whose): string {
  const kept = localStorage.getItem(homeKey)
  return kept?.startsWith(`${homes[session.kind]}/`) ? kept : usualHome(session)
}
