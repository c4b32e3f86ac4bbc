import type { Operation } from '@sufra/contract/kernel/operation'
import { use, useCallback, useEffect, useState } from 'react'
import { sessionStore } from '../data/sessionStore.ts'
import { SessionContext } from './session.tsx'

interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  readonly version?: number | undefined
}

/** Files cannot be kept, and passwords are not to be. */
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
    // A full store keeps no draft: the form itself has it still.
  }
}

/**
 * What somebody typed and has not saved, kept by this tab for them alone: a reload or a session that runs out loses
 * nothing. Saving it, leaving it on purpose and signing out end it.
 */
export function useDraft(op: Operation, params: unknown, idle = false) {
  const account = use(SessionContext)?.user.id
  // On its way out a form may be drawn once more at the next page's address.
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
   * With every key, before anything is drawn: whatever ends the form next (a session, the tab, the phone) finds it
   * written down, and nothing is left that would have to be caught up with.
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
      if (sessionStore.get() !== null || sessionStore.endedBy() === 'signedOut') drop()
    },
    [drop],
  )
  return { found, keep, drop }
}
