import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../text/language.tsx'
import { dayInputText } from './dayInput.text.ts'
import { slashed, typedDay } from './dayTyping.ts'

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'dir'> {
  /** `YYYY-MM-DD`. */
  readonly value: string
  /** Called for complete days only. What is no day stays in the field with an error, and its form is not sent. */
  readonly onChange: (day: string) => void
  /** The field may be empty: `onChange('')`. */
  readonly optional?: boolean
}

/** A day as `dd/MM/yyyy` (spec 1 §9), independent of the browser's locale. */
export function DayInput({ value, onChange, optional = false, ...rest }: Props) {
  const t = useText(dayInputText)
  const [typed, setTyped] = useState(() => slashed(value))
  const [left, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const written = typed.trim()
  const unread = written === '' ? !optional && value !== '' : typedDay(written) === undefined
  // A day that was just typed stays as it was typed: the caret would jump.
  useEffect(() => setTyped((now) => (typedDay(now) === value ? now : slashed(value))), [value])
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <TextInput
      ref={input}
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      errorProps={{ dir: 'auto' }}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('dayForm')}
      maxLength={20}
      rightSection={
        optional && value && !rest.readOnly ? (
          <CloseButton size="sm" aria-label={t('clearDay')} onClick={clear} />
        ) : undefined
      }
      {...rest}
      error={left && unread ? t('noDay') : rest.error}
      data-unread={unread || undefined}
      value={typed}
      onChange={(event) => {
        setLeft(false)
        setTyped(event.currentTarget.value)
        const day = typedDay(event.currentTarget.value)
        if (day || (optional && event.currentTarget.value.trim() === '')) onChange(day ?? '')
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setLeft(true)
      }}
      onBlur={() => {
        setLeft(true)
        // An emptied day that is needed comes back, and a day is written in full.
        if (!unread || written === '') setTyped(slashed(value))
      }}
    />
  )
}
