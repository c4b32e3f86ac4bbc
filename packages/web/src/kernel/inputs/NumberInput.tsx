import { TextInput, type TextInputProps } from '@mantine/core'
import { useText } from '../text/language.tsx'
import { unitText } from '../text/unit.text.ts'
import { numberKeys, westernNumber } from './numberTyping.ts'

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'dir'> {
  /** As typed; `numberOf` reads it. */
  readonly value: string
  readonly onChange: (typed: string) => void
  /** How many decimals may be typed; none without it. */
  readonly decimals?: number
  /** Stands quietly at the field's end, in the form that the number asks for. */
  readonly unit?: '%' | keyof typeof unitText
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
        // Looked at only, it is as it was.
        if (plain !== rest.value) onChange(plain)
        rest.onBlur?.(event)
      }}
    />
  )
}
