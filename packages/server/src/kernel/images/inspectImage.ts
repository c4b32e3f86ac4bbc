import { maxImagePixels } from '@sufra/contract/kernel/imagePresets'
import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { BadImage } from './badImage.ts'
import { BadBitmap, bmpHeader } from './bmp.header.ts'

const signatures = { jpeg: 'ffd8ff', png: '89504e470d0a1a0a', gif: '47494638', bmp: '424d' } as const
type Format = keyof typeof signatures

/** The first frame only. Truncated or broken pictures are rejected. */
export const reading = {
  limitInputPixels: maxImagePixels,
  failOn: 'error',
  sequentialRead: true,
} as const satisfies SharpOptions

/** The properties of a picture, read before any pixel is decoded. */
export interface ImageInfo {
  readonly format: Format
  readonly width: number
  readonly height: number
  /** EXIF orientation: rotation and mirroring. */
  readonly orientation: number
  /** Bytes needed to decode it. */
  readonly memory: number
}

const formatOf = (content: Buffer): Format | undefined => {
  const start = content.toString('hex', 0, 8)
  return (Object.keys(signatures) as Format[]).find((format) => start.startsWith(signatures[format]))
}

const subsampled: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:0': 2 }

/** Decoding streams row by row, except for formats that need the whole picture in memory. */
function memoryOf(
  format: Format,
  { width, height, isProgressive, depth, channels, chromaSubsampling = '' }: Metadata,
): number {
  const pixels = width * height
  if (format === 'gif') return pixels * 4
  if (!isProgressive) return 0
  if (format === 'jpeg') return pixels * 2 * (subsampled[chromaSubsampling] ?? channels)
  return pixels * channels * (depth === 'ushort' ? 2 : 1)
}

function lookAtBmp(content: Buffer): ImageInfo {
  try {
    const { width, height } = bmpHeader(content)
    return { format: 'bmp', width, height, orientation: 1, memory: width * height * 4 }
  } catch (error) {
    throw error instanceof BadBitmap || error instanceof RangeError ? new BadImage('image.invalid') : error
  }
}

/** The format is decided by the content: its first bytes and what libvips detects. */
export async function inspectImage(content: Buffer): Promise<ImageInfo> {
  const format = formatOf(content)
  if (!format) throw new BadImage('image.invalid')
  if (format === 'bmp') return lookAtBmp(content)
  const seen = await sharp(content, { ...reading, limitInputPixels: false }).metadata()
  if (seen.format !== format) throw new BadImage('image.invalid')
  const { width, height, orientation = 1 } = seen
  return { format, width, height, orientation, memory: memoryOf(format, seen) }
}
