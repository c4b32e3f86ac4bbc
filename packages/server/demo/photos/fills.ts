import { darker, lighter } from './color.ts'
import { herbs, sprinkle } from './garnish.ts'
import { circle, ellipse, n, type Paint, path } from './paint.ts'
import { blob, inDisc, spread, strokes } from './shapes.ts'

/** The top of a stew, soup or sauce, with gloss and a little oil. */
export function liquid(p: Paint, x: number, y: number, r: number, color: string, oil?: string): void {
  p.add(circle(x, y, r, `fill="${p.hollow(color, 0.3)}"`))
  for (let i = 0; i < 5; i++) {
    const q = inDisc(p.rng, x, y, r * 0.6)
    p.add(
      path(
        blob(p.rng, q.x, q.y, r * 0.3, r * 0.2, 0.25),
        `fill="${p.rng.chance(0.5) ? lighter(color, 0.25) : darker(color, 0.25)}" opacity=".3"`,
      ),
    )
  }
  if (oil) {
    for (const q of spread(p.rng, 16, x, y, r * 0.84)) {
      const s = 1.5 + p.rng.next() * r * 0.045
      p.add(
        ellipse(q.x, q.y, s * 1.3, s, `fill="${oil}" opacity=".75"`),
        ellipse(q.x - s * 0.3, q.y - s * 0.3, s * 0.35, s * 0.25, 'fill="#fff" opacity=".6"'),
      )
    }
  }
  p.add(
    path(
      `M${n(x - r * 0.78)} ${n(y - r * 0.3)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(x - r * 0.15)} ${n(y - r * 0.82)}`,
      `fill="none" stroke="#fff" stroke-width="${n(r * 0.045)}" stroke-linecap="round" opacity=".4"`,
    ),
  )
}

/** A thick dip spread with the back of a spoon: spiral furrow and a pool. */
export function swirl(p: Paint, x: number, y: number, r: number, color: string, pool?: string): void {
  p.add(circle(x, y, r, `fill="${p.ball(color, 0.22)}"`))
  const turn = p.rng.next() * 6.28
  let d = ''
  for (let i = 0; i <= 60; i++) {
    const a = turn + i * 0.21
    const k = r * (0.9 - i * 0.0118)
    d += `${i ? 'L' : 'M'}${n(x + Math.cos(a) * k)} ${n(y + Math.sin(a) * k)}`
  }
  p.add(
    path(
      d,
      `fill="none" stroke="${darker(color, 0.22)}" stroke-width="${n(r * 0.11)}" stroke-linecap="round" stroke-linejoin="round" opacity=".55"`,
    ),
  )
  if (pool) {
    p.add(
      path(
        d,
        `fill="none" stroke="${pool}" stroke-width="${n(r * 0.06)}" stroke-linecap="round" stroke-linejoin="round" opacity=".8" transform="translate(.6 1)"`,
      ),
    )
    p.add(path(blob(p.rng, x, y, r * 0.24, r * 0.2, 0.14), `fill="${p.ball(pool, 0.4)}" opacity=".9"`))
  }
  p.add(
    path(
      d,
      `fill="none" stroke="${lighter(color, 0.7)}" stroke-width="${n(r * 0.035)}" stroke-linecap="round" stroke-linejoin="round" opacity=".75" transform="translate(${n(-r * 0.05)} ${n(-r * 0.055)})"`,
    ),
  )
}

