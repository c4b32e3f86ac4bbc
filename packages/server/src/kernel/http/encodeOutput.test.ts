import { features } from '@sufra/contract'
import { AnsweredAmount, Balance, Money } from '@sufra/contract/kernel/money'
import type { Operation } from '@sufra/contract/kernel/operation'
import { RichText } from '@sufra/contract/kernel/richText'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { encodeOutput } from './encodeOutput.ts'
import { compile, unsure } from './outputCode.ts'

/** The same values in every run. */
function random(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
  return { next, pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T }
}
type Random = ReturnType<typeof random>

const leaves: readonly unknown[] = [
  ...[
    '',
    'x',
    'شاورما',
    '2030-03-14',
    '2030-03',
    '2030-03-14T16:30:00.000Z',
    '2030-03-14 19:30:00+03',
    '16:30',
  ],
  ...[
    '97455512345',
    'a@b.test',
    'https://x.test/a',
    '#8a1538',
    '12',
    'SAVE10',
    '00000000-0000-4000-8000-000000000000',
  ],
  ...[0, 1, 7, -1, 0.5, 100, 1999, 12.34, 2 ** 40, 2 ** 60, Number.NaN, Number.POSITIVE_INFINITY],
  ...[true, false, null, undefined, {}, [], new Date(0)],
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fresh' }] }] },
]
const encodes = (schema: z.ZodType, value: unknown) => z.safeEncode(schema, value as never).success
const fitting = new WeakMap<z.ZodType, readonly unknown[]>()

/** A value that the schema encodes, as far as leaves are found for it. */
function rightFor(schema: z.ZodType, by: Random): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.def.shape as Record<string, z.ZodType>)
    return Object.fromEntries(fields.map(([name, field]) => [name, rightFor(field, by)]))
  }
  if (schema instanceof z.ZodNullable)
    return by.next() < 0.3 ? null : rightFor(schema.unwrap() as z.ZodType, by)
  if (schema instanceof z.ZodOptional)
    return by.next() < 0.3 ? undefined : rightFor(schema.unwrap() as z.ZodType, by)
  if (schema instanceof z.ZodArray)
    return Array.from({ length: Math.floor(by.next() * 3) }, () => rightFor(schema.element as z.ZodType, by))
  if (schema instanceof z.ZodUnion) return rightFor(by.pick(schema.options as readonly z.ZodType[]), by)
  if (schema instanceof z.ZodRecord) {
    const key = schema.keyType as z.ZodType
    const keys = key instanceof z.ZodEnum ? key.options : ['1', 'name', '2030-03-14']
    return Object.fromEntries(keys.map((name) => [name, rightFor(schema.valueType as z.ZodType, by)]))
  }
  if (schema instanceof z.ZodEnum) return by.pick(schema.options)
  if (schema instanceof z.ZodLiteral) return by.pick([...schema.values])
  let found = fitting.get(schema)
  if (!found) {
    found = leaves.filter((leaf) => encodes(schema, leaf))
    fitting.set(schema, found)
  }
  return by.pick(found.length > 0 ? found : leaves)
}

/** The value with something in it that is not as it should be, or not declared. */
function spoiled(value: unknown, by: Random): unknown {
  if (by.next() < 0.2 || typeof value !== 'object' || value === null) return by.pick(leaves)
  if (Array.isArray(value))
    return value.length === 0 ? by.pick(leaves) : value.map((each) => spoiled(each, by))
  const names = Object.keys(value)
  const name = by.pick(names)
  const { [name]: part, ...rest } = value as Record<string, unknown>
  if (by.next() < 0.3) return { ...value, password_hash: 'secret', [`${name}_`]: 1 }
  if (by.next() < 0.2) return rest
  return { ...rest, [name]: spoiled(part, by) }
}

/** What is sent, or the error. */
function sent(encode: () => unknown): string {
  try {
    return JSON.stringify(encode()) ?? 'undefined'
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return `refused: ${JSON.stringify(error.issues)}`
  }
}

const operations = Object.values(features).flatMap((feature): Operation[] => Object.values(feature))

describe('beside zod', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s is answered word for word as zod encodes it, right or wrong',
    (id, operation) => {
      const by = random(id.length * 7919 + 1)
      for (let round = 0; round < 25; round++) {
        const right = rightFor(operation.output, by)
        for (const value of [right, spoiled(right, by)])
          expect(sent(() => encodeOutput(operation, value))).toBe(
            sent(() => z.encode(operation.output, value as never)),
          )
      }
    },
  )
})

const Answer = z.object({
  id: z.int().positive(),
  total: Money,
  left: Balance.nullable(),
  fee: AnsweredAmount.optional(),
  text: RichText.nullable(),
  at: z.iso.datetime(),
  short: z.string().max(3),
  lines: z.array(z.object({ price: Money, of: z.enum(['a', 'b']) })),
  which: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paid'), cost: Money }),
    z.object({ kind: z.literal('free') }),
  ]),
  sums: z.record(z.string(), Balance),
})
const right = {
  id: 5,
  total: 10050,
  left: null,
  text: { type: 'doc' as const, content: [] },
  at: '2030-03-14T16:30:00.000Z',
  short: 'abc',
  lines: [{ price: 1, of: 'a' as const }],
  which: { kind: 'paid' as const, cost: 5 },
  sums: { x: -250 },
}

test('right answers are encoded by the compiled code, not by zod', () => {
  expect(compile(Answer)(right)).toEqual({
    ...right,
    total: 100.5,
    fee: undefined,
    text: JSON.stringify(right.text),
    lines: [{ price: 0.01, of: 'a' }],
    which: { kind: 'paid', cost: 0.05 },
    sums: { x: -2.5 },
  })
})

test('what is not declared does not leave', () => {
  const more = { ...right, password_hash: 'x', lines: [{ ...right.lines[0], cost_price: 7 }] }
  const { lines, ...answer } = encodeOutput({ output: Answer }, more) as Record<string, unknown>
  expect(lines).toEqual([{ price: 0.01, of: 'a' }])
  expect(answer).not.toHaveProperty('password_hash')
})

test.each([
  ['an amount with a fraction of a dirham', { ...right, total: 1.5 }],
  ['a negative price', { ...right, lines: [{ price: -1, of: 'a' }] }],
  ['an unknown word', { ...right, lines: [{ price: 1, of: 'c' }] }],
  ['a text that is too long', { ...right, short: 'abcd' }],
  ['a time that is none', { ...right, at: 'yesterday' }],
  ['a missing field', { ...right, id: undefined }],
  ['another kind without its amount', { ...right, which: { kind: 'paid' } }],
])('%s is left to zod, which refuses it', (_, wrong) => {
  expect(compile(Answer)(wrong)).toBe(unsure)
  expect(() => encodeOutput({ output: Answer }, wrong)).toThrow(z.ZodError)
})
