import { TextInput, type TextInputProps } from '@mantine/core'
import { useText } from '../../kernel/text/language.tsx'
import { secondStepText } from './secondStep.text.ts'

/** A code of the second step; without an app, a recovery code. Left to right in both languages. */
export function StepField({ recovery, ...props }: TextInputProps & { readonly recovery: boolean }) {
  const t = useText(secondStepText)
  return (
    <TextInput
      label={t(recovery ? 'recoveryCode' : 'code')}
      description={recovery ? undefined : t('codeText')}
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      descriptionProps={{ dir: 'auto' }}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      {...props}
    />
  )
}
