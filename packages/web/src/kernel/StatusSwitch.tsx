import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'

interface Props {
  readonly label: string
  readonly checked: boolean
  /** Asks first; the switch moves once the server has said so. */
  readonly onToggle: () => void
  readonly pending?: boolean
  readonly disabled?: boolean
}

/** A switch that asks before it changes anything. */
export function StatusSwitch({ label, checked, onToggle, pending, disabled }: Props) {
  return (
    <Switch
      aria-label={label}
      checked={checked}
      disabled={disabled}
      // Not disabled, which would take the focus away from whoever switches by the keyboard.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onChange={() => pending || onToggle()}
      withThumbIndicator={false}
    />
  )
}
