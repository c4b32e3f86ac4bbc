import type { Painter } from './dish.ts'
import { chunks, dice, freshHerbs, liquid, spice, strands, swirl } from './fills.ts'
import { friedOnion, herbs, leaf, nuts, pomegranate, sprinkle } from './garnish.ts'
import { crumbs, rice } from './grains.ts'
import { n, type Paint, path } from './paint.ts'
import { drumstick, piece, shank } from './protein.ts'
import { inDisc, ring, spread } from './shapes.ts'
import { chili, cucumber, egg, lemonWedge } from './vegetables.ts'
import { bowl } from './vessel.ts'

type Fill = (p: Paint, x: number, y: number, r: number) => void

/** Cream or yoghurt poured in a spiral line. */
function drizzle(p: Paint, x: number, y: number, r: number, color: string): void {
  let d = `M${n(x - r * 0.6)} ${n(y)}`
  for (let i = 0; i < 5; i++) d += `q${n(r * 0.12)} ${n((i % 2 ? 1 : -1) * r * 0.5)} ${n(r * 0.24)} 0`
  p.add(
    path(
      d,
      `fill="none" stroke="${color}" stroke-width="${n(r * 0.06)}" stroke-linecap="round" opacity=".92" transform="rotate(${p.rng.int(0, 180)} ${n(x)} ${n(y)})"`,
    ),
  )
}

const stew =
  (sauce: string, oil: string, meat: string[], count: number, size = 0.17): Fill =>
  (p, x, y, r) => {
    liquid(p, x, y, r, sauce, oil)
    chunks(p, x, y, r * 0.76, meat, Math.round(count * 1.25), r * size, sauce)
  }

const dip =
  (color: string, pool: string, top: Fill): Fill =>
  (p, x, y, r) => {
    swirl(p, x, y, r, color, pool)
    top(p, x, y, r)
  }