/** Pieces in a sauce: half sunk, shaded, with a lit edge. */
export function chunks(
  p: Paint,
  x: number,
  y: number,
  r: number,
  colors: string[],
  count: number,
  size: number,
  sauce?: string,
): void {
  for (const q of spread(p.rng, count, x, y, r)) {
    const color = p.rng.pick(colors)
    const s = size * (0.75 + p.rng.next() * 0.5)
    const shape = blob(p.rng, q.x, q.y, s, s * (0.65 + p.rng.next() * 0.3), 0.2, 7)
    p.add(
      path(shape, `fill="#1c0d12" opacity=".32" transform="translate(${n(s * 0.1)} ${n(s * 0.2)})"`),
      path(shape, `fill="${p.ball(color, 0.3)}"`),
    )
    // The sauce closes over the side away from the light.
    if (sauce)
      p.add(
        path(
          blob(p.rng, q.x + s * 0.3, q.y + s * 0.42, s * 0.75, s * 0.42, 0.22, 7),
          `fill="${sauce}" opacity=".62"`,
        ),
      )
    p.add(
      path(
        `M${n(q.x - s * 0.5)} ${n(q.y - s * 0.2)}q${n(s * 0.3)} ${n(-s * 0.4)} ${n(s * 0.75)} ${n(-s * 0.2)}`,
        `fill="none" stroke="#fff6e0" stroke-width="${n(Math.max(0.9, s * 0.1))}" stroke-linecap="round" opacity=".4"`,
      ),
    )
  }
}

/** What melts and browns together on top of a bake: flat patches, no shadows. */
export function melted(
  p: Paint,
  x: number,
  y: number,
  r: number,
  colors: string[],
  count: number,
  size: number,
): void {
  for (const q of spread(p.rng, count, x, y, r)) {
    const s = size * (0.6 + p.rng.next() * 0.8)
    p.add(
      path(
        blob(p.rng, q.x, q.y, s * 1.25, s * 0.85, 0.26, 8),
        `fill="${p.ball(p.rng.pick(colors), 0.2)}" opacity=".72"`,
      ),
    )
  }
}

/** Shredded or cut in thin sticks, lying criss-cross. */
export function shreds(
  p: Paint,
  x: number,
  y: number,
  r: number,
  colors: string[],
  count: number,
  width: number,
): void {
  for (let layer = 0; layer < 3; layer++) {
    const list = Array.from({ length: Math.round(count / 3) }, () => ({
      ...inDisc(p.rng, x, y, r * 0.9),
      angle: p.rng.next() * 3.14,
      length: r * (0.16 + p.rng.next() * 0.2),
      color: p.rng.int(0, colors.length - 1),
    }))
    p.add(
      `<g transform="translate(1 2)">${strokes(
        list.map((s) => ({ ...s, color: 0 })),
        [darker(colors[0] ?? '#888888', 0.5)],
        width * 1.1,
      )}</g>`,
      strokes(
        list,
        colors.map((c) => (layer === 0 ? darker(c, 0.2) : layer === 1 ? c : lighter(c, 0.2))),
        width,
      ),
    )
  }
}

/** Strands of pasta or noodles, coiled round a few centres. */
export function strands(
  p: Paint,
  x: number,
  y: number,
  r: number,
  color: string,
  width: number,
  count = 90,
): void {
  p.add(
    path(blob(p.rng, x + 3, y + 5, r, r, 0.04, 12), 'fill="#2a0e06" opacity=".3"'),
    path(blob(p.rng, x, y, r * 0.98, r * 0.97, 0.05, 12), `fill="${p.ball(darker(color, 0.3), 0.2)}"`),
  )
  const coils = spread(p.rng, 7, x, y, r * 0.62)
  const by = ['', '', '', '']
  for (let i = 0; i < count * 1.6; i++) {
    const c = p.rng.pick(coils)
    const k = r * (0.08 + p.rng.next() * 0.46)
    const a = p.rng.next() * 6.28
    const sweep = 1.2 + p.rng.next() * 2
    const from = { x: c.x + Math.cos(a) * k, y: c.y + Math.sin(a) * k * 0.85 }
    const to = { x: c.x + Math.cos(a + sweep) * k, y: c.y + Math.sin(a + sweep) * k * 0.85 }
    if (Math.hypot(from.x - x, from.y - y) > r * 0.96 || Math.hypot(to.x - x, to.y - y) > r * 0.96) continue
    by[Math.min(3, Math.floor((i / (count * 1.6)) * 4))] +=
      `M${n(from.x)} ${n(from.y)}A${n(k)} ${n(k * 0.85)} 0 ${sweep > 3.14 ? 1 : 0} 1 ${n(to.x)} ${n(to.y)}`
  }
  const tones = [darker(color, 0.3), darker(color, 0.1), color, lighter(color, 0.25)]
  for (const [i, d] of by.entries()) {
    if (!d) continue
    const shape = 'fill="none" stroke-linecap="round"'
    p.add(
      path(
        d,
        `${shape} stroke="${darker(color, 0.62)}" stroke-width="${n(width * 1.35)}" opacity=".5" transform="translate(.7 1.3)"`,
      ),
      path(d, `${shape} stroke="${tones[i]}" stroke-width="${width}"`),
      path(
        d,
        `${shape} stroke="${lighter(color, 0.8)}" stroke-width="${n(width * 0.26)}" opacity=".65" transform="translate(-.5 -.8)"`,
      ),
    )
  }
}

