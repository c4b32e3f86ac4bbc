import { type ReactNode, useId, useState } from 'react'
import css from './Change.module.css'

interface First<Row> {
  /** Of the list that the button opens. */
  readonly id: string
  readonly shown: readonly Row[]
  /** The button for the rest, if there is one. */
  readonly more: ReactNode
}

/** The first `count` rows of a list, and a button for the rest. A single row is not left out. */
export function useFirst<Row>(
  rows: readonly Row[],
  count: number,
  label: (rest: number) => string,
): First<Row> {
  const id = useId()
  const [all, setAll] = useState(false)
  const rest = rows.length - count
  if (all || rest <= 1) return { id, shown: rows, more: null }
  const more = (
    <button type="button" className={css.more} aria-controls={id} onClick={() => setAll(true)}>
      {label(rest)}
    </button>
  )
  return { id, shown: rows.slice(0, count), more }
}