/** Also what the small bowls of mezze, buffets and boxes hold. */
export const bowlFills: Record<string, Fill> = {
  harees: dip('#dcc093', '#c8912f', (p, x, y, r) => spice(p, x, y, r * 0.5, '#8a4a1e')),
  porridge: dip('#d69b4f', '#b0571d', (p, x, y, r) => {
    friedOnion(p, 18, x, y, r * 0.4, r * 0.4)
    freshHerbs(p, x, y, r * 0.6, 4, r * 0.08)
  }),
  lamb: (p, x, y, r) => {
    stew('#a5642e', '#e0a23c', ['#d98a35', '#c9a24a', '#8d5a30'], 10)(p, x, y, r)
    shank(p, x, y, r * 0.5, p.rng.int(0, 360))
    freshHerbs(p, x, y, r * 0.7, 6, r * 0.08)
  },
  curry: (p, x, y, r) => {
    stew('#c9832b', '#eab13f', ['#b5652a', '#d8a04a', '#93502a'], 13)(p, x, y, r)
    freshHerbs(p, x, y, r * 0.6, 5, r * 0.08)
  },
  tomato: (p, x, y, r) => {
    stew('#a8341d', '#e2792a', ['#7d3b24', '#8a4a2a', '#c8823f'], 12)(p, x, y, r)
    freshHerbs(p, x, y, r * 0.6, 5, r * 0.08)
  },
  butter: (p, x, y, r) => {
    stew('#d9752b', '#f0a94a', ['#c0602a', '#b5552a'], 10, 0.19)(p, x, y, r)
    drizzle(p, x, y, r, '#fdf1da')
    freshHerbs(p, x, y, r * 0.5, 3, r * 0.07)
  },
  green: (p, x, y, r) => {
    stew('#4e6b2b', '#93a84a', ['#5f7a33', '#3f5a26', '#7b4b2b'], 14)(p, x, y, r)
    drizzle(p, x, y, r * 0.7, '#f3ecd2')
  },
  herb: (p, x, y, r) => {
    liquid(p, x, y, r, '#6f7a38', '#a9b04f')
    chunks(p, x, y, r * 0.75, ['#c99b5a', '#8a4b34'], 16, r * 0.07)
    drizzle(p, x, y, r, '#f6efdc')
    friedOnion(p, 24, x, y, r * 0.4, r * 0.4)
    leaf(p, x, y, r * 0.16, 40)
  },
  dark: (p, x, y, r) => {
    stew('#4f2417', '#9a5a2c', ['#5e2f1c', '#6f3d24'], 11)(p, x, y, r)
    drizzle(p, x, y, r, '#efe0c4')
    pomegranate(p, spread(p.rng, 12, x, y, r * 0.6), r * 0.06)
  },
  chickpea: (p, x, y, r) => {
    liquid(p, x, y, r, '#b5652a', '#e0a040')
    chunks(p, x, y, r * 0.82, ['#dfb26a', '#d6a354', '#e8c283'], 44, r * 0.1)
    freshHerbs(p, x, y, r * 0.6, 6, r * 0.08)
    spice(p, x, y, r * 0.6)
  },
  cream: (p, x, y, r) => {
    stew('#e5cf9d', '#d9b04a', ['#d98a3a', '#8fa650', '#efe0b8', '#c9a774'], 15, 0.11)(p, x, y, r)
    freshHerbs(p, x, y, r * 0.6, 5, r * 0.07)
  },
  okra: (p, x, y, r) => {
    liquid(p, x, y, r, '#a03a1e', '#dd7a2c')
    okra(p, x, y, r)
    chunks(p, x, y, r * 0.6, ['#7d432a'], 5, r * 0.17)
  },
  lentil: (p, x, y, r) => {
    liquid(p, x, y, r, '#d99a35', '#b5501f')
    drizzle(p, x, y, r, '#c8641f')
    freshHerbs(p, x, y, r * 0.4, 4, r * 0.08)
    sprinkle(p, 24, x, y, r * 0.6, r * 0.6, '#8a3418', 1.6)
  },
  broth: (p, x, y, r) => {
    liquid(p, x, y, r, '#c9a25a', '#ecd08a')
    chunks(p, x, y, r * 0.72, ['#a5683c', '#e9e2cc', '#8aa552'], 11, r * 0.16)
    herbs(p, spread(p.rng, 9, x, y, r * 0.72), r * 0.1, '#3f7a35')
  },
  harira: (p, x, y, r) => {
    liquid(p, x, y, r, '#b0512a', '#df8a3a')
    chunks(p, x, y, r * 0.75, ['#dfb26a', '#8a5530'], 22, r * 0.08)
    freshHerbs(p, x, y, r * 0.6, 8, r * 0.07)
  },
  hummus: dip('#e3cb9c', '#b98a1c', (p, x, y, r) => {
    chunks(p, x, y, r * 0.2, ['#dfb872'], 6, r * 0.09)
    spice(p, x, y, r * 0.75)
    herbs(p, spread(p.rng, 3, x, y, r * 0.55), r * 0.09)
  }),
  mutabbal: dip('#cfc2a4', '#a98a1e', (p, x, y, r) => {
    pomegranate(p, spread(p.rng, 18, x, y, r * 0.7), r * 0.07)
    herbs(p, spread(p.rng, 4, x, y, r * 0.55), r * 0.09)
  }),
  muhammara: dip('#b3452a', '#7d2a18', (p, x, y, r) => {
    nuts(p, spread(p.rng, 7, x, y, r * 0.5), 'pecan', r * 0.11)
    herbs(p, spread(p.rng, 3, x, y, r * 0.6), r * 0.09)
  }),
  labneh: dip('#f6f0e2', '#b3a02a', (p, x, y, r) => {
    sprinkle(p, 60, x, y, r * 0.65, r * 0.65, '#5d7038', r * 0.035)
    leaf(p, x, y, r * 0.18, 20)
  }),
  raita: dip('#f4f0e4', '#dfe3c8', (p, x, y, r) => {
    for (const q of ring(4, x, y, r * 0.45, p.rng.next())) cucumber(p, q.x, q.y, r * 0.17)
    leaf(p, x, y, r * 0.2, 30)
    spice(p, x, y, r * 0.7, '#7a5a2a')
  }),
  zaalouk: dip('#a4502f', '#6d2f1a', (p, x, y, r) => {
    chunks(p, x, y, r * 0.6, ['#5d3348', '#b5482c'], 10, r * 0.1)
    freshHerbs(p, x, y, r * 0.6, 6, r * 0.08)
  }),
  amlou: dip('#b07a3e', '#c9962f', (p, x, y, r) =>
    nuts(p, spread(p.rng, 12, x, y, r * 0.6), 'almond', r * 0.1),
  ),
  masoub: (p, x, y, r) => {
    crumbs(p, x, y, r, r, '#c48f4c', 4)
    drizzle(p, x, y, r, '#c9821f')
    chunks(p, x, y, r * 0.5, ['#f2e4b8', '#f6edd0'], 7, r * 0.13)
    nuts(p, spread(p.rng, 12, x, y, r * 0.7), 'almond', r * 0.07)
    nuts(p, spread(p.rng, 8, x, y, r * 0.7), 'pistachio', r * 0.06)
  },
  ful: (p, x, y, r) => {
    liquid(p, x, y, r, '#7a4a2a', '#c9982f')
    chunks(p, x, y, r * 0.8, ['#7d4a2a', '#8a5733', '#6b3c22'], 34, r * 0.11)
    dice(p, x, y, r * 0.35, ['#c9382b', '#efe3cf', '#5f8a3c'], 24, r * 0.05)
    freshHerbs(p, x, y, r * 0.5, 4, r * 0.08)
  },
  risotto: (p, x, y, r) => {
    rice(p, x, y, r * 0.98, r * 0.98, 'white', 1.1)
    chunks(p, x, y, r * 0.66, ['#8a5f3c', '#a5764a', '#6f472b'], 12, r * 0.12)
    freshHerbs(p, x, y, r * 0.7, 5, r * 0.07)
    sprinkle(p, 40, x, y, r * 0.7, r * 0.7, '#f3e2b0', 3)
  },
  pickles: (p, x, y, r) => dice(p, x, y, r * 0.92, ['#c53f7a', '#8fa63c', '#e0872f', '#ead9b0'], 60, r * 0.1),
  olives: (p, x, y, r) => {
    p.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#6b6a2a"/>`)
    chunks(p, x, y, r * 0.84, ['#6d7a2c', '#3d2a33', '#84913a'], 26, r * 0.17)
  },
  honey: (p, x, y, r) => liquid(p, x, y, r, '#b9741a', '#f0bf4f'),
  jam: (p, x, y, r) => {
    liquid(p, x, y, r, '#8e1c30')
    chunks(p, x, y, r * 0.7, ['#b32a42'], 9, r * 0.15)
  },
  butterpat: (p, x, y, r) => swirl(p, x, y, r, '#f3dd97'),
  pudding: (p, x, y, r) => {
    swirl(p, x, y, r, '#ecd9ae')
    sprinkle(p, 30, x, y, r * 0.5, r * 0.5, '#7f9a3d', 2.4)
  },
  noodles: (p, x, y, r) => {
    strands(p, x, y, r, '#d8a354', r * 0.09, 50)
    freshHerbs(p, x, y, r * 0.5, 4, r * 0.09)
  },
  redsauce: (p, x, y, r) => {
    liquid(p, x, y, r, '#b0301c', '#e37b36')
    sprinkle(p, 16, x, y, r * 0.7, r * 0.7, '#f0b44a', 2)
  },
  greensauce: (p, x, y, r) => {
    liquid(p, x, y, r, '#64862f', '#a9bd55')
    sprinkle(p, 26, x, y, r * 0.7, r * 0.7, '#3e5a22', 2)
  },
  whitesauce: (p, x, y, r) => swirl(p, x, y, r, '#f4ecd9'),
}

