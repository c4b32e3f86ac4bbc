import { general, type PlatformSettings } from '@sufra/contract/settings/general'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { NumberInput, numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { SettingForm } from '../branding/SettingPanel.tsx'
import { generalText } from './general.text.ts'

interface Props {
  readonly ordering: PlatformSettings['ordering']
  readonly onTakeTheirs: () => void
}

/** How many days ahead orders are taken. */
export function OrderingForm({ ordering, onTakeTheirs }: Props) {
  const t = useText(generalText)
  const writes = useSession().can(general.saveOrdering)
  const form = useOperationForm(general.saveOrdering, {
    initial: { days_ahead: String(ordering.days_ahead) },
    version: ordering.version,
    body: ({ days_ahead }) => ({ days_ahead: numberOf(days_ahead) }),
    saved: () => toast.success(t('orderingSaved')),
    failed: 'shown',
  })
  return (
    <SettingForm
      record={{ table: 'settings', id: 'ordering' }}
      title={t('ordering')}
      text={t('orderingText')}
      form={form}
      writes={writes}
      onTakeTheirs={onTakeTheirs}
    >
      <NumberInput
        label={t('daysAhead')}
        unit="days"
        maw={260}
        withAsterisk={writes}
        readOnly={!writes}
        {...form.field('days_ahead')}
      />
    </SettingForm>
  )
}
