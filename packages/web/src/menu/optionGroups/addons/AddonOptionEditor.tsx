import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { addonOptions } from '@sufra/contract/menu/addons'
import type { AddonOption } from '@sufra/contract/menu/optionGroups.shapes'
import { toast } from '../../../kernel/display/toast.tsx'
import { useEntryForm } from '../../../kernel/forms/useEntryForm.ts'
import { InlineEditor } from '../../../kernel/inline/InlineEditor.tsx'
import { MoneyInput } from '../../../kernel/inputs/MoneyInput.tsx'
import { NumberInput, numberOf } from '../../../kernel/inputs/NumberInput.tsx'
import { usePick, useText } from '../../../kernel/text/language.tsx'
import { useTelling } from '../../items/typedStore.tsx'
import { nameFields } from '../optionControls.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { refetchAddons } from './addons.cache.ts'
import { addonsText } from './addons.text.ts'

interface Props {
  readonly addonId: number
  /** The one to change; a new one without it. */
  readonly option: AddonOption | undefined
  readonly onClose: () => void
}

export function AddonOptionEditor({ addonId, option, onClose }: Props) {
  const t = useText(addonsText)
  const shared = useText(itemOptionsText)
  const pick = usePick()
  const form = useEntryForm(addonOptions.save, addonOptions.update, {
    row: option,
    addWith: { item_addon_id: addonId },
    initial: {
      name_en: option?.name_en ?? '',
      name_ar: option?.name_ar ?? '',
      item_addon_option_price: option?.item_addon_option_price ?? (null as number | null),
      max_selection: String(option?.max_selection ?? 1),
      show_onmenu: option?.show_onmenu ?? true,
    },
    body: ({ name_en, name_ar, item_addon_option_price, max_selection, show_onmenu }) => ({
      name_en,
      name_ar,
      item_addon_option_price: item_addon_option_price as number,
      max_selection: numberOf(max_selection),
      show_onmenu,
    }),
    saved: async (_, { name_en, name_ar }) => {
      toast.success(shared('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      await refetchAddons()
      onClose()
    },
    failed: 'shown',
  })
  useTelling('addonOption', form.values, { id: option?.id, group: addonId })
  const { name_en, name_ar, item_addon_option_price, max_selection, show_onmenu } = form.values
  return (
    <InlineEditor
      label={shared(option ? 'editedOption' : 'newOption')}
      form={form}
      complete={
        [name_en, name_ar, max_selection].every((text) => text.trim()) && item_addon_option_price !== null
      }
      fields={[
        ...nameFields(form, shared),
        {
          name: 'item_addon_option_price',
          label: shared('price'),
          control: (given) => (
            <MoneyInput
              {...given}
              value={item_addon_option_price}
              onChange={(price) => form.set('item_addon_option_price', price)}
            />
          ),
        },
        {
          name: 'max_selection',
          label: t('max'),
          control: (given) => (
            <NumberInput
              {...given}
              value={max_selection}
              onChange={(max) => form.set('max_selection', max)}
            />
          ),
        },
        {
          name: 'show_onmenu',
          label: shared('showOnMenu'),
          control: (given) => (
            <Switch
              {...given}
              checked={show_onmenu}
              onChange={(event) => form.set('show_onmenu', event.currentTarget.checked)}
              withThumbIndicator={false}
            />
          ),
        },
      ]}
      onClose={onClose}
      onTakeTheirs={() => void refetchAddons().then(onClose)}
    />
  )
}