function okra(p: Paint, x: number, y: number, r: number): void {
  for (const q of spread(p.rng, 16, x, y, r * 0.72))
    chili(p, q.x, q.y, r * 0.26, p.rng.int(0, 360), p.rng.pick(['#5f7d33', '#6f8d3c']))
}

export const bowlPainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(bowlFills).map(([variant, fill]): [string, Painter] => [
    variant,
    (p, at) => {
      const r = bowl(p, at.x, at.y, at.r * 0.94, at.vessel)
      fill(p, at.x, at.y, r)
    },
  ]),
)

/** Clay tagines without their hats, and couscous mounds. */
const tagineTops: Record<string, Fill> = {
  lamb: (p, x, y, r) => {
    meats(p, x, y, r)
    prunes(p, x, y, r, '#2e1a1c')
    nuts(p, spread(p.rng, 14, x, y, r * 0.7), 'almond', r * 0.06)
  },
  quince: (p, x, y, r) => {
    meats(p, x, y, r)
    prunes(p, x, y, r, '#d38a2c')
    sprinkle(p, 60, x, y, r * 0.7, r * 0.7, '#ead9b4', 2.4)
  },
  chicken: (p, x, y, r) => {
    for (const q of ring(3, x, y, r * 0.38, 0.6)) drumstick(p, q.x, q.y, r * 0.4, q.angle, '#c98a2c')
    for (const q of ring(5, x, y, r * 0.66, 0)) lemonWedge(p, q.x, q.y, r * 0.14, q.angle)
    bowlFills.olives && chunks(p, x, y, r * 0.7, ['#6d7a2c', '#4b3340'], 12, r * 0.07)
  },
  fish: (p, x, y, r) => {
    for (const q of spread(p.rng, 5, x, y, r * 0.5)) piece(p, q.x, q.y, r * 0.22, '#d9b27a')
    chunks(p, x, y, r * 0.75, ['#c4382b', '#d99a2c', '#5f8a3c'], 14, r * 0.09)
  },
  kofta: (p, x, y, r) => {
    chunks(p, x, y, r * 0.72, ['#6f3a22', '#7d4528'], 14, r * 0.13)
    for (const q of ring(3, x, y, r * 0.36, 0.3)) egg(p, q.x, q.y, r * 0.17)
  },
  veg: (p, x, y, r) => vegetables(p, x, y, r),
  okra: (p, x, y, r) => {
    okra(p, x, y, r)
    meats(p, x, y, r * 0.7)
  },
  couscous: (p, x, y, r) => {
    crumbs(p, x, y, r * 0.95, r * 0.93, '#dcb766')
    meats(p, x, y, r * 0.8)
    friedOnion(p, 70, x, y, r * 0.45, r * 0.45)
    nuts(p, spread(p.rng, 16, x, y, r * 0.6), 'raisin', r * 0.05)
    nuts(p, spread(p.rng, 10, x, y, r * 0.6), 'almond', r * 0.06)
  },
  'couscous-veg': (p, x, y, r) => {
    crumbs(p, x, y, r * 0.95, r * 0.93, '#dcb766')
    vegetables(p, x, y, r * 0.9)
    chunks(p, x, y, r * 0.5, ['#dfb26a'], 12, r * 0.06)
  },
}

