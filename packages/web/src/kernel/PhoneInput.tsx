import { TextInput, type TextInputProps } from '@mantine/core'
import { westernDigits } from '@sufra/contract/kernel/digits'

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'dir'> {
  /** 8 digits; what is stored carries 974 in front (DECISIONS 27). */
  readonly value: string
  readonly onChange: (digits: string) => void
}

/** What a stored number shows in a field. */
export const localPhone = (stored: string | null | undefined): string =>
  (stored ?? '').replace(/^974(?=\d{8}$)/, '')

/** A Qatari number: 8 digits, its country code in front of the field. */
export function PhoneInput({ onChange, ...rest }: Props) {
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      errorProps={{ dir: 'auto' }}
      autoComplete="tel-national"
      leftSection="+974"
      leftSectionWidth={56}
      {...rest}
      onChange={(event) =>
        onChange(localPhone(westernDigits(event.currentTarget.value).replace(/^\+|[\s-]/g, '')))
      }
    />
  )
}
