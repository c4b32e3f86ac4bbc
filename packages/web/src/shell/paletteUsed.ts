import { z } from 'zod'

/** Points of what somebody opened, and the day they are as of; each day takes a tenth of them. */
const Used = z.record(z.string(), z.tuple([z.number(), z.number()]))
type Used = z.output<typeof Used>

const most = 60
const keptADay = 0.9

const keyOf = (account: number) => `palette-used-${account}`
const dayOf = (now: number) => Math.floor(now / 86_400_000)
const pointsOn = (day: number, [points, then]: readonly [number, number]) =>
  points * keptADay ** Math.max(0, day - then)

function read(account: number): Used {
  try {
    return Used.parse(JSON.parse(localStorage.getItem(keyOf(account)) ?? '{}'))
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
