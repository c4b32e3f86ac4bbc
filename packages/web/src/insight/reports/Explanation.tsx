import { IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import css from './reports.module.css'

interface Props {
  /** What is asked, for screen readers. */
  readonly label: string
  /** The answer. It may be loaded once somebody asks. */
  readonly children: ReactNode
}

/** A button that says how figures are made. */
export function Explanation({ label, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.info} popoverTarget={id} aria-label={label}>
        <IconInfoCircle size={14} stroke={1.6} aria-hidden />
      </button>
      <span
        id={id}
        popover="auto"
        className={css.formula}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <Suspense>{open && children}</Suspense>
      </span>
    </>
  )
}
