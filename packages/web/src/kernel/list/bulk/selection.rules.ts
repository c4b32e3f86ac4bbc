/** The selected rows, and where a range begins: the row toggled last. */
interface Selection {
  readonly ids: ReadonlySet<number>
  readonly anchor: number | undefined
}
export const noSelection: Selection = { ids: new Set(), anchor: undefined }

function rangeOf(order: readonly number[], from: number | undefined, to: number): readonly number[] {
  const [a, b] = [order.indexOf(from ?? to), order.indexOf(to)]
  // The row at the start of the range is no longer visible.
  if (a < 0 || b < 0) return [to]
  return order.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Toggles a row, or the range from the last row to it. */
export function toggled(
  { ids, anchor }: Selection,
  id: number,
  { order, range }: { readonly order: readonly number[]; readonly range: boolean },
): Selection {
  const on = !ids.has(id)
  const next = new Set(ids)
  for (const each of range ? rangeOf(order, anchor, id) : [id]) on ? next.add(each) : next.delete(each)
  return { ids: next, anchor: id }
}

/** Selects all visible rows, or none if all are selected; rows not visible stay as they are. */
export function toggledAll({ ids }: Selection, shown: readonly number[]): Selection {
  const each = new Set(shown)
  const all = shareOf(ids, shown) === 'all'
  const others = [...ids].filter((id) => !each.has(id))
  return { ids: new Set(all ? others : [...others, ...shown]), anchor: undefined }
}

export const without = ({ ids, anchor }: Selection, gone: ReadonlySet<number>): Selection => ({
  ids: new Set([...ids].filter((id) => !gone.has(id))),
  anchor,
})

export function shareOf(ids: ReadonlySet<number>, shown: readonly number[]): 'none' | 'some' | 'all' {
  const count = shown.filter((id) => ids.has(id)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}
