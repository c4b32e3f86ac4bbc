import { branding } from '@sufra/contract/settings/branding'
import { general, type PlatformSettings, platformNameLength } from '@sufra/contract/settings/general'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { SettingForm } from '../branding/SettingPanel.tsx'
import { generalText } from './general.text.ts'

interface Props {
  readonly names: PlatformSettings['names']
  readonly onTakeTheirs: () => void
}

/** The name of the platform in both languages. */
export function NamesForm({ names: { version, ...initial }, onTakeTheirs }: Props) {
  const t = useText(generalText)
  const writes = useSession().can(general.saveNames)
  const form = useOperationForm(general.saveNames, {
    initial,
    version,
    body: (values) => values,
    saved: () => {
      toast.success(t('namesSaved'))
      void queryClient.invalidateQueries({ queryKey: keyOf(branding.show) })
    },
    failed: 'shown',
  })
  return (
    <SettingForm
      record={{ table: 'settings', id: 'product_name' }}
      title={t('names')}
      text={t('namesText')}
      form={form}
      writes={writes}
      onTakeTheirs={onTakeTheirs}
    >
      <BilingualInput
        label={t('name')}
        en={form.field('name_en')}
        ar={form.field('name_ar')}
        maxLength={platformNameLength}
        required={writes}
        readOnly={!writes}
      />
    </SettingForm>
  )
}
