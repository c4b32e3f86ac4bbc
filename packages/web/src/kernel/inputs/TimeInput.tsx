import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { steppedTime, timeOf, typedTime } from './timeTyping.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'dir'> {
  readonly value: string
  /** `HH:mm`, or what is typed as long as it is no time. */
  readonly onChange: (time: string) => void
}

/**
 * A time of day in 24 hours, typed as people type it: `9`, `930`, `9:30`, `9pm`, in Arabic digits too; arrow keys step it.
 * One field rather than a picker's two: it has one name, Tab reaches all of it, and a phone shows its number keys.
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
