import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'

/** Left to right in both languages. The button that reveals the password has a name. */
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
