import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { features } from './index.ts'
import * as fields from './kernel/fields.ts'
import { Balance, Money, Sum } from './kernel/money.ts'
import type { Operation } from './kernel/operation.ts'
import * as operation from './kernel/operation.ts'
import { RichText } from './kernel/richText.ts'
import { Translated } from './kernel/translated.ts'
import { Picture } from './kernel/uploads.ts'

/** Neutral schemas, which the answers to any audience may contain. */
const neutral: readonly z.core.$ZodType[] = [
  fields.Id,
  fields.Instant,
  fields.Day,
  fields.TimeOfDay,
  Money,
  Balance,
  Sum,
  RichText,
  Translated,
  Picture,
  operation.Done,
]

/** Schemas without nested schemas. */
const leaves = [
  z.ZodString,
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodEnum,
  z.ZodLiteral,
  z.ZodStringFormat,
  z.ZodUnknown,
  z.ZodTransform,
  z.ZodNull,
]

function parts(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [schema.def.innerType]
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out]
  if (schema instanceof z.ZodRecord) return [schema.valueType]
  if (leaves.some((leaf) => schema instanceof leaf)) return []
  throw new Error(`Say here what ${schema._zod.def.type} is made of`)
}

/**
 * Every schema nested in an answer. Extending, picking or omitting creates a new object that shares its fields, so
 * comparing all schemas, not only objects, also finds derived shapes.
 */
function schemasOf(schema: z.core.$ZodType, seen = new Map<z.core.$ZodType, string>(), path = '') {
  if (seen.has(schema) || neutral.includes(schema)) return seen
  seen.set(schema, path)
  if (schema instanceof z.ZodObject)
    for (const [key, part] of Object.entries(schema.shape)) schemasOf(part, seen, `${path}.${key}`)
  else for (const part of parts(schema)) schemasOf(part, seen, path)
  return seen
}

const operations = Object.values(features).flatMap((feature) => Object.values(feature) as Operation[])
const others = operations.filter(
  (operation) => operation.public || 'link' in operation.paths || 'channel' in operation.paths,
)
/** Signing in answers somebody who has just become staff, so its answer may share their shapes. */
const becomesStaff = ['auth.signIn', 'passkeys.signIn', 'sso.signIn', 'sso.signInWithCode']
const outside = others.filter(({ id }) => !becomesStaff.includes(id))
const staff = operations.filter((one) => !outside.includes(one))

describe('answers to links, channels and anonymous callers (DECISIONS 41)', () => {
  it('include operations of every such audience', () => {
    const of = (audience: 'link' | 'channel') => outside.filter(({ paths }) => audience in paths).length
    expect([of('link') > 0, of('channel') > 5, outside.some((operation) => operation.public)]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('share only neutral schemas with the answers to staff', () => {
    const known = new Map(
      staff.flatMap(({ id, output }) => [...schemasOf(output)].map(([schema, path]) => [schema, id + path])),
    )
    const shared = outside.flatMap(({ id, output }) =>
      [...schemasOf(output)].flatMap(([schema, path]) => {
        const from = known.get(schema)
        return from === undefined ? [] : [`${id}${path} is ${from}`]
      }),
    )
    expect(shared).toEqual([])
  })

  it('are strict for links: an extra field is an error instead of being dropped', () => {
    const loose = outside
      .filter(({ paths }) => 'link' in paths)
      .flatMap(({ id, output }) =>
        [...schemasOf(output)].map(([schema, path]) => ({ schema, path: id + path })),
      )
      .filter(({ schema }) => schema instanceof z.ZodObject && !(schema.def.catchall instanceof z.ZodNever))
      .map(({ path }) => path)
    // The envelope of the answer itself is loose, since it carries `success` too.
    expect(loose).toEqual(['orderLinks.show'])
  })
})
