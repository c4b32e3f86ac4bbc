import { lighter } from './color.ts'
import { liquidTop } from './cups.ts'
import type { Painter } from './dish.ts'
import { chunks } from './fills.ts'
import { cup } from './fruit.ts'
import { berry, leaf, nuts, sprig, sprinkle } from './garnish.ts'
import { circle, n, type Paint, path } from './paint.ts'
import { blob, spread } from './shapes.ts'
import { lemonSlice } from './vegetables.ts'

type Glass = { liquid: string; top: (p: Paint, x: number, y: number, r: number) => void }

const ice = (p: Paint, x: number, y: number, r: number) => {
  for (const q of spread(p.rng, 4, x, y, r * 0.5))
    p.add(
      `<rect x="${n(q.x - r * 0.18)}" y="${n(q.y - r * 0.18)}" width="${n(r * 0.36)}" height="${n(r * 0.36)}" rx="4" fill="#fff" opacity=".38" stroke="#fff" stroke-opacity=".7" transform="rotate(${p.rng.int(0, 90)} ${n(q.x)} ${n(q.y)})"/>`,
    )
}

const glasses: Record<string, Glass> = {
  orange: {
    liquid: '#ee9a26',
    top: (p, x, y, r) => {
      ice(p, x, y, r)
      lemonSlice(p, x + r * 0.4, y - r * 0.36, r * 0.42, '#e58a2c')
    },
  },
  lemonmint: {
    liquid: '#a9c26a',
    top: (p, x, y, r) => {
      ice(p, x, y, r)
      lemonSlice(p, x - r * 0.3, y + r * 0.3, r * 0.36)
      sprig(p, x + r * 0.2, y - r * 0.2, r * 0.26)
    },
  },
  hibiscus: {
    liquid: '#8e1732',
    top: (p, x, y, r) => {
      ice(p, x, y, r)
      leaf(p, x, y, r * 0.24, 40)
    },
  },
  green: {
    liquid: '#93b04e',
    top: (p, x, y, r) => {
      p.add(
        path(
          `M${n(x - r * 0.5)} ${n(y)}q${n(r * 0.25)} ${n(-r * 0.4)} ${n(r * 0.5)} 0t${n(r * 0.5)} 0`,
          'fill="none" stroke="#c8811c" stroke-width="4" stroke-linecap="round"',
        ),
      )
      nuts(p, spread(p.rng, 5, x, y, r * 0.5), 'pistachio', r * 0.12)
    },
  },
  coffee: {
    liquid: '#b98a5c',
    top: (p, x, y, r) => {
      ice(p, x, y, r)
      p.add(path(blob(p.rng, x + r * 0.1, y, r * 0.4, r * 0.3, 0.3), 'fill="#6b3a1e" opacity=".5"'))
    },
  },
  halo: {
    liquid: '#f3ead8',
    top: (p, x, y, r) => {
      chunks(
        p,
        x,
        y,
        r * 0.62,
        ['#7d55a5', '#e6ae48', '#c22f45', '#6fa548', '#fdf7ea', '#8a4a2a'],
        22,
        r * 0.17,
      )
      p.add(circle(x - r * 0.1, y - r * 0.1, r * 0.32, `fill="${p.ball('#9470b8', 0.34)}"`))
      berry(p, x + r * 0.3, y + r * 0.2, r * 0.14, 'raspberry')
    },
  },
}

export const glassPainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(glasses).map(([variant, glass]): [string, Painter] => [
    variant,
    (p, at) => {
      const layout = p.rng.pick([
        [
          [-0.48, -0.44, 0.43],
          [0.48, -0.4, 0.43],
          [-0.42, 0.5, 0.43],
          [0.52, 0.5, 0.43],
        ],
        [
          [0, -0.5, 0.46],
          [-0.5, 0.36, 0.46],
          [0.5, 0.36, 0.46],
        ],
      ])
      for (const [dx = 0, dy = 0, k = 0.4] of layout) {
        const [x, y, r] = [at.x + dx * at.r, at.y + dy * at.r, k * at.r]
        cup(p, x, y, r)
        liquidTop(p, x, y, r * 0.88, glass.liquid)
        glass.top(p, x, y, r * 0.86)
        if (p.rng.chance(0.5)) straw(p, x, y, r)
      }
      sprinkle(p, 12, at.x, at.y, at.r, at.r, lighter(glass.liquid, 0.4), 1.6)
    },
  ]),
)

function straw(p: Paint, x: number, y: number, r: number): void {
  const a = p.rng.int(0, 360)
  p.group(`transform="rotate(${a} ${n(x)} ${n(y)})"`, () =>
    p.add(
      `<rect x="${n(x)}" y="${n(y - r * 0.06)}" width="${n(r * 1.2)}" height="${n(r * 0.13)}" rx="4" fill="#f3ead8" stroke="#b93a44" stroke-width="2" stroke-dasharray="6 6"/>`,
    ),
  )
}
