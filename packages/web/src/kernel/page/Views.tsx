import type { ReactNode } from 'react'
import css from './Views.module.css'

interface Props {
  /** Accessible name. */
  readonly label: string
  /** A link for each view; the one on screen has `aria-current`. */
  readonly children: ReactNode
}

/** Switches between views of the same things. */
export const Views = ({ label, children }: Props) => (
  <nav aria-label={label} className={css.views}>
    {children}
  </nav>
)
