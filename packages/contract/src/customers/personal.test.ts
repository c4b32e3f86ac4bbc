import { expect, it } from 'vitest'
import { z } from 'zod'
import { features } from '../index.ts'
import { customerFeatures, personalInputs, publicInputs } from './personal.ts'

interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** The paths of fields that take any text, or a position. */
function textsIn(schema: Schema, path = ''): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((each) => textsIn(each, path))
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    textsIn(each, path ? `${path}.${name}` : name),
  )
  const items = schema.items ? textsIn(schema.items, path) : []
  const types = [schema.type].flat()
  const position = /(^|\.)(latitude|longitude)$/.test(path) && types.includes('number')
  const text = types.includes('string') && schema.enum === undefined && schema.const === undefined
  return [...inner, ...members, ...items, ...(text || position ? [path] : [])]
}

const taken = Object.values(features)
  .flatMap((each) => Object.values(each))
  .filter(
    (operation) =>
      !operation.readOnly &&
      (operation.paths.channel !== undefined || customerFeatures.includes(operation.id.split('.')[0] ?? '')),
  )
  .flatMap((operation) => {
    const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Schema
    return [...new Set(textsIn(schema))].map((path) => `${operation.id} ${path}`)
  })

it('every text that is taken about a customer is declared personal or public', () => {
  const declared = [personalInputs, publicInputs].flatMap((inputs) =>
    Object.entries(inputs).flatMap(([id, fields]) => fields.map((path) => `${id} ${path}`)),
  )
  expect(taken.filter((each) => !declared.includes(each))).toEqual([])
  expect(declared.filter((each) => !taken.includes(each))).toEqual([])
  expect(new Set(declared).size).toBe(declared.length)
})

it('finds a text however deep it stands', () => {
  const input = z.strictObject({
    a: z.array(z.strictObject({ b: z.string().nullable().optional() })),
    c: z.enum(['x']),
    d: z.int(),
  })
  expect(textsIn(z.toJSONSchema(input, { io: 'input' }) as Schema)).toEqual(['a.b'])
})
