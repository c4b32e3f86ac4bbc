import type { Operation } from '@sufra/contract/kernel/operation'
import { ProgressLine } from '@sufra/contract/kernel/progress'
import { z } from 'zod'
import { imageFields } from '../input/multipart.ts'

export type Json = Record<string, unknown>

/** `orders.list` and `Answer` as `OrdersListAnswer`. */
const nameOf = (id: string, what: string): string =>
  id
    .split(/\W+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('') + what

/** Replaces each reference within a schema by where it stands in the document. */
function referring(value: unknown, refOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => referring(each, refOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const [, name] = (key === '$ref' && typeof inner === 'string' && /^#\/\$defs\/(.+)$/.exec(inner)) || []
      return [key, name === undefined ? referring(inner, refOf) : `#/components/schemas/${refOf(name)}`]
    }),
  )
}

/** The schemas of a document. Bodies and answers are called after their operation, other shapes as they are named. */
export class Schemas {
  readonly components: Record<string, Json> = {}
  readonly responses: Record<string, Json> = {}
  private readonly names = z.registry<{ id: string }>()
  /** Each schema once: an operation stands under several prefixes. */
  private readonly written = new Map<z.ZodType, Json>()

  constructor(shapes: Readonly<Record<string, z.ZodType>>) {
    for (const [id, shape] of Object.entries(shapes)) this.names.add(shape, { id })
  }

  /** The JSON schema of the wire format; codecs are replaced by what they send. Shapes it consists of are added. */
  wire(schema: z.ZodType, name: string): Json {
    const json = this.written.get(schema) ?? this.write(schema, name)
    this.written.set(schema, json)
    return json
  }

  private write(schema: z.ZodType, name: string): Json {
    const { $schema, $defs, ...own } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      target: 'draft-2020-12',
      metadata: this.names,
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, z.globalRegistry.get(zodSchema as unknown as z.ZodType))
      },
    }) as Json
    // A shape that contains itself and has no name is called after what it is part of.
    const refOf = (id: string) => (id.startsWith('__') ? `${name}${id.replace('__schema', 'Part')}` : id)
    for (const [id, shape] of Object.entries(($defs ?? {}) as Record<string, Json>))
      this.components[refOf(id)] = referring(shape, refOf) as Json
    return referring(own, refOf) as Json
  }

  add(name: string, schema: Json): Json {
    this.components[name] = schema
    return { $ref: `#/components/schemas/${name}` }
  }

  /** A response that operations share, called after its codes: `SessionMissing`. */
  response(codes: readonly string[], response: Json): Json {
    const name = codes.map((code) => nameOf(code, '')).join('Or')
    this.responses[name] = response
    return { $ref: `#/components/responses/${name}` }
  }

  answer(operation: Operation): Json {
    const name = nameOf(operation.id, operation.streams ? 'Event' : 'Answer')
    const output = this.wire(operation.output, name)
    if (operation.streams) return this.add(name, output)
    const required = ['success', ...((output.required as string[]) ?? [])]
    const properties = { success: { const: true }, ...(output.properties as Json) }
    return this.add(name, { ...output, required, properties })
  }

  query(operation: Operation): Json {
    return this.wire(operation.input, nameOf(operation.id, 'Request'))
  }

  progress(): Json {
    return this.add('Progress', this.wire(ProgressLine, 'Progress'))
  }

  /** The body of a request. Pictures are bytes: they have a format and no example. */
  body(operation: Operation): Json {
    const name = nameOf(operation.id, 'Request')
    const schema = this.wire(operation.input, name)
    const example: Json = { ...operation.example(() => 1).body }
    const pictures = [...(imageFields(operation)?.keys() ?? [])]
    const description = 'A JPEG, PNG, GIF or BMP of at most 10 MB'
    for (const field of pictures) delete example[field]
    const asBytes = pictures.map((field) => [field, { type: 'string', format: 'binary', description }])
    const known = '$ref' in schema ? schema : undefined
    const properties = { ...(schema.properties as Json), ...Object.fromEntries(asBytes) }
    return {
      schema: known ?? this.add(name, { ...schema, properties }),
      ...(pictures.length === 0 && { example }),
    }
  }

  /** Whether a call without a body is refused. */
  needsBody(operation: Operation): boolean {
    const schema = this.query(operation)
    const [, , , named] = String(schema.$ref ?? '').split('/')
    const { required = [] } = (named ? this.components[named] : schema) as { required?: string[] }
    return required.length > 0
  }
}
