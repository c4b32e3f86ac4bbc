import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'

/** Left to right in both languages, with a named eye. */
export function PasswordField(props: PasswordInputProps) {
  const t = useText(kernelText)
  return (
    <PasswordInput
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      {...props}
    />
  )
}
