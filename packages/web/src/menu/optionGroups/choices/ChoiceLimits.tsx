import { FieldRow } from '../../../kernel/display/Section.tsx'
import type { EntryForm } from '../../../kernel/forms/useEntryForm.ts'
import { NumberInput } from '../../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../../kernel/text/language.tsx'
import { choicesText } from './choices.text.ts'
import { type Limits, raised, withMax } from './limits.rules.ts'

/** A choice's limits, each open once the one before it is set (spec 2 §5). */
export function ChoiceLimits<Values extends Limits & Record<string, unknown>>({
  form: { values, field, set },
}: {
  form: EntryForm<Values>
}) {
  const t = useText(choicesText)
  const put = (change: Partial<Limits>) => {
    for (const [name, value] of Object.entries(change))
      if (values[name] !== value) set(name, value as Values[string])
  }
  const raise = () => put(raised(values))
  return (
    <FieldRow>
      <NumberInput
        label={t('min')}
        description={t('minHint')}
        withAsterisk
        {...field('min_selection_needed')}
        onBlur={raise}
      />
      <NumberInput
        label={t('max')}
        description={t('maxHint')}
        withAsterisk
        {...field('max_selection_needed')}
        disabled={values.min_selection_needed === ''}
        onChange={(max) => {
          if (max !== values.max_selection_needed) put(withMax(max))
        }}
        onBlur={raise}
      />
      <NumberInput
        label={t('maxQuantity')}
        description={t('maxQuantityHint')}
        withAsterisk
        {...field('max_quantity')}
        disabled={values.max_selection_needed === ''}
        onBlur={raise}
      />
    </FieldRow>
  )
}
