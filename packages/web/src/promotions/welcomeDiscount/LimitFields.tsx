import { CloseButton } from '@mantine/core'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { FieldsProps } from './ValueFields.tsx'
import { welcomeDiscountText } from './welcomeDiscount.text.ts'

/** What ends the discount by itself; both may be left empty. */
export function LimitFields({ form, readOnly }: FieldsProps) {
  const t = useText(welcomeDiscountText)
  const end = form.field('end_date')
  const clear = (
    <CloseButton size="sm" aria-label={t('clearEndDate')} onClick={() => form.set('end_date', '')} />
  )
  return (
    <FieldRow>
      <MoneyInput label={t('budget')} readOnly={readOnly} {...form.field('budget')} />
      <DayInput
        label={t('endDate')}
        readOnly={readOnly}
        {...end}
        rightSection={end.value && !readOnly ? clear : undefined}
      />
    </FieldRow>
  )
}
