import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { BilingualInput } from '../../../kernel/inputs/BilingualInput.tsx'
import { useText } from '../../../kernel/text/language.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import type { AddonForm } from './useAddonForm.ts'

export function AddonFields({ form }: { form: AddonForm }) {
  const shared = useText(itemOptionsText)
  const { values, field, set } = form
  return (
    <>
      <BilingualInput
        label={shared('name')}
        en={field('name_en')}
        ar={field('name_ar')}
        maxLength={120}
        required
        autoFocus
      />
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
