import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { steppedTime, timeOf, typedTime } from './timeTyping.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'dir'> {
  readonly value: string
  /** `HH:mm`, or the typed text while it is not a valid time. */
  readonly onChange: (time: string) => void
}

/**
 * A time of day in 24 hours, in any common notation: `9`, `930`, `9:30`, `9pm`, also in Arabic digits. Arrow keys step
 * it. One field rather than separate hours and minutes: it has one name, one tab stop, and the number keys on phones.
 */
export function TimeInput({ value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(value)
  const shown = timeOf(typed) === value ? typed : value
  const put = (next: string) => {
    setTyped(next)
    onChange(timeOf(next))
  }
  return (
    <TextInput
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      descriptionProps={{ dir: 'auto' }}
      errorProps={{ dir: 'auto' }}
      inputMode="numeric"
      autoComplete="off"
      placeholder="HH:mm"
      {...rest}
      value={shown}
      onChange={(event) => {
        const next = typedTime(event.currentTarget.value)
        if (next !== undefined) put(next)
      }}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (!step) return
        event.preventDefault()
        put(steppedTime(value, step))
      }}
      onBlur={() => setTyped(value)}
    />
  )
}
