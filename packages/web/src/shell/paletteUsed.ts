/** Points of what somebody opened, and the day they are as of; each day takes a tenth of them. */
type Used = Readonly<Record<string, readonly [points: number, day: number]>>

const most = 60
const keptADay = 0.9

const keyOf = (account: number) => `palette-used-${account}`
const dayOf = (now: number) => Math.floor(now / 86_400_000)
const pointsOn = (day: number, [points, then]: readonly [number, number]) =>
  points * keptADay ** Math.max(0, day - then)

/** What is no such record, as it was edited or written by another version, counts as nothing. */
function read(account: number): Used {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).flatMap(([id, value]) => {
        const [points, day]: unknown[] = Array.isArray(value) ? value : []
        return typeof points === 'number' && typeof day === 'number'
          ? [[id, [points, day] as const] as const]
          : []
      }),
    )
  } catch {
    return {}
  }
}

/** What this account has used in this browser, as points that fade. Kept here only: it says where somebody works. */
export function usage(account: number, now = Date.now()): (id: string) => number {
  const used = read(account)
  return (id) => (used[id] ? pointsOn(dayOf(now), used[id]) : 0)
}

export function noteUse(account: number, id: string, now = Date.now()): void {
  const day = dayOf(now)
  const before = usage(account, now)
  const { [id]: _, ...others } = read(account)
  const kept = Object.keys(others)
    .map((each) => [each, [before(each), day]] as const)
    .sort(([, [a]], [, [b]]) => b - a)
    .slice(0, most - 1)
  localStorage.setItem(
    keyOf(account),
    JSON.stringify({ ...Object.fromEntries(kept), [id]: [before(id) + 1, day] }),
  )
}
