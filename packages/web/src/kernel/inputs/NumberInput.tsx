import { TextInput, type TextInputProps } from '@mantine/core'
import { numberKeys, westernNumber } from './numberTyping.ts'

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'dir'> {
  /** As typed; `numberOf` reads it. */
  readonly value: string
  readonly onChange: (typed: string) => void
  /** How many decimals may be typed; none without it. */
  readonly decimals?: number
  /** Stands quietly at the field's end: %, days, hours. */
  readonly unit?: string
}

/**
 * What was typed as a number. An empty field is null, which no schema takes: left out, it would mean "unchanged". What
 * is no number is NaN, which none takes either.
 */
export function numberOf(typed: string): number {
  const plain = westernNumber(typed)
  return plain === '' ? (null as unknown as number) : Number(plain === '-' || plain === '.' ? 'none' : plain)
}

/** Numbers only (spec 1 §5), in any script; Western ones are kept. No key that could belong to one is dropped unsaid. */
export function NumberInput({ onChange, decimals = 0, unit, ...rest }: Props) {
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
      maxLength={24}
      onChange={(event) => onChange(numberKeys(event.currentTarget.value))}
      onBlur={(event) => {
        const plain = westernNumber(rest.value)
        // Looked at only, it is as it was.
        if (plain !== rest.value) onChange(plain)
        rest.onBlur?.(event)
      }}
    />
  )
}
