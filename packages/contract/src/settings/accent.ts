import { z } from 'zod'
import { contrast, type Hex, hexOf, oklchOf } from '../kernel/colour.ts'

/** `#rrggbb`; letter case and the `#` do not matter. */
export const Accent = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => (text.startsWith('#') ? text : `#${text}`))
  .pipe(z.string().regex(/^#[\da-f]{6}$/, 'colour.invalid'))

/** The built-in accent colour. */
export const builtInAccent: Hex = '#8a1538'

/** WCAG 2.2 AA: text, and what is no text. */
const ofText = 4.5
const ofShapes = 3

const white = '#ffffff'
/** The darkest surface of the light scheme and the lightest of the dark one (`theme.css`). */
const lightDesk = '#f6f2ec'
const darkPaper = '#1d1a17'
const darkSheet = '#24201c'

interface SchemeColours {
  /** Behind white text. */
  readonly accent: Hex
  readonly text: Hex
  readonly tint: Hex
  readonly focus: Hex
}
export interface AccentColours {
  readonly light: SchemeColours
  readonly dark: SchemeColours
  /** From light to dark; 8 is the accent of the light scheme, 6 that of the dark one. */
  readonly ramp: readonly [Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex, Hex]
}

const step = 0.005
/** The nearest lightness at which a colour does: darker or lighter than the given one. */
function nudged(accent: Hex, by: 1 | -1, does: (hex: Hex) => boolean): Hex {
  const { l, c, h } = oklchOf(accent)
  let hex = accent
  for (let at = l; !does(hex) && at >= 0 && at <= 1; at += by * step) hex = hexOf({ l: at, c, h })
  return hex
}

/** What an accent colour becomes where it is used, so that everything stays readable in both schemes. */
export function accentColours(accent: Hex): AccentColours {
  const { l, c, h } = oklchOf(accent)
  const shade = (lightness: number, chroma: number) => hexOf({ l: lightness, c: c * chroma, h })
  const onWhite = (hex: Hex) => contrast(hex, white) >= ofText

  const lightTint = shade(0.955, 0.12)
  const darkTint = shade(0.25, 0.4)
  const lightAccent = nudged(accent, -1, onWhite)
  const onLight = (hex: Hex) => contrast(hex, lightTint) >= ofText && contrast(hex, lightDesk) >= ofText
  const lightText = nudged(lightAccent, -1, onLight)

  // First dark enough for the white text on it, then light enough to stand out from the page.
  const darkAccent = nudged(lightAccent, 1, (hex) => contrast(hex, darkPaper) >= ofShapes)
  const onDark = (hex: Hex) => contrast(hex, darkTint) >= ofText && contrast(hex, darkSheet) >= ofText
  const darkText = nudged(shade(Math.max(l, 0.78), 0.6), 1, onDark)

  const deep = oklchOf(lightAccent).l
  const light = { accent: lightAccent, text: lightText, tint: lightTint, focus: lightText }
  const dark = { accent: darkAccent, text: darkText, tint: darkTint, focus: darkText }
  const between = shade((oklchOf(darkAccent).l + deep) / 2, 1)
  return {
    light,
    dark,
    ramp: [
      shade(0.97, 0.1),
      shade(0.92, 0.25),
      shade(0.84, 0.45),
      shade(0.75, 0.65),
      shade(0.67, 0.85),
      shade(0.6, 1),
      darkAccent,
      between,
      lightAccent,
      shade(Math.max(0.1, deep - 0.08), 0.9),
    ],
  }
}
