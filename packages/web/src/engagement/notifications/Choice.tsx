import { useId } from 'react'
import css from './notifications.module.css'

interface Props<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}

/** One of two or three, all in sight. */
export function Choice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={css.choice} aria-label={label}>
      {options.map(([each, text]) => (
        <label key={each} data-on={each === value || undefined}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
