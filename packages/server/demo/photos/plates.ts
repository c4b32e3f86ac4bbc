import { bowlFills } from './bowls.ts'
import { flatbread } from './breads.ts'
import { darker } from './color.ts'
import type { Painter, Place } from './dish.ts'
import { chunks, dice, freshHerbs } from './fills.ts'
import { herbs, leaf, nuts, sprinkle } from './garnish.ts'
import { rice } from './grains.ts'
import { circle, n, type Paint, path } from './paint.ts'
import { drumstick, halfChicken, roastSkin } from './protein.ts'
import { fillet } from './seafood.ts'
import { blob, ring, spread } from './shapes.ts'
import { chili, cucumber, lemonWedge, olive, onionRing, tomatoSlice } from './vegetables.ts'
import { plate } from './vessel.ts'

/** A round plate with a sauce or side under one main thing. */
const plated =
  (base: (p: Paint, at: Place, r: number) => void, main: (p: Paint, at: Place, r: number) => void): Painter =>
  (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    base(p, at, r)
    main(p, at, r)
    herbs(p, spread(p.rng, 7, at.x, at.y, r * 0.8), r * 0.05)
  }

export const sauce =
  (color: string) =>
  (p: Paint, { x, y }: Place, r: number) =>
    p.add(
      path(blob(p.rng, x, y, r * 0.8, r * 0.74, 0.12), `fill="${p.hollow(color, 0.24)}"`),
      path(blob(p.rng, x - r * 0.3, y - r * 0.42, r * 0.2, r * 0.06, 0.2), 'fill="#fff" opacity=".3"'),
    )

const greens = (p: Paint, { x, y }: Place, r: number) => {
  chunks(p, x + r * 0.46, y + r * 0.34, r * 0.34, ['#5f8a3c', '#83a652', '#d98a35'], 12, r * 0.12)
  chunks(p, x - r * 0.5, y + r * 0.36, r * 0.28, ['#dfae58', '#d09a45'], 9, r * 0.13)
}

export const rows =
  (count: number, draw: (p: Paint, x: number, y: number, r: number, i: number) => void) =>
  (p: Paint, { x, y }: Place, r: number) => {
    for (let i = 0; i < count; i++)
      draw(p, x + (i - (count - 1) / 2) * r * 0.16, y + (i - (count - 1) / 2) * ((r * 1.1) / count), r, i)
  }

function slices(p: Paint, x: number, y: number, r: number, outside: string, inside: string, count = 6): void {
  const turn = p.rng.int(-30, 30)
  p.group(`transform="rotate(${turn} ${n(x)} ${n(y)})"`, () => {
    for (let i = 0; i < count; i++) {
      const cx = x - r * 0.6 + (i * r * 1.2) / (count - 1)
      const shape = blob(p.rng, cx, y, r * 0.2, r * 0.44, 0.06, 10)
      p.add(
        path(shape, 'fill="#1c0d12" opacity=".4" transform="translate(4 6)"'),
        path(shape, `fill="${p.ball(outside, 0.3)}"`),
        path(blob(p.rng, cx + r * 0.025, y, r * 0.155, r * 0.37, 0.07, 10), `fill="${p.ball(inside, 0.3)}"`),
      )
    }
  })
}

