import { useState } from 'react'

interface Options<Row> {
  readonly idOf: (row: Row) => number
  /** Shows the first entry where the address names none. */
  readonly orFirst: boolean
}

/** The entry that the address names, or the first one. The first one stays when others are sorted before it. */
export function useShownEntry<Row>(
  all: readonly Row[] | undefined,
  named: number | undefined,
  { idOf, orFirst }: Options<Row>,
): Row | undefined {
  const [first, setFirst] = useState<number>()
  const withId = (id: number | undefined) => all?.find((row) => idOf(row) === id)
  const fallback = withId(first) ?? all?.[0]
  const id = fallback && idOf(fallback)
  if (id !== undefined && id !== first) setFirst(id)
  return withId(named) ?? (orFirst ? fallback : undefined)
}
