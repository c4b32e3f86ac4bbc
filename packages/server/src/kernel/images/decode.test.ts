import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ImagePreset, imagePresets } from '@sufra/contract/kernel/imagePresets'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleaned, gif, heavy, photo, type Sample, tooMuch, unreadable } from './bad.fixture.ts'
import { bmp, type Colour, palette } from './bmp.fixture.ts'
import { type Decoded, decode } from './decode.ts'

const of = (content: Buffer, preset: ImagePreset = 'place') =>
  decode({ size: content.length, chunks: () => [content] }, preset)
const problems = async (samples: readonly Sample[]) => {
  const outcomes: Record<string, string> = {}
  for (const { name, content } of samples) {
    outcomes[name] = await of(content).then(
      ({ width, height }) => `taken: ${width} × ${height}`,
      ({ message }: Error) => message,
    )
  }
  return outcomes
}

const quarters: Colour = (x, y) => palette[(x < 5 ? 0 : 1) + (y < 3 ? 0 : 2)] ?? [0, 0, 0]
const twoColours: Colour = (x) => palette[x < 5 ? 0 : 1] ?? [0, 0, 0]
/** The approximate colour in the middle of each quarter. */
async function corners({ content, width, height }: Decoded): Promise<string> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
  const points = [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const
  return points
    .map(([x, y]) => {
      const at = (y * info.width + x) * info.channels
      return [0, 1, 2].map((n) => ((data[at + n] ?? 0) > 127 ? 1 : 0)).join('')
    })
    .join(' ')
}

describe('a picture', () => {
  it('is rejected if it is of another kind or broken', async () => {
    const outcomes = await problems(await unreadable())
    for (const [name, problem] of Object.entries(outcomes)) expect(problem, name).toBe('image.invalid')
  })

  it('is rejected if decoding takes too much memory', async () => {
    const outcomes = await problems(await tooMuch())
    for (const [name, problem] of Object.entries(outcomes)) expect(problem, name).toBe('image.pixels')
  })

  it('is encoded anew and keeps only its pixels', async () => {
    for (const { name, content } of [...(await cleaned()), ...(await heavy())]) {
      const made = await of(content, 'cover')
      const all = [made, ...made.copies]
      for (const { content: kept } of all) {
        expect(kept.includes('SECRETMARK'), name).toBe(false)
        const { exif, icc, xmp, orientation, space, depth, pages } = await sharp(kept).metadata()
        expect([exif, icc, xmp, orientation, pages], name).toEqual(Array(5).fill(undefined))
        expect([space, depth], name).toEqual([expect.stringMatching(/^(srgb|b-w)$/), 'uchar'])
      }
      expect(made.width <= 1200 && made.height <= 600, name).toBe(true)
    }
  })

  it('is turned upright', async () => {
    const { width, height } = await of(await photo(400, 300), 'logo')
    expect([width, height]).toEqual([300, 400])
    const marked = await of(bmp(10, 6, quarters, { bits: 24 }), 'logo')
    const expected: Record<number, string> = {}
    const made: Record<number, string> = {}
    for (let orientation = 1; orientation <= 8; orientation++) {
      const turned = await sharp(marked.content)
        .resize(100, 60)
        .withMetadata({ orientation })
        .png()
        .toBuffer()
      const upright = await sharp(turned).autoOrient().png().toBuffer()
      expected[orientation] = await corners({ ...marked, ...(await of(upright, 'logo')) })
      made[orientation] = await corners({ ...marked, ...(await of(turned, 'logo')) })
    }
    expect(made).toEqual(expected)
    expect(new Set(Object.values(made)).size).toBe(8)
  })

  it.each(Object.keys(imagePresets) as ImagePreset[])(
    'for %s keeps its shape and is never enlarged',
    async (preset) => {
      const { width: widest, height: tallest, fit, sizes } = imagePresets[preset]
      const large = await of(
        await sharp(Buffer.alloc(3 * 2000 * 1500), { raw: { width: 2000, height: 1500, channels: 3 } })
          .jpeg()
          .toBuffer(),
        preset,
      )
      expect([large.width, large.height]).toEqual(fit === 'cover' ? [widest, tallest] : [400, 300])
      expect(large.copies.map(({ width }) => width)).toEqual(sizes)
      expect(large.contentType).toBe('image/jpeg')
      const small = await of(bmp(10, 6, quarters, { bits: 24 }), preset)
      expect(small.width <= 10 && small.height <= 6 && small.copies.length === 0).toBe(true)
      if (fit === 'cover') expect(Math.abs(small.width / widest - small.height / tallest)).toBeLessThan(0.02)
    },
  )

  it('keeps transparency; an opaque one becomes a JPEG', async () => {
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: '#0a78' } })
    expect((await of(await clear.png().toBuffer())).contentType).toBe('image/png')
    const { hasAlpha } = await sharp((await of(await clear.png().toBuffer())).content).metadata()
    expect(hasAlpha).toBe(true)
    const opaque = await clear.clone().removeAlpha().ensureAlpha().png().toBuffer()
    expect((await of(opaque)).contentType).toBe('image/jpeg')
    expect((await of(gif(30, 30, 3))).width).toBe(30)
  })

  it.each([
    ['1 bit', { bits: 1 }],
    ['4 bits', { bits: 4 }],
    ['8 bits', { bits: 8 }],
    ['16 bits', { bits: 16 }],
    ['24 bits', { bits: 24 }],
    ['32 bits', { bits: 32 }],
    ['24 bits from the top', { bits: 24, topDown: true }],
    ['runs of 8 bits', { bits: 8, packed: true }],
    ['runs of 4 bits', { bits: 4, packed: true }],
    ["OS/2's 8 bits", { bits: 8, core: true }],
    ['32 bits in another order', { bits: 32, masks: [0xff000000, 0xff0000, 0xff00, 0] }],
    ['32 bits with alpha', { bits: 32, masks: [0xff0000, 0xff00, 0xff, 0xff000000] }],
  ] as const)('may be a BMP of %s', async (_, kind) => {
    // An odd width: rows end within a byte and are padded to four.
    const made = await of(bmp(11, 6, kind.bits === 1 ? twoColours : quarters, kind), 'logo')
    expect([made.width, made.height]).toEqual([11, 6])
    expect(await corners(made)).toBe(kind.bits === 1 ? '100 001 100 001' : '100 001 010 111')
    expect(made.contentType).toBe('masks' in kind && kind.masks[3] ? 'image/png' : 'image/jpeg')
  })

  describe.each([
    [
      'however bad, and eighty at once',
      async () => [...(await unreadable()), ...(await tooMuch()), ...(await cleaned())],
    ],
    [
      'that must be held whole, and ten of each at once',
      async () => (await heavy()).flatMap((each) => Array(5).fill(each)),
    ],
  ] as const)('%s', (_, make) => {
    it('use less than 100 MB each in server and decoder', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'sufra-burst-'))
      try {
        const samples = await make()
        for (const [n, { content }] of samples.entries()) await writeFile(join(folder, String(n)), content)
        const script = join(import.meta.dirname, 'burst.fixture.ts')
        const { stdout } = await promisify(execFile)(process.execPath, [script, folder])
        const { pictures, megabytes } = JSON.parse(stdout) as { pictures: number; megabytes: object }
        expect(pictures).toBe(2 * samples.length)
        for (const [process, most] of Object.entries(megabytes)) {
          expect(most, process).toBeGreaterThan(0)
          expect(most, process).toBeLessThan(100)
        }
      } finally {
        await rm(folder, { recursive: true })
      }
    })
  })
})
