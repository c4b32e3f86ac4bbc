import type { Painter, Place } from './dish.ts'
import { friedOnion, herbs, nuts, pomegranate, sprinkle } from './garnish.ts'
import { rice } from './grains.ts'
import type { Paint } from './paint.ts'
import { drumstick, halfChicken, piece, shank } from './protein.ts'
import { fillet, fish, shrimp } from './seafood.ts'
import { inDisc, ring, spread } from './shapes.ts'
import { cubes, kofta } from './skewers.ts'
import { egg, lemonWedge } from './vegetables.ts'
import { plate } from './vessel.ts'

type Top = (p: Paint, x: number, y: number, r: number) => void

/** What lies on the mound. Small things first, so that the main piece lies uppermost. */
const tops: Record<string, Top> = {
  chicken: (p, x, y, r) => {
    if (p.rng.chance(0.5)) {
      halfChicken(p, x - r * 0.08, y - r * 0.02, r * 0.62, p.rng.int(-40, 20))
      return
    }
    for (const q of ring(3, x, y, r * 0.4, p.rng.next() * 6)) drumstick(p, q.x, q.y, r * 0.52, q.angle + 20)
  },
  lamb: (p, x, y, r) => {
    for (const q of ring(p.rng.int(2, 3), x, y, r * 0.36, p.rng.next() * 6))
      shank(p, q.x, q.y, r * 0.54, q.angle)
    piece(p, x, y, r * 0.2, '#7a4326')
  },
  fish: (p, x, y, r) => {
    if (p.rng.chance(0.45)) fish(p, x, y, r * 0.9, p.rng.int(-30, 30))
    else
      for (const q of ring(3, x, y, r * 0.36, p.rng.next() * 6)) fillet(p, q.x, q.y, r * 0.44, q.angle + 70)
  },
  shrimp: (p, x, y, r) => {
    for (const q of spread(p.rng, 11, x, y, r * 0.68)) shrimp(p, q.x, q.y, r * 0.2, p.rng.int(0, 360))
  },
  meat: (p, x, y, r) => {
    for (const q of spread(p.rng, 11, x, y, r * 0.6))
      piece(p, q.x, q.y, r * 0.15, p.rng.pick(['#7a4326', '#86502d', '#6b3820']))
  },
  veg: (p, x, y, r) => {
    for (const q of spread(p.rng, 26, x, y, r * 0.74))
      piece(p, q.x, q.y, r * 0.07, p.rng.pick(['#d9782b', '#6f9a3c', '#efe2c2', '#8fb14a', '#c94a33']), false)
  },
  egg: (p, x, y, r) => {
    for (const q of ring(5, x, y, r * 0.5, p.rng.next())) egg(p, q.x, q.y, r * 0.14)
    piece(p, x, y, r * 0.16, '#a4521f')
  },
  mixed: (p, x, y, r) => {
    for (const q of ring(3, x, y, r * 0.5, p.rng.next() * 6)) drumstick(p, q.x, q.y, r * 0.26, q.angle)
    for (const q of spread(p.rng, 6, x, y, r * 0.32)) piece(p, q.x, q.y, r * 0.12, '#7a4326')
    for (const q of ring(4, x, y, r * 0.66, 0.4)) egg(p, q.x, q.y, r * 0.1)
  },
  kofta: (p, x, y, r) => {
    const turn = p.rng.int(-35, 35)
    for (const k of [-1, 0, 1])
      kofta(p, x + k * r * 0.06, y + k * r * 0.3, r * 1.16, r * 0.2, turn * 0.3, '#8a4a28')
  },
  kebab: (p, x, y, r) => {
    kofta(p, x, y - r * 0.3, r * 1.2, r * 0.2, -6, '#8a4a28')
    cubes(p, x, y, r * 1.1, r * 0.14, -3, '#c98b34')
    kofta(p, x, y + r * 0.3, r * 1.2, r * 0.2, 2, '#8a4a28')
  },
  plain: (p, x, y, r) => {
    pomegranate(p, spread(p.rng, 26, x, y, r * 0.7), r * 0.03)
    sprinkle(p, 90, x, y, r * 0.75, r * 0.75, '#d98a1e', 2.6)
  },
}

