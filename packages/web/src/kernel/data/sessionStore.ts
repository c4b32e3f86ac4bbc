import { isKind, type Kind } from '@sufra/contract/kernel/kinds'
import type { Bilingual } from '@sufra/contract/kernel/language'

/** The session as stored on the device (spec 1 §1), under exactly these three names. */
export interface StoredSession {
  readonly token: string
  readonly kind: Kind
  readonly nameRole: string
}

/** A Super Admin sees the product as a role, or as a person with one. */
export interface Look {
  /** Their own session, kept for the way back. */
  readonly own: StoredSession
  /** Null for a role. */
  readonly name: string | null
  readonly role: Bilingual
}

export const lookKey = 'look'
const keys = ['token', 'kind', 'nameRole'] as const
const listeners = new Set<() => void>()
let cached: StoredSession | null | undefined
let ended: 'signedOut' | 'expired' = 'signedOut'

function read(): StoredSession | null {
  const [token, kind, nameRole] = keys.map((key) => localStorage.getItem(key))
  return token && isKind(kind) ? { token, kind, nameRole: nameRole ?? '' } : null
}

function changed(): void {
  cached = undefined
  for (const listener of listeners) listener()
}

/** Changed by another tab or by hand, not through this store. */
function changedElsewhere(): void {
  ended = 'signedOut'
  changed()
}

window.addEventListener('storage', (event) => {
  if (event.key === null || keys.some((key) => key === event.key)) changedElsewhere()
})

export const sessionStore = {
  get: (): StoredSession | null => {
    if (cached === undefined) cached = read()
    return cached
  },
  /** Reads the stored session again: changes in the same tab raise no `storage` event. */
  reread(): void {
    if (cached === undefined) return
    const kept = read()
    if (keys.some((key) => kept?.[key] !== cached?.[key])) changedElsewhere()
  },
  set(session: StoredSession): void {
    for (const key of keys) localStorage.setItem(key, session[key])
    changed()
  },
  /** A `Look` as JSON. */
  look: () => localStorage.getItem(lookKey),
  /** Ends the session with this token, which a newer one may have taken the place of: that one stays. */
  end(token: string | undefined, because: 'signedOut' | 'expired'): void {
    if (sessionStore.get()?.token !== token) return
    const look = sessionStore.look()
    if (look) {
      // Back to the own session, on a page of its own.
      localStorage.removeItem(lookKey)
      sessionStore.set((JSON.parse(look) as Look).own)
      window.location.assign('/')
      return
    }
    ended = because
    for (const key of keys) localStorage.removeItem(key)
    changed()
  },
  endedBy: () => ended,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
