import { TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { slashed, typedDay } from './dayTyping.ts'

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'dir'> {
  /** `YYYY-MM-DD`. */
  readonly value: string
  /** Called for complete days only. Incomplete input stays in the field and is replaced by `value` on blur. */
  readonly onChange: (day: string) => void
}

/** A day as `dd/MM/yyyy` (spec 1 §9), independent of the browser's locale. */
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