/** Nuts, raisins, fried onion, barberries and herbs, by what the rice is. */
const toppings: Record<string, (p: Paint, at: Place) => void> = {
  saffron: (p, { x, y, r }) => {
    nuts(p, spread(p.rng, 16, x, y, r * 0.86), 'almond', r * 0.04)
    nuts(p, spread(p.rng, 16, x, y, r * 0.86), 'raisin', r * 0.035)
  },
  orange: (p, { x, y, r }) => {
    friedOnion(p, 60, x, y, r * 0.8, r * 0.8)
    nuts(p, spread(p.rng, 12, x, y, r * 0.86), 'cashew', r * 0.035)
  },
  yellow: (p, { x, y, r }) => friedOnion(p, 46, x, y, r * 0.8, r * 0.8),
  brown: (p, { x, y, r }) => {
    nuts(p, spread(p.rng, 14, x, y, r * 0.86), 'pine', r * 0.045)
    nuts(p, spread(p.rng, 12, x, y, r * 0.86), 'raisin', r * 0.035)
  },
  white: (p, { x, y, r }) => {
    pomegranate(p, spread(p.rng, 20, x, y, r * 0.86), r * 0.03)
    nuts(p, spread(p.rng, 14, x, y, r * 0.86), 'pistachio', r * 0.035)
  },
  green: (p, { x, y, r }) => sprinkle(p, 120, x, y, r * 0.85, r * 0.85, '#55752e', 2.6),
  red: (p, { x, y, r }) => {
    pomegranate(p, spread(p.rng, 34, x, y, r * 0.86), r * 0.034)
    friedOnion(p, 26, x, y, r * 0.7, r * 0.7)
  },
  dark: (p, { x, y, r }) => nuts(p, spread(p.rng, 18, x, y, r * 0.86), 'almond', r * 0.04),
}

export const ricePainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(tops).map(([variant, top]): [string, Painter] => [
    variant,
    (p, at, tint = 'white') => {
      const { x, y } = at
      const r = plate(p, x, y, at.r, at.vessel) * 0.97
      rice(p, x, y, r, r * 0.98, tint)
      toppings[tint]?.(p, { ...at, r })
      top(p, x, y, r)
      herbs(
        p,
        Array.from({ length: 7 }, () => inDisc(p.rng, x, y, r * 0.85)),
        r * 0.055,
      )
      if (p.rng.chance(0.6))
        for (const q of ring(2, x, y, r * 0.86, p.rng.next() * 6))
          lemonWedge(p, q.x, q.y, r * 0.15, q.angle + 90, p.rng.pick(['#e9c02f', '#9db83f']))
    },
  ]),
)

