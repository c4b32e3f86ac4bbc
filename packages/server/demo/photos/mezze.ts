import { bites } from './bites.ts'
import { bowlFills } from './bowls.ts'
import { flatbread } from './breads.ts'
import { lighter } from './color.ts'
import type { Painter } from './dish.ts'
import { freshHerbs, leaves } from './fills.ts'
import { nuts } from './garnish.ts'
import { circle, n, type Paint, path } from './paint.ts'
import { salads, type Top } from './salads.ts'
import { ring, spread } from './shapes.ts'
import { egg } from './vegetables.ts'
import { bowl, plate } from './vessel.ts'

/** Small bowls round one in the middle, on a tray. */
export function small(p: Paint, x: number, y: number, r: number, what: string): void {
  const inner = bowl(p, x, y, r, p.rng.pick(['#f6f1e6', '#3f6b73', '#b9683f', '#e6dcc6', '#5c6b58']))
  const salad = salads[what]
  if (salad) {
    p.add(circle(x, y, inner, 'fill="#3f5a2c"'))
    salad(p, x, y, inner)
  } else bowlFills[what]?.(p, x, y, inner)
}

const meze =
  (inside: string[], middle: (p: Paint, x: number, y: number, r: number) => void): Painter =>
  (p, at) => {
    const r = plate(p, at.x, at.y, at.r * 1.06, p.rng.pick(['steel', 'copper', 'brass', at.vessel]))
    const around = p.rng.sample(inside, 6)
    for (const [i, q] of ring(6, at.x, at.y, r * 0.66, p.rng.next() * 6).entries())
      small(p, q.x, q.y, r * 0.3, around[i] ?? 'hummus')
    middle(p, at.x, at.y, r * 0.32)
    freshHerbs(p, at.x, at.y, r * 0.9, 4, r * 0.05)
  }

const heap =
  (kind: string, count = 9): Top =>
  (p, x, y, r) => {
    const bite = bites[kind]
    for (const q of [...ring(count - 1, x, y, r * 0.62, 0.3), { x, y }])
      p.group(`transform="translate(${n(q.x)} ${n(q.y)}) rotate(${p.rng.int(0, 360)})"`, () =>
        bite?.draw(p, r * 0.34),
      )
  }

export const mezzePainters: Record<string, Painter> = {
  cold: meze(
    [
      'hummus',
      'mutabbal',
      'muhammara',
      'labneh',
      'tabbouleh',
      'fattoush',
      'beet',
      'olives',
      'zaalouk',
      'carrot',
      'eggplant',
    ],
    (p, x, y, r) => {
      for (const q of ring(3, x, y, r * 0.2, 0.3)) flatbread(p, q.x, q.y, r * 0.8)
    },
  ),
  breakfast: meze(
    ['olives', 'labneh', 'honey', 'jam', 'butterpat', 'ful', 'green', 'greek', 'raita', 'chickpea'],
    (p, x, y, r) => {
      for (const q of ring(3, x, y, r * 0.5, 0.6)) egg(p, q.x, q.y, r * 0.4)
    },
  ),
  pickles: meze(
    ['pickles', 'redsauce', 'raita', 'greensauce', 'olives', 'muhammara', 'pickles'],
    (p, x, y, r) => small(p, x, y, r, 'redsauce'),
  ),
  crudites: meze(['hummus', 'muhammara', 'labneh', 'greensauce', 'beet', 'mutabbal'], (p, x, y, r) => {
    for (const q of ring(16, x, y, r * 0.5, 0))
      p.group(`transform="translate(${n(q.x)} ${n(q.y)}) rotate(${n(q.angle)})"`, () =>
        p.add(
          `<rect x="${n(-r * 0.5)}" y="${n(-r * 0.1)}" width="${n(r)}" height="${n(r * 0.2)}" rx="4" fill="${p.tube(p.rng.pick(['#dd7d2a', '#9fbf6a', '#c9382b', '#e3a82f']), 0.35)}"/>`,
        ),
      )
  }),
  nuts: (p, at) => {
    const r = plate(p, at.x, at.y, at.r * 1.05, 'brass')
    const kinds = ['almond', 'cashew', 'pistachio', 'pecan', 'raisin', 'pine'] as const
    for (const [i, q] of ring(6, at.x, at.y, r * 0.62, p.rng.next()).entries()) {
      const inner = bowl(p, q.x, q.y, r * 0.31, p.rng.pick(['#8a1538', '#f3ead9', '#c7a457']))
      nuts(p, spread(p.rng, 26, q.x, q.y, inner * 0.86), kinds[i] ?? 'almond', r * 0.05)
    }
    sweetsHeap(p, at.x, at.y, r * 0.3)
  },
  hot: (p, at) => {
    const r = plate(p, at.x, at.y, at.r * 1.06, p.rng.pick(['copper', 'steel', at.vessel]))
    leaves(p, at.x, at.y, r * 0.8, ['#6f9a45', '#86ad55'], 18, r * 0.16)
    for (const [i, q] of ring(4, at.x, at.y, r * 0.54, p.rng.next()).entries())
      heap(['kibbeh', 'samosa', 'falafel', 'fatayer'][i] ?? 'kibbeh', 7)(p, q.x, q.y, r * 0.38)
    small(p, at.x, at.y, r * 0.24, 'whitesauce')
  },
}

function sweetsHeap(p: Paint, x: number, y: number, r: number): void {
  for (const q of spread(p.rng, 14, x, y, r * 0.7)) {
    const color = p.rng.pick(['#c22f55', '#e3a82f', '#3f8a7a', '#7d4a9a', '#e0682b'])
    p.add(
      circle(q.x + 1, q.y + 2, r * 0.2, 'fill="#1c0d12" opacity=".35"'),
      circle(q.x, q.y, r * 0.2, `fill="${p.ball(color, 0.5)}"`),
      path(
        `M${n(q.x - r * 0.2)} ${n(q.y)}l${n(-r * 0.16)} ${n(-r * 0.1)}v${n(r * 0.2)}zM${n(q.x + r * 0.2)} ${n(q.y)}l${n(r * 0.16)} ${n(-r * 0.1)}v${n(r * 0.2)}z`,
        `fill="${lighter(color, 0.2)}"`,
      ),
    )
  }
}
