import css from './Filters.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  /** It narrows the list. */
  readonly active?: boolean
  readonly onChange: (value: string) => void
}

/** One of a few, in the line of a list's filters. */
export function FilterSelect({ label, value, options, active = false, onChange }: Props) {
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
