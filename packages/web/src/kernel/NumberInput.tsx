import { TextInput, type TextInputProps } from '@mantine/core'
import { westernDigits } from '@sufra/contract/kernel/digits'

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'dir'> {
  /** As typed; `numberOf` reads it. */
  readonly value: string
  readonly onChange: (typed: string) => void
  /** How many decimals may be typed; none without it. */
  readonly decimals?: number
  /** May be below zero (a position). */
  readonly signed?: boolean
  /** Stands quietly at the field's end: %, days, hours. */
  readonly unit?: string
}

/** What was typed as a number. An empty field is null, which no schema takes: left out, it would mean "unchanged". */
export const numberOf = (typed: string): number => {
  const plain = typed.trim()
  return ['', '-', '.'].includes(plain) ? (null as unknown as number) : Number(plain)
}

/** Digits only (spec 1 §5), in any script; Western ones are kept. */
export function NumberInput({ onChange, decimals = 0, signed = false, unit, ...rest }: Props) {
  const allowed = new RegExp(
    `^${signed ? '-?' : ''}\\d{0,9}${decimals > 0 ? `([.]\\d{0,${decimals}})?` : ''}$`,
  )
  return (
    <TextInput
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      descriptionProps={{ dir: 'auto' }}
      errorProps={{ dir: 'auto' }}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      rightSection={unit && <span dir="auto">{unit}</span>}
      rightSectionWidth={unit && unit.length > 1 ? 64 : undefined}
      rightSectionPointerEvents="none"
      {...rest}
      onChange={(event) => {
        const typed = westernDigits(event.currentTarget.value).replace('٫', '.').trim()
        if (allowed.test(typed)) onChange(typed)
      }}
    />
  )
}
