import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { onPageLeave } from '../browser/pageLeave.ts'
import { sessionStore } from '../data/sessionStore.ts'
import { SessionContext } from '../session/session.tsx'
import { keptOrder } from './keptOrder.ts'
import { merged, moved, numbered, type Place } from './sorting.rules.ts'

/** Spec 1 §9: delay after the last move before the order is saved. */
const pauseMs = 2000

export type SortingState = 'saved' | 'waiting' | 'saving' | 'failed'

interface Options {
  /** Identifies the list on the screen. */
  readonly list: string
  /** The ids in the server's order. */
  readonly ids: readonly number[]
  /** Sends the whole order. After a failure it stays on the screen and can be sent again. */
  readonly save: (order: readonly Place[]) => Promise<unknown>
}

/**
 * An order being edited. Moves show at once and are sent 2 seconds after the last one, or when the screen is left or
 * the page closed. Rows added or deleted on the server are merged in. If the session expires first, the order is saved
 * after the same person has signed in again.
 */
export function useSorting({ list, ids, save }: Options) {
  const account = use(SessionContext)?.user.id
  const [kept] = useState(() => keptOrder(`order ${account} ${location.pathname} ${list}`))
  const [found] = useState(kept.read)
  const [wanted, setWanted] = useState<readonly number[] | null>(found)
  const [state, setState] = useState<SortingState>(found ? 'waiting' : 'saved')
  const order = useMemo(() => merged(ids, wanted), [ids, wanted])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ order, save })
  latest.current = { order, save }
  const unsent = useRef(false)
  /** Not confirmed as saved. */
  const unsaved = useRef(found !== null)

  const send = useCallback(async () => {
    clearTimeout(timer.current)
    unsent.current = false
    setState('saving')
    const sent = latest.current.order
    try {
      await latest.current.save(numbered(sent))
      // A move made during the call is sent by its own timer.
      if (unsent.current) return
      unsaved.current = false
      setState('saved')
      setWanted(null)
    } catch {
      if (!unsent.current) setState('failed')
    }
  }, [])

  const move = useCallback(
    (id: number, to: number) => {
      setWanted((before) => moved(before ?? latest.current.order, id, to))
      setState('waiting')
      unsent.current = true
      unsaved.current = true
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), pauseMs)
    },
    [send],
  )
  useEffect(
    () =>
      onPageLeave(() => {
        if (unsent.current) void send()
      }),
    [send],
  )
  const restored = useRef(false)
  useEffect(() => {
    if (!found || ids.length === 0 || restored.current) return
    restored.current = true
    kept.drop()
    void send()
  }, [found, ids, kept, send])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (unsaved.current && sessionStore.get() === null && sessionStore.endedBy() === 'expired')
        kept.write(latest.current.order)
      else if (unsent.current) void latest.current.save(numbered(latest.current.order)).catch(() => undefined)
    },
    [kept],
  )
  return { order, state, move, retry: () => void send() }
}
