import css from './StatusSwitch.module.css'

interface Props {
  readonly label: string
  readonly checked: boolean
  /** Asks first. The switch changes once the server has confirmed. */
  readonly onToggle: () => void
  readonly pending?: boolean
  readonly disabled?: boolean
}

/**
 * A switch that asks before it changes. A native checkbox styled like the forms' switches, as long lists have hundreds.
 */
export function StatusSwitch({ label, checked, onToggle, pending, disabled }: Props) {
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        // Not `disabled`, which would take the focus from keyboard users.
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        onChange={() => pending || onToggle()}
      />
    </label>
  )
}
