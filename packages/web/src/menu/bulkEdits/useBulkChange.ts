import type { OutputOf, RequestOf } from '@sufra/contract/kernel/operation'
import { bulkEdits, type MadeChange } from '@sufra/contract/menu/bulkEdits'
import { useRef, useState } from 'react'
import { ApiError, call } from '../../kernel/data/api.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { useCheck, wrongFields } from '../../kernel/data/schemas.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'

/** A change being chosen; the preview reports what is missing. */
export type Draft = RequestOf<typeof bulkEdits.preview>['change']
type Preview = OutputOf<typeof bulkEdits.preview>

/** A change of many items: chosen, previewed, and applied exactly as previewed. */
export function useBulkChange(
  store_id: number,
  items: readonly number[],
  initial: Draft,
  onMade: (change: MadeChange) => void,
) {
  const { language } = useLanguage()
  const kernel = useText(kernelText)
  const [change, setChange] = useState(initial)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [checked, setChecked] = useState(false)
  const [stale, setStale] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState<'looking' | 'making' | null>(null)
  // A ref, as state updates wait for the next render: a second press is ignored. `round` discards a preview if the
  // change was edited meanwhile.
  const now = useRef({ busy: false, round: 0 })

  const body = { store_id, items: [...items], change }
  useCheck(bulkEdits.preview)
  const wrong = wrongFields(bulkEdits.preview, body, language)

  const ask = async () => {
    const { round } = now.current
    const answer = await call(bulkEdits.preview, { body })
    if (now.current.round === round) setPreview(answer)
  }
  const during = async (what: 'looking' | 'making', run: () => Promise<unknown>) => {
    if (now.current.busy) return
    now.current.busy = true
    setBusy(what)
    setFailure(null)
    try {
      await run()
    } catch (error) {
      setFailure(messageOf(error) ?? kernel('unavailable'))
    } finally {
      now.current.busy = false
      setBusy(null)
    }
  }
  const make = async () => {
    if (!preview) return
    try {
      const made = await call(bulkEdits.apply, { body: { ...body, seal: preview.seal } })
      onMade(made.change)
    } catch (error) {
      if (!(error instanceof ApiError && error.body.code === 'menuChanges.stale')) throw error
      await ask()
      setStale(true)
    }
  }
  return {
    choose: (next: Draft) => {
      now.current.round += 1
      setChange(next)
      setPreview(null)
      setStale(false)
      setFailure(null)
    },
    isDirty: () => now.current.round > 0,
    look: () => {
      setChecked(true)
      setStale(false)
      if (Object.keys(wrong).length === 0) void during('looking', ask)
    },
    make: () => void during('making', make),
    errorOf: (field: string): string | undefined => (checked ? wrong[`change.${field}`] : undefined),
    preview,
    /** The menu had changed since the preview: `preview` is the new one. */
    stale,
    failure,
    busy,
  }
}
export type BulkChange = ReturnType<typeof useBulkChange>
