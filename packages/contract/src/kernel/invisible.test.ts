import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { features } from '../index.ts'
import { Lines, LinesOrNone, Text } from './fields.ts'
import { stripInvisible } from './invisible.ts'

const unseen = '\u0000\u0007\u001b\u007f\u0085\u009f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
const spoilt = [...unseen].map((character) => `a${character}b`).join('')

interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly items?: readonly z.ZodType[]
  readonly innerType?: z.ZodType
  readonly valueType?: z.ZodType
  readonly keyType?: z.ZodType
  readonly left?: z.ZodType
  readonly right?: z.ZodType
}

/** All schemas within a schema that accept text, with their paths. A pipe counts as one: its output is checked. */
function texts(schema: z.ZodType, at: string): [string, z.ZodType][] {
  const def = schema._zod.def as unknown as Def
  if (def.type === 'string' || def.type === 'pipe') {
    const inner = def as unknown as { in?: z.ZodType }
    const first = inner.in?._zod.def as unknown as Def | undefined
    // A pipe of objects is traversed, a pipe of texts is checked as a whole.
    return first && (first.shape || first.element) ? texts(inner.in as z.ZodType, at) : [[at, schema]]
  }
  const within = [
    ...Object.entries(def.shape ?? {}),
    ...(def.options ?? []).map((option, index) => [`|${index}`, option] as const),
    ...(def.items ?? []).map((item, index) => [String(index), item] as const),
    ...[def.element, def.innerType, def.valueType, def.keyType, def.left, def.right].flatMap((inner) =>
      inner ? [['', inner] as const] : [],
    ),
  ]
  return within.flatMap(([name, inner]) => texts(inner, name ? `${at}.${name}` : at))
}

/** Passwords are not altered, and never shown. A spreadsheet cell is validated by the field of its column. */
const asTyped = /\.(?:old_|new_|confirmation_)?password$/
const probes = [
  spoilt,
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: spoilt }] }],
  }),
]

const isClean = (value: unknown) => {
  if (typeof value === 'string') return stripInvisible(value) === value
  const plain = JSON.stringify(value).replace(/\\u00([0-9a-f]{2})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return stripInvisible(plain) === plain
}

describe('stripping invisible characters', () => {
  const all = Object.values(features)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ id, input }) => texts(input, id))
    .filter(([path]) => !asTyped.test(path))

  it('cleans every text that an operation accepts', () => {
    expect(all.length).toBeGreaterThan(100)
    const passed = all.filter(([, schema]) =>
      probes.some((probe) => {
        const read = schema.safeParse(probe)
        return read.success && !isClean(read.data)
      }),
    )
    expect(passed.map(([path]) => path)).toEqual([])
  })

  it('keeps joiners, directional marks and the text around them', () => {
    const kept = 'می\u200cخواهم 👩\u200d🍳 \u200eA\u200f'
    expect([Text().parse(kept), Lines(100).parse(kept)]).toEqual([kept, kept])
    expect(Text(3).parse(`\u202eab\u2069\u0085c`)).toBe('abc')
    expect(LinesOrNone(100).parse('a\u202e\r\n\tb\u0000')).toBe('a\n\tb')
    expect(LinesOrNone(100).parse(' \u2066 ')).toBe('')
  })
})
