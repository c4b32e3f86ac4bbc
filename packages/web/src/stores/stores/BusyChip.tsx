import type { StoreRow } from '@sufra/contract/stores/stores'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { storesText } from './stores.text.ts'

/** DECISIONS 37. */
export function BusyChip({ status }: { status: StoreRow['busy_status'] }) {
  const t = useText(storesText)
  return <StatusChip status={status.toUpperCase()} label={t(status)} />
}
