import { Button, Group, TextInput } from '@mantine/core'
import { branding, type PlatformDetails } from '@sufra/contract/settings/branding'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Section } from '../../kernel/display/Section.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { StaleNotice } from '../../kernel/states/StaleNotice.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { brandingText } from './branding.text.ts'

interface Props {
  readonly platform: PlatformDetails
  readonly onTakeTheirs: () => void
}

/** What is printed about the platform; read-only for people who may not change it. */
export function PlatformForm({ platform, onTakeTheirs }: Props) {
  const t = useText(brandingText)
  const kernel = useText(kernelText)
  const { can } = useSession()
  const writes = can(branding.saveDetails)
  const form = useOperationForm(branding.saveDetails, {
    initial: { tax_number: platform.tax_number ?? '' },
    version: platform.version,
    body: (values) => values,
    saved: () => toast.success(t('saved')),
    failed: 'shown',
  })
  useLeaveGuard(form.isDirty)
  return (
    <form noValidate onSubmit={form.submit} aria-label={t('platform')}>
      <Section title={t('platform')} text={t('about')}>
        {form.failure && <Callout tone="error">{form.failure}</Callout>}
        <StaleNotice form={form} onTakeTheirs={onTakeTheirs} />
        <TextInput
          label={t('taxNumber')}
          maxLength={30}
          maw={360}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          {...(!writes && { readOnly: true, variant: 'filled' })}
          {...form.field('tax_number')}
        />
        {writes && (
          <Group>
            <Button type="submit" loading={form.pending}>
              {kernel('save')}
            </Button>
          </Group>
        )}
      </Section>
    </form>
  )
}
