import type { Icon } from '@tabler/icons-react'
import css from './FilterButton.module.css'
import { useFilterChip } from './filterChip.ts'

interface Props {
  readonly icon: Icon
  readonly label: string
  readonly count: number | undefined
  readonly active: boolean
  readonly onToggle: () => void
}

/** Filters rows that need attention; hidden if there are none. */
export function FilterButton({ icon: Icon, label, count = 0, active, onToggle }: Props) {
  useFilterChip(active && { label, remove: onToggle })
  if (count === 0 && !active) return null
  return (
    <button type="button" className={css.button} aria-pressed={active} onClick={onToggle}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>{label}</span>
      <strong>{count.toLocaleString('en-US')}</strong>
    </button>
  )
}
