import { flatbread } from './breads.ts'
import type { Painter } from './dish.ts'
import { freshHerbs } from './fills.ts'
import { herbs, pomegranate, sprinkle } from './garnish.ts'
import { n, type Paint } from './paint.ts'
import { chop } from './protein.ts'
import { shrimp } from './seafood.ts'
import { ring, spread } from './shapes.ts'
import { cubes, kofta } from './skewers.ts'
import { cherry, chili, lemonWedge, onionRing } from './vegetables.ts'
import { board, plate, platter } from './vessel.ts'

type Skewer = (p: Paint, x: number, y: number, length: number, width: number, angle: number) => void

const skewers: Record<string, Skewer> = {
  kofta: (p, x, y, l, w, a) => kofta(p, x, y, l, w, a, '#84472a'),
  seekh: (p, x, y, l, w, a) => kofta(p, x, y, l, w * 0.9, a, '#8f4a24'),
  chicken: (p, x, y, l, w, a) => cubes(p, x, y, l, w * 0.56, a, '#cf9440'),
  saffron: (p, x, y, l, w, a) => cubes(p, x, y, l, w * 0.6, a, '#dba02c'),
  tikka: (p, x, y, l, w, a) => cubes(p, x, y, l, w * 0.58, a, '#c4521f', ['#a4477c', '#6f8f35']),
  cubes: (p, x, y, l, w, a) => cubes(p, x, y, l, w * 0.56, a, '#74402a', ['#a4477c']),
  bbq: (p, x, y, l, w, a) => cubes(p, x, y, l, w * 0.52, a, '#9c4a1f', [], true),
  paneer: (p, x, y, l, w, a) => cubes(p, x, y, l, w * 0.58, a, '#ecd3a0', ['#6f8f35', '#c4382b', '#a4477c']),
  shrimp: (p, x, y, l, w, a) =>
    p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${a})"`, () => {
      for (let i = 0; i < 4; i++) shrimp(p, -l * 0.38 + i * l * 0.25, 0, w * 0.62, 90)
    }),
  barg: (p, x, y, l, w, a) => kofta(p, x, y, l, w * 1.15, a, '#75402b'),
  sausage: (p, x, y, l, w, a) =>
    p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${a})"`, () => {
      for (let i = 0; i < 3; i++)
        kofta(p, -l * 0.34 + i * l * 0.34, 0, l * 0.3, w * 0.62, 0, '#8c3a22', false)
    }),
}

/** A row of skewers on bread, with grilled vegetables and onions at the edge. */
const grillOf =
  (kinds: string[]): Painter =>
  (p, at) => {
    const r = at.r
    const angle = p.rng.pick([0, 0, 90, 180]) + p.rng.int(-34, 34)
    const mirror = p.rng.chance(0.5) ? -1 : 1
    p.group(
      `transform="translate(${n(at.x)} ${n(at.y)}) rotate(${angle}) scale(1 ${mirror}) translate(${n(-at.x)} ${n(-at.y)})"`,
      () => {
        if (p.rng.chance(0.55))
          board(p, at.x, at.y, r * 2.1, r * 1.62, p.rng.pick(['#9c6b40', '#7b5034', '#b58a5c']))
        else platter(p, at.x, at.y, r * 1.14, r * 0.9, at.vessel)
        flatbread(p, at.x - r * 0.12, at.y, r * 0.76, 'khubz')
        const rows = kinds.length > 1 ? 4 : p.rng.int(3, 4)
        const gap = (r * 1.06) / rows
        for (let i = 0; i < rows; i++) {
          const kind = kinds[i % kinds.length] ?? 'kofta'
          skewers[kind]?.(
            p,
            at.x + p.rng.int(-5, 5),
            at.y - r * 0.53 + gap * (i + 0.5),
            r * 1.3,
            gap * 0.66,
            p.rng.int(-3, 3),
          )
        }
        for (const side of [-1, 1]) {
          cherry(p, at.x + side * r * 0.72, at.y + r * 0.5, r * 0.1)
          cherry(p, at.x + side * r * 0.86, at.y + r * 0.32, r * 0.085, '#b93226')
        }
        chili(p, at.x + r * 0.74, at.y - r * 0.46, r * 0.42, 60)
        for (let i = 0; i < 4; i++)
          onionRing(p, at.x - r * 0.76 + p.rng.int(-8, 8), at.y - r * 0.4 + p.rng.int(-14, 14), r * 0.12)
        lemonWedge(p, at.x - r * 0.74, at.y + r * 0.24, r * 0.14, 30)
      },
    )
    herbs(p, spread(p.rng, 9, at.x, at.y, r * 0.72), r * 0.05)
    sprinkle(p, 40, at.x, at.y, r * 0.7, r * 0.5, '#8c1f2f', 1.8)
  }

export const grillPainters: Record<string, Painter> = {
  ...Object.fromEntries(Object.keys(skewers).map((kind) => [kind, grillOf([kind])])),
  mixed: grillOf(['kofta', 'chicken', 'cubes', 'kofta']),
  chops: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    freshHerbs(p, at.x, at.y, r * 0.8, 16, r * 0.07)
    for (const q of ring(6, at.x, at.y, r * 0.42, p.rng.next()))
      chop(p, q.x, q.y, r * 0.28, q.angle + 180 + 30)
    for (const q of ring(4, at.x, at.y, r * 0.8, 0.5)) cherry(p, q.x, q.y, r * 0.075)
    pomegranate(p, spread(p.rng, 26, at.x, at.y, r * 0.7), r * 0.035)
  },
}
