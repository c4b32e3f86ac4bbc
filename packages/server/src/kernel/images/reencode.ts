import { type ImagePreset, imagePresets, maxImagePixels } from '@sufra/contract/kernel/imagePresets'
import sharp, { type Sharp } from 'sharp'
import { BadImage } from './badImage.ts'
import { decodeBmp } from './bmp.ts'
import { type ImageInfo, inspectImage, reading } from './inspectImage.ts'
import { isPng, plainPng } from './png.ts'

export interface Encoded {
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

/** A picture encoded anew from its pixels; nothing else of the upload is in it. */
export interface Reencoded extends Encoded {
  readonly contentType: 'image/jpeg' | 'image/png'
  readonly copies: readonly Encoded[]
}

sharp.cache(false)
sharp.concurrency(1)

const quality = 82
const longestSeconds = 20
const megabyte = 1024 * 1024
/** The most memory for a picture that cannot be read row by row. */
const mostMemory = 40 * megabyte

interface Raw {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

const fromRaw = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels } })

/** The stored size: the preset's shape for `cover`, the picture's own for `inside`; never enlarged. */
function target(preset: ImagePreset, width: number, height: number): { width: number; height: number } {
  const { width: widest, height: tallest, fit } = imagePresets[preset]
  const scale = Math.min(1, width / widest, height / tallest)
  if (fit === 'inside') return { width: widest, height: tallest }
  return { width: Math.max(1, Math.round(widest * scale)), height: Math.max(1, Math.round(tallest * scale)) }
}

/** Scaled before rotating: rotating needs all pixels at once, scaling does not. */
async function scaled(content: Buffer, preset: ImagePreset, seen: ImageInfo): Promise<Raw> {
  const { width, height, orientation } = seen
  const lying = orientation > 4
  const size = lying ? target(preset, height, width) : target(preset, width, height)
  const bitmap = seen.format === 'bmp' ? await decodeBmp(content) : undefined
  const image = bitmap ? fromRaw({ data: bitmap.data, info: bitmap }) : sharp(content, reading)
  const small = await image
    .timeout({ seconds: longestSeconds })
    .resize({
      width: lying ? size.height : size.width,
      height: lying ? size.width : size.height,
      fit: imagePresets[preset].fit,
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (bitmap) free(bitmap.data)
  const turn = turns[orientation]
  if (!turn) return small
  const upright = await turn(fromRaw(small)).raw().toBuffer({ resolveWithObject: true })
  free(small.data)
  return upright
}

/** Mirrored first, then rotated: this is sharp's order. */
const turns: Readonly<Record<number, (image: Sharp) => Sharp>> = {
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  5: (image) => image.rotate(270).flop(),
  6: (image) => image.rotate(90),
  7: (image) => image.rotate(90).flop(),
  8: (image) => image.rotate(270),
}

function isOpaque({ data, info: { channels } }: Raw): boolean {
  if (channels === 1 || channels === 3) return true
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false
  return true
}

async function encode(image: Sharp, contentType: Reencoded['contentType']): Promise<Encoded> {
  const encoder =
    contentType === 'image/png' ? image.png({ compressionLevel: 9 }) : image.removeAlpha().jpeg({ quality })
  const { data, info } = await encoder.toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

async function fromPixels(raw: Raw, preset: ImagePreset): Promise<Reencoded> {
  const contentType = isOpaque(raw) ? 'image/jpeg' : 'image/png'
  const copies: Encoded[] = []
  for (const width of imagePresets[preset].sizes.filter((each) => each < raw.info.width)) {
    copies.push(await encode(fromRaw(raw).resize({ width }), contentType))
  }
  const main = await encode(fromRaw(raw), contentType)
  free(raw.data)
  return { contentType, ...main, copies }
}

/** Frees pixels at once. They are outside the heap, so the garbage collector may leave many of them allocated. */
function free({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0)
}

async function remakeNow(arrived: Buffer, preset: ImagePreset): Promise<Reencoded> {
  const content = isPng(arrived) ? plainPng(arrived) : arrived
  if (content !== arrived) free(arrived)
  const seen = await inspectImage(content)
  const { width, height, memory } = seen
  if (width * height > maxImagePixels || memory > mostMemory) throw new BadImage('image.pixels')
  return fromPixels(await scaled(content, preset, seen), preset)
}

/** Encodes a picture anew; rejects bad ones. */
export async function reencode(arrived: Buffer, preset: ImagePreset): Promise<Reencoded> {
  try {
    return await remakeNow(arrived, preset)
  } catch (error) {
    throw error instanceof BadImage ? error : new BadImage('image.invalid')
  } finally {
    free(arrived)
  }
}
