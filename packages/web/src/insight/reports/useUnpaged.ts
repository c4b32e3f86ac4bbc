import { useState } from 'react'

/**
 * All rows of a report while it is printed, and a function that sets them. They go with the answer they belong to, as
 * not every browser says when it has printed.
 */
export function useUnpaged<Unpaged>(answer: unknown) {
  const [kept, keep] = useState<{ readonly answer: unknown; readonly unpaged: Unpaged | undefined }>()
  const show = (unpaged: Unpaged | undefined) => keep({ answer, unpaged })
  return [kept?.answer === answer ? kept?.unpaged : undefined, show] as const
}
