import type { OutputOf, RequestOf } from '@sufra/contract/kernel/operation'
import type { Progress } from '@sufra/contract/kernel/progress'
import { menuImport } from '@sufra/contract/menu/menuImport'
import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../kernel/data/api.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { mostFileBytes, readSheets, UnreadableSheet } from '../../kernel/sheets/sheets.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { invalidateMenu } from '../itemTable/invalidateMenu.ts'
import { labelOf, sheetText } from './columns.text.ts'
import { type FileProblem, type MenuFile, menuFileOf } from './file.rules.ts'
import { menuImportText } from './menuImport.text.ts'

type Body = RequestOf<typeof menuImport.preview>
type Preview = OutputOf<typeof menuImport.preview>
type ImportResult = OutputOf<typeof menuImport.apply>

/** The current step, the share of the file that is sent, and how many rows are done. */
export type Busy =
  | { readonly what: 'reading'; readonly name: string }
  | { readonly what: 'looking' | 'making'; readonly share: number; readonly progress: Progress | null }

const sending = (what: 'looking' | 'making'): Busy => ({ what, share: 0, progress: null })

interface Opened {
  readonly name: string
  readonly body: Body
  readonly unknown: readonly string[]
  readonly exportedFrom: number | undefined
}

const bodyOf = (store_id: number, { sheets, exportedAt }: MenuFile) =>
  // The columns' names are those of the contract: `menuFileOf` returns no others.
  ({
    store_id,
    ...(exportedAt !== undefined && { exported_at: exportedAt }),
    ...sheets,
    items: sheets.items ?? { columns: ['item_id'], rows: [] },
  }) as Body

/** Why a file is rejected, in words. */
function useProblemWords(): (problem: FileProblem, name: string) => string {
  const t = useText(menuImportText)
  const pick = usePick()
  return (problem, name) => {
    if (!('sheet' in problem)) return t(problem.problem, { name })
    const sheet = pick(sheetText[problem.sheet])
    return problem.problem === 'twice'
      ? t('twice', { sheet, column: pick(labelOf(problem.sheet, problem.what)) })
      : t('tooMany', { sheet, most: problem.what })
  }
}

/**
 * Imports a file: reads it, previews it, and applies it exactly as previewed. An error keeps the file and its preview.
 */
export function useImport(store_id: number) {
  const t = useText(menuImportText)
  const kernel = useText(kernelText)
  const { language } = useLanguage()
  const wordsOf = useProblemWords()
  const [file, setFile] = useState<Opened | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [stale, setStale] = useState(false)
  const [made, setMade] = useState<ImportResult | null>(null)
  const [busy, setBusy] = useState<Busy | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** One run at a time: a new one aborts the one before, whose result is discarded. */
  const during = async (first: Busy, run: (signal: AbortSignal) => Promise<unknown>) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setBusy(first)
    setFailure(null)
    try {
      await run(own.signal)
    } catch (error) {
      if (own.signal.aborted) return
      const lost = error instanceof TypeError && t(first.what === 'making' ? 'unsure' : 'lost')
      setFailure(lost || messageOf(error) || kernel('unavailable'))
    } finally {
      if (running.current === own) {
        running.current = null
        setBusy(null)
      }
    }
  }
  const callbacks = (what: 'looking' | 'making', signal: AbortSignal) => {
    const show = (share: number, progress: Progress | null) => {
      if (!signal.aborted) setBusy({ what, share, progress })
    }
    return {
      onUpload: (share: number) => show(share, null),
      onProgress: (progress: Progress) => show(1, progress),
    }
  }
  const ask = async (body: Body, signal: AbortSignal) => {
    setBusy(sending('looking'))
    setPreview(await call(menuImport.preview, { body, signal, ...callbacks('looking', signal) }))
  }
  const open = (chosen: File) => {
    const { name } = chosen
    setFile(null)
    setPreview(null)
    setMade(null)
    setStale(false)
    if (chosen.size > mostFileBytes) {
      running.current?.abort()
      setFailure(t('tooLarge', { name }))
      return
    }
    void during({ what: 'reading', name }, async (signal) => {
      const read = await readSheets(chosen, signal).catch((error: unknown) => {
        if (error instanceof UnreadableSheet) return null
        throw error
      })
      const found = read && menuFileOf(read)
      if (!found || 'problem' in found) {
        setFailure(found ? wordsOf(found, name) : t('unreadable', { name }))
        return
      }
      const body = bodyOf(store_id, found)
      setFile({ name, body, unknown: found.unknown, exportedFrom: found.exportedFrom })
      await ask(body, signal)
    })
  }
  const look = () => {
    if (file) void during(sending('looking'), (signal) => ask(file.body, signal))
  }
  const make = () => {
    if (!file || !preview || busy) return
    void during(sending('making'), async (signal) => {
      const body = { ...file.body, seal: preview.seal }
      try {
        setMade(await call(menuImport.apply, { body, ...callbacks('making', signal) }))
        await invalidateMenu()
      } catch (error) {
        if (!(error instanceof ApiError && error.body.code === 'menuChanges.stale')) throw error
        await ask(file.body, signal)
        setStale(true)
      }
    })
  }
  // Errors are in the language of the request, so switching languages repeats the preview.
  const asked = useRef(language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    if (preview && !made) look()
  })
  return {
    file,
    preview,
    /** The menu had changed since the preview: `preview` is the new one. */
    stale,
    made,
    busy,
    failure,
    open,
    look,
    make,
    stop: () => running.current?.abort(),
  }
}
