import css from './Filters.module.css'
import { useFilterChip } from './filterChip.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  /** The filter is in effect. */
  readonly active?: boolean
  /** False if another control's chip says it. */
  readonly chip?: boolean
  readonly onChange: (value: string) => void
}

/** A filter with a few options, in the line of a list's filters. */
export function FilterSelect({ label, value, options, active = false, chip = active, onChange }: Props) {
  const name = options.find(([each]) => each === value)?.[1]
  useFilterChip(chip && { label, value: name, remove: () => onChange('') })
  return (
    <select
      className={css.chip}
      aria-label={label}
      value={value}
      data-active={active || undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  )
}
