import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { GroupForm } from './groups.ts'
import { itemOptionsText } from './optionGroups.text.ts'

export function GroupFields({ of: { en, ar, limits, show } }: { of: GroupForm }) {
  const t = useText(itemOptionsText)
  return (
    <>
      <BilingualInput label={t('name')} en={en} ar={ar} maxLength={120} required autoFocus />
      {limits}
      <Switch
        label={t('showOnMenu')}
        name="show_onmenu"
        checked={show.value}
        onChange={(event) => show.onChange(event.currentTarget.checked)}
        withThumbIndicator={false}
      />
    </>
  )
}
