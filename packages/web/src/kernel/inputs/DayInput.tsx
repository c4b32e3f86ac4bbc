import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { slashed, typedDay } from './dayTyping.ts'

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'dir'> {
  /** `YYYY-MM-DD`. */
  readonly value: string
  /** Told of whole days only; what is no day yet stays in the field, and gives way to `value` when that is left. */
  readonly onChange: (day: string) => void
}

/** A day as `dd/MM/yyyy` (spec 1 §9), whatever order the browser's own field would write it in. */
export function DayInput({ value, onChange, ...rest }: Props) {
  const t = useText(kernelText)
  const [typed, setTyped] = useState(() => slashed(value))
  useEffect(() => setTyped(slashed(value)), [value])
  return (
    <TextInput
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      errorProps={{ dir: 'auto' }}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('dayForm')}
      maxLength={20}
      {...rest}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const day = typedDay(event.currentTarget.value)
        if (day) onChange(day)
      }}
      onBlur={() => setTyped(slashed(value))}
    />
  )
}
