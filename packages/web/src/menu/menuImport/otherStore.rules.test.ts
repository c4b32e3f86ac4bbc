import { expect, it } from 'vitest'
import { otherStoreOf } from './otherStore.rules.ts'

const store = { id: 2, name: { en: 'Sister', ar: 'أخت' } }
const faulty = [{ what: 'faulty' }, { what: 'faulty' }] as const

it('recognises another store’s file by its ids, or by its label if no row fits', () => {
  const of = (exportedFrom: number | undefined, preview: Parameters<typeof otherStoreOf>[1]) =>
    otherStoreOf({ exportedFrom }, preview, 1)
  expect(of(undefined, { rows: faulty, elsewhere: store })).toEqual({ store })
  expect(of(2, { rows: faulty, elsewhere: null })).toEqual({ store: null })
  // With the ids removed, its rows are new items here.
  expect(of(2, { rows: [...faulty, { what: 'add' }], elsewhere: null })).toBeUndefined()
  expect(of(1, { rows: faulty, elsewhere: null })).toBeUndefined()
  expect(of(undefined, { rows: faulty, elsewhere: null })).toBeUndefined()
  expect(of(2, { rows: [], elsewhere: null })).toBeUndefined()
})
