import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './Choices.module.css'
import { ChoicesFailed } from './ChoicesFailed.tsx'

interface Props {
  /** What the choices are made of. */
  readonly queries: readonly {
    readonly data: unknown
    readonly error: unknown
    readonly refetch: () => Promise<unknown>
  }[]
  /** The select. */
  readonly children: ReactNode
}

/** A select whose choices are loaded. If they could not be, it says so and offers to try again. */
export function WithChoices({ queries, children }: Props) {
  const field = useRef<HTMLDivElement>(null)
  // An error is forgotten while it is tried again, and the pressed button with it.
  const [trying, setTrying] = useState(false)
  const failed = queries.filter(({ data, error }) => data === undefined && error)
  const isShown = trying || failed.length > 0
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body)
      field.current?.querySelector('select')?.focus()
    wasShown.current = isShown
  }, [isShown])
  const retry = async () => {
    setTrying(true)
    await Promise.all(failed.map(({ refetch }) => refetch()))
    setTrying(false)
  }
  return (
    <div ref={field} className={css.field}>
      {children}
      {isShown && <ChoicesFailed trying={trying} onRetry={() => void retry()} />}
    </div>
  )
}
