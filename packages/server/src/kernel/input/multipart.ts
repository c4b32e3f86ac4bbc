import type { ImagePreset } from '@sufra/contract/kernel/imagePresets'
import type { Operation } from '@sufra/contract/kernel/operation'
import { presetOf } from '@sufra/contract/kernel/uploads'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fail } from '../errors/apiError.ts'
import { isTooDeep } from './depth.ts'
import type { TempUploads } from './tempUploads.ts'

interface Def {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  shape?: Record<string, z.ZodType>
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** The inner schema, without optional, default, nullable and pipes. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const def = defOf(schema)
  const inner = def.innerType ?? def.in
  return inner ? unwrapped(inner) : schema
}

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const def = defOf(schema)
  return def.shape ?? (def.in ? shapeOf(def.in) : {})
}

/** The picture fields of an operation, each with its preset. */
export function imageFields(operation: Operation): ReadonlyMap<string, ImagePreset> | undefined {
  if (!operation.multipart) return undefined
  const fields = new Map<string, ImagePreset>()
  for (const [name, schema] of Object.entries(shapeOf(operation.input))) {
    const preset = presetOf(unwrapped(schema))
    if (preset) fields.set(name, preset)
  }
  return fields.size > 0 ? fields : undefined
}

const isText = (schema: z.ZodType | undefined) =>
  schema === undefined || ['string', 'enum', 'literal'].includes(defOf(unwrapped(schema)).type)

/** Text fields stay text, leading zeros included; everything else is JSON text (spec 1 §7, DECISIONS 33). */
function decode(schema: z.ZodType | undefined, text: string): unknown {
  if (isText(schema)) return text
  if (isTooDeep(text)) return fail('request.bad')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Bytes of all texts of a form together, as for a JSON body. */
export const maxTextBytes = 1024 * 1024

/** The multipart parser's own errors (no boundary, a truncated form) have no code. */
const isReadersOwn = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('code' in error)

export async function multipartInput(
  schema: z.ZodType,
  request: FastifyRequest,
  tempUploads: TempUploads,
): Promise<unknown> {
  const shape = shapeOf(schema)
  const input: Record<string, unknown> = {}
  let texts = 0
  try {
    for await (const part of request.parts()) {
      if (Object.hasOwn(input, part.fieldname)) return fail('request.bad')
      if (part.type === 'file') {
        input[part.fieldname] = await tempUploads.take(part.file)
        continue
      }
      const text = String(part.value)
      texts += Buffer.byteLength(text)
      if (part.valueTruncated || texts > maxTextBytes) return fail('body.tooLarge')
      input[part.fieldname] = decode(shape[part.fieldname], text)
    }
  } catch (error) {
    if (isReadersOwn(error)) return fail('request.bad')
    const code = (error as { code?: string }).code ?? ''
    if (code.includes('LIMIT')) return fail('body.tooLarge')
    throw error
  }
  return input
}
