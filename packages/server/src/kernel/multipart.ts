import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuse } from './refuse.ts'

/** A file as it arrived; its content, never its name, decides what it is (DECISIONS 32). */
export interface Arrived {
  readonly filename: string
  readonly content: Buffer
}

interface Def {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  shape?: Record<string, z.ZodType>
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** The type a field's text is meant for, looking through optional, default, nullable and pipes. */
function baseType(schema: z.ZodType): string {
  const def = defOf(schema)
  const inner = def.innerType ?? def.in
  return inner ? baseType(inner) : def.type
}

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const def = defOf(schema)
  return def.shape ?? (def.in ? shapeOf(def.in) : {})
}

const isText = (schema: z.ZodType | undefined) =>
  schema === undefined || ['string', 'enum', 'literal'].includes(baseType(schema))

/** Text fields stay text, leading zeros included; everything else is JSON text (spec 1 §7, DECISIONS 33). */
function decode(schema: z.ZodType | undefined, text: string): unknown {
  if (isText(schema)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export async function multipartInput(takes: z.ZodType, request: FastifyRequest): Promise<unknown> {
  const shape = shapeOf(takes)
  const input: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      if (Object.hasOwn(input, part.fieldname)) return refuse('request.bad')
      input[part.fieldname] =
        part.type === 'file'
          ? ({ filename: part.filename, content: await part.toBuffer() } satisfies Arrived)
          : decode(shape[part.fieldname], String(part.value))
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (code.includes('LIMIT') || code === 'FST_REQ_FILE_TOO_LARGE') return refuse('body.tooLarge')
    throw error
  }
  return input
}
