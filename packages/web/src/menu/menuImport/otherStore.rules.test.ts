import { expect, it } from 'vitest'
import { otherStoreOf } from './otherStore.rules.ts'

const store = { id: 2, name: { en: 'Sister', ar: 'أخت' } }
const faulty = [{ what: 'faulty' }, { what: 'faulty' }] as const

it('a file is of another store by its numbers, or by what it says where nothing of it fits', () => {
  const of = (exportedFrom: number | undefined, looked: Parameters<typeof otherStoreOf>[1]) =>
    otherStoreOf({ exportedFrom }, looked, 1)
  expect(of(undefined, { rows: faulty, elsewhere: store })).toEqual({ store })
  expect(of(2, { rows: faulty, elsewhere: null })).toEqual({ store: null })
  // Somebody took the numbers out: its rows are new ones here.
  expect(of(2, { rows: [...faulty, { what: 'add' }], elsewhere: null })).toBeUndefined()
  expect(of(1, { rows: faulty, elsewhere: null })).toBeUndefined()
  expect(of(undefined, { rows: faulty, elsewhere: null })).toBeUndefined()
  expect(of(2, { rows: [], elsewhere: null })).toBeUndefined()
})
