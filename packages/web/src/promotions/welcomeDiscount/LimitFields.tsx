import { FieldRow } from '../../kernel/display/Section.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { FieldsProps } from './ValueFields.tsx'
import { welcomeDiscountText } from './welcomeDiscount.text.ts'

/** What ends the discount by itself; both may be left empty. */
export function LimitFields({ form, readOnly }: FieldsProps) {
  const t = useText(welcomeDiscountText)
  return (
    <FieldRow>
      <MoneyInput label={t('budget')} readOnly={readOnly} {...form.field('budget')} />
      <DayInput label={t('endDate')} optional readOnly={readOnly} {...form.field('end_date')} />
    </FieldRow>
  )
}
