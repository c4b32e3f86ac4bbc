import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Rank, rank } from './rank.ts'

const ids = (ranked: ReturnType<typeof rank>) => {
  if ('wrong' in ranked) throw new Error(ranked.wrong)
  return ranked.map(({ id }) => id)
}
const at = (id: number, sorting_index: number) => ({ id, sorting_index })

it('puts the named rows first in the wanted order, and the rest behind in their old order', () => {
  expect(rank([7, 5, 9, 3], [at(9, 1), at(5, 2)])).toEqual([at(9, 1), at(5, 2), at(7, 3), at(3, 4)])
  expect(ids(rank([7, 5, 9], [at(5, 900), at(7, 4)]))).toEqual([7, 5, 9])
  expect(ids(rank([7, 5, 9], [at(9, 3), at(5, 3)]))).toEqual([9, 5, 7])
  expect(ids(rank([7, 5], []))).toEqual([7, 5])
  expect(rank([], [])).toEqual([])
})

it('rejects the whole order if a row is missing or named twice', () => {
  expect(rank([7, 5], [at(7, 1), at(8, 2)])).toEqual({ wrong: 'missing' })
  expect(rank([], [at(1, 1)])).toEqual({ wrong: 'missing' })
  expect(rank([7, 5], [at(7, 1), at(5, 2), at(7, 3)])).toEqual({ wrong: 'twice', at: 2 })
})

const rows = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 60 })
const sorting = fc.record({ existing: rows, seed: fc.infiniteStream(fc.nat(1000)), most: fc.nat(60) })

it('numbers every row once, 1 to n, and keeps the relative order of named and of unnamed rows', () => {
  fc.assert(
    fc.property(sorting, ({ existing, seed, most }) => {
      const next = () => (seed.next().value ?? 0) + 1
      const wanted = existing
        .filter(() => next() % 2 === 0)
        .slice(0, most)
        .map((id) => at(id, next()))
      const ranked = rank(existing, wanted)
      const order = ids(ranked)
      expect(order.toSorted()).toEqual(existing.toSorted())
      expect(ranked).toEqual(order.map((id, index) => at(id, index + 1)))
      const named = new Set(wanted.map(({ id }) => id))
      expect(order.slice(named.size)).toEqual(existing.filter((id) => !named.has(id)))
      const indexOf = new Map(wanted.map(({ id, sorting_index }) => [id, sorting_index]))
      const wantedAt = order.slice(0, named.size).map((id) => indexOf.get(id) ?? 0)
      expect(wantedAt).toEqual(wantedAt.toSorted((a, b) => a - b))
      expect(rank(order, ranked as Rank[])).toEqual(ranked)
    }),
  )
})
