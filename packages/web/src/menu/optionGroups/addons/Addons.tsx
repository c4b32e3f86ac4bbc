import { addonOptions, addons } from '@sufra/contract/menu/addons'
import type { Addon, AddonOption } from '@sufra/contract/menu/optionGroups.shapes'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { useOperation } from '../../../kernel/data/operations.ts'
import { useEntryForm } from '../../../kernel/forms/useEntryForm.ts'
import { usePublishTyped } from '../../items/typedStore.tsx'
import type { GroupKind } from '../groups.ts'
import { OptionGroups } from '../OptionGroups.tsx'
import { AddonOptionEditor } from './AddonOptionEditor.tsx'
import { addonsText } from './addons.text.ts'

const addonKind: GroupKind<Addon, AddonOption> = {
  part: 'addon',
  texts: addonsText,
  icon: IconPlaylistAdd,
  list: addons.list,
  save: addons.save,
  remove: addons.remove,
  removeOption: addonOptions.remove,
  decides: [],
  useGroups: (itemId) => {
    const query = useOperation(addons.list, { params: { id: itemId } })
    return { query, groups: query.data?.addons }
  },
  nameOf: (addon) => ({ en: addon.item_addon_name_en, ar: addon.item_addon_name_ar }),
  limits: [],
  optionsOf: (addon) => addon.item_addon_options,
  priceOf: (option) => option.item_addon_option_price,
  optionLimits: [[addonsText.max, (option) => option.max_selection]],
  isShown: (option) => option.show_onmenu,
  useForm: (itemId, addon, saved) => {
    const form = useEntryForm(addons.save, addons.update, {
      row: addon,
      addWith: { item_id: itemId },
      initial: {
        name_en: addon?.item_addon_name_en ?? '',
        name_ar: addon?.item_addon_name_ar ?? '',
        show_onmenu: addon?.show_onmenu ?? true,
      },
      body: (values) => values,
      saved: ({ id }, { name_en, name_ar }) => saved({ en: name_en, ar: name_ar }, id),
      failed: 'shown',
    })
    usePublishTyped('addon', form.values, { id: addon?.id })
    return {
      form,
      en: form.field('name_en'),
      ar: form.field('name_ar'),
      show: form.field('show_onmenu'),
      incomplete: false,
    }
  },
  OptionEditor: AddonOptionEditor,
}

/** What a customer can order on top of an item. */
export const Addons = ({ itemId }: { itemId: number }) => <OptionGroups of={addonKind} itemId={itemId} />
