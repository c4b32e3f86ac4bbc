import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { FieldRow } from '../../../kernel/display/Section.tsx'
import { BilingualInput } from '../../../kernel/inputs/BilingualInput.tsx'
import { NumberInput } from '../../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../../kernel/text/language.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { choicesText } from './choices.text.ts'
import { raised, withMax } from './limits.rules.ts'
import type { ChoiceForm } from './useChoiceForm.ts'

/** A choice's name and limits, each open once the one before it is set (spec 2 §5). */
export function ChoiceFields({ form }: { form: ChoiceForm }) {
  const t = useText(choicesText)
  const shared = useText(itemOptionsText)
  const { values, field, set } = form
  const put = (change: Partial<typeof values>) => {
    for (const [name, value] of Object.entries(change)) if (values[name] !== value) set(name, value)
  }
  const raise = () => put({ ...raised(values) })
  return (
    <>
      <BilingualInput
        label={shared('name')}
        en={field('item_choice_name_en')}
        ar={field('item_choice_name_ar')}
        maxLength={120}
        required
        autoFocus
      />
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
      <Switch
        label={shared('showOnMenu')}
        name="show_onmenu"
        checked={values.show_onmenu}
        onChange={(event) => set('show_onmenu', event.currentTarget.checked)}
        withThumbIndicator={false}
      />
    </>
  )
}
