import { type Choice, type ChoiceOption, choiceOptions, choices } from '@sufra/contract/menu/choices'
import { items } from '@sufra/contract/menu/items'
import { IconListCheck } from '@tabler/icons-react'
import { useOperation } from '../../../kernel/data/operations.ts'
import { useEntryForm } from '../../../kernel/forms/useEntryForm.ts'
import { numberOf } from '../../../kernel/inputs/NumberInput.tsx'
import { usePublishTyped } from '../../items/typedStore.tsx'
import type { GroupKind } from '../groups.ts'
import { OptionGroups } from '../OptionGroups.tsx'
import { ChoiceLimits } from './ChoiceLimits.tsx'
import { ChoiceOptionEditor } from './ChoiceOptionEditor.tsx'
import { choicesText } from './choices.text.ts'
import { isComplete } from './limits.rules.ts'

const typed = (limit: number | undefined) => (limit === undefined ? '' : String(limit))

const choiceKind: GroupKind<Choice, ChoiceOption> = {
  part: 'choice',
  texts: choicesText,
  icon: IconListCheck,
  list: choices.list,
  save: choices.save,
  remove: choices.remove,
  removeOption: choiceOptions.remove,
  // Whatever says whether an item can be ordered.
  decides: [items.show, items.list, items.all, items.gaps],
  useGroups: (itemId) => {
    const query = useOperation(choices.list, { params: { id: itemId } })
    return { query, groups: query.data?.choices }
  },
  nameOf: (choice) => ({ en: choice.item_choice_name_en, ar: choice.item_choice_name_ar }),
  limits: [
    [choicesText.min, (choice) => choice.min_selection_needed],
    [choicesText.max, (choice) => choice.max_selection_needed],
    [choicesText.maxQuantity, (choice) => choice.max_quantity],
  ],
  optionsOf: (choice) => choice.item_choice_options,
  priceOf: (option) => option.item_choice_price,
  optionLimits: [
    [choicesText.min, (option) => option.min_selection_option],
    [choicesText.max, (option) => option.max_selection_option],
  ],
  useForm: (itemId, choice, saved) => {
    const form = useEntryForm(choices.save, choices.update, {
      row: choice,
      addWith: { item_id: itemId },
      initial: {
        item_choice_name_en: choice?.item_choice_name_en ?? '',
        item_choice_name_ar: choice?.item_choice_name_ar ?? '',
        show_onmenu: choice?.show_onmenu ?? true,
        min_selection_needed: typed(choice?.min_selection_needed),
        max_selection_needed: typed(choice?.max_selection_needed),
        max_quantity: typed(choice?.max_quantity),
      },
      body: (values) => ({
        ...values,
        min_selection_needed: numberOf(values.min_selection_needed),
        max_selection_needed: numberOf(values.max_selection_needed),
        max_quantity: numberOf(values.max_quantity),
      }),
      saved: ({ id }, { item_choice_name_en: en, item_choice_name_ar: ar }) => saved({ en, ar }, id),
      failed: 'shown',
    })
    usePublishTyped('choice', form.values, { id: choice?.id })
    return {
      form,
      en: form.field('item_choice_name_en'),
      ar: form.field('item_choice_name_ar'),
      show: form.field('show_onmenu'),
      limits: <ChoiceLimits form={form} />,
      incomplete: !isComplete(form.values),
    }
  },
  OptionEditor: ChoiceOptionEditor,
}

/** What a customer must or may choose with an item. */
export const Choices = ({ itemId }: { itemId: number }) => <OptionGroups of={choiceKind} itemId={itemId} />
