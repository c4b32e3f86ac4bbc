import { branding } from '@sufra/contract/settings/branding'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { PlatformForm } from './PlatformForm.tsx'

/** Spec 3 §2 General setting. */
export function GeneralSetting() {
  const row = useFormRow(branding.details, {})
  return (
    <>
      <PageHeader />
      <QueryBoundary query={row}>
        {({ platform }) => <PlatformForm key={row.key} platform={platform} onTakeTheirs={row.renew} />}
      </QueryBoundary>
    </>
  )
}
