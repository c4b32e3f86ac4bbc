import { expect, it } from 'vitest'
import { differing } from './longText.rules.ts'

it('shows only the part of a long text that differs, with the words around it', () => {
  const [start, end] = ['a'.repeat(200), 'z'.repeat(200)]
  expect(differing(`${start}lamb${end}`, `${start}beef${end}`)).toEqual([
    `…${'a'.repeat(40)}lamb${'z'.repeat(40)}…`,
    `…${'a'.repeat(40)}beef${'z'.repeat(40)}…`,
  ])
  expect(differing('lamb', 'beef')).toEqual(['lamb', 'beef'])
  expect(differing('', start + end)[1]).toBe(start + end)
  expect(differing('', start.repeat(9))[1]).toHaveLength(401)
  expect(differing(start, `${start}a`)).toEqual([`…${'a'.repeat(40)}`, `…${'a'.repeat(41)}`])
})
