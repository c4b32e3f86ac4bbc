import { branding, type PlatformDetails } from '@sufra/contract/settings/branding'
import { useState } from 'react'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { AccentField } from './AccentField.tsx'
import { brandingText } from './branding.text.ts'
import { LogoField, type UploadedLogo } from './LogoField.tsx'
import css from './SettingPanel.module.css'
import { SettingForm } from './SettingPanel.tsx'

interface Props {
  readonly platform: PlatformDetails
  readonly onTakeTheirs: () => void
}

const idOf = (logo: UploadedLogo | null | undefined) => (logo === null ? null : logo?.image_id)

/** The two logos and the accent colour (spec 3 §2). */
export function LogoForm({ platform, onTakeTheirs }: Props) {
  const t = useText(brandingText)
  const writes = useSession().can(branding.changeLogo)
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set())
  const initial = {
    logo: undefined as UploadedLogo | null | undefined,
    small_logo: undefined as UploadedLogo | null | undefined,
    accent: platform.accent ?? '',
  }
  const form = useOperationForm(branding.changeLogo, {
    initial,
    version: platform.version,
    body: ({ logo, small_logo, accent }) => ({
      ...(logo !== undefined && { logo: idOf(logo) }),
      ...(small_logo !== undefined && { small_logo: idOf(small_logo) }),
      accent: accent.trim() || null,
    }),
    saved: () => {
      toast.success(t('logoSaved'))
      void queryClient.invalidateQueries({ queryKey: keyOf(branding.show) })
    },
    failed: 'shown',
  })
  const wait = (name: string, on: boolean) =>
    setUploading((before) => new Set(on ? [...before, name] : [...before].filter((each) => each !== name)))
  const logoProps = (name: 'logo' | 'small_logo') => ({
    name,
    current: platform[name],
    value: form.values[name],
    onChange: (value: UploadedLogo | null | undefined) => form.set(name, value),
    onUploading: wait,
    error: form.errorOf(name),
    readOnly: !writes,
  })
  return (
    <SettingForm
      record={{ table: 'application_logos', id: '1' }}
      title={t('systemLogo')}
      text={t('systemLogoText')}
      form={form}
      writes={writes}
      action={t('saveChange')}
      waiting={uploading.size > 0}
      onTakeTheirs={onTakeTheirs}
    >
      <div className={css.logos}>
        <LogoField label={t('logo')} {...logoProps('logo')} />
        <LogoField label={t('smallLogo')} {...logoProps('small_logo')} />
      </div>
      <AccentField
        value={form.values.accent}
        onChange={(accent) => form.set('accent', accent)}
        error={form.errorOf('accent')}
        readOnly={!writes}
      />
    </SettingForm>
  )
}
