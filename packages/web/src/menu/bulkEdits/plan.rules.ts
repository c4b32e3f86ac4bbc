import type { PlannedItem } from '@sufra/contract/menu/bulkEdits'

/** An item with problems is not changed; one without changes has the new value already. */
export function sortedOut(items: readonly PlannedItem[]) {
  const faulty = items.filter(({ problems }) => problems.length > 0)
  const changing = items.filter(({ changes, problems }) => changes.length > 0 && problems.length === 0)
  return {
    faulty,
    changing,
    staying: items.length - faulty.length - changing.length,
    /** The fields that change in any item, in the order they are shown. */
    fields: [...new Set(changing.flatMap(({ changes }) => changes.map(({ field }) => field)))],
  }
}