export const platePainters: Record<string, Painter> = {
  meatballs: plated(sauce('#9c3020'), (p, { x, y }, r) => {
    chunks(p, x, y, r * 0.6, ['#74401f', '#834a28'], 15, r * 0.15)
    nuts(p, spread(p.rng, 16, x, y, r * 0.6), 'pine', r * 0.05)
  }),
  roast: plated(
    () => undefined,
    (p, { x, y }, r) => {
      flatbread(p, x, y, r * 0.86, 'khubz')
      halfChicken(p, x, y - r * 0.3, r * 0.5, p.rng.int(-20, 20))
      halfChicken(p, x, y + r * 0.36, r * 0.46, 180 + p.rng.int(-20, 20))
    },
  ),
  tandoori: plated(greens, (p, { x, y }, r) => {
    for (const q of ring(5, x, y - r * 0.06, r * 0.38, p.rng.next()))
      drumstick(p, q.x, q.y, r * 0.36, q.angle, '#b8431d')
    for (let i = 0; i < 5; i++) onionRing(p, x + p.rng.int(-20, 20), y + p.rng.int(-20, 20), r * 0.12)
    lemonWedge(p, x + r * 0.6, y - r * 0.5, r * 0.15, 40)
  }),
  iskender: plated(
    (p, at, r) => {
      flatbread(p, at.x, at.y, r * 0.86, 'khubz')
      sauce('#b23a1d')(p, at, r * 0.9)
    },
    (p, { x, y }, r) => {
      for (const q of spread(p.rng, 22, x, y - r * 0.08, r * 0.52))
        fillet(p, q.x, q.y, r * 0.19, p.rng.int(-40, 40), p.rng.pick(['#8a5030', '#7a4428']))
      bowlFills.whitesauce?.(p, x + r * 0.42, y + r * 0.46, r * 0.28)
      chili(p, x - r * 0.5, y + r * 0.5, r * 0.4, 30)
    },
  ),
  eggplant: plated(
    sauce('#a8402a'),
    rows(3, (p, x, y, r) => {
      const s = blob(p.rng, x, y, r * 0.5, r * 0.17, 0.05)
      p.add(
        path(s, 'fill="#1c0d12" opacity=".4" transform="translate(3 5)"'),
        path(s, `fill="${p.ball('#46263f', 0.35)}"`),
      )
      chunks(p, x, y, r * 0.2, ['#b5432c', '#d8a04a', '#e4d2a8'], 8, r * 0.07)
    }),
  ),
  steak: plated(greens, (p, { x, y }, r) => slices(p, x, y - r * 0.1, r * 0.9, '#4f2a1c', '#a1483c', 8)),
  lechon: plated(
    (p, { x, y }, r) => {
      freshHerbs(p, x, y, r * 0.8, 18, r * 0.08)
    },
    (p, { x, y }, r) => slices(p, x, y, r, '#a5521f', '#d3a479', 6),
  ),
  cutlet: plated(
    (p, { x, y }, r) =>
      dice(p, x + r * 0.4, y + r * 0.4, r * 0.34, ['#c9382b', '#5f8a3c', '#ead9b0'], 40, r * 0.06),
    (p, { x, y }, r) => {
      fillet(p, x - r * 0.1, y - r * 0.3, r * 0.62, -18, '#cf943f')
      fillet(p, x - r * 0.16, y + r * 0.22, r * 0.56, 12, '#c98b38')
      lemonWedge(p, x + r * 0.55, y - r * 0.42, r * 0.17, 20)
    },
  ),
  salmon: plated(
    greens,
    rows(3, (p, x, y, r) => fillet(p, x - r * 0.08, y - r * 0.1, r * 0.5, -24, '#e38558')),
  ),
  fishfillet: plated(
    greens,
    rows(3, (p, x, y, r) => fillet(p, x - r * 0.08, y - r * 0.1, r * 0.5, -24, '#e6c793', true)),
  ),
  chicken: plated(
    greens,
    rows(3, (p, x, y, r) => {
      fillet(p, x - r * 0.06, y - r * 0.12, r * 0.5, -24, '#d09a4c', true)
    }),
  ),
  adobo: plated(sauce('#5a2f1a'), (p, { x, y }, r) => {
    for (const q of ring(5, x, y, r * 0.36, p.rng.next()))
      drumstick(p, q.x, q.y, r * 0.36, q.angle, '#7d3f1d')
    leaf(p, x + r * 0.3, y - r * 0.5, r * 0.16, 40, '#6f7a42')
    leaf(p, x - r * 0.4, y + r * 0.46, r * 0.15, 130, '#6f7a42')
  }),
  bistek: plated(sauce('#6d3c1e'), (p, { x, y }, r) => {
    for (const q of spread(p.rng, 12, x, y, r * 0.54))
      fillet(p, q.x, q.y, r * 0.24, p.rng.int(0, 180), '#6f3c22')
    for (const q of spread(p.rng, 8, x, y, r * 0.5)) onionRing(p, q.x, q.y, r * 0.15, '#d9c9a4')
  }),
  liver: plated(sauce('#6b3a20'), (p, { x, y }, r) => {
    chunks(p, x, y, r * 0.64, ['#6f3a24', '#7f4a2c', '#5f3020'], 30, r * 0.12)
    for (const q of spread(p.rng, 9, x, y, r * 0.6)) chili(p, q.x, q.y, r * 0.22, p.rng.int(0, 360))
    lemonWedge(p, x + r * 0.62, y - r * 0.4, r * 0.15, 50)
  }),
  omelette: plated(
    () => undefined,
    rows(3, (p, x, y, r) => {
      const s = blob(p.rng, x, y, r * 0.56, r * 0.2, 0.05)
      p.add(
        path(s, 'fill="#1c0d12" opacity=".35" transform="translate(3 5)"'),
        path(s, `fill="${p.ball('#ebbc4a', 0.3)}"`),
      )
      p.group(`transform="translate(${n(x)} ${n(y)})"`, () =>
        roastSkin(p, blob(p.rng, 0, 0, r * 0.54, r * 0.19, 0.05), r * 0.4, r * 0.14, '#d99a35', 6),
      )
      sprinkle(p, 16, x, y, r * 0.45, r * 0.14, '#4c7a35', 2.6)
    }),
  ),
  halloumi: plated(
    (p, { x, y }, r) => {
      for (const q of ring(7, x, y, r * 0.72, 0.2)) tomatoSlice(p, q.x, q.y, r * 0.14)
      for (const q of ring(7, x, y, r * 0.7, 0.65)) cucumber(p, q.x, q.y, r * 0.12)
    },
    (p, { x, y }, r) => {
      for (const q of ring(6, x, y, r * 0.34, 0.2))
        fillet(p, q.x, q.y, r * 0.25, q.angle + 90, '#e6c67e', true)
      for (const q of spread(p.rng, 8, x, y, r * 0.3)) olive(p, q.x, q.y, r * 0.055, '#3d2a33')
    },
  ),
  veg: plated(
    () => undefined,
    (p, { x, y }, r) => {
      chunks(
        p,
        x,
        y,
        r * 0.76,
        ['#dd7d2a', '#8d2f4c', '#7d9a45', '#e0a83c', '#c99b5a', '#a8442f'],
        46,
        r * 0.14,
      )
    },
  ),
  peppers: plated(
    () => undefined,
    (p, { x, y }, r) => {
      for (const [i, q] of ring(6, x, y, r * 0.48, 0.3).entries())
        pepper(p, q.x, q.y, r * 0.25, ['#c93a2a', '#e3a82f', '#6d9138'][i % 3] ?? '#c93a2a')
      pepper(p, x, y, r * 0.22, '#e3a82f')
    },
  ),
}

function pepper(p: Paint, x: number, y: number, r: number, color: string): void {
  p.add(
    path(blob(p.rng, x + 3, y + 5, r * 1.04, r, 0.06), 'fill="#1c0d12" opacity=".4"'),
    path(blob(p.rng, x, y, r, r * 0.96, 0.07, 7), `fill="${p.ball(color, 0.35)}"`),
    circle(x, y, r * 0.68, `fill="${darker(color, 0.35)}"`),
  )
  rice(p, x, y, r * 0.62, r * 0.6, 'brown')
}
