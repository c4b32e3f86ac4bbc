import type { OutputOf } from '@sufra/contract/kernel/operation'
import { items } from '@sufra/contract/menu/items'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../kernel/data/api.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { loadCheck, wrongFields } from '../../kernel/data/schemas.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'

type Upload =
  /** `share` from 0 to 1. */
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'stopped' }
  /** `lost`: the connection failed, so a retry may help. After other errors it would not. */
  | { readonly state: 'failed'; readonly why: string; readonly lost: boolean }

type Kept = OutputOf<typeof items.saveImage>

/** Uploads a picture as soon as it is chosen, with progress, stop and retry. */
export function useUpload(file: File | undefined, onKept: (kept: Kept) => void) {
  const kernel = useText(kernelText)
  const { language } = useLanguage()
  const [upload, setUpload] = useState<Upload>({ state: 'sending', share: 0 })
  const running = useRef<AbortController>(null)
  const latest = useRef({ onKept, kernel, language })
  latest.current = { onKept, kernel, language }

  const send = useCallback(async () => {
    if (!file) return
    const body = { imagefile: file }
    const own = new AbortController()
    running.current = own
    await loadCheck(items.saveImage).catch(() => undefined)
    if (running.current !== own) return
    const [why] = Object.values(wrongFields(items.saveImage, body, latest.current.language))
    if (why !== undefined) return setUpload({ state: 'failed', why, lost: false })
    setUpload({ state: 'sending', share: 0 })
    const onUpload = (share: number) => {
      if (running.current === own) setUpload({ state: 'sending', share })
    }
    try {
      const kept = await call(items.saveImage, { body, signal: own.signal, onUpload })
      if (running.current === own) latest.current.onKept(kept)
    } catch (error) {
      if (running.current !== own) return
      const refused = error instanceof ApiError ? error.body.errors?.imagefile : undefined
      if (own.signal.aborted) setUpload({ state: 'stopped' })
      else
        setUpload({
          state: 'failed',
          why: refused ?? messageOf(error) ?? latest.current.kernel('unavailable'),
          lost: refused === undefined,
        })
    }
  }, [file])
  useEffect(() => {
    void send()
    return () => {
      const last = running.current
      running.current = null
      last?.abort()
    }
  }, [send])
  return { upload, stop: () => running.current?.abort(), again: () => void send() }
}
