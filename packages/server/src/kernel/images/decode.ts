import { type ImagePreset, imagePresets, mostImagePixels } from '@sufra/contract/kernel/uploads'
import sharp, { type Sharp } from 'sharp'

export type Problem = 'image.invalid' | 'image.pixels'

/** Why a picture is not taken. */
export class BadPicture extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

export interface Encoded {
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

/** A picture made anew from its pixels alone: nothing else of what was sent is in it. */
export interface Decoded extends Encoded {
  readonly preset: ImagePreset
  readonly contentType: 'image/jpeg' | 'image/png'
  readonly copies: readonly Encoded[]
}

sharp.cache(false)
sharp.concurrency(1)

const quality = 82
const longestSeconds = 20

const signatures = { jpeg: 'ffd8ff', png: '89504e470d0a1a0a', gif: '47494638', bmp: '424d' } as const
type Format = keyof typeof signatures

const formatOf = (content: Buffer): Format | undefined => {
  const start = content.toString('hex', 0, 8)
  return (Object.keys(signatures) as Format[]).find((format) => start.startsWith(signatures[format]))
}

const reading = { limitInputPixels: mostImagePixels, failOn: 'error', sequentialRead: true } as const

interface Raw {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number; readonly channels: number }
}

/** The size a picture of this size is kept in: the preset's shape for `cover`, its own for `inside`, never enlarged. */
function target(preset: ImagePreset, width: number, height: number): { width: number; height: number } {
  const { width: most, height: tallest, fit } = imagePresets[preset]
  if (fit === 'inside') return { width: most, height: tallest }
  const scale = Math.min(1, width / most, height / tallest)
  return { width: Math.max(1, Math.round(most * scale)), height: Math.max(1, Math.round(tallest * scale)) }
}

/** Scaled down before it is turned: turning needs all pixels at once, scaling does not. */
async function pixels(content: Buffer, preset: ImagePreset): Promise<Raw> {
  const format = formatOf(content)
  if (!format) throw new BadPicture('image.invalid')
  const { format: seen, width, height, orientation = 1 } = await sharp(content, reading).metadata()
  if (seen !== format) throw new BadPicture('image.invalid')
  const turned = orientation > 4
  const size = turned ? target(preset, height, width) : target(preset, width, height)
  const scaled = await sharp(content, reading)
    .timeout({ seconds: longestSeconds })
    .resize({
      width: turned ? size.height : size.width,
      height: turned ? size.width : size.height,
      fit: imagePresets[preset].fit,
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return orientation === 1 ? scaled : upright(scaled, orientation)
}

const fromRaw = ({ data, info: { width, height, channels } }: Raw): Sharp =>
  sharp(data, { raw: { width, height, channels: channels as 1 | 2 | 3 | 4 } })

const turns: Readonly<Record<number, (image: Sharp) => Sharp>> = {
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  5: (image) => image.rotate(90).flop(),
  6: (image) => image.rotate(90),
  7: (image) => image.rotate(270).flop(),
  8: (image) => image.rotate(270),
}

const upright = (raw: Raw, orientation: number): Promise<Raw> =>
  (turns[orientation]?.(fromRaw(raw)) ?? fromRaw(raw)).raw().toBuffer({ resolveWithObject: true })

function isOpaque({ data, info: { channels } }: Raw): boolean {
  if (channels === 1 || channels === 3) return true
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false
  return true
}

async function encode(image: Sharp, contentType: Decoded['contentType']): Promise<Encoded> {
  const encoded =
    contentType === 'image/png' ? image.png({ compressionLevel: 9 }) : image.removeAlpha().jpeg({ quality })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

async function decodeNow(content: Buffer, preset: ImagePreset): Promise<Decoded> {
  const raw = await pixels(content, preset)
  const contentType = isOpaque(raw) ? 'image/jpeg' : 'image/png'
  const copies: Encoded[] = []
  for (const width of imagePresets[preset].sizes.filter((each) => each < raw.info.width)) {
    copies.push(await encode(fromRaw(raw).resize({ width }), contentType))
  }
  return { preset, contentType, ...(await encode(fromRaw(raw), contentType)), copies }
}

/** Decodes one picture, refusing what is none. */
export async function decode(content: Buffer, preset: ImagePreset): Promise<Decoded> {
  try {
    return await decodeNow(content, preset)
  } catch (error) {
    if (error instanceof BadPicture) throw error
    const tooMany = error instanceof Error && /pixel limit/.test(error.message)
    throw new BadPicture(tooMany ? 'image.pixels' : 'image.invalid')
  }
}
