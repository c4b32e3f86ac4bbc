import type { Approval } from '@sufra/contract/stores/restaurants'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { restaurantsText } from './restaurants.text.ts'

/** Shown only if the restaurant is not approved. */
export function ApprovalChip({ approval }: { approval: Approval }) {
  const t = useText(restaurantsText)
  if (approval === 'approved') return null
  return approval === 'pending' ? (
    <StatusChip status="PENDING" label={t('pending')} />
  ) : (
    <StatusChip status="REQUEST_REJECTED" label={t('rejected')} />
  )
}
