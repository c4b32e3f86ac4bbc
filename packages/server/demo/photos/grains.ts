import { darker, lighter, mix } from './color.ts'
import { type Paint, path } from './paint.ts'
import { blob, dots, inDisc, spread, strokes } from './shapes.ts'

/** Rice tints: ground colour and what is mixed through it. */
export const riceTints: Record<string, [string, string?]> = {
  saffron: ['#e6bd63', '#d98a1e'],
  orange: ['#dda25c', '#c2601f'],
  yellow: ['#e8c766', '#f6ecd2'],
  brown: ['#cd9a58', '#9c5f2a'],
  white: ['#f5ecd8', '#e6b64a'],
  green: ['#b9b877', '#6d8a3e'],
  red: ['#cf7a4c', '#a5402a'],
  dark: ['#7d4a26', '#a3682f'],
}

/** A mound of long-grain rice: each grain takes its tone from where it lies on the dome. */
export function rice(
  p: Paint,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tint: string,
  density = 1,
): void {
  const [base, second] = riceTints[tint] ?? riceTints.white ?? ['#f1e8d6']
  p.add(path(blob(p.rng, x + 3, y + 5, rx * 1.02, ry * 1.02, 0.03, 14), 'fill="#1c0d12" opacity=".28"'))
  p.add(path(blob(p.rng, x, y, rx, ry, 0.035, 14), `fill="${p.ball(darker(base, 0.14), 0.2)}"`))
  const tones = [
    darker(base, 0.34),
    darker(base, 0.18),
    darker(base, 0.05),
    base,
    lighter(base, 0.35),
    lighter(base, 0.7),
  ]
  const count = Math.round(((rx * ry) / 19) * density)
  const grains = Array.from({ length: count }, () => {
    const q = inDisc(p.rng, x, y, rx * 0.99, ry * 0.99)
    const lit = -((q.x - x) / rx) * 0.55 - ((q.y - y) / ry) * 0.75
    const tone = 3.1 + lit * 1.3 + (p.rng.next() - 0.5) * 2.8
    return {
      ...q,
      angle: p.rng.next() * 3.14,
      length: 5 + p.rng.next() * 3,
      color: Math.max(0, Math.min(5, Math.round(tone))),
    }
  })
  p.add(strokes(grains, tones, 2.1))
  if (second) {
    // Coloured grains come in patches, as saffron water is poured.
    const patches = spread(p.rng, 5, x, y, rx * 0.75, ry * 0.75)
    const tinted = Array.from({ length: Math.round(count * 0.2) }, () => {
      const c = p.rng.pick(patches)
      const q = inDisc(p.rng, c.x, c.y, rx * 0.24, ry * 0.24)
      return { ...q, angle: p.rng.next() * 3.14, length: 6, color: p.rng.int(0, 1) }
    }).filter((q) => ((q.x - x) / rx) ** 2 + ((q.y - y) / ry) ** 2 < 0.92)
    p.add(strokes(tinted, [second, lighter(second, 0.25)], 2.1))
  }
}

/** Couscous, bulgur, crumbs. */
export function crumbs(
  p: Paint,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  size = 2.6,
): void {
  p.add(
    path(blob(p.rng, x + 2, y + 4, rx, ry, 0.03, 14), 'fill="#1c0d12" opacity=".25"'),
    path(blob(p.rng, x, y, rx, ry, 0.03, 14), `fill="${p.ball(color, 0.3)}"`),
  )
  const count = Math.round((rx * ry) / 16)
  for (const [tone, share, shift] of [
    [darker(color, 0.3), 0.4, 0.14],
    [mix(color, '#ffffff', 0.1), 0.35, 0],
    [lighter(color, 0.55), 0.3, -0.14],
  ] as const) {
    p.add(
      dots(
        Array.from({ length: Math.round(count * share) }, () =>
          inDisc(p.rng, x + rx * shift, y + ry * shift, rx * 0.84, ry * 0.84),
        ),
        tone,
        size,
        0.9,
      ),
    )
  }
}
