import { useState } from 'react'

/** Rows edited where they stand: one at a time. A new one stands last until it is saved or discarded. */
export interface InlineState {
  readonly edited: number | 'new' | null
  readonly edit: (id: number) => void
  readonly add: () => void
  /** Saved or discarded. */
  readonly close: () => void
}

export function useInlineRows(): InlineState {
  const [edited, setEdited] = useState<InlineState['edited']>(null)
  return { edited, edit: setEdited, add: () => setEdited('new'), close: () => setEdited(null) }
}
