import { expect, type TestContext } from 'vitest'
import type { Check } from './check.ts'

/** The short form of a check of `npm run chaos`: each fault once or twice, on real processes. */
export const short =
  (check: Check, rounds: number) =>
  async ({ skip }: TestContext) => {
    const lines: string[] = []
    const found = await check({ rounds, long: false, say: (line) => lines.push(line) })
    if (lines.some((line) => line.startsWith('skipped'))) skip(lines.join())
    expect(found, lines.join('\n')).toEqual([])
  }

export const longest = 600_000
