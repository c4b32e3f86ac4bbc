import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../data/api.ts'
import { keyOf, mayPass, messageOf, queryClient } from '../../data/operations.ts'
import { kernelText } from '../../text/kernel.text.ts'
import { useText } from '../../text/language.tsx'
import type { Bulk, BulkAction } from './bulk.ts'

export interface RowState {
  readonly at: 'waiting' | 'skipped' | 'running' | 'done' | 'failed'
  /** Why it was skipped or has failed. */
  readonly text?: string | undefined
}
type States = ReadonlyMap<number, RowState>

interface Options<Row> {
  readonly bulk: Bulk<Row>
  readonly action: BulkAction<Row>
  readonly rows: readonly Row[]
  /** What the action asks for, if it does. */
  readonly reason: string
  readonly idOf: (row: Row) => number
  /** What was done. */
  readonly onDone: (ids: ReadonlySet<number>) => void
}

/** Nobody would get further: without a connection or a session, the other rows are left for later. */
const endsAll = (error: unknown) => mayPass(error) || (error instanceof ApiError && error.status === 401)

/** Does an action to one row after the other. What the rows were when it began decides which are left out. */
export function useBulkRun<Row>({ bulk, action, rows: now, reason, idOf, onDone }: Options<Row>) {
  const kernel = useText(kernelText)
  const [rows] = useState(now)
  const plan = () =>
    rows.map((row): [number, RowState] => {
      const text = action.skip?.(row)
      return [idOf(row), text ? { at: 'skipped', text } : { at: 'waiting' }]
    })
  const [states, setStates] = useState<States>(() => new Map(plan()))
  const [phase, setPhase] = useState<'plan' | 'running' | 'ended'>('plan')
  const stopped = useRef(false)
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )
  const ids = useMemo(() => {
    const at = (wanted: RowState['at']) =>
      [...states].flatMap(([id, state]) => (state.at === wanted ? [id] : []))
    return {
      waiting: at('waiting'),
      skipped: at('skipped'),
      running: at('running'),
      done: at('done'),
      failed: at('failed'),
    }
  }, [states])

  const run = async (wanted: readonly number[]) => {
    const set = (id: number, state: RowState) => setStates((before) => new Map(before).set(id, state))
    const tried = new Set(wanted)
    setStates((before) => {
      const again = wanted.map((id): [number, RowState] => [id, { at: 'waiting' }])
      return new Map([...before, ...again])
    })
    stopped.current = false
    setPhase('running')
    const done = new Set<number>()
    for (const row of rows.filter((each) => tried.has(idOf(each)))) {
      if (stopped.current) break
      const id = idOf(row)
      set(id, { at: 'running' })
      try {
        await action.run(row, reason)
        done.add(id)
        set(id, { at: 'done' })
      } catch (error) {
        set(id, { at: 'failed', text: messageOf(error) ?? kernel('unavailable') })
        if (endsAll(error)) break
      }
    }
    setPhase('ended')
    onDone(done)
    await Promise.all(
      bulk.invalidates.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })),
    )
  }
  return {
    rows,
    states,
    phase,
    ids,
    start: () => void run(ids.waiting),
    retry: () => void run(ids.failed),
    stop: () => {
      stopped.current = true
    },
  }
}
