import type { Painter } from './dish.ts'
import { chunks, freshHerbs, strands } from './fills.ts'
import { friedOnion, leaf, nuts, sprinkle } from './garnish.ts'
import { rice } from './grains.ts'
import { n, type Paint, path } from './paint.ts'
import { sauce } from './plates.ts'
import { roastSkin } from './protein.ts'
import { fillet, shrimp } from './seafood.ts'
import { blob, ring, spread } from './shapes.ts'
import { cherry, chili, egg, lemonWedge } from './vegetables.ts'
import { bowl, plate } from './vessel.ts'

/** Pasta and noodles. */
export const noodlePainters: Record<string, Painter> = {
  red: nest('#d99a4a', (p, x, y, r) => {
    p.add(path(blob(p.rng, x, y, r * 0.5, r * 0.46, 0.14), `fill="${p.ball('#a5301c', 0.3)}"`))
    chunks(p, x, y, r * 0.44, ['#6f3420', '#84402a', '#b5402a'], 30, r * 0.07)
    sprinkle(p, 40, x, y, r * 0.5, r * 0.5, '#f4e4b4', 2.6)
  }),
  cream: nest(
    '#ecd6a0',
    (p, x, y, r) => {
      for (const q of ring(5, x, y, r * 0.3, 0.3)) fillet(p, q.x, q.y, r * 0.2, q.angle + 60, '#d3a052')
      sprinkle(p, 60, x, y, r * 0.6, r * 0.6, '#2a1a14', 1.2)
      freshHerbs(p, x, y, r * 0.6, 7, r * 0.06)
    },
    1.5,
  ),
  green: nest('#a9b04e', (p, x, y, r) => {
    nuts(p, spread(p.rng, 16, x, y, r * 0.6), 'pine', r * 0.06)
    leaf(p, x, y, r * 0.16, 30, '#3f7a35')
    leaf(p, x + r * 0.16, y + r * 0.1, r * 0.14, 120, '#3f7a35')
    chunks(p, x, y, r * 0.6, ['#c4382b'], 5, r * 0.09)
  }),
  seafood: nest('#dfae5c', (p, x, y, r) => {
    for (const q of spread(p.rng, 7, x, y, r * 0.6)) shrimp(p, q.x, q.y, r * 0.16, p.rng.int(0, 360))
    for (const q of spread(p.rng, 4, x, y, r * 0.62)) {
      p.add(
        path(blob(p.rng, q.x, q.y, r * 0.17, r * 0.1, 0.06), `fill="${p.ball('#2a2b3c', 0.4)}"`),
        path(blob(p.rng, q.x + 1, q.y + 1, r * 0.11, r * 0.06, 0.1), `fill="${p.ball('#e0893a', 0.3)}"`),
      )
    }
    for (const q of spread(p.rng, 6, x, y, r * 0.6)) cherry(p, q.x, q.y, r * 0.06)
  }),
  soy: nest('#c08a3e', (p, x, y, r) => {
    chunks(p, x, y, r * 0.74, ['#dd7d2a', '#8fb04a', '#c99a5a', '#e9e0b8'], 34, r * 0.08)
    lemonWedge(p, x + r * 0.6, y + r * 0.4, r * 0.14, 30, '#9db83f')
  }),
  glass: nest(
    '#e6d8b4',
    (p, x, y, r) => {
      chunks(p, x, y, r * 0.74, ['#dd7d2a', '#8fb04a', '#c99a5a', '#7d5a3a'], 30, r * 0.07)
      for (const q of ring(3, x, y, r * 0.62, 0.4)) lemonWedge(p, q.x, q.y, r * 0.12, q.angle, '#9db83f')
    },
    0.7,
  ),
  palabok: nest(
    '#e0b26a',
    (p, x, y, r) => {
      p.add(path(blob(p.rng, x, y, r * 0.6, r * 0.56, 0.1), `fill="${p.ball('#d9822b', 0.3)}" opacity=".9"`))
      for (const q of spread(p.rng, 7, x, y, r * 0.5)) shrimp(p, q.x, q.y, r * 0.14, p.rng.int(0, 360))
      for (const q of ring(4, x, y, r * 0.5, 0.2)) egg(p, q.x, q.y, r * 0.12)
      sprinkle(p, 80, x, y, r * 0.6, r * 0.6, '#b5722e', 3)
    },
    0.7,
  ),
  vermicelli: nest(
    '#dd9c35',
    (p, x, y, r) => {
      p.add(path(blob(p.rng, x, y, r * 0.66, r * 0.6, 0.06), `fill="${p.ball('#f0c95e', 0.3)}"`))
      p.group(`transform="translate(${n(x)} ${n(y)})"`, () =>
        roastSkin(p, blob(p.rng, 0, 0, r * 0.64, r * 0.58, 0.05), r * 0.5, r * 0.46, '#e0a93c', 8),
      )
      nuts(p, spread(p.rng, 8, x, y, r * 0.5), 'pistachio', r * 0.05)
    },
    0.6,
  ),
  penne: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    sauce('#a5301c')(p, at, r)
    for (const q of spread(p.rng, 56, at.x, at.y, r * 0.7)) tube(p, q.x, q.y, r * 0.15, p.rng.int(0, 360))
    chunks(p, at.x, at.y, r * 0.66, ['#b5321d', '#c44528'], 14, r * 0.08)
    freshHerbs(p, at.x, at.y, r * 0.6, 5, r * 0.08)
    chili(p, at.x + r * 0.2, at.y - r * 0.3, r * 0.26, 20, '#b5281d')
  },
  koshari: (p, at) => {
    const r = bowl(p, at.x, at.y, at.r, at.vessel)
    rice(p, at.x, at.y, r, r, 'brown')
    for (const q of spread(p.rng, 26, at.x, at.y, r * 0.84)) tube(p, q.x, q.y, r * 0.11, p.rng.int(0, 360))
    p.add(path(blob(p.rng, at.x, at.y, r * 0.5, r * 0.46, 0.14), `fill="${p.ball('#a8321c', 0.3)}"`))
    chunks(p, at.x, at.y, r * 0.7, ['#dfb26a'], 22, r * 0.06)
    friedOnion(p, 90, at.x, at.y, r * 0.45, r * 0.45)
  },
}

function nest(color: string, top: (p: Paint, x: number, y: number, r: number) => void, width = 1): Painter {
  return (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    strands(p, at.x, at.y, r * 0.94, color, r * 0.056 * width, Math.round(110 / Math.sqrt(width)))
    top(p, at.x, at.y, r * 0.92)
  }
}

function tube(p: Paint, x: number, y: number, s: number, angle: number): void {
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${angle})"`, () =>
    p.add(
      `<rect x="${n(-s)}" y="${n(-s * 0.26)}" width="${n(s * 2)}" height="${n(s * 0.56)}" rx="${n(s * 0.1)}" fill="#1c0d12" opacity=".32" transform="translate(1.5 3)"/>`,
      path(
        `M${n(-s)} ${n(-s * 0.26)}h${n(s * 1.8)}l${n(s * 0.2)} ${n(s * 0.52)}h${n(-s * 1.8)}z`,
        `fill="${p.tube('#e2b066', 0.36)}"`,
      ),
      path(
        `M${n(s * 0.84)} ${n(-s * 0.2)}l${n(s * 0.12)} ${n(s * 0.4)}`,
        `stroke="#7a4a22" stroke-width="${n(s * 0.14)}" stroke-linecap="round" opacity=".7"`,
      ),
    ),
  )
}
