import { useLayoutEffect, useRef } from 'react'
import css from './RowCheckbox.module.css'

interface Props {
  readonly label: string
  readonly checked: boolean
  /** Some of the rows are selected. */
  readonly mixed?: boolean
  /** Where nothing beside it says what it selects. */
  readonly labelled?: boolean
  /** `range`: Shift was held. */
  readonly onToggle: (range: boolean) => void
}

export function RowCheckbox({ label, checked, mixed = false, labelled = false, onToggle }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    // Shift selects a range of rows, not their text.
    <label
      className={labelled ? css.labelled : css.tick}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      {labelled && <span>{label}</span>}
    </label>
  )
}
