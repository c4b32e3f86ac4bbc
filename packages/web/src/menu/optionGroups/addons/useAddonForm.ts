import { addons } from '@sufra/contract/menu/addons'
import type { Addon } from '@sufra/contract/menu/optionGroups.shapes'
import { toast } from '../../../kernel/display/toast.tsx'
import { type EntryForm, useEntryForm } from '../../../kernel/forms/useEntryForm.ts'
import { usePick, useText } from '../../../kernel/text/language.tsx'
import { useTelling } from '../../items/typedStore.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { refetchAddons } from './addons.cache.ts'

interface AddonValues extends Record<string, unknown> {
  readonly name_en: string
  readonly name_ar: string
  readonly show_onmenu: boolean
}
export type AddonForm = EntryForm<AddonValues>

interface Options {
  readonly itemId: number
  /** The one to change; a new one without it. */
  readonly addon: Addon | undefined
  readonly saved: (id: number) => void
}

export function useAddonForm({ itemId, addon, saved }: Options): AddonForm {
  const t = useText(itemOptionsText)
  const pick = usePick()
  const form = useEntryForm(addons.save, addons.update, {
    row: addon,
    addWith: { item_id: itemId },
    initial: {
      name_en: addon?.item_addon_name_en ?? '',
      name_ar: addon?.item_addon_name_ar ?? '',
      show_onmenu: addon?.show_onmenu ?? true,
    } as AddonValues,
    body: ({ name_en, name_ar, show_onmenu }) => ({ name_en, name_ar, show_onmenu }),
    saved: async ({ id }, { name_en, name_ar }) => {
      toast.success(t('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      await refetchAddons()
      saved(id)
    },
    failed: 'shown',
  })
  useTelling('addon', form.values, { id: addon?.id })
  return form
}
