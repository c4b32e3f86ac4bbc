import { useState } from 'react'

/**
 * All rows of a report while it is printed, and a function that sets them. They go with the answer they belong to, as
 * not every browser says when it has printed.
 */
export function useWhole<Whole>(answer: unknown) {
  const [kept, keep] = useState<{ readonly answer: unknown; readonly whole: Whole | undefined }>()
  const show = (whole: Whole | undefined) => keep({ answer, whole })
  return [kept?.answer === answer ? kept?.whole : undefined, show] as const
}
