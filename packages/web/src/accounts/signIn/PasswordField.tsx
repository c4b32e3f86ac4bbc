import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '../../kernel/text/language.tsx'
import { passwordFieldText } from './passwordField.text.ts'

/** Left to right in both languages. The button that reveals the password has a name. */
export function PasswordField(props: PasswordInputProps) {
  const t = useText(passwordFieldText)
  return (
    <PasswordInput
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      visibilityToggleButtonProps={{ 'aria-label': t('show'), tabIndex: 0 }}
      {...props}
    />
  )
}
