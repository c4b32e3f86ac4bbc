import { TextInput, type TextInputProps } from '@mantine/core'
import { westernDigits } from '@sufra/contract/kernel/digits'
import { localPhone } from '@sufra/contract/kernel/phone'

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'type' | 'dir'> {
  /** 8 digits. It is stored with the prefix 974 (DECISIONS 27). */
  readonly value: string
  readonly onChange: (digits: string) => void
}

/** A Qatari phone number: 8 digits, with the country code in front of the field. */
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
        onChange(localPhone(westernDigits(event.currentTarget.value).replace(/[\s-]/g, '')))
      }
    />
  )
}
