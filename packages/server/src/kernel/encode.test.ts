import { Instant } from '@sufra/contract/kernel/fields'
import { Balance, Money, Sum } from '@sufra/contract/kernel/money'
import { OrderEvent, OrderRow, orders } from '@sufra/contract/orders'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeBy } from './encode.ts'

const Kinds = z.object({
  id: z.int().positive(),
  text: z.string().min(1).max(5),
  trimmed: z.string().trim(),
  at: Instant,
  money: Money,
  balance: Balance.nullable(),
  sum: Sum,
  choice: z.enum(['a', 'b']),
  one: z.literal(1),
  yes: z.boolean(),
  maybe: z.string().optional(),
  list: z.array(z.object({ n: z.number().max(10), either: z.union([z.string(), z.number()]) })).max(3),
})

const good = {
  id: 7,
  text: 'abc',
  trimmed: ' x ',
  at: '2030-03-14 16:30:00+03',
  money: 12_345,
  balance: null,
  sum: 162_345_678_901_23,
  choice: 'a',
  one: 1,
  yes: false,
  list: [{ n: 1.5, either: 'x' }],
}
const values = [
  undefined,
  null,
  0,
  -1,
  1.5,
  Number.NaN,
  '',
  'abcdef',
  'a',
  true,
  [],
  {},
  good.at,
  1e12,
  [good],
]

const outcome = (encode: () => unknown) => {
  try {
    return { encoded: encode() }
  } catch (error) {
    return { refused: error instanceof z.ZodError ? error.issues : error }
  }
}

describe('encoding an output', () => {
  it('says what zod says, good or bad', () => {
    const changed = fc.record({
      key: fc.constantFrom(...Object.keys(Kinds.shape)),
      value: fc.oneof(fc.constantFrom(...values), fc.integer(), fc.double(), fc.string()),
    })
    fc.assert(
      fc.property(fc.array(changed, { maxLength: 3 }), (changes) => {
        const at = Instant.parse('2030-03-14T16:30:00+03:00')
        const output = { ...good, at, ...Object.fromEntries(changes.map(({ key, value }) => [key, value])) }
        expect(outcome(() => encodeBy(Kinds, output))).toEqual(
          outcome(() => z.encode(Kinds, output as never)),
        )
      }),
      { numRuns: 3000 },
    )
  })

  it('lets out nothing that is not declared, however deep', () => {
    const at = '2030-03-14T13:30:00.000Z'
    const output = { ...good, at, secret: 1, list: [{ n: 1, either: 2, secret: 2 }] }
    expect(JSON.stringify(encodeBy(Kinds, output))).not.toContain('secret')
    expect(encodeBy(Kinds, { ...output, maybe: 'x' })).toMatchObject({ maybe: 'x', money: 123.45, at })
  })

  it('knows the shapes of the orders desk, and leaves unions to zod', () => {
    for (const schema of [orders.list.gives, OrderRow, OrderEvent]) {
      expect(() => encodeBy(schema as z.ZodType, { type: 'order' })).toThrow(z.ZodError)
    }
    expect(encodeBy(OrderEvent, { type: 'hello', more: 1 })).toEqual({ type: 'hello' })
  })
})
