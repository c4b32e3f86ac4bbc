import { general, type PlatformSettings } from '@sufra/contract/settings/general'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { NumberInput, numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { SettingForm } from '../branding/SettingPanel.tsx'
import { generalText } from './general.text.ts'

interface Props {
  readonly escalation: PlatformSettings['escalation']
  readonly onTakeTheirs: () => void
}

/** After how many minutes a pending order needs attention. */
export function EscalationForm({ escalation, onTakeTheirs }: Props) {
  const t = useText(generalText)
  const writes = useSession().can(general.saveEscalation)
  const form = useOperationForm(general.saveEscalation, {
    initial: {
      store_minutes: String(escalation.store_minutes),
      platform_minutes: String(escalation.platform_minutes),
    },
    version: escalation.version,
    body: ({ store_minutes, platform_minutes }) => ({
      store_minutes: numberOf(store_minutes),
      platform_minutes: numberOf(platform_minutes),
    }),
    saved: () => toast.success(t('escalationSaved')),
    failed: 'shown',
  })
  const shared = { unit: 'minutes', withAsterisk: writes, readOnly: !writes } as const
  return (
    <SettingForm
      record={{ table: 'settings', id: 'escalation' }}
      title={t('escalation')}
      text={t('escalationText')}
      form={form}
      writes={writes}
      onTakeTheirs={onTakeTheirs}
    >
      <FieldRow>
        <NumberInput
          label={t('storeMinutes')}
          description={t('storeMinutesText')}
          {...shared}
          {...form.field('store_minutes')}
        />
        <NumberInput
          label={t('platformMinutes')}
          description={t('platformMinutesText')}
          {...shared}
          {...form.field('platform_minutes')}
        />
      </FieldRow>
    </SettingForm>
  )
}
