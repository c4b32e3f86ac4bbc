import type { ReactNode } from 'react'
import css from './Section.module.css'

interface Props {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A section of a long form: title and description at the start side, fields next to them. */
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

/** Short fields side by side. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
