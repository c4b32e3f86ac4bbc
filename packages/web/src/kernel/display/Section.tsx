import type { ReactNode } from 'react'
import css from './Section.module.css'

interface Props {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A part of a long form: what it is about at the start side, its fields beside it. */
export function Section({ title, text, children }: Props) {
  return (
    <section className={css.section} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </header>
      <div className={css.fields}>{children}</div>
    </section>
  )
}

/** Short fields beside each other. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
