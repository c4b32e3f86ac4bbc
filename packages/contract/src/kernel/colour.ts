/** Colours as sRGB hex and as OKLCH, where lightness changes without changing the hue. */

/** `#rrggbb` in lower case. */
export type Hex = string

/** Lightness 0 to 1, chroma from 0, hue in radians. */
interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const gamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

const linearOf = (hex: Hex): Triple => {
  const part = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

/** WCAG's relative luminance, 0 to 1. */
export function luminance(hex: Hex): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** https://bottosson.github.io/posts/oklab/ */
export function oklchOf(hex: Hex): Oklch {
  const [r, g, b] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: Math.atan2(y, x),
  }
}

function linearOfOklch({ l, c, h }: Oklch): Triple {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isShown = (rgb: Triple) => rgb.every((part) => part > -0.0005 && part < 1.0005)

/** The nearest colour a screen can show: the same lightness and hue, with less chroma if need be. */
export function hexOf(colour: Oklch): Hex {
  let { c } = colour
  let rgb = linearOfOklch(colour)
  while (!isShown(rgb) && c > 0.001) {
    c *= 0.95
    rgb = linearOfOklch({ ...colour, c })
  }
  const parts = rgb.map((part) => Math.round(gamma(Math.min(1, Math.max(0, part))) * 255))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
