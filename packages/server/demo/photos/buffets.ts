import { bites } from './bites.ts'
import { type Part, parts } from './boxes.ts'
import { darker, lighter } from './color.ts'
import type { Painter } from './dish.ts'
import { chunks, freshHerbs } from './fills.ts'
import { leaf } from './garnish.ts'
import { rice } from './grains.ts'
import { small } from './mezze.ts'
import { n, type Paint, path, shadow } from './paint.ts'
import { drumstick } from './protein.ts'
import { fish } from './seafood.ts'
import { blob, ring, spread } from './shapes.ts'
import { cubes, kofta } from './skewers.ts'

/** A dressed table with chafing dishes, bowls and flowers, filling the whole picture. */
const dishes: Record<string, Part> = {
  ...parts,
  grill: (p, x, y, w, h) => {
    for (let i = 0; i < 4; i++) kofta(p, x + (i - 1.5) * w * 0.22, y, h * 0.8, w * 0.16, 86, '#84472a', false)
  },
  taouk: (p, x, y, w, h) => {
    for (let i = 0; i < 3; i++) cubes(p, x, y + (i - 1) * h * 0.28, w * 0.7, h * 0.13, 0, '#cf9440')
  },
  legs: (p, x, y, w, h) => {
    rice(p, x, y, w * 0.6, h * 0.6, 'saffron')
    for (const q of spread(p.rng, 3, x, y, w * 0.26, h * 0.24))
      drumstick(p, q.x, q.y, h * 0.26, p.rng.int(0, 360))
  },
  fishes: (p, x, y, w, h) => {
    for (const k of [-0.22, 0.24]) fish(p, x, y + k * h, w * 0.36, k * 40)
  },
  curry: (p, x, y, w, h) => {
    p.add(`<rect x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" fill="#b5652a"/>`)
    chunks(p, x, y, w * 0.44, ['#8d4f2a', '#c98a45', '#a55f30'], 18, h * 0.12)
    freshHerbs(p, x, y, w * 0.4, 5, 6)
  },
  lasagne: (p, x, y, w, h) => {
    p.add(`<rect x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" fill="#d99a45"/>`)
    chunks(p, x, y, w * 0.46, ['#e8bd6a', '#f0d08a', '#b5522a', '#c98538'], 26, h * 0.12)
  },
  sweets: (p, x, y, w, h) => {
    for (const q of spread(p.rng, 12, x, y, w * 0.4, h * 0.38))
      p.group(`transform="translate(${n(q.x)} ${n(q.y)})"`, () =>
        p.rng.pick([bites.maamoul, bites.macaron, bites.tart, bites.luqaimat])?.draw(p, h * 0.13),
      )
  },
  pastry: (p, x, y, w, h) => {
    for (const q of spread(p.rng, 7, x, y, w * 0.36, h * 0.34))
      p.group(`transform="translate(${n(q.x)} ${n(q.y)}) rotate(${p.rng.int(0, 360)})"`, () =>
        p.rng.pick([bites.croissant, bites.muffin, bites.danish])?.draw(p, h * 0.18),
      )
  },
  eggs: (p, x, y, w, h) =>
    chunks(p, x, y, Math.min(w, h) * 0.6, ['#efc65a', '#e7b544', '#f3d685'], 30, h * 0.12),
  samosa: (p, x, y, w, h) => {
    for (const q of spread(p.rng, 10, x, y, w * 0.4, h * 0.36))
      p.group(`transform="translate(${n(q.x)} ${n(q.y)}) rotate(${p.rng.int(0, 360)})"`, () =>
        bites.samosa?.draw(p, h * 0.15),
      )
  },
}

const tables: Record<string, string[]> = {
  iftar: ['legs', 'curry', 'samosa', 'dates', 'salad', 'sweets', 'lasagne', 'hummus'],
  grill: ['grill', 'taouk', 'legs', 'salad', 'tabbouleh', 'hummus', 'samosa', 'fruit'],
  sweet: ['sweets', 'fruit', 'pastry', 'dates', 'sweets', 'samosa', 'fruit', 'sweets'],
  breakfast: ['pastry', 'eggs', 'fruit', 'salad', 'hummus', 'pastry', 'samosa', 'egg'],
  international: ['lasagne', 'curry', 'salmon', 'pasta', 'salad', 'beet', 'fruit', 'chicken'],
  seafood: ['fishes', 'prawn', 'salmon', 'curry', 'salad', 'saffron', 'prawn', 'fishes'],
}

