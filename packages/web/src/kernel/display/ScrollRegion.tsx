import type { ReactNode } from 'react'
import css from './ScrollRegion.module.css'

/** A box that scrolls, for a table in a page or dialog. It takes focus, so that the keyboard can scroll it. */
export function ScrollRegion({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <section className={css.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
