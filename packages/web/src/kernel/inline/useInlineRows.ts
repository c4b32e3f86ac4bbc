import { useCallback, useState } from 'react'

/** Rows edited in place, one at a time. A new row is last until it is saved or discarded. */
export interface InlineState {
  readonly edited: number | 'new' | null
  readonly edit: (id: number) => void
  readonly add: () => void
  readonly close: () => void
}

export function useInlineRows(): InlineState {
  const [edited, setEdited] = useState<InlineState['edited']>(null)
  const close = useCallback(() => setEdited(null), [])
  return { edited, edit: setEdited, add: () => setEdited('new'), close }
}
