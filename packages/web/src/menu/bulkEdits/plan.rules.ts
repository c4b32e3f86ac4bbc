import type { PlannedItem } from '@sufra/contract/menu/bulkEdits'

/** Nothing of an item with problems is changed; one without changes is so already. */
export function sortedOut(items: readonly PlannedItem[]) {
  const faulty = items.filter(({ problems }) => problems.length > 0)
  const changing = items.filter(({ changes, problems }) => changes.length > 0 && problems.length === 0)
  return {
    faulty,
    changing,
    staying: items.length - faulty.length - changing.length,
    /** That change in any of them, in the order they are told in. */
    fields: [...new Set(changing.flatMap(({ changes }) => changes.map(({ field }) => field)))],
  }
}
