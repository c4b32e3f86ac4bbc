/** Where a reader of what happens is: ids are given before commit, so it goes by transaction first. */
export interface Position {
  readonly xid: number
  readonly id: number
}

/** `xid-id-milliseconds`: the last tells whether what came after is still kept. */
export const formatPosition = ({ xid, id }: Position, now = Date.now()): string => `${xid}-${id}-${now}`

export function parsePosition(text: string | undefined): (Position & { readonly at: number }) | undefined {
  const parts = /^(\d{1,16})-(\d{1,16})-(\d{13})$/.exec(text ?? '')
  return parts ? { xid: Number(parts[1]), id: Number(parts[2]), at: Number(parts[3]) } : undefined
}

/** Whether what stands at `one` may not be known yet at `other`. One that can't be read is later than any. */
export function isLater(one: string, other: string): boolean {
  const [a, b] = [parsePosition(one), parsePosition(other)]
  if (!a || !b) return true
  return a.xid === b.xid ? a.id > b.id : a.xid > b.xid
}
