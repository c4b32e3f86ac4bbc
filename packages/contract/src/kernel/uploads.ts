import { z } from 'zod'
import type { ImagePreset } from './imagePresets.ts'

/** Types that file choosers offer (spec 1 §5). The server checks the content, never the name or type (DECISIONS 32). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp'] as const

/** Maximum bytes of an uploaded picture. */
export const maxImageBytes = 10 * 1024 * 1024
/** A picture to upload; satisfied by the browser's `File`. */
interface ChosenFile {
  readonly name: string
  readonly size: number
}
/** What the handler gets: a row of `files` that nothing refers to yet. */
export interface KeptImage {
  readonly id: number
}

const bytesOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number'
    ? value.size
    : undefined

const presets = new WeakMap<z.ZodType, ImagePreset>()
/** The preset of a multipart field that holds a picture. */
export const presetOf = (schema: z.ZodType): ImagePreset | undefined => presets.get(schema)

export function ImageFile(preset: ImagePreset): z.ZodType<KeptImage, ChosenFile> {
  const schema = z.unknown().superRefine((value, ctx) => {
    const bytes = bytesOf(value)
    if (bytes === undefined) ctx.addIssue({ code: 'custom', message: 'required' })
    else if (bytes > maxImageBytes) ctx.addIssue({ code: 'custom', message: 'image.large' })
    else if (bytes === 0) ctx.addIssue({ code: 'custom', message: 'image.invalid' })
  })
  presets.set(schema, preset)
  return schema as unknown as z.ZodType<KeptImage, ChosenFile>
}

/** A stored picture: its immutable address, and its smaller copies. */
export const Picture = z.object({
  uri: z.string(),
  sizes: z.array(z.object({ width: z.int(), uri: z.string() })),
})
export type Picture = z.output<typeof Picture>

/** A picture of one pixel, for the operations' examples. */
export const examplePicture: ChosenFile & { readonly content: Uint8Array } = (() => {
  const gif = '474946383961010001008000004c69718a153821f90405000000002c00000000010001000002024c01003b'
  const content = Uint8Array.from(gif.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return { name: 'picture.gif', size: content.byteLength, content }
})()
