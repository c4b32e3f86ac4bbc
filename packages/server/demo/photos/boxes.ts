import { bites } from './bites.ts'
import { bowlFills } from './bowls.ts'
import { darker, lighter } from './color.ts'
import type { Painter, Place } from './dish.ts'
import { chunks, dice, freshHerbs, strands } from './fills.ts'
import { slice } from './fruit.ts'
import { pomegranate, sprinkle } from './garnish.ts'
import { crumbs, rice } from './grains.ts'
import { ellipse, n, type Paint, shadow } from './paint.ts'
import { salads, type Top } from './salads.ts'
import { fillet, shrimp } from './seafood.ts'
import { spread } from './shapes.ts'
import { egg, lemonSlice } from './vegetables.ts'
import { bowl } from './vessel.ts'

/** Meal boxes: compartments, each with its own filling. */
export type Part = (p: Paint, x: number, y: number, w: number, h: number) => void

export const round =
  (top: Top): Part =>
  (p, x, y, w, h) => {
    const across = Math.max(w, h) > Math.min(w, h) * 1.4
    const k = Math.min(w, h) * 0.62
    if (!across) {
      top(p, x, y, k)
      return
    }
    for (const s of [-0.28, 0.28]) top(p, x + (w > h ? s * w : 0), y + (h > w ? s * h : 0), k)
  }

const grainPart =
  (tint: string): Part =>
  (p, x, y, w, h) =>
    rice(p, x, y, w * 0.62, h * 0.62, tint)

export const parts: Record<string, Part> = {
  chicken: (p, x, y, w, h) => {
    for (let i = 0; i < 4; i++) fillet(p, x + (i - 1.5) * w * 0.2, y, h * 0.4, 74, '#cf9a4c', true)
  },
  salmon: (p, x, y, w, h) => {
    for (let i = 0; i < 2; i++) fillet(p, x + (i - 0.5) * w * 0.36, y, h * 0.42, 64, '#df8657')
    lemonSlice(p, x + w * 0.3, y + h * 0.26, h * 0.14)
  },
  beef: (p, x, y, w, h) =>
    chunks(p, x, y, Math.min(w, h) * 0.46, ['#6b3a24', '#7d4730', '#5a2f1e'], 18, h * 0.1),
  falafel: (p, x, y, w, h) => {
    for (const q of spread(p.rng, 6, x, y, w * 0.34, h * 0.34))
      p.group(`transform="translate(${n(q.x)} ${n(q.y)})"`, () => bites.falafel?.draw(p, h * 0.16))
  },
  tofu: (p, x, y, w, h) => {
    dice(p, x, y, Math.min(w, h) * 0.44, ['#e2b878', '#d6a45c'], 16, h * 0.12)
    sprinkle(p, 30, x, y, w * 0.4, h * 0.4, '#2a1a14', 2)
  },
  prawn: (p, x, y, w, h) => {
    for (const q of spread(p.rng, 7, x, y, w * 0.36, h * 0.34))
      shrimp(p, q.x, q.y, h * 0.15, p.rng.int(0, 360))
  },
  kofta: (p, x, y, w, h) => chunks(p, x, y, Math.min(w, h) * 0.44, ['#74401f', '#834a28'], 9, h * 0.15),
  brown: grainPart('brown'),
  white: grainPart('white'),
  black: grainPart('dark'),
  saffron: grainPart('saffron'),
  quinoa: (p, x, y, w, h) => {
    crumbs(p, x, y, w * 0.6, h * 0.6, '#dcc492', 3)
    freshHerbs(p, x, y, Math.min(w, h) * 0.4, 5, 5)
  },
  freekeh: (p, x, y, w, h) => {
    crumbs(p, x, y, w * 0.6, h * 0.6, '#8f8a4c', 3.6)
    pomegranate(p, spread(p.rng, 16, x, y, w * 0.4, h * 0.4), 5)
  },
  broccoli: (p, x, y, w, h) => {
    for (const q of spread(p.rng, 6, x, y, w * 0.32, h * 0.3)) {
      chunks(p, q.x, q.y, h * 0.1, ['#3f6e2c', '#4f8036', '#355f26'], 12, h * 0.06)
    }
  },
  asparagus: (p, x, y, w, h) => {
    for (let i = 0; i < 6; i++)
      p.group(
        `transform="translate(${n(x + (i - 2.5) * w * 0.13)} ${n(y)}) rotate(${84 + p.rng.int(-5, 5)})"`,
        () =>
          p.add(
            `<rect x="${n(-h * 0.4)}" y="-4" width="${n(h * 0.8)}" height="8" rx="4" fill="${p.tube('#6f963f', 0.35)}"/>`,
            ellipse(-h * 0.36, 0, h * 0.09, 5.4, 'fill="#55752f"'),
          ),
      )
  },
  sweetpotato: (p, x, y, w, h) =>
    chunks(p, x, y, Math.min(w, h) * 0.46, ['#d9762a', '#e08836', '#c9651f'], 14, h * 0.13),
  edamame: (p, x, y, w, h) => chunks(p, x, y, Math.min(w, h) * 0.48, ['#8fb545', '#a3c45a'], 28, h * 0.08),
  mango: (p, x, y, w, h) =>
    dice(p, x, y, Math.min(w, h) * 0.46, ['#eda52c', '#f2b645', '#7fa545'], 34, h * 0.09),
  salad: round((p, x, y, r) => salads.green?.(p, x, y, r)),
  tabbouleh: round((p, x, y, r) => salads.tabbouleh?.(p, x, y, r)),
  beet: round((p, x, y, r) => salads.beet?.(p, x, y, r)),
  pasta: (p, x, y, w, h) => strands(p, x, y, Math.min(w, h) * 0.56, '#dfa556', 5, 50),
  fruit: (p, x, y, w, h) => {
    for (const q of spread(p.rng, 7, x, y, w * 0.34, h * 0.34))
      p.rng.pick(Object.values(slice))(p, q.x, q.y, h * 0.14)
  },
  dates: (p, x, y, w, h) => chunks(p, x, y, Math.min(w, h) * 0.42, ['#5a2c1a', '#6b3720'], 6, h * 0.17),
  hummus: (p, x, y, _w, h) => bowlFills.hummus?.(p, x, y, h * 0.44),
  yoghurt: (p, x, y, _w, h) => bowlFills.raita?.(p, x, y, bowl(p, x, y, h * 0.42, '#f6f1e6')),
  egg: (p, x, y, w, h) => {
    for (const s of [-0.22, 0.22]) egg(p, x + s * w, y, h * 0.22)
  },
}

