import { bulkText } from '../list/bulk/bulk.text.ts'
import type { Bulk, BulkAction } from '../list/bulk/bulk.ts'
import { removeAction } from '../list/bulk/removeAction.ts'
import { useSession } from '../session/session.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { usePick, useText } from '../text/language.tsx'
import type { Entry, EntryList } from './entries.ts'

const noActions = (): readonly never[] => []

/** Several entries are deleted at once, or what else their list does to them. */
export function useEntryBulk<Row extends Entry>(of: EntryList<Row>): Bulk<Row> {
  const { nameOf, remove, invalidates, useActions = noActions } = of
  const t = useText(bulkText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { can } = useSession()
  const actions: readonly BulkAction<Row>[] = useActions()
  return {
    nameOf: (row) => pick(nameOf(row)),
    invalidates,
    actions: can(remove) ? [...actions, removeAction<Row>(t, { label: kernel('remove'), remove })] : actions,
  }
}
