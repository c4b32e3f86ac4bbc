import { features } from '@sufra/contract'
import { Balance, dirhams, Money } from '@sufra/contract/kernel/money'
import type { Operation } from '@sufra/contract/kernel/operation'
import { RichText } from '@sufra/contract/kernel/richText'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Codecs, conversionsOf } from '../../../conversions.ts'
import { type Conversions, converted } from './conversions.ts'
import { richText } from './richTextConversion.ts'

const codecs: Codecs = new Map<unknown, 'money' | 'richText'>([
  [dirhams, 'money'],
  [RichText.def.transform, 'richText'],
])

function made(schema: z.ZodType, way: 'takes' | 'gives'): Conversions | undefined {
  const code = conversionsOf(schema, way, codecs)
  return code === undefined ? undefined : new Function('richText', `return ${code}`)(richText)
}

const document = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fresh daily' }] }],
}
const Answer = z.object({
  name: z.string(),
  total: Money,
  left: Balance.nullable(),
  fee: Money.optional(),
  text: RichText.nullable(),
  lines: z.array(z.object({ price: Money, count: z.int() })),
  sums: z.record(z.string(), Balance),
  which: z.union([z.object({ kind: z.literal('a'), cost: Money }), z.object({ kind: z.literal('b') })]),
  names: z.union([z.array(z.object({ en: z.string() })), z.object({ en: z.string() })]),
})
const values = [
  {
    name: 'A',
    total: 10050,
    left: -1,
    text: document,
    lines: [{ price: 1, count: 2 }],
    sums: { x: -5, y: 0 },
    which: { kind: 'a' as const, cost: 99 },
    names: [{ en: 'x' }],
  },
  {
    name: 'B',
    total: 0,
    left: null,
    fee: 7,
    text: null,
    lines: [],
    sums: {},
    which: { kind: 'b' as const },
    names: { en: 'x' },
  },
]

test('what the server encoded by a schema is decoded without it, as the schema would', () => {
  const by = made(Answer, 'gives')
  for (const value of values) {
    const wire = JSON.parse(JSON.stringify(z.encode(Answer, value as never)))
    expect(converted('decode', wire, by)).toEqual(value)
    expect(converted('decode', wire, by)).toEqual(z.decode(Answer, wire))
  }
})

test('a body is encoded as its schema takes it', () => {
  const Body = z.strictObject({ paid: Money, text: RichText, lines: z.array(z.object({ price: Money })) })
  const body = { paid: 1999, text: document, lines: [{ price: 5 }] }
  const wire = converted('encode', body, made(Body, 'takes'))
  expect(wire).toEqual(z.encode(Body, body as never))
  expect(converted('encode', { paid: '', text: null }, made(Body, 'takes'))).toEqual({ paid: '', text: null })
})

test('an amount and a plain number at one place of a union are refused', () => {
  const Either = z.union([z.object({ amount: Money }), z.object({ amount: z.number() })])
  expect(() => made(Either, 'gives')).toThrow('converted in two ways')
})

test('every operation has shapes that the browser can convert', () => {
  const all = Object.values(features).flatMap((feature): Operation[] => Object.values(feature))
  for (const operation of all) {
    expect(() => made(operation.output, 'gives'), operation.id).not.toThrow()
    if (operation.method !== 'GET') expect(() => made(operation.input, 'takes'), operation.id).not.toThrow()
  }
})
