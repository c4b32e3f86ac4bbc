import { shade } from './bite.ts'
import { bowlFills } from './bowls.ts'
import { lighter } from './color.ts'
import type { Painter } from './dish.ts'
import { freshHerbs } from './fills.ts'
import { sprinkle } from './garnish.ts'
import { ellipse, n, type Paint, path } from './paint.ts'
import { roastSkin } from './protein.ts'
import { blob, ring, spread } from './shapes.ts'
import { cherry, lemonWedge } from './vegetables.ts'
import { board, bowl, plate } from './vessel.ts'

/** Long things side by side: rolls, wraps, stuffed leaves. */
type Roll = { color: string; width: number; draw: (p: Paint, l: number, w: number) => void }

const tubeShape = (l: number, w: number) =>
  `M${n(-l)} ${n(-w)}Q${n(-l * 1.06)} 0 ${n(-l)} ${n(w)}L${n(l)} ${n(w)}Q${n(l * 1.06)} 0 ${n(l)} ${n(-w)}Z`

const tubular =
  (color: string, more: (p: Paint, l: number, w: number) => void = () => undefined): Roll['draw'] =>
  (p, l, w) => {
    const d = tubeShape(l, w)
    shade(p, d)
    p.add(path(d, `fill="${p.tube(color, 0.38)}"`))
    more(p, l, w)
  }

const open = (p: Paint, l: number, w: number, colors: string[]) => {
  p.add(ellipse(l, 0, w * 0.62, w * 0.98, `fill="${p.ball('#efdcb0', 0.2)}"`))
  for (const q of spread(p.rng, 9, l, 0, w * 0.34, w * 0.66))
    p.add(path(blob(p.rng, q.x, q.y, w * 0.2, w * 0.22, 0.2), `fill="${p.ball(p.rng.pick(colors), 0.3)}"`))
}

const crisp = (p: Paint, l: number, w: number, color: string) =>
  roastSkin(p, tubeShape(l, w), l * 0.85, w * 0.7, color, 8)

const rolls: Record<string, Roll> = {
  dolma: {
    color: '#5d6b34',
    width: 0.13,
    draw: tubular('#5f6d35', (p, l, w) => {
      p.add(
        path(
          `M${n(-l * 0.9)} ${n(-w * 0.2)}Q0 ${n(w * 0.5)} ${n(l * 0.9)} ${n(-w * 0.4)}M${n(-l * 0.5)} ${n(-w)}l${n(l * 0.3)} ${n(w * 1.9)}M${n(l * 0.2)} ${n(-w)}l${n(l * 0.2)} ${n(w * 1.9)}`,
          'fill="none" stroke="#a9b46a" stroke-width="1.2" opacity=".6"',
        ),
      )
    }),
  },
  cabbage: {
    color: '#a8b465',
    width: 0.17,
    draw: (p, l, w) => {
      const c = p.rng.pick(['#b5bf74', '#55305a', '#c4382b', '#7d9a45'])
      tubular(c, (q, a, b) =>
        q.add(
          path(
            `M${n(-a * 0.9)} ${n(-b * 0.2)}Q0 ${n(b * 0.5)} ${n(a * 0.9)} ${n(-b * 0.3)}`,
            `fill="none" stroke="${lighter(c, 0.5)}" stroke-width="1.6" opacity=".6"`,
          ),
        ),
      )(p, l, w)
      open(p, l, w * 0.9, ['#d8a860', '#b5763a', '#c4502c'])
    },
  },
  spring: {
    color: '#d39a48',
    width: 0.13,
    draw: tubular('#d39a48', (p, l, w) => {
      crisp(p, l, w, '#c58a38')
      p.add(
        path(
          `M${n(-l * 0.6)} ${n(-w)}L${n(l * 0.1)} ${n(w)}M${n(l * 0.4)} ${n(-w)}L${n(l * 0.8)} ${n(w)}`,
          'stroke="#8a5520" stroke-width="1.4" opacity=".5"',
        ),
      )
    }),
  },
  cigar: {
    color: '#c98d3c',
    width: 0.115,
    draw: tubular('#c98d3c', (p, l, w) => {
      crisp(p, l, w, '#b57a30')
      sprinkle(p, 10, 0, 0, l * 0.8, w * 0.5, '#f6e6bd', 2)
    }),
  },
  wrap: {
    color: '#e2bd83',
    width: 0.2,
    draw: (p, l, w) => {
      tubular('#e2bd83', (q, a, b) => crisp(q, a, b, '#c9964f'))(p, l, w)
      open(p, l, w, ['#6f9a3c', '#c4382b', '#c99a5a', '#a4477c', '#f3ead2'])
    },
  },
  shawarma: {
    color: '#d9b077',
    width: 0.2,
    draw: (p, l, w) => {
      tubular('#dcb479', (q, a, b) => crisp(q, a, b, '#b9803c'))(p, l, w)
      open(p, l, w, ['#8a5530', '#a56a3a', '#c98a4a', '#6f9a3c', '#c53f7a'])
    },
  },
  cream: {
    color: '#f3e6c6',
    width: 0.16,
    draw: (p, l, w) => {
      tubular('#f3e8cd')(p, l, w)
      for (const side of [-1, 1])
        p.add(ellipse(side * l, 0, w * 0.6, w * 0.86, `fill="${p.ball('#fffaf0', 0.1)}"`))
      sprinkle(p, 16, 0, 0, l * 0.6, w * 0.4, '#7f9a3d', 2.8)
      sprinkle(p, 7, 0, 0, l * 0.6, w * 0.5, '#b93a56', 3)
    },
  },
  sausage: {
    color: '#cf9648',
    width: 0.17,
    draw: (p, l, w) => {
      p.add(
        `<rect x="${n(-l * 1.12)}" y="${n(-w * 0.5)}" width="${n(l * 2.24)}" height="${n(w)}" rx="${n(w * 0.5)}" fill="${p.tube('#93341f', 0.35)}"/>`,
      )
      tubular('#cf9648', (q, a, b) => {
        crisp(q, a, b, '#b57a34')
        let d = ''
        for (let i = -2; i <= 2; i++) d += `M${n(i * a * 0.36)} ${n(-b)}l${n(a * 0.14)} ${n(b * 2)}`
        q.add(path(d, 'stroke="#8a5220" stroke-width="2.2" opacity=".5"'))
        sprinkle(q, 22, 0, -b * 0.2, a * 0.8, b * 0.5, '#f8ebc8', 2.2)
      })(p, l * 0.92, w)
    },
  },
}

