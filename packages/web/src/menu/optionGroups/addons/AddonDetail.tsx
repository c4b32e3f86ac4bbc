import type { Addon } from '@sufra/contract/menu/optionGroups.shapes'
import { useLanguage, useText } from '../../../kernel/text/language.tsx'
import { GroupDetail } from '../GroupDetail.tsx'
import { GroupForm } from '../GroupForm.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { AddonFields } from './AddonFields.tsx'
import { AddonOptions } from './AddonOptions.tsx'
import { refetchAddons } from './addons.cache.ts'
import { addonsText } from './addons.text.ts'
import { useAddonForm } from './useAddonForm.ts'

interface Props {
  readonly addon: Addon
  readonly canWrite: boolean
}

function Edited({ addon, onClose }: { addon: Addon; onClose: () => void }) {
  const t = useText(addonsText)
  const form = useAddonForm({ itemId: addon.item_id, addon, saved: onClose })
  return (
    <GroupForm
      label={t('edit')}
      form={form}
      onClose={onClose}
      onTakeTheirs={() => void refetchAddons().then(onClose)}
    >
      <AddonFields form={form} />
    </GroupForm>
  )
}

export function AddonDetail({ addon, canWrite }: Props) {
  const t = useText(addonsText)
  const shared = useText(itemOptionsText)
  const { language } = useLanguage()
  const names = [addon.item_addon_name_en, addon.item_addon_name_ar]
  const [name = '', otherName = ''] = language === 'en' ? names : names.reverse()
  return (
    <GroupDetail
      name={name}
      otherName={otherName}
      edit={t('edit')}
      canWrite={canWrite}
      facts={[[shared('showOnMenu'), shared(addon.show_onmenu ? 'yes' : 'no')]]}
      form={(close) => <Edited addon={addon} onClose={close} />}
      options={(state, writes) => <AddonOptions addon={addon} state={state} canWrite={writes} />}
    />
  )
}