/** Torn leaves lying over each other. */
export function leaves(
  p: Paint,
  x: number,
  y: number,
  r: number,
  colors: string[],
  count: number,
  size: number,
): void {
  for (const q of spread(p.rng, count, x, y, r)) {
    const color = p.rng.pick(colors)
    const s = size * (0.7 + p.rng.next() * 0.6)
    const shape = blob(p.rng, 0, 0, s, s * 0.62, 0.22, 10)
    p.group(`transform="translate(${n(q.x)} ${n(q.y)}) rotate(${p.rng.int(0, 360)})"`, () => {
      p.add(
        path(shape, 'fill="#0f1508" opacity=".34" transform="translate(1.5 3)"'),
        path(shape, `fill="${p.ball(color, 0.3)}"`),
      )
      p.add(
        path(
          `M${n(-s * 0.8)} 0Q0 ${n(-s * 0.12)} ${n(s * 0.8)} 0M${n(-s * 0.3)} 0l${n(s * 0.3)} ${n(-s * 0.32)}M${n(s * 0.1)} 0l${n(s * 0.28)} ${n(s * 0.3)}M${n(-s * 0.1)} 0l${n(s * 0.2)} ${n(s * 0.34)}`,
          `fill="none" stroke="${lighter(color, 0.6)}" stroke-width="1" opacity=".6"`,
        ),
      )
    })
  }
}

/** Chopped salad: small dice in several colours under herbs. */
export function dice(
  p: Paint,
  x: number,
  y: number,
  r: number,
  colors: string[],
  count: number,
  size: number,
): void {
  for (const color of colors) {
    const list = spread(p.rng, Math.round(count / colors.length), x, y, r)
    let low = ''
    let top = ''
    for (const q of list) {
      const s = size * (0.7 + p.rng.next() * 0.6)
      const a = p.rng.next() * 1.57
      const corner = (k: number) =>
        `${n(q.x + Math.cos(a + k * 1.57) * s)} ${n(q.y + Math.sin(a + k * 1.57) * s)}`
      top += `M${corner(0)}L${corner(1)}L${corner(2)}L${corner(3)}Z`
      low += `M${corner(0)}L${corner(1)}L${corner(2)}L${corner(3)}Z`
    }
    p.add(
      path(
        low,
        `fill="${darker(color, 0.45)}" stroke="${darker(color, 0.45)}" stroke-width="1.6" stroke-linejoin="round" transform="translate(1 2)"`,
      ),
      path(top, `fill="${color}" stroke="${lighter(color, 0.35)}" stroke-width=".9" stroke-linejoin="round"`),
    )
  }
}

export const freshHerbs = (p: Paint, x: number, y: number, r: number, count: number, size = 6) =>
  herbs(p, spread(p.rng, count, x, y, r), size)

export const spice = (p: Paint, x: number, y: number, r: number, color = '#9c2f1c') =>
  sprinkle(p, 40, x, y, r, r, color, 1.5)
