import type { Operation } from '@sufra/contract/kernel/operation'
import { use, useCallback, useEffect, useState } from 'react'
import { sessionStore } from '../data/sessionStore.ts'
import { knownUser, SessionContext } from './session.tsx'

interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  readonly version?: number | undefined
}

/** Files can't be stored, and passwords must not be. */
const keepable = ([name, value]: [string, unknown]) => !/password/.test(name) && isPlain(value)

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (!(value instanceof Blob) && Object.values(value).every(isPlain))

function read(key: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Draft)
  } catch {
    return undefined
  }
}

function write(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is full: the values are still in the form.
  }
}

/**
 * Unsaved input of a form, stored in this tab for this account, so that a reload, an expired session or a second step
 * that has to be set up first loses nothing.
 * Saving, discarding and signing out delete it.
 */
export function useDraft(op: Operation, params: unknown, idle = false) {
  const account = use(SessionContext)?.user.id
  // A form may render once more at the next page's address before it unmounts.
  const [place] = useState(() => location.pathname)
  const key =
    account === undefined || idle
      ? undefined
      : `draft ${account} ${place} ${op.id} ${JSON.stringify(params ?? {})}`
  const [found] = useState(() => (key === undefined ? undefined : read(key)))
  const drop = useCallback(() => {
    if (key !== undefined) sessionStorage.removeItem(key)
  }, [key])
  /**
   * Stored on every key press and not in an effect, so that nothing is lost however the form ends (session, tab or
   * phone).
   */
  const keep = useCallback(
    ({ values, version }: Draft, edited: ReadonlySet<string>) => {
      if (key === undefined) return
      const kept = Object.entries(values).filter(
        ([name, value]) => edited.has(name) && keepable([name, value]),
      )
      if (kept.length > 0) write(key, { values: Object.fromEntries(kept), version })
    },
    [key],
  )
  useEffect(
    () => () => {
      const isLeft = sessionStore.get() ? !knownUser()?.must_set_up : sessionStore.endedBy() === 'signedOut'
      if (isLeft) drop()
    },
    [drop],
  )
  return { found, keep, drop }
}
