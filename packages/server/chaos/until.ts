import { setTimeout as sleep } from 'node:timers/promises'

interface Patience {
  /** A minute if not given. */
  readonly withinMs?: number
  readonly everyMs?: number
}

/** Waits until something holds. False: it did not in that time. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  { withinMs = 60_000, everyMs = 20 }: Patience = {},
): Promise<boolean> {
  for (const begun = performance.now(); !(await holds()); await sleep(everyMs))
    if (performance.now() - begun > withinMs) return false
  return true
}
