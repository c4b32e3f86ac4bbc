import { z } from 'zod'

/** What compiled code answers when a value is not as its schema says, or when only zod knows. */
export const unsure = Symbol('unsure')
export type Compiled = (value: unknown) => unknown

type Schema = z.core.$ZodType
type Check = z.core.$ZodCheck

/** Runs what a schema checks besides the type, as zod does: each check may also replace the value. */
function checked(checks: readonly Check[], value: unknown): unknown {
  const payload = { value, issues: [] }
  for (const check of checks) if (check._zod.check(payload as never) instanceof Promise) return unsure
  return payload.issues.length > 0 ? unsure : payload.value
}

/** Encodes a part by zod itself. */
function byZod(schema: Schema, value: unknown): unknown {
  const encoded = z.safeEncode(schema as z.ZodType, value as never)
  return encoded.success ? encoded.data : unsure
}

function checksOf(schema: Schema): readonly Check[] {
  const listed = (schema._zod.def as { readonly checks?: readonly Check[] }).checks ?? []
  return schema._zod.traits.has('$ZodCheck') ? [schema as unknown as Check, ...listed] : listed
}

interface Bound {
  readonly check: string
  readonly format?: string
  readonly value?: unknown
  readonly inclusive?: boolean
  readonly fn?: (value: unknown) => unknown
}

/**
 * Writes a function that encodes by a schema. `emit` adds statements that leave the encoded value in an expression,
 * and ends the function with `unsure` when a value is not as it should be.
 */
class Writer {
  readonly values: unknown[] = []
  #names = 0

