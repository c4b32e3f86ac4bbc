import { TextInput, type TextInputProps } from '@mantine/core'
import { useText } from '../../kernel/text/language.tsx'
import { secondStepText } from './secondStep.text.ts'

/** A code of the second step. Left to right in both languages. */
export function StepField(props: TextInputProps) {
  const t = useText(secondStepText)
  return (
    <TextInput
      label={t('code')}
      description={t('codeText')}
      dir="ltr"
      labelProps={{ dir: 'auto' }}
      descriptionProps={{ dir: 'auto' }}
      autoComplete="one-time-code"
      {...props}
    />
  )
}
