/** A reader's position in the outbox. Ids are assigned before commit, so positions compare by transaction first. */
export interface Position {
  readonly xid: number
  readonly id: number
}

/** `xid-id-milliseconds`. The time shows whether the events after the position are still stored. */
export const formatPosition = ({ xid, id }: Position, now = Date.now()): string => `${xid}-${id}-${now}`

export function parsePosition(text: string | undefined): (Position & { readonly at: number }) | undefined {
  const parts = /^(\d{1,16})-(\d{1,16})-(\d{13})$/.exec(text ?? '')
  return parts ? { xid: Number(parts[1]), id: Number(parts[2]), at: Number(parts[3]) } : undefined
}

/** Whether a reader at `other` may have missed what is at `one`. An unreadable position counts as later. */
export function isLater(one: string, other: string): boolean {
  const [a, b] = [parsePosition(one), parsePosition(other)]
  if (!a || !b) return true
  return a.xid === b.xid ? a.id > b.id : a.xid > b.xid
}