const sideBySide =
  (roll: Roll): Painter =>
  (p, at) => {
    const wide = roll.width >= 0.19
    const angle = p.rng.int(-35, 35)
    const way = p.rng.pick(['stack', 'wheel'] as const)
    if (way === 'wheel' && !wide) {
      const r = plate(p, at.x, at.y, at.r, at.vessel)
      const count = Math.floor(2.5 / roll.width)
      for (const q of ring(count, at.x, at.y, r * 0.6, p.rng.next()))
        p.group(`transform="translate(${n(q.x)} ${n(q.y)}) rotate(${n(q.angle)})"`, () =>
          roll.draw(p, r * 0.33, r * roll.width * 0.62),
        )
      bowlFills[p.rng.pick(['whitesauce', 'redsauce', 'raita'])]?.(
        p,
        at.x,
        at.y,
        bowl(p, at.x, at.y, r * 0.27, p.rng.pick(['#f6f1e6', '#3b4a4c', '#b9683f'])),
      )
      return
    }
    p.group(`transform="rotate(${angle} ${at.x} ${at.y})"`, () => {
      const r = at.r
      if (p.rng.chance(0.5))
        board(p, at.x, at.y, r * 2.05, r * 1.7, p.rng.pick(['#9c6b40', '#7b5034', '#b58a5c']))
      else plate(p, at.x, at.y, r * 1.02, at.vessel)
      const w = r * roll.width
      const lines = Math.floor((r * 1.36) / (w * 2.1))
      for (const column of wide ? [0] : [-0.46, 0.46]) {
        for (let i = 0; i < lines; i++)
          p.group(
            `transform="translate(${n(at.x + column * r + p.rng.int(-4, 4))} ${n(at.y + (i - (lines - 1) / 2) * w * 2.16)}) rotate(${p.rng.int(-4, 4)})"`,
            () => roll.draw(p, r * (wide ? 0.66 : 0.4), w),
          )
      }
      if (!wide && lines > 4)
        for (let i = 0; i < lines - 2; i++)
          p.group(
            `transform="translate(${n(at.x + p.rng.int(-5, 5))} ${n(at.y + (i - (lines - 3) / 2) * w * 2.1)}) rotate(${p.rng.int(-6, 6)})"`,
            () => roll.draw(p, r * 0.4, w),
          )
    })
    lemonWedge(p, at.x + at.r * 0.74, at.y - at.r * 0.56, at.r * 0.14, 30)
    cherry(p, at.x - at.r * 0.8, at.y + at.r * 0.5, at.r * 0.08)
    freshHerbs(p, at.x, at.y, at.r * 0.8, 4, at.r * 0.055)
  }

export const rollPainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(rolls).map(([variant, roll]) => [variant, sideBySide(roll)]),
)
