import { branding } from '@sufra/contract/settings/branding'
import { general } from '@sufra/contract/settings/general'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { LogoForm } from '../branding/LogoForm.tsx'
import { PlatformForm } from '../branding/PlatformForm.tsx'
import { SocialLinks } from '../socialLinks/SocialLinks.tsx'
import { EscalationForm } from './EscalationForm.tsx'
import { NamesForm } from './NamesForm.tsx'
import { OrderingForm } from './OrderingForm.tsx'
import { RatesForm } from './RatesForm.tsx'

/** Spec 3 §2 General setting, and the other values of the platform that people own. */
export function GeneralSetting() {
  const details = useFormRow(branding.details, {})
  const settings = useFormRow(general.show, {})
  return (
    <>
      <PageHeader />
      <QueryBoundary query={details}>
        {({ platform }) => <LogoForm key={details.key} platform={platform} onTakeTheirs={details.renew} />}
      </QueryBoundary>
      <SocialLinks />
      <QueryBoundary query={settings}>
        {({ names }) => <NamesForm key={settings.key} names={names} onTakeTheirs={settings.renew} />}
      </QueryBoundary>
      <QueryBoundary query={details}>
        {({ platform }) => (
          <PlatformForm key={details.key} platform={platform} onTakeTheirs={details.renew} />
        )}
      </QueryBoundary>
      <QueryBoundary query={settings}>
        {({ rates, escalation, ordering }) => (
          <div key={settings.key}>
            <RatesForm rates={rates} onTakeTheirs={settings.renew} />
            <EscalationForm escalation={escalation} onTakeTheirs={settings.renew} />
            <OrderingForm ordering={ordering} onTakeTheirs={settings.renew} />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
