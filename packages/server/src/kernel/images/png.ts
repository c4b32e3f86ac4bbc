/** Chunks needed to show a picture. Texts, which may inflate to any size, animations and the like are removed. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'sBIT'])
/** Kept while small: these are compressed, and may inflate to any size. */
const keptSmall = new Set(['iCCP', 'eXIf'])
const mostSmall = 64 * 1024

const headLength = 8
/** Length, type and checksum around a chunk's data. */
const frame = 12

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
export const isPng = (content: Buffer): boolean => content.subarray(0, headLength).equals(signature)

/** Removes chunks that libvips would inflate before decoding pixels. A broken PNG is returned unchanged. */
export function plainPng(content: Buffer): Buffer {
  const parts = [content.subarray(0, headLength)]
  for (let at = headLength; at < content.length; ) {
    if (at + frame > content.length) return content
    const length = content.readUInt32BE(at)
    const end = at + frame + length
    if (end > content.length) return content
    const type = content.toString('latin1', at + 4, at + 8)
    if (kept.has(type) || (keptSmall.has(type) && length <= mostSmall)) parts.push(content.subarray(at, end))
    at = end
  }
  return Buffer.concat(parts)
}
