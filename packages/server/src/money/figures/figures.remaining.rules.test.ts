import { expect, it } from 'vitest'
import { changesUpTo } from './figures.remaining.rules.ts'

const change = (event_id: number, amount: number) => ({ event_id, amount, at: `2026-11-0${event_id}` })
const changes = [change(1, -75), change(2, 600), change(3, -40), change(4, 40)]
const ids = (amount: number, at: string) => changesUpTo(changes, amount, at).map(({ event_id }) => event_id)

it('end where they add up to what was asked for', () => {
  expect(ids(525, '2026-11-02')).toEqual([1, 2])
  expect(ids(485, '2026-11-03')).toEqual([1, 2, 3])
})

it('end with the last sum before the request, if several are the same', () => {
  expect(ids(525, '2026-11-05')).toEqual([1, 2, 3, 4])
  expect(ids(525, '2026-11-03')).toEqual([1, 2])
})

it('go by the sum where a request began before the event that it saw', () => {
  expect(ids(525, '2026-11-01')).toEqual([1, 2])
})
