import { expect, it } from 'vitest'
import { tabbed } from './tabbed.ts'

it('cells are parted by tabs, rows by lines', () => {
  expect(
    tabbed([
      ['Store', 'Revenue'],
      ['One', '1060.00'],
    ]),
  ).toBe('Store\tRevenue\nOne\t1060.00')
})

it('a name can’t begin another cell or row, and is no formula', () => {
  expect(tabbed([['a\tb\nc', '=1+1', '@x']])).toBe("a b c\t'=1+1\t'@x")
})

it('negative figures stay figures', () => {
  expect(tabbed([['-5.00', '-5-1']])).toBe("-5.00\t'-5-1")
})
