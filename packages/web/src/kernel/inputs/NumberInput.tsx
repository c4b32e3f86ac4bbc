import { TextInput, type TextInputProps } from '@mantine/core'
import { useText } from '../text/language.tsx'
import { unitText } from '../text/unit.text.ts'
import { numberKeys, westernNumber } from './numberTyping.ts'

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'dir'> {
  /** As typed; `numberOf` reads it. */
  readonly value: string
  readonly onChange: (typed: string) => void
  /** Maximum decimals; 0 by default. */
  readonly decimals?: number
  /** Unit at the field's end, in the plural form of the number. */
  readonly unit?: '%' | keyof typeof unitText
}

/**
 * Parses typed text. Empty is null, which every schema rejects: omitted, it would mean "unchanged". Anything else that
 * is not a number is NaN, which is rejected too.
 */
export function numberOf(typed: string): number {
  const plain = westernNumber(typed)
  return plain === '' ? (null as unknown as number) : Number(plain === '-' || plain === '.' ? 'none' : plain)
}

/**
 * Numbers only (spec 1 §5). Digits of any script are accepted and kept as Western. Never silently drops a key that
 * could be part of a number.
 */
export function NumberInput({ onChange, decimals = 0, unit, ...rest }: Props) {
  const t = useText(unitText)
  const words = unit && unit !== '%' ? t(unit, { count: Number(westernNumber(rest.value)) }) : unit
  return (
    <TextInput
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      descriptionProps={{ dir: 'auto' }}
      errorProps={{ dir: 'auto' }}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      rightSection={words && <span dir="auto">{words}</span>}
      rightSectionWidth={words && words.length > 1 ? 72 : undefined}
      rightSectionPointerEvents="none"
      {...rest}
      maxLength={24}
      onChange={(event) => onChange(numberKeys(event.currentTarget.value))}
      onBlur={(event) => {
        const plain = westernNumber(rest.value)
        // Without a change, no edit is reported.
        if (plain !== rest.value) onChange(plain)
        rest.onBlur?.(event)
      }}
    />
  )
}