  #name = () => `v${this.#names++}`
  #given(value: unknown): string {
    this.values.push(value)
    return `given[${this.values.length - 1}]`
  }

  /** Statements and the expression of the result. */
  emit(schema: Schema, from: string): readonly [code: string, result: string] {
    const checks = checksOf(schema)
    if (checks.some(({ _zod }) => _zod.def.when)) return this.#slowly(schema, from)
    if (checks.length === 0) return this.#parsed(schema, from)
    if (schema instanceof z.core.$ZodNumber) {
      const tests = checks.map((check) => this.#numberTest(check, from))
      if (!tests.includes(undefined)) return [this.#typeTest(schema, from) + tests.join(''), from]
    }
    const name = this.#name()
    const first = `const ${name} = checked(${this.#given(checks)}, ${from})\nif (${name} === unsure) return unsure\n`
    const typed = this.#typeTest(schema, from)
    const [code, result] = this.#parsed(schema, name)
    return [typed + first + code, result]
  }

  /** Numbers are most of what has a check, and theirs are short. */
  #numberTest(check: Check, from: string): string | undefined {
    const { check: kind, format, value, inclusive, fn } = check._zod.def as Bound
    if (kind === 'number_format' && format === 'safeint')
      return `if (!Number.isSafeInteger(${from})) return unsure\n`
    if (kind === 'greater_than' && typeof value === 'number')
      return `if (!(${from} ${inclusive ? '>=' : '>'} ${value})) return unsure\n`
    if (kind === 'less_than' && typeof value === 'number')
      return `if (!(${from} ${inclusive ? '<=' : '<'} ${value})) return unsure\n`
    if (kind === 'custom' && fn) return `if (${this.#given(fn)}(${from}) !== true) return unsure\n`
    return undefined
  }

  /** Checks expect the type that their schema has. */
  #typeTest(schema: Schema, from: string): string {
    if (schema instanceof z.core.$ZodString) return `if (typeof ${from} !== 'string') return unsure\n`
    if (schema instanceof z.core.$ZodNumber) return `if (!Number.isFinite(${from})) return unsure\n`
    if (schema instanceof z.core.$ZodArray) return `if (!Array.isArray(${from})) return unsure\n`
    return ''
  }

  #slowly(schema: Schema, from: string): readonly [string, string] {
    const name = this.#name()
    return [
      `const ${name} = byZod(${this.#given(schema)}, ${from})\nif (${name} === unsure) return unsure\n`,
      name,
    ]
  }

  #parsed(schema: Schema, from: string): readonly [string, string] {
    if (schema instanceof z.core.$ZodString) return [this.#typeTest(schema, from), from]
    if (schema instanceof z.core.$ZodNumber) return [this.#typeTest(schema, from), from]
    if (schema instanceof z.core.$ZodBoolean)
      return [`if (typeof ${from} !== 'boolean') return unsure\n`, from]
    if (schema instanceof z.core.$ZodUnknown || schema instanceof z.core.$ZodAny) return ['', from]
    if (schema instanceof z.core.$ZodNull) return [`if (${from} !== null) return unsure\n`, from]
    if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral)
      return [`if (!${this.#given(schema._zod.values)}.has(${from})) return unsure\n`, from]
    if (schema instanceof z.core.$ZodNullable) return this.#unless('null', schema._zod.def.innerType, from)
    if (schema instanceof z.core.$ZodOptional && !(schema instanceof z.core.$ZodExactOptional))
      return this.#unless('undefined', schema._zod.def.innerType, from)
    if (schema instanceof z.core.$ZodReadonly) return this.emit(schema._zod.def.innerType, from)
    if (schema instanceof z.core.$ZodArray) return this.#array(schema, from)
    if (schema instanceof z.core.$ZodObject && !schema._zod.def.catchall) return this.#object(schema, from)
    if (schema instanceof z.core.$ZodUnion) return this.#union(schema, from)
    if (schema instanceof z.core.$ZodCodec) return this.#codec(schema, from)
    return this.#slowly(schema, from)
  }

  #unless(empty: 'null' | 'undefined', inner: Schema, from: string): readonly [string, string] {
    const name = this.#name()
    const [code, result] = this.emit(inner, from)
    return [`let ${name} = ${from}\nif (${from} !== ${empty}) {\n${code}${name} = ${result}\n}\n`, name]
  }

  #array(schema: z.core.$ZodArray, from: string): readonly [string, string] {
    const [list, index, item] = [this.#name(), this.#name(), this.#name()]
    const [code, result] = this.emit(schema._zod.def.element, item)
    return [
      `if (!Array.isArray(${from})) return unsure
const ${list} = new Array(${from}.length)
for (let ${index} = 0; ${index} < ${from}.length; ${index}++) {
const ${item} = ${from}[${index}]
${code}${list}[${index}] = ${result}
}
`,
      list,
    ]
  }

  #object(schema: z.core.$ZodObject, from: string): readonly [string, string] {
    const name = this.#name()
    const fields = Object.entries(schema._zod.def.shape).map(([key, field]) => {
      const value = this.#name()
      const [code, result] = this.emit(field, value)
      return {
        code: `const ${value} = ${from}[${JSON.stringify(key)}]\n${code}`,
        is: `${JSON.stringify(key)}: ${result}`,
      }
    })
    const test = `if (typeof ${from} !== 'object' || ${from} === null || Array.isArray(${from})) return unsure\n`
    const code = fields.map((field) => field.code).join('')
    return [`${test}${code}const ${name} = { ${fields.map(({ is }) => is).join(', ')} }\n`, name]
  }

  #union(schema: z.core.$ZodUnion, from: string): readonly [string, string] {
    const name = this.#name()
    const [first = '', ...rest] = schema._zod.def.options.map((option) => {
      const its = this.#name()
      const [code, result] = this.emit(option, its)
      return `((${its}) => {\n${code}return ${result}\n})(${from})`
    })
    const others = rest.map((option) => `if (${name} === unsure) ${name} = ${option}\n`).join('')
    return [`let ${name} = ${first}\n${others}if (${name} === unsure) return unsure\n`, name]
  }

  #codec(schema: z.core.$ZodCodec, from: string): readonly [string, string] {
    const { in: wire, out, reverseTransform } = schema._zod.def
    const [checks, value] = this.emit(out, from)
    const [payload, name] = [this.#name(), this.#name()]
    const [code, result] = this.emit(wire, name)
    return [
      `${checks}const ${payload} = { value: ${value}, issues: [] }
const ${name} = ${this.#given(reverseTransform)}(${value}, ${payload})
if (${payload}.issues.length > 0 || ${name} instanceof Promise) return unsure
${code}`,
      result,
    ]
  }
}

/** A function that encodes values by the schema, written and compiled once. */
export function compile(schema: Schema): Compiled {
  const writer = new Writer()
  const [code, result] = writer.emit(schema, 'value')
  const made = new Function(
    'given',
    'unsure',
    'checked',
    'byZod',
    `return (value) => {\n${code}return ${result}\n}`,
  )
  return made(writer.values, unsure, checked, byZod) as Compiled
}
