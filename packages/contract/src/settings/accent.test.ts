import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, hexOf, luminance, oklchOf } from '../kernel/colour.ts'
import { Accent, accentColours, builtInAccent } from './accent.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it('equals the contrast ratio of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 4)
  })
})

it('a colour turned into OKLCH and back stays the same', () => {
  fc.assert(fc.property(hex, (colour) => hexOf(oklchOf(colour)) === colour))
})

describe('an accent colour', () => {
  it('of any hue becomes readable in both schemes', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const { light, dark } = accentColours(colour)
        for (const { accent } of [light, dark])
          expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5)
        for (const ground of ['#fffefc', '#f6f2ec', '#ffffff', light.tint])
          expect(contrast(light.text, ground)).toBeGreaterThanOrEqual(4.5)
        for (const ground of ['#1d1a17', '#161311', '#24201c', dark.tint])
          expect(contrast(dark.text, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(dark.accent, '#1d1a17')).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 500 },
    )
  })

  it('that is readable already is used as it is', () => {
    expect(accentColours(builtInAccent).light.accent).toBe(builtInAccent)
    expect(accentColours('#0b5d3b').light).toMatchObject({ accent: '#0b5d3b', text: '#0b5d3b' })
  })

  it('that is too light keeps its hue and becomes darker', () => {
    const { accent } = accentColours('#ffd400').light
    expect(accent).not.toBe('#ffd400')
    expect(oklchOf(accent).h).toBeCloseTo(oklchOf('#ffd400').h, 1)
  })

  it('is written with or without #, in either case', () => {
    expect(Accent.parse(' 0B5D3B ')).toBe('#0b5d3b')
    for (const wrong of ['red', '#fff', '#0b5d3g']) expect(Accent.safeParse(wrong).success).toBe(false)
  })
})
