import type { Painter } from './dish.ts'
import { chunks, dice, freshHerbs, leaves, shreds } from './fills.ts'
import { leaf, nuts, pomegranate, sprig, sprinkle } from './garnish.ts'
import { crumbs } from './grains.ts'
import { circle, type Paint, path } from './paint.ts'
import { fillet } from './seafood.ts'
import { blob, ring, spread } from './shapes.ts'
import { cherry, cucumber, lemonSlice, lemonWedge, olive, onionRing, tomatoSlice } from './vegetables.ts'
import { bowl, plate } from './vessel.ts'

export type Top = (p: Paint, x: number, y: number, r: number) => void

const bed =
  (colors: string[], count = 26, size = 0.24): Top =>
  (p, x, y, r) =>
    leaves(p, x, y, r * 0.84, colors, count, r * size)

const greens = bed(['#5f8f3c', '#7faa4e', '#4b7a33', '#94b85f'])

const feta: Top = (p, x, y, r) => dice(p, x, y, r * 0.66, ['#fbf6e8'], 12, r * 0.085)

/** Salads; also the cold bowls of buffets and boxes. */
export const salads: Record<string, Top> = {
  green: (p, x, y, r) => {
    dice(p, x, y, r * 0.9, ['#c9382b', '#8fb35a', '#efe3cf', '#b53a2c', '#6f9a45'], 130, r * 0.085)
    freshHerbs(p, x, y, r * 0.8, 18, r * 0.08)
  },
  fattoush: (p, x, y, r) => {
    greens(p, x, y, r)
    for (const q of spread(p.rng, 6, x, y, r * 0.7)) tomatoSlice(p, q.x, q.y, r * 0.14)
    for (const q of spread(p.rng, 6, x, y, r * 0.7)) cucumber(p, q.x, q.y, r * 0.12)
    chunks(p, x, y, r * 0.76, ['#d9a24e', '#c98d3a'], 12, r * 0.12)
    sprinkle(p, 90, x, y, r * 0.8, r * 0.8, '#8c1f2f', 1.8)
  },
  tabbouleh: (p, x, y, r) => {
    dice(p, x, y, r * 0.92, ['#4c7a2e', '#5f8f3c', '#3f6a28', '#6f9a45'], 240, r * 0.055)
    dice(p, x, y, r * 0.85, ['#c9382b', '#f0e6cf'], 46, r * 0.06)
    freshHerbs(p, x, y, r * 0.85, 22, r * 0.07)
    lemonWedge(p, x + r * 0.5, y - r * 0.4, r * 0.17, 40)
  },
  greek: (p, x, y, r) => {
    for (const q of spread(p.rng, 9, x, y, r * 0.76)) tomatoSlice(p, q.x, q.y, r * 0.19)
    for (const q of spread(p.rng, 10, x, y, r * 0.76)) cucumber(p, q.x, q.y, r * 0.15)
    for (const q of spread(p.rng, 7, x, y, r * 0.7)) onionRing(p, q.x, q.y, r * 0.15)
    for (const q of spread(p.rng, 9, x, y, r * 0.7)) olive(p, q.x, q.y, r * 0.075, '#3d2a33')
    feta(p, x, y, r)
    sprinkle(p, 30, x, y, r * 0.7, r * 0.7, '#4c5a2c', 2)
  },
  caesar: (p, x, y, r) => {
    bed(['#86ad55', '#a3c470', '#6b9844'], 24, 0.28)(p, x, y, r)
    chunks(p, x, y, r * 0.72, ['#d9a24e', '#cf9440'], 13, r * 0.12)
    for (const q of spread(p.rng, 9, x, y, r * 0.65))
      p.add(
        path(
          blob(p.rng, q.x, q.y, r * 0.14, r * 0.06, 0.2),
          'fill="#f6ebca" stroke="#d3bd86" stroke-width="1"',
        ),
      )
    sprinkle(p, 24, x, y, r * 0.7, r * 0.7, '#2a1a14', 1.3)
  },
  caprese: (p, x, y, r) => {
    for (const [i, q] of [...ring(12, x, y, r * 0.66, 0), ...ring(6, x, y, r * 0.28, 0.3)].entries()) {
      if (i % 2) tomatoSlice(p, q.x, q.y, r * 0.22)
      else
        p.add(
          circle(q.x + 2, q.y + 4, r * 0.21, 'fill="#1c0d12" opacity=".3"'),
          path(blob(p.rng, q.x, q.y, r * 0.21, r * 0.2, 0.03), `fill="${p.ball('#fbf7ea', 0.12)}"`),
        )
    }
    for (const q of spread(p.rng, 7, x, y, r * 0.6)) leaf(p, q.x, q.y, r * 0.12, p.rng.int(0, 360), '#3f8a3a')
    sprinkle(p, 30, x, y, r * 0.7, r * 0.7, '#3a5a1e', 2)
  },
  herbs: (p, x, y, r) => {
    for (const q of spread(p.rng, 26, x, y, r * 0.76))
      sprig(p, q.x, q.y, r * 0.17, p.rng.pick(['#4f8a3c', '#6b9a4a', '#3f7a35']))
    for (const q of spread(p.rng, 6, x, y, r * 0.65))
      p.add(
        circle(q.x, q.y, r * 0.11, `fill="${p.ball('#c22f55', 0.35)}"`),
        circle(q.x, q.y, r * 0.075, 'fill="#fdf3f3"'),
      )
    nuts(p, spread(p.rng, 7, x, y, r * 0.6), 'pecan', r * 0.09)
    feta(p, x, y, r)
  },
  eggplant: (p, x, y, r) => {
    chunks(p, x, y, r * 0.8, ['#4a2a45', '#5d3555', '#6b4030'], 26, r * 0.17)
    dice(p, x, y, r * 0.7, ['#c9382b', '#efe0c0'], 30, r * 0.06)
    freshHerbs(p, x, y, r * 0.7, 10, r * 0.08)
  },
  grain: (p, x, y, r) => {
    crumbs(p, x, y, r * 0.94, r * 0.92, '#dcc492', 3.2)
    dice(p, x, y, r * 0.8, ['#6f9a45', '#c9382b'], 40, r * 0.06)
    pomegranate(p, spread(p.rng, 46, x, y, r * 0.8), r * 0.07)
    nuts(p, spread(p.rng, 14, x, y, r * 0.75), 'almond', r * 0.07)
    freshHerbs(p, x, y, r * 0.75, 12, r * 0.08)
  },
  beet: (p, x, y, r) => {
    bed(['#6b8f45', '#8aa95a', '#7d3a52'], 16, 0.26)(p, x, y, r)
    chunks(p, x, y, r * 0.74, ['#7d1c44', '#92264f', '#691638'], 18, r * 0.16)
    for (const q of spread(p.rng, 4, x, y, r * 0.55)) lemonSlice(p, q.x, q.y, r * 0.15, '#e58a2c')
    feta(p, x, y, r)
    nuts(p, spread(p.rng, 9, x, y, r * 0.65), 'pecan', r * 0.08)
  },
  bean: (p, x, y, r) => {
    chunks(p, x, y, r * 0.88, ['#8a7a45', '#9c8c52', '#75683a'], 110, r * 0.065)
    bed(['#5f8f3c', '#7faa4e'], 8, 0.2)(p, x, y, r)
    for (const q of ring(5, x, y, r * 0.42, 0.4)) fillet(p, q.x, q.y, r * 0.2, q.angle + 80, '#e6c67e', true)
    for (const q of spread(p.rng, 6, x, y, r * 0.7)) cherry(p, q.x, q.y, r * 0.07)
  },
  slaw: (p, x, y, r) => {
    shreds(p, x, y, r, ['#cfd59a', '#e3e6bd', '#b9c97e', '#dd7d2a', '#8a4a84'], 300, r * 0.045)
    sprinkle(p, 60, x, y, r * 0.75, r * 0.75, '#f6ead0', 2.2)
    freshHerbs(p, x, y, r * 0.7, 8, r * 0.08)
  },
  melon: (p, x, y, r) => {
    dice(p, x, y, r * 0.8, ['#d8404a', '#e2565c', '#c9353f'], 44, r * 0.16)
    feta(p, x, y, r)
    for (const q of spread(p.rng, 6, x, y, r * 0.65)) sprig(p, q.x, q.y, r * 0.1)
  },
  carrot: (p, x, y, r) => {
    shreds(p, x, y, r, ['#e0822b', '#eb9a3f', '#cf6d1c'], 300, r * 0.05)
    for (const q of ring(4, x, y, r * 0.5, 0.4)) lemonSlice(p, q.x, q.y, r * 0.18, '#e58a2c')
    sprig(p, x, y, r * 0.14)
    nuts(p, spread(p.rng, 14, x, y, r * 0.6), 'raisin', r * 0.07)
  },
}

export const saladPainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(salads).map(([variant, top]): [string, Painter] => [
    variant,
    (p, at) => {
      const r = p.rng.chance(0.7)
        ? bowl(p, at.x, at.y, at.r * 0.96, at.vessel)
        : plate(p, at.x, at.y, at.r, at.vessel)
      p.add(circle(at.x, at.y, r * 0.97, `fill="${p.hollow('#6b8a48', 0.35)}"`))
      top(p, at.x, at.y, r)
    },
  ]),
)
