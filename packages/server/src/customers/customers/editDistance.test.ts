import { expect, it } from 'vitest'
import { editDistance } from './editDistance.ts'

it('counts letters left out, added, changed and swapped, in either script', () => {
  for (const [typed, word, distance] of [
    ['محمد', 'محمد', 0],
    ['محد', 'محمد', 1],
    ['مخمد', 'محمد', 1],
    ['محدم', 'محمد', 1],
    ['mohmaed', 'mohamed', 1],
    ['moohamed', 'mohamed', 1],
    ['ali', 'layla', 3],
    ['', 'noor', 4],
  ] as const)
    expect([typed, editDistance(typed, word)]).toEqual([typed, distance])
})
