import { TextInput } from '@mantine/core'
import { localPhone } from '@sufra/contract/kernel/phone'
import { branding, type PlatformDetails } from '@sufra/contract/settings/branding'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { PhoneInput } from '../../kernel/inputs/PhoneInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { brandingText } from './branding.text.ts'
import { SettingForm } from './SettingPanel.tsx'

interface Props {
  readonly platform: PlatformDetails
  readonly onTakeTheirs: () => void
}

/** How to reach support, and what is printed about the platform. */
export function PlatformForm({ platform, onTakeTheirs }: Props) {
  const t = useText(brandingText)
  const writes = useSession().can(branding.saveDetails)
  const form = useOperationForm(branding.saveDetails, {
    initial: {
      support_phone: localPhone(platform.support_phone),
      support_email: platform.support_email ?? '',
      tax_number: platform.tax_number ?? '',
    },
    version: platform.version,
    body: (values) => values,
    saved: () => toast.success(t('saved')),
    failed: 'shown',
  })
  const ltr = {
    dir: 'ltr',
    labelProps: { dir: 'auto' },
    descriptionProps: { dir: 'auto' },
    errorProps: { dir: 'auto' },
    autoComplete: 'off',
    spellCheck: false,
    readOnly: !writes,
  } as const
  return (
    <SettingForm
      record={{ table: 'application_logos', id: '1' }}
      title={t('platform')}
      text={t('about')}
      form={form}
      writes={writes}
      onTakeTheirs={onTakeTheirs}
    >
      <FieldRow>
        <PhoneInput
          label={t('supportPhone')}
          autoComplete="off"
          readOnly={!writes}
          {...form.field('support_phone')}
        />
        <TextInput
          label={t('supportEmail')}
          type="email"
          maxLength={254}
          {...ltr}
          {...form.field('support_email')}
        />
        <TextInput label={t('taxNumber')} maxLength={30} {...ltr} {...form.field('tax_number')} />
      </FieldRow>
    </SettingForm>
  )
}
