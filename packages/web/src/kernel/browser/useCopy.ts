import { useEffect, useRef, useState } from 'react'

/** A field whose text is selected at first, and copied on demand. */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  value: string,
) {
  const [copied, setCopied] = useState(false)
  const field = useRef<Field>(null)
  useEffect(() => field.current?.select(), [])
  const copy = async () => {
    field.current?.select()
    // Browsers refuse the clipboard to pages without TLS; the older command still works there.
    const done = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    setCopied(done || document.execCommand('copy'))
  }
  return { field, copied, copy: () => void copy() }
}
