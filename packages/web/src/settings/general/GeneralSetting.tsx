import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { branding } from '@sufra/contract/settings/branding'
import { general } from '@sufra/contract/settings/general'
import { Fragment, type ReactNode } from 'react'
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

interface SettingFormProps<Op extends Operation> {
  readonly of: Op
  readonly form: (data: OutputOf<Op>, onTakeTheirs: () => void) => ReactNode
}

/** A form with a row of its own: reading it anew leaves what is typed in the others. */
function SettingForm<Op extends Operation>({ of, form }: SettingFormProps<Op>) {
  const row = useFormRow(of, {})
  return (
    <QueryBoundary query={row}>
      {(data) => <Fragment key={row.key}>{form(data, row.renew)}</Fragment>}
    </QueryBoundary>
  )
}

/** Spec 3 §2 General setting, and the other values of the platform that people own. */
export function GeneralSetting() {
  return (
    <>
      <PageHeader />
      <SettingForm
        of={branding.details}
        form={({ platform }, renew) => <LogoForm platform={platform} onTakeTheirs={renew} />}
      />
      <SocialLinks />
      <SettingForm
        of={general.show}
        form={({ names }, renew) => <NamesForm names={names} onTakeTheirs={renew} />}
      />
      <SettingForm
        of={branding.details}
        form={({ platform }, renew) => <PlatformForm platform={platform} onTakeTheirs={renew} />}
      />
      <SettingForm
        of={general.show}
        form={({ rates }, renew) => <RatesForm rates={rates} onTakeTheirs={renew} />}
      />
      <SettingForm
        of={general.show}
        form={({ escalation }, renew) => <EscalationForm escalation={escalation} onTakeTheirs={renew} />}
      />
      <SettingForm
        of={general.show}
        form={({ ordering }, renew) => <OrderingForm ordering={ordering} onTakeTheirs={renew} />}
      />
    </>
  )
}
