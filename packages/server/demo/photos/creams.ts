import type { Painter } from './dish.ts'
import { chunks, melted } from './fills.ts'
import { berry, leaf, nuts, sprinkle } from './garnish.ts'
import { circle, n, type Paint, path } from './paint.ts'
import { blob, ring, spread } from './shapes.ts'
import { bowl } from './vessel.ts'

/** Little glasses of cream, several of them. */
export const creams: Record<string, [string, (p: Paint, x: number, y: number, r: number) => void]> = {
  rose: [
    '#f8efe0',
    (p, x, y, r) => {
      sprinkle(p, 30, x, y, r * 0.5, r * 0.5, '#7f9a3d', 3)
      for (const q of spread(p.rng, 4, x, y, r * 0.5))
        p.add(path(blob(p.rng, q.x, q.y, r * 0.14, r * 0.08, 0.2), 'fill="#c9506a"'))
    },
  ],
  saffron: [
    '#eabb45',
    (p, x, y, r) => {
      let d = ''
      for (const q of ring(8, x, y, r * 0.5, 0)) d += `M${n(x)} ${n(y)}L${n(q.x)} ${n(q.y)}`
      p.add(path(d, 'stroke="#8a4a1e" stroke-width="3" opacity=".55" stroke-linecap="round"'))
      nuts(p, ring(6, x, y, r * 0.62, 0.2), 'pistachio', r * 0.12)
    },
  ],
  burnt: [
    '#ecd9ae',
    (p, x, y, r) => {
      melted(p, x, y, r * 0.72, ['#a5602a', '#7d3f16', '#c98a45', '#d9a860'], 46, r * 0.09)
      p.add(circle(x, y, r * 0.9, 'fill="none" stroke="#a5642a" stroke-width="4" opacity=".5"'))
    },
  ],
  berry: [
    '#f8f0e2',
    (p, x, y, r) => {
      p.add(path(blob(p.rng, x, y, r * 0.62, r * 0.58, 0.1), `fill="${p.ball('#a31f3c', 0.3)}"`))
      for (const q of ring(3, x, y, r * 0.26, 0.4)) berry(p, q.x, q.y, r * 0.2, 'raspberry')
      leaf(p, x + r * 0.2, y - r * 0.3, r * 0.2, -30)
    },
  ],
  pandan: [
    '#f4f0dc',
    (p, x, y, r) => {
      chunks(p, x, y, r * 0.66, ['#5fa548', '#7bbd5c', '#f3ecd2'], 16, r * 0.15)
    },
  ],
}

export const cups =
  (color: string, top: (p: Paint, x: number, y: number, r: number) => void): Painter =>
  (p, at) => {
    const layout = p.rng.pick([
      [
        [0, -0.5, 0.45],
        [-0.5, 0.36, 0.45],
        [0.5, 0.36, 0.45],
      ],
      [
        [-0.5, -0.46, 0.44],
        [0.5, -0.5, 0.44],
        [-0.46, 0.5, 0.44],
        [0.5, 0.46, 0.44],
      ],
      [[0, 0, 0.86]],
    ])
    for (const [dx = 0, dy = 0, k = 0.4] of layout) {
      const [x, y] = [at.x + dx * at.r, at.y + dy * at.r]
      const r = bowl(p, x, y, k * at.r, p.rng.pick([at.vessel, '#f6f1e6', '#b9683f']))
      p.add(
        circle(x, y, r, `fill="${p.ball(color, 0.16)}"`),
        path(
          `M${n(x - r * 0.7)} ${n(y - r * 0.4)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.8)}`,
          `fill="none" stroke="#fff" stroke-width="${n(r * 0.06)}" stroke-linecap="round" opacity=".6"`,
        ),
      )
      top(p, x, y, r)
    }
  }

export const inBowl =
  (fill: (p: Paint, x: number, y: number, r: number) => void): Painter =>
  (p, at) =>
    fill(p, at.x, at.y, bowl(p, at.x, at.y, at.r * 0.94, at.vessel))
