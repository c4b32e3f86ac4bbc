import type { ArrivedFile } from '@sufra/contract/kernel/uploads'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuse } from './refuse.ts'

interface Def {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  shape?: Record<string, z.ZodType>
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** The schema under optional, default, nullable and pipes. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const def = defOf(schema)
  const inner = def.innerType ?? def.in
  return inner ? unwrapped(inner) : schema
}

export function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const def = defOf(schema)
  return def.shape ?? (def.in ? shapeOf(def.in) : {})
}

const isText = (schema: z.ZodType | undefined) =>
  schema === undefined || ['string', 'enum', 'literal'].includes(defOf(unwrapped(schema)).type)

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
          ? ({ filename: part.filename, content: await part.toBuffer() } satisfies ArrivedFile)
          : decode(shape[part.fieldname], String(part.value))
    }
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (code.includes('LIMIT') || code === 'FST_REQ_FILE_TOO_LARGE') return refuse('body.tooLarge')
    throw error
  }
  return input
}
