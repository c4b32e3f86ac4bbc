import type { Random } from '../catalog/random.ts'
import { n } from './paint.ts'

export type Point = { x: number; y: number }

/** A closed, softly uneven outline round a centre. */
export function blob(
  rng: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  uneven = 0.08,
  count = 9,
): string {
  const points: Point[] = []
  const turn = rng.next() * 6.28
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * Math.PI * 2
    const k = 1 + (rng.next() - 0.5) * 2 * uneven
    points.push({ x: x + Math.cos(a) * rx * k, y: y + Math.sin(a) * ry * k })
  }
  return smooth(points)
}

/** Catmull-Rom through all points, closed. */
export function smooth(points: Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] as Point
  let d = `M${n(at(0).x)} ${n(at(0).y)}`
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(b.x + (c.x - a.x) / 6)} ${n(b.y + (c.y - a.y) / 6)} ${n(c.x - (e.x - b.x) / 6)} ${n(c.y - (e.y - b.y) / 6)} ${n(c.x)} ${n(c.y)}`
  }
  return `${d}Z`
}

/** Random places in a disc, even over its area. */
export function inDisc(rng: Random, x: number, y: number, rx: number, ry = rx): Point {
  const a = rng.next() * Math.PI * 2
  const r = Math.sqrt(rng.next())
  return { x: x + Math.cos(a) * rx * r, y: y + Math.sin(a) * ry * r }
}

/** Places that keep their distance as well as they can: the best of six throws each. */
export function spread(rng: Random, count: number, x: number, y: number, rx: number, ry = rx): Point[] {
  const out: Point[] = []
  for (let i = 0; i < count; i++) {
    let best = inDisc(rng, x, y, rx, ry)
    let bestGap = -1
    for (let t = 0; t < 6; t++) {
      const c = inDisc(rng, x, y, rx, ry)
      const gap = Math.min(1e9, ...out.map((o) => Math.hypot(o.x - c.x, o.y - c.y)))
      if (gap > bestGap) [best, bestGap] = [c, gap]
    }
    out.push(best)
  }
  return out
}

export const ring = (
  count: number,
  x: number,
  y: number,
  r: number,
  turn = 0,
): (Point & { angle: number })[] =>
  Array.from({ length: count }, (_, i) => {
    const a = turn + (i / count) * Math.PI * 2
    return { x: x + Math.cos(a) * r, y: y + Math.sin(a) * r, angle: (a * 180) / Math.PI }
  })

/** Rows that fill a disc, each row shifted by half a step: how small bites are laid out on a plate. */
export function packed(x: number, y: number, r: number, step: number): Point[] {
  const out: Point[] = []
  const rows = Math.floor(r / (step * 0.86))
  for (let row = -rows; row <= rows; row++) {
    const dy = row * step * 0.86
    const half = Math.sqrt(Math.max(0, r * r - dy * dy))
    const shift = row % 2 === 0 ? 0 : step / 2
    for (let dx = -Math.ceil(half / step) * step + shift; dx <= half; dx += step) {
      if (Math.hypot(dx, dy) <= r) out.push({ x: x + dx, y: y + dy })
    }
  }
  return out.sort((a, b) => a.y - b.y)
}

/** Short strokes gathered into one path a colour: a thousand grains cost five elements. */
export function strokes(
  list: { x: number; y: number; angle: number; length: number; color: number }[],
  colors: string[],
  width: number,
): string {
  const by: string[] = colors.map(() => '')
  for (const s of list) {
    const dx = (Math.cos(s.angle) * s.length) / 2
    const dy = (Math.sin(s.angle) * s.length) / 2
    by[s.color] += `M${n(s.x - dx)} ${n(s.y - dy)}L${n(s.x + dx)} ${n(s.y + dy)}`
  }
  return by
    .map((d, i) =>
      d
        ? `<path d="${d}" fill="none" stroke="${colors[i]}" stroke-width="${width}" stroke-linecap="round"/>`
        : '',
    )
    .join('')
}

/** Dots gathered the same way. */
export function dots(points: Point[], color: string, size: number, opacity = 1): string {
  if (points.length === 0) return ''
  const d = points.map((q) => `M${n(q.x)} ${n(q.y)}h.1`).join('')
  return `<path d="${d}" stroke="${color}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`
}
