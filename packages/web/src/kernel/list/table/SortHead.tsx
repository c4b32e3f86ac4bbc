import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './SortHead.module.css'

export interface ColumnSort {
  readonly now: 'ascending' | 'descending' | 'none'
  readonly onSort: () => void
}

/** The head of a column that sorts the list. The `th` around it says how it is sorted now. */
export function SortHead({ now, onSort, children }: ColumnSort & { readonly children: ReactNode }) {
  const Arrow = now === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <button type="button" className={css.head} data-sorted={now !== 'none' || undefined} onClick={onSort}>
      <span>{children}</span>
      <Arrow size={14} stroke={2} aria-hidden />
    </button>
  )
}
