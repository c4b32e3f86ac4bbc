import type { ImagePreset } from '@sufra/contract/kernel/imagePresets'
import type { IssueCode } from '@sufra/contract/kernel/issues'
import { issueTexts } from '@sufra/contract/kernel/issues'
import { ApiError } from '../errors/apiError.ts'
import { BadImage } from '../images/badImage.ts'
import { type Decoded, decode } from '../images/decode.ts'
import { deleteImage, saveImage } from '../images/savedImages.ts'
import { TempUpload } from '../input/tempUploads.ts'
import type { Call } from './implement.ts'

type Input = Readonly<Record<string, unknown>>

/** Decodes all pictures of a form, or fails with the fields that are rejected and why. */
async function decodeAll(
  fields: ReadonlyMap<string, ImagePreset>,
  call: Call,
): Promise<Map<string, Decoded>> {
  const decoded = new Map<string, Decoded>()
  const errors: Record<string, string> = {}
  const bad = (field: string, problem: IssueCode) => {
    errors[field] = issueTexts[problem][call.caller.language]
  }
  for (const [field, preset] of fields) {
    const value = (call.input as Input)[field]
    if (value === undefined) continue
    try {
      if (value instanceof TempUpload) decoded.set(field, await decode(value, preset))
      else bad(field, 'image.invalid')
    } catch (error) {
      if (!(error instanceof BadImage)) throw error
      bad(field, error.problem)
    }
  }
  if (Object.keys(errors).length > 0) throw new ApiError('input.invalid', { errors })
  return decoded
}

/**
 * Stores a form's pictures, then runs the handler, which gets `{ id }` of a row of `files` for each. If that fails, the
 * pictures are removed.
 */
export async function withImages<T>(
  fields: ReadonlyMap<string, ImagePreset>,
  call: Call,
  run: (call: Call) => Promise<T>,
): Promise<T> {
  const { storage, database } = call.services
  const decoded = await decodeAll(fields, call)
  const owner = 'account_id' in call.scope ? call.scope.account_id : null
  const kept = new Map<string, { id: number }>()
  try {
    for (const [field, picture] of decoded) {
      kept.set(field, { id: await saveImage(database.db, storage, picture, owner) })
    }
    return await run({ ...call, input: { ...(call.input as Input), ...Object.fromEntries(kept) } })
  } catch (error) {
    await Promise.allSettled([...kept.values()].map(({ id }) => deleteImage(database.db, storage, id)))
    throw error
  }
}
