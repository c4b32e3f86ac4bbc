import type { UserInfo } from '@sufra/contract/accounts/auth.shapes'
import { type Look, lookKey, sessionStore } from '../../kernel/data/sessionStore.ts'
import { landingOf } from '../../kernel/session/landing.ts'
import { putUser, storedOf } from '../../kernel/session/session.tsx'

/** Sees the product as somebody else, with the own session kept for the way back. */
export function beginLook(token: string, user: UserInfo, isRole: boolean): void {
  const own = sessionStore.get()
  const [role] = user.role
  if (!own || !role) return
  const seen = { name: isRole ? null : user.name, role: { en: role.name, ar: role.name_ar } }
  localStorage.setItem(lookKey, JSON.stringify({ own, ...seen } satisfies Look))
  sessionStore.set(storedOf(token, user))
  putUser(user)
  window.location.assign(landingOf(user))
}