export const buffetPainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(tables).map(([variant, foods]): [string, Painter] => [
    variant,
    (p, at) => {
      const turn = p.rng.pick([-12, -6, 6, 12])
      p.group(`transform="rotate(${turn} ${at.x} ${at.y})"`, () => {
        const runner = p.rng.pick(['#8a1538', '#f4ecdc', '#c7a457', '#3a4a44'])
        p.add(
          `<rect x="-300" y="${n(at.y - at.r * 0.22)}" width="1400" height="${n(at.r * 0.44)}" fill="${p.fade(lighter(runner, 0.12), darker(runner, 0.12))}"/>`,
        )
        const list = p.rng.shuffle(foods)
        const columns = p.width > 500 ? [-2, -1, 0, 1, 2] : [-1, 0, 1]
        let i = 0
        for (const row of [-1, 1])
          for (const column of columns)
            chafing(
              p,
              at.x + column * at.r * 0.98 + row * 12,
              at.y + row * at.r * 0.68,
              at.r * 0.86,
              at.r * 0.78,
              list[i++ % list.length] ?? 'salad',
            )
        for (const column of columns) {
          if (column % 2 === 0) flowers(p, at.x + column * at.r * 0.98, at.y, at.r * 0.22)
          else
            small(
              p,
              at.x + column * at.r * 0.9,
              at.y,
              at.r * 0.2,
              p.rng.pick(['hummus', 'olives', 'muhammara', 'labneh', 'jam']),
            )
        }
      })
    },
  ]),
)

function chafing(p: Paint, x: number, y: number, w: number, h: number, what: string): void {
  const metal = p.rng.pick(['#c3c8cb', '#c3c8cb', '#c9a14e'])
  shadow(p, x + 5, y + 9, w * 0.62, h * 0.64)
  p.add(
    `<rect x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="11" fill="${p.fade(lighter(metal, 0.65), darker(metal, 0.35))}"/>`,
    `<rect x="${n(x - w / 2 + 6)}" y="${n(y - h / 2 + 6)}" width="${n(w - 12)}" height="${n(h - 12)}" rx="7" fill="${p.fade(darker(metal, 0.35), lighter(metal, 0.3))}"/>`,
  )
  const [iw, ih] = [w - 20, h - 20]
  p.add(
    `<rect x="${n(x - iw / 2)}" y="${n(y - ih / 2)}" width="${n(iw)}" height="${n(ih)}" rx="5" fill="${p.hollow('#e2d9c6', 0.3)}"/>`,
  )
  p.group(
    p.clip(`<rect x="${n(x - iw / 2)}" y="${n(y - ih / 2)}" width="${n(iw)}" height="${n(ih)}" rx="5"/>`),
    () => dishes[what]?.(p, x, y, iw, ih),
  )
}

export function flowers(p: Paint, x: number, y: number, r: number): void {
  for (const q of ring(7, x, y, r * 0.8, p.rng.next())) leaf(p, q.x, q.y, r * 0.36, q.angle, '#5d7d4a')
  for (const q of [...ring(5, x, y, r * 0.5, p.rng.next()), { x, y }]) {
    const color = p.rng.pick(['#f6efe6', '#e3a0a8', '#b93a56', '#f0d7b8'])
    shadow(p, q.x + 1, q.y + 2, r * 0.42, r * 0.4, 0.5)
    p.add(path(blob(p.rng, q.x, q.y, r * 0.36, r * 0.35, 0.06, 7), `fill="${p.ball(color, 0.25)}"`))
    for (const k of [0.26, 0.17, 0.08])
      p.add(
        path(
          blob(p.rng, q.x, q.y, r * k, r * k, 0.16, 6),
          `fill="${darker(color, 0.05 + (0.3 - k))}" stroke="${lighter(color, 0.5)}" stroke-width=".9"`,
        ),
      )
  }
}