const meats: Fill = (p, x, y, r) => {
  for (const q of ring(4, x, y, r * 0.36, p.rng.next() * 6))
    piece(p, q.x, q.y, r * 0.24, p.rng.pick(['#74401f', '#7d4628']))
}
const prunes = (p: Paint, x: number, y: number, r: number, color: string) =>
  chunks(p, x, y, r * 0.7, [color], 8, r * 0.13)

/** Long cuts of carrot, courgette and pumpkin, leaning to the middle like spokes. */
function vegetables(p: Paint, x: number, y: number, r: number): void {
  for (const q of ring(14, x, y, r * 0.5, p.rng.next())) {
    const color = p.rng.pick(['#dd7d2a', '#7d9a45', '#e0a83c', '#b5422d', '#8e5a86', '#e9dcb4'])
    p.group(`transform="translate(${n(q.x)} ${n(q.y)}) rotate(${n(q.angle)})"`, () =>
      p.add(
        `<rect x="${n(-r * 0.3)}" y="${n(-r * 0.085)}" width="${n(r * 0.6)}" height="${n(r * 0.17)}" rx="${n(r * 0.08)}" fill="#1c0d12" opacity=".35" transform="translate(2 4)"/>`,
        `<rect x="${n(-r * 0.3)}" y="${n(-r * 0.085)}" width="${n(r * 0.6)}" height="${n(r * 0.17)}" rx="${n(r * 0.08)}" fill="${p.tube(color, 0.34)}"/>`,
      ),
    )
  }
  freshHerbs(p, x, y, r * 0.3, 6, r * 0.09)
}

export const taginePainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(tagineTops).map(([variant, top]): [string, Painter] => [
    variant,
    (p, at) => {
      const r = bowl(p, at.x, at.y, at.r, p.rng.pick(['#b5623a', '#a9552f', at.vessel]))
      if (!variant.startsWith('couscous')) liquid(p, at.x, at.y, r, '#a8602a', '#e2a444')
      top(p, at.x, at.y, r)
      herbs(
        p,
        Array.from({ length: 6 }, () => inDisc(p.rng, at.x, at.y, r * 0.75)),
        r * 0.07,
      )
    },
  ]),
)
