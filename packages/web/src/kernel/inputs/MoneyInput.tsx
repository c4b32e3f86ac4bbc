import { TextInput, type TextInputProps } from '@mantine/core'
import type { Dirhams } from '@sufra/contract/kernel/money'
import { useState } from 'react'
import { Currency } from '../display/Money.tsx'
import { dirhamsOf, editable, typedAmount } from './moneyTyping.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'max' | 'type' | 'dir'> {
  /** NaN while the typed text is not an amount. */
  readonly value: Dirhams | null
  readonly onChange: (amount: Dirhams | null) => void
}

/**
 * An amount in QAR with at most two decimals; the value is in dirhams. Arabic digits become Western as they are typed.
 */
export function MoneyInput({ value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(() => editable(value))
  const shown = Object.is(dirhamsOf(typed), value) ? typed : editable(value)
  return (
    <TextInput
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      descriptionProps={{ dir: 'auto' }}
      errorProps={{ dir: 'auto' }}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<Currency />}
      leftSectionWidth={48}
      leftSectionPointerEvents="none"
      {...rest}
      value={shown}
      onChange={(event) => {
        const next = typedAmount(event.currentTarget.value)
        setTyped(next)
        onChange(dirhamsOf(next))
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(editable(value))
      }}
    />
  )
}
