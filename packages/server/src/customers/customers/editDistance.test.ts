import { expect, it } from 'vitest'
import { slipsBetween } from './slips.ts'

it('counts letters left out, added, changed and swapped, in either script', () => {
  for (const [typed, word, slips] of [
    ['محمد', 'محمد', 0],
    ['محد', 'محمد', 1],
    ['مخمد', 'محمد', 1],
    ['محدم', 'محمد', 1],
    ['mohmaed', 'mohamed', 1],
    ['moohamed', 'mohamed', 1],
    ['ali', 'layla', 3],
    ['', 'noor', 4],
  ] as const)
    expect([typed, slipsBetween(typed, word)]).toEqual([typed, slips])
})