/** Whole animals on rice, for a wedding table. */
export const wholePainters: Record<string, Painter> = {
  lamb: (p, at) => {
    const { x, y } = at
    const r = plate(p, x, y, at.r * 1.04, at.vessel.startsWith('#') ? 'steel' : at.vessel)
    rice(p, x, y, r * 0.97, r * 0.95, p.rng.pick(['saffron', 'brown', 'orange', 'white']))
    nuts(p, spread(p.rng, 34, x, y, r * 0.9), 'almond', r * 0.036)
    nuts(p, spread(p.rng, 24, x, y, r * 0.9), 'raisin', r * 0.03)
    const turn = p.rng.int(-35, 35)
    p.group(`transform="rotate(${turn} ${x} ${y})"`, () => {
      for (const [dx, dy, a] of [
        [-0.5, -0.4, 215],
        [-0.5, 0.4, 145],
        [0.45, -0.42, -40],
        [0.45, 0.42, 40],
      ] as const)
        shank(p, x + dx * r, y + dy * r, r * 0.34, a, '#8b4a26')
      ribs(p, x, y, r)
    })
    for (const q of ring(5, x, y, r * 0.86, p.rng.next())) egg(p, q.x, q.y, r * 0.075)
    herbs(p, spread(p.rng, 12, x, y, r * 0.86), r * 0.055)
  },
  chicken: (p, at) => bird(p, at, '#a65a27'),
  turkey: (p, at) => bird(p, at, '#9c5526'),
  quail: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    rice(p, at.x, at.y, r * 0.9, r * 0.88, 'brown')
    for (const q of ring(4, at.x, at.y, r * 0.44, 0.4)) halfChicken(p, q.x, q.y, r * 0.35, q.angle, '#9a5524')
    herbs(p, spread(p.rng, 9, at.x, at.y, r * 0.8), r * 0.055)
    for (const q of ring(4, at.x, at.y, r * 0.85, 1.2)) lemonWedge(p, q.x, q.y, r * 0.13, q.angle + 90)
  },
  fish: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    for (const q of spread(p.rng, 9, at.x, at.y, r * 0.66))
      piece(p, q.x, q.y, r * 0.12, p.rng.pick(['#d6a24a', '#c4382b', '#6e8f3d']), false)
    const turn = p.rng.int(-28, 28)
    const tone = p.rng.pick(['#b98a4e', '#a8845c', '#b4733f', '#8f8578'])
    fish(p, at.x, at.y - (p.rng.chance(0.5) ? r * 0.2 : 0), r * 0.88, turn, tone)
    if (p.rng.chance(0.5)) fish(p, at.x + r * 0.06, at.y + r * 0.3, r * 0.74, turn + 6, tone)
    for (const q of ring(3, at.x, at.y, r * 0.74, p.rng.next() * 6))
      lemonWedge(p, q.x, q.y, r * 0.16, q.angle + 90)
    herbs(p, spread(p.rng, 10, at.x, at.y, r * 0.74), r * 0.06)
  },
}

/** The roasted saddle with its ribs showing. */
function ribs(p: Paint, x: number, y: number, r: number): void {
  halfChicken(p, x, y - r * 0.08, r * 0.52, 0, '#8b4a26')
  halfChicken(p, x, y + r * 0.12, r * 0.5, 180, '#84441f')
  piece(p, x, y, r * 0.4, '#91502a')
  let d = ''
  for (let i = -4; i <= 4; i++) d += `M${x + i * r * 0.09} ${y - r * 0.3}q${r * 0.05} ${r * 0.3} 0 ${r * 0.6}`
  p.add(
    `<path d="${d}" fill="none" stroke="#4a2010" stroke-width="${r * 0.028}" stroke-linecap="round" opacity=".5"/>`,
    `<path d="${d}" fill="none" stroke="#e3b27c" stroke-width="${r * 0.014}" stroke-linecap="round" opacity=".6" transform="translate(${-r * 0.02} 0)"/>`,
  )
}

function bird(p: Paint, at: Place, color: string): void {
  const r = plate(p, at.x, at.y, at.r, at.vessel)
  rice(p, at.x, at.y, r * 0.95, r * 0.93, 'brown')
  nuts(p, spread(p.rng, 20, at.x, at.y, r * 0.86), 'pecan', r * 0.045)
  const turn = p.rng.int(-30, 30)
  p.group(`transform="rotate(${turn} ${at.x} ${at.y})"`, () => {
    for (const side of [-1, 1])
      drumstick(p, at.x + r * 0.4, at.y + side * r * 0.36, r * 0.36, side * 18, color)
    halfChicken(p, at.x - r * 0.06, at.y - r * 0.14, r * 0.5, 0, color)
    halfChicken(p, at.x - r * 0.06, at.y + r * 0.16, r * 0.48, 0, color)
  })
  for (const q of ring(6, at.x, at.y, r * 0.82, p.rng.next()))
    lemonWedge(p, q.x, q.y, r * 0.12, q.angle + 90, '#e08a2a')
  herbs(p, spread(p.rng, 10, at.x, at.y, r * 0.84), r * 0.06)
}
