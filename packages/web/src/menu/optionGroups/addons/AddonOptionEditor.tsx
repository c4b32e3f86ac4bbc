import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { addonOptions } from '@sufra/contract/menu/addons'
import type { AddonOption } from '@sufra/contract/menu/optionGroups.shapes'
import { useEntryForm } from '../../../kernel/forms/useEntryForm.ts'
import { InlineEditor } from '../../../kernel/inline/InlineEditor.tsx'
import { MoneyInput } from '../../../kernel/inputs/MoneyInput.tsx'
import { NumberInput, numberOf } from '../../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../../kernel/text/language.tsx'
import { usePublishTyped } from '../../items/typedStore.tsx'
import type { OptionEditorProps } from '../groups.ts'
import { nameFields } from '../optionControls.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { addonsText } from './addons.text.ts'

export function AddonOptionEditor({ groupId, option, saved, ...row }: OptionEditorProps<AddonOption>) {
  const t = useText(addonsText)
  const shared = useText(itemOptionsText)
  const form = useEntryForm(addonOptions.save, addonOptions.update, {
    row: option,
    addWith: { item_addon_id: groupId },
    initial: {
      name_en: option?.name_en ?? '',
      name_ar: option?.name_ar ?? '',
      item_addon_option_price: option?.item_addon_option_price ?? (null as number | null),
      max_selection: String(option?.max_selection ?? 1),
      show_onmenu: option?.show_onmenu ?? true,
    },
    body: (values) => ({
      ...values,
      item_addon_option_price: values.item_addon_option_price as number,
      max_selection: numberOf(values.max_selection),
    }),
    saved: (_, { name_en, name_ar }) => saved({ en: name_en, ar: name_ar }),
    failed: 'shown',
  })
  usePublishTyped('addonOption', form.values, { id: option?.id, group: groupId })
  const { item_addon_option_price, show_onmenu, ...typed } = form.values
  return (
    <InlineEditor
      {...row}
      form={form}
      complete={Object.values(typed).every((text) => text.trim()) && item_addon_option_price !== null}
      fields={[
        ...nameFields(form, shared),
        {
          name: 'item_addon_option_price',
          label: shared('price'),
          control: (given) => <MoneyInput {...form.field('item_addon_option_price')} {...given} />,
        },
        {
          name: 'max_selection',
          label: t('max'),
          control: (given) => <NumberInput {...form.field('max_selection')} {...given} />,
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
    />
  )
}
