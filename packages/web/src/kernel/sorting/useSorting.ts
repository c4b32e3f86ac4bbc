import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { onPageLeave } from '../browser/pageLeave.ts'
import { sessionStore } from '../data/sessionStore.ts'
import { SessionContext } from '../session/session.tsx'
import { keptOrder } from './keptOrder.ts'
import { merged, moved, numbered, type Rank } from './sorting.rules.ts'

/** Spec 1 §9: delay after the last move before the order is saved. */
const pauseMs = 2000

const expired = () => sessionStore.get() === null && sessionStore.endedBy() === 'expired'

export type SortingState = 'saved' | 'waiting' | 'saving' | 'failed'

interface Options {
  /** Identifies the list on the screen. */
  readonly list: string
  /** The ids in the server's order. */
  readonly ids: readonly number[]
  /** Sends the whole order. After a failure it stays on the screen and can be sent again. */
  readonly save: (order: readonly Rank[]) => Promise<unknown>
}

/**
 * An order being edited. Moves show at once and are sent 2 seconds after the last one, or when the screen is left or
 * the page closed. Rows added or deleted on the server are merged in. If the session expires first, the order is saved
 * when the same person comes back to the list: every move is kept in the tab at once, since the session may end in the
 * next frame or only answer 401 once the screen has gone.
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
  const sending = useRef(false)
  /** To be sent again once the call under way has ended. */
  const due = useRef(false)
  const calls = useRef(0)
  const left = useRef(false)

  /** Once the screen is left nothing can be tried again, except by whoever has to sign in first. */
  const settle = useCallback(() => {
    if (!expired()) kept.drop()
  }, [kept])

  /** One call at a time, so that orders arrive in turn; a page that is being closed cannot wait for that. */
  const send = useCallback(
    async (atOnce = false) => {
      clearTimeout(timer.current)
      due.current = sending.current && !atOnce
      if (due.current) return
      calls.current += 1
      const call = calls.current
      unsent.current = false
      sending.current = true
      setState('saving')
      const saving = latest.current.save(numbered(latest.current.order))
      const saved = await saving.then(
        () => true,
        () => false,
      )
      if (call !== calls.current) return
      sending.current = false
      if (due.current) return send()
      if (!saved && left.current) settle()
      // A move made during the call is sent by its own timer.
      if (unsent.current) return
      if (!saved) return setState('failed')
      unsaved.current = false
      kept.drop()
      setState('saved')
      setWanted(null)
    },
    [kept, settle],
  )

  const move = useCallback(
    (id: number, to: number) => {
      const next = moved(latest.current.order, id, to)
      latest.current.order = next
      kept.write(next)
      setWanted(next)
      setState('waiting')
      unsent.current = true
      unsaved.current = true
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), pauseMs)
    },
    [kept, send],
  )
  useEffect(
    () =>
      onPageLeave(() => {
        if (unsent.current || sending.current) void send(true)
      }),
    [send],
  )
  const restored = useRef(false)
  useEffect(() => {
    if (!found || ids.length === 0 || restored.current) return
    restored.current = true
    // It was saved as the page closed, before its answer came.
    if (merged(ids, found).every((id, at) => id === ids[at])) {
      unsaved.current = false
      kept.drop()
      setState('saved')
      setWanted(null)
    } else void send()
  }, [found, ids, kept, send])
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      clearTimeout(timer.current)
      if (unsent.current && !expired()) void send()
      else if (!sending.current) settle()
    }
  }, [send, settle])
  return { order, state, move, retry: () => void send() }
}
