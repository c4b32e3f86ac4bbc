import { useState } from 'react'

/**
 * A row of a list that is being worked on, as it was last listed: others may take it off the page meanwhile, and what is
 * open for it stays.
 */
export function useSeenRow<Row extends { readonly id: number }>(
  listed: Row | undefined,
  id: number | undefined,
): Row | undefined {
  const [seen, setSeen] = useState(listed)
  if (listed && listed !== seen) setSeen(listed)
  return listed ?? (seen?.id === id ? seen : undefined)
}