export const boxes: Record<string, [string, string, string, string]> = {
  chicken: ['chicken', 'quinoa', 'broccoli', 'yoghurt'],
  salmon: ['salmon', 'brown', 'asparagus', 'salad'],
  beef: ['beef', 'sweetpotato', 'salad', 'yoghurt'],
  falafel: ['falafel', 'tabbouleh', 'beet', 'hummus'],
  tofu: ['tofu', 'black', 'edamame', 'mango'],
  prawn: ['prawn', 'white', 'mango', 'edamame'],
  freekeh: ['chicken', 'freekeh', 'sweetpotato', 'salad'],
  kids: ['kofta', 'pasta', 'fruit', 'dates'],
  iftar: ['chicken', 'saffron', 'dates', 'fruit'],
}

export const boxPainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(boxes).map(([variant, fill]): [string, Painter] => [
    variant,
    (p, at) =>
      p.group(`transform="rotate(${p.rng.pick([-14, -8, 7, 13])} ${at.x} ${at.y})"`, () =>
        mealBox(p, at, fill),
      ),
  ]),
)

function mealBox(
  p: Paint,
  { x, y, r }: Place,
  [main, grain, side, extra]: [string, string, string, string],
): void {
  const [w, h] = [r * 1.98, r * 1.6]
  const color = p.rng.pick(['#c9a271', '#b98f60', '#e9e3d5', '#3d4642'])
  shadow(p, x + 7, y + 12, w * 0.62, h * 0.66)
  p.add(
    `<rect x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="20" fill="${p.fade(lighter(color, 0.35), darker(color, 0.15))}"/>`,
    `<rect x="${n(x - w / 2 + 3)}" y="${n(y - h / 2 + 3)}" width="${n(w - 6)}" height="${n(h - 6)}" rx="17" fill="none" stroke="${lighter(color, 0.7)}" stroke-width="1.6" opacity=".7"/>`,
  )
  const flip = p.rng.chance(0.5) ? -1 : 1
  const cells: [number, number, number, number, string][] = [
    [-0.24, -0.235, 0.46, 0.44, main],
    [-0.24, 0.235, 0.46, 0.44, grain],
    [0.24, -0.235, 0.43, 0.44, side],
    [0.24, 0.235, 0.43, 0.44, extra],
  ]
  for (const [dx, dy, cw, ch, what] of cells) {
    const [cx, cy, iw, ih] = [x + dx * w * flip, y + dy * h, cw * w, ch * h]
    const shape = `<rect x="${n(cx - iw / 2)}" y="${n(cy - ih / 2)}" width="${n(iw)}" height="${n(ih)}" rx="13"/>`
    p.add(
      `<rect x="${n(cx - iw / 2)}" y="${n(cy - ih / 2)}" width="${n(iw)}" height="${n(ih)}" rx="13" fill="${p.hollow(darker(color, 0.22), 0.35)}"/>`,
    )
    p.group(p.clip(shape), () => parts[what]?.(p, cx, cy, iw, ih))
    p.add(
      `<rect x="${n(cx - iw / 2)}" y="${n(cy - ih / 2)}" width="${n(iw)}" height="${n(ih)}" rx="13" fill="none" stroke="#1c0d12" stroke-opacity=".3" stroke-width="2.5"/>`,
    )
  }
}
