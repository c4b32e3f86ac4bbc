import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { WelcomeFields } from './useWelcomeForm.ts'
import { welcomeDiscountText } from './welcomeDiscount.text.ts'

export interface FieldsProps {
  readonly form: WelcomeFields
  readonly readOnly: boolean
}

/** The switch, and the value that only an active discount has. */
export function ValueFields({ form, readOnly, onToggle }: FieldsProps & { onToggle: () => void }) {
  const t = useText(welcomeDiscountText)
  const { status } = form.values
  return (
    <>
      <Switch
        label={t('activate')}
        name="status"
        checked={status}
        disabled={readOnly}
        error={form.errorOf('status')}
        onChange={onToggle}
        withThumbIndicator={false}
      />
      {status && (
        <NumberInput
          label={t('value')}
          decimals={2}
          unit="%"
          maw={200}
          withAsterisk={!readOnly}
          readOnly={readOnly}
          {...form.field('value')}
        />
      )}
    </>
  )
}
