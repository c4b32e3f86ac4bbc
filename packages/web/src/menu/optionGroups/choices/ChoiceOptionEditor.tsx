import { type ChoiceOption, choiceOptions } from '@sufra/contract/menu/choices'
import { toast } from '../../../kernel/display/toast.tsx'
import { useEntryForm } from '../../../kernel/forms/useEntryForm.ts'
import { InlineEditor } from '../../../kernel/inline/InlineEditor.tsx'
import { MoneyInput } from '../../../kernel/inputs/MoneyInput.tsx'
import { NumberInput, numberOf } from '../../../kernel/inputs/NumberInput.tsx'
import { usePick, useText } from '../../../kernel/text/language.tsx'
import { useTelling } from '../../items/typedStore.tsx'
import { nameFields } from '../optionControls.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { refetchChoices } from './choices.cache.ts'
import { choicesText } from './choices.text.ts'
import { notBelow } from './limits.rules.ts'

interface Props {
  readonly choiceId: number
  /** The one to change; a new one without it. */
  readonly option: ChoiceOption | undefined
  readonly onClose: () => void
}

/** Once taken, an option is taken at least `min` and at most `max` times. */
export function ChoiceOptionEditor({ choiceId, option, onClose }: Props) {
  const t = useText(choicesText)
  const shared = useText(itemOptionsText)
  const pick = usePick()
  const form = useEntryForm(choiceOptions.save, choiceOptions.update, {
    row: option,
    addWith: { item_choice_id: choiceId },
    initial: {
      name_en: option?.name_en ?? '',
      name_ar: option?.name_ar ?? '',
      item_choice_price: option?.item_choice_price ?? (null as number | null),
      min_selection_option: String(option?.min_selection_option ?? 0),
      max_selection_option: String(option?.max_selection_option ?? 1),
    },
    body: ({ name_en, name_ar, item_choice_price, min_selection_option, max_selection_option }) => ({
      name_en,
      name_ar,
      item_choice_price: item_choice_price as number,
      min_selection_option: numberOf(min_selection_option),
      max_selection_option: numberOf(max_selection_option),
    }),
    saved: async (_, { name_en, name_ar }) => {
      toast.success(shared('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      await refetchChoices()
      onClose()
    },
    failed: 'shown',
  })
  useTelling('choiceOption', form.values, { id: option?.id, group: choiceId })
  const { name_en, name_ar, item_choice_price, min_selection_option, max_selection_option } = form.values
  const raise = () => {
    const max = notBelow(min_selection_option, max_selection_option)
    if (max !== max_selection_option) form.set('max_selection_option', max)
  }
  const filled = [name_en, name_ar, min_selection_option, max_selection_option].every((text) => text.trim())
  return (
    <InlineEditor
      label={shared(option ? 'editedOption' : 'newOption')}
      form={form}
      complete={filled && item_choice_price !== null}
      fields={[
        ...nameFields(form, shared),
        {
          name: 'item_choice_price',
          label: shared('price'),
          control: (given) => (
            <MoneyInput
              {...given}
              value={item_choice_price}
              onChange={(price) => form.set('item_choice_price', price)}
            />
          ),
        },
        {
          name: 'min_selection_option',
          label: t('min'),
          control: (given) => (
            <NumberInput
              {...given}
              value={min_selection_option}
              onChange={(min) => form.set('min_selection_option', min)}
              onBlur={raise}
            />
          ),
        },
        {
          name: 'max_selection_option',
          label: t('max'),
          control: (given) => (
            <NumberInput
              {...given}
              value={max_selection_option}
              disabled={min_selection_option === ''}
              onChange={(max) => form.set('max_selection_option', max)}
              onBlur={raise}
            />
          ),
        },
      ]}
      onClose={onClose}
      onTakeTheirs={() => void refetchChoices().then(onClose)}
    />
  )
}
