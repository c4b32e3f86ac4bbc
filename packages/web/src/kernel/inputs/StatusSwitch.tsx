import css from './StatusSwitch.module.css'

interface Props {
  readonly label: string
  readonly checked: boolean
  /** Asks first; the switch moves once the server has said so. */
  readonly onToggle: () => void
  readonly pending?: boolean
  readonly disabled?: boolean
}

/**
 * A switch that asks before it changes anything. The browser's own control, drawn as the forms' switches are: long
 * lists hold hundreds.
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
        // Not disabled, which would take the focus away from whoever switches by the keyboard.
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        onChange={() => pending || onToggle()}
      />
    </label>
  )
}
