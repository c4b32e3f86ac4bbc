import { type Choice, choices } from '@sufra/contract/menu/choices'
import { toast } from '../../../kernel/display/toast.tsx'
import { type EntryForm, useEntryForm } from '../../../kernel/forms/useEntryForm.ts'
import { numberOf } from '../../../kernel/inputs/NumberInput.tsx'
import { usePick, useText } from '../../../kernel/text/language.tsx'
import { useTelling } from '../../items/typedStore.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { refetchChoices } from './choices.cache.ts'
import type { Limits } from './limits.rules.ts'

interface ChoiceValues extends Record<string, unknown>, Limits {
  readonly item_choice_name_en: string
  readonly item_choice_name_ar: string
  readonly show_onmenu: boolean
}
export type ChoiceForm = EntryForm<ChoiceValues>

interface Options {
  readonly itemId: number
  /** The one to change; a new one without it. */
  readonly choice: Choice | undefined
  readonly saved: (id: number) => void
}

const typed = (value: number | undefined) => (value === undefined ? '' : String(value))

export function useChoiceForm({ itemId, choice, saved }: Options): ChoiceForm {
  const t = useText(itemOptionsText)
  const pick = usePick()
  const form = useEntryForm(choices.save, choices.update, {
    row: choice,
    addWith: { item_id: itemId },
    initial: {
      item_choice_name_en: choice?.item_choice_name_en ?? '',
      item_choice_name_ar: choice?.item_choice_name_ar ?? '',
      min_selection_needed: typed(choice?.min_selection_needed),
      max_selection_needed: typed(choice?.max_selection_needed),
      max_quantity: typed(choice?.max_quantity),
      show_onmenu: choice?.show_onmenu ?? true,
    } as ChoiceValues,
    body: (values) => ({
      item_choice_name_en: values.item_choice_name_en,
      item_choice_name_ar: values.item_choice_name_ar,
      show_onmenu: values.show_onmenu,
      min_selection_needed: numberOf(values.min_selection_needed),
      max_selection_needed: numberOf(values.max_selection_needed),
      max_quantity: numberOf(values.max_quantity),
    }),
    saved: async ({ id }, { item_choice_name_en: en, item_choice_name_ar: ar }) => {
      toast.success(t('saved', { name: pick({ en, ar }) }))
      await refetchChoices()
      saved(id)
    },
    failed: 'shown',
  })
  useTelling('choice', form.values, { id: choice?.id })
  return form
}
