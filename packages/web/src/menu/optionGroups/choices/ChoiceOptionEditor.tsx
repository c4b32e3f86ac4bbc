import { type ChoiceOption, choiceOptions } from '@sufra/contract/menu/choices'
import { useEntryForm } from '../../../kernel/forms/useEntryForm.ts'
import { InlineEditor } from '../../../kernel/inline/InlineEditor.tsx'
import { MoneyInput } from '../../../kernel/inputs/MoneyInput.tsx'
import { NumberInput, numberOf } from '../../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../../kernel/text/language.tsx'
import { usePublishTyped } from '../../items/typedStore.tsx'
import type { OptionEditorProps } from '../groups.ts'
import { nameFields } from '../optionControls.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { choicesText } from './choices.text.ts'
import { notBelow } from './limits.rules.ts'

/** Once taken, an option is taken at least `min` and at most `max` times. */
export function ChoiceOptionEditor({ groupId, option, saved, ...row }: OptionEditorProps<ChoiceOption>) {
  const t = useText(choicesText)
  const shared = useText(itemOptionsText)
  const form = useEntryForm(choiceOptions.save, choiceOptions.update, {
    row: option,
    addWith: { item_choice_id: groupId },
    initial: {
      name_en: option?.name_en ?? '',
      name_ar: option?.name_ar ?? '',
      item_choice_price: option?.item_choice_price ?? (null as number | null),
      min_selection_option: String(option?.min_selection_option ?? 0),
      max_selection_option: String(option?.max_selection_option ?? 1),
    },
    body: (values) => ({
      ...values,
      item_choice_price: values.item_choice_price as number,
      min_selection_option: numberOf(values.min_selection_option),
      max_selection_option: numberOf(values.max_selection_option),
    }),
    saved: (_, { name_en, name_ar }) => saved({ en: name_en, ar: name_ar }),
    failed: 'shown',
  })
  usePublishTyped('choiceOption', form.values, { id: option?.id, group: groupId })
  const { item_choice_price, ...typed } = form.values
  const { min_selection_option: min, max_selection_option: max } = typed
  const raise = () => {
    if (notBelow(min, max) !== max) form.set('max_selection_option', notBelow(min, max))
  }
  return (
    <InlineEditor
      {...row}
      form={form}
      complete={Object.values(typed).every((text) => text.trim()) && item_choice_price !== null}
      fields={[
        ...nameFields(form, shared),
        {
          name: 'item_choice_price',
          label: shared('price'),
          control: (given) => <MoneyInput {...form.field('item_choice_price')} {...given} />,
        },
        {
          name: 'min_selection_option',
          label: t('min'),
          control: (given) => (
            <NumberInput {...form.field('min_selection_option')} {...given} onBlur={raise} />
          ),
        },
        {
          name: 'max_selection_option',
          label: t('max'),
          control: (given) => (
            <NumberInput
              {...form.field('max_selection_option')}
              {...given}
              disabled={min === ''}
              onBlur={raise}
            />
          ),
        },
      ]}
    />
  )
}
