import { z } from 'zod'
import type { $ZodCheck, $ZodType, $ZodTypes } from 'zod/v4/core'

/**
 * `z.encode`, told once what a schema looks like instead of on every call: a list's answer is a few hundred small
 * values, and zod looks at each of them twice. It says the same or nothing: whatever a value makes it doubt, and every
 * schema it does not know, is left to zod, which then also says what is wrong.
 */
const doubt = Symbol('doubt')
type Encode = (value: unknown) => unknown

/** The checks of a schema, its own format among them. What holds others is checked by zod: before it is encoded. */
function checksOf(schema: $ZodType): readonly $ZodCheck[] {
  const own = schema._zod.traits.has('$ZodCheck') ? [schema as unknown as $ZodCheck] : []
  return [...own, ...((schema._zod.def.checks as $ZodCheck[] | undefined) ?? [])]
}

function checked(schema: $ZodType, encode: Encode): Encode {
  const checks = checksOf(schema)
  if (checks.length === 0) return encode
  return (value) => {
    const payload = { value: encode(value), issues: [] }
    if (payload.value === doubt) return doubt
    for (const check of checks) {
      if (check._zod.def.when?.(payload as never) === false) continue
      if (check._zod.check(payload as never) instanceof Promise || payload.issues.length > 0) return doubt
    }
    return payload.value
  }
}

const ofType =
  (type: string): Encode =>
  (value) =>
    typeof value === type ? value : doubt

function object(shape: Readonly<Record<string, $ZodType>>): Encode {
  const fields = Object.entries(shape).map(([key, schema]) => [key, encoderOf(schema)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return doubt
    const given = value as Readonly<Record<string, unknown>>
    const encoded: Record<string, unknown> = {}
    for (const [key, encode] of fields) {
      // What may be left out is rare in answers: zod knows how.
      if (given[key] === undefined) return doubt
      const field = encode(given[key])
      if (field === doubt) return doubt
      encoded[key] = field
    }
    return encoded
  }
}

function array(element: $ZodType): Encode {
  const encode = encoderOf(element)
  return (value) => {
    if (!Array.isArray(value)) return doubt
    const encoded: unknown[] = []
    for (const each of value) {
      const one = encode(each)
      if (one === doubt) return doubt
      encoded.push(one)
    }
    return encoded
  }
}

function codec(inside: $ZodType, wire: $ZodType, turn: (value: never, payload: never) => unknown): Encode {
  const [before, after] = [encoderOf(inside), encoderOf(wire)]
  return (value) => {
    const held = before(value)
    if (held === doubt) return doubt
    const payload = { value: held, issues: [] }
    const turned = turn(held as never, payload as never)
    return turned instanceof Promise || payload.issues.length > 0 ? doubt : after(turned)
  }
}

const byZod =
  (schema: $ZodType): Encode =>
  (value) => {
    const result = schema._zod.run({ value, issues: [] }, { direction: 'backward', async: false })
    return result instanceof Promise || result.issues.length > 0 ? doubt : result.value
  }

function encoderOf(schema: $ZodType): Encode {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return def.coerce ? byZod(schema) : checked(schema, ofType('string'))
    case 'boolean':
      return def.coerce ? byZod(schema) : checked(schema, ofType('boolean'))
    case 'number':
      return def.coerce
        ? byZod(schema)
        : checked(schema, (value) => (typeof value === 'number' && Number.isFinite(value) ? value : doubt))
    case 'enum':
    case 'literal': {
      const values = schema._zod.values
      return values ? checked(schema, (value) => (values.has(value as never) ? value : doubt)) : byZod(schema)
    }
    case 'nullable': {
      if (checksOf(schema).length > 0) return byZod(schema)
      const encode = encoderOf(def.innerType)
      return (value) => (value === null ? null : encode(value))
    }
    case 'array':
      return checksOf(schema).length > 0 ? byZod(schema) : array(def.element)
    case 'object':
      return def.catchall || checksOf(schema).length > 0 ? byZod(schema) : object(def.shape)
    case 'pipe':
      return def.reverseTransform && checksOf(schema).length === 0
        ? codec(def.out, def.in, def.reverseTransform)
        : byZod(schema)
    default:
      return byZod(schema)
  }
}

const known = new WeakMap<z.ZodType, Encode>()

/** What leaves by a schema: everything it declares and nothing else. Throws where the output is not what it says. */
export function encodeBy(schema: z.ZodType, output: unknown): unknown {
  let encode = known.get(schema)
  if (!encode) {
    encode = encoderOf(schema)
    known.set(schema, encode)
  }
  const encoded = encode(output)
  return encoded === doubt ? z.encode(schema, output) : encoded
}
