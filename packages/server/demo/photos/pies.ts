import { flatbread } from './breads.ts'
import { darker } from './color.ts'
import type { Painter } from './dish.ts'
import { chunks, freshHerbs } from './fills.ts'
import { herbs, leaf, sprinkle } from './garnish.ts'
import { circle, ellipse, n, type Paint, path } from './paint.ts'
import { roastSkin } from './protein.ts'
import { shrimp } from './seafood.ts'
import { blob, ring, spread } from './shapes.ts'
import { olive, tomatoSlice } from './vegetables.ts'
import { board, plate } from './vessel.ts'

/** A round of dough with a rim, its sauce and toppings inside. */
function pie(
  p: Paint,
  x: number,
  y: number,
  r: number,
  sauce: string,
  top: (r: number) => void,
  rim = 0.13,
): void {
  const dough = blob(p.rng, x, y, r, r * 0.98, 0.025, 14)
  p.add(
    path(dough, 'fill="#1c0d12" opacity=".42" transform="translate(4 7)"'),
    path(dough, `fill="${p.ball('#d9a258', 0.36)}"`),
  )
  for (const q of ring(16, x, y, r * (1 - rim / 2), p.rng.next()))
    if (p.rng.chance(0.6))
      p.add(
        path(
          blob(p.rng, q.x, q.y, r * 0.06, r * 0.04, 0.3),
          `fill="${p.rng.chance(0.5) ? '#6b3514' : '#f1cf92'}" opacity=".55"`,
        ),
      )
  const inner = r * (1 - rim)
  p.add(path(blob(p.rng, x, y, inner, inner * 0.98, 0.03, 14), `fill="${p.hollow(sauce, 0.28)}"`))
  top(inner)
}

const melt = (p: Paint, x: number, y: number, r: number, count = 12) => {
  for (const q of spread(p.rng, count, x, y, r * 0.84)) {
    const s = r * (0.12 + p.rng.next() * 0.1)
    p.add(
      path(blob(p.rng, q.x, q.y, s, s * 0.85, 0.16), `fill="${p.ball('#f3e3b4', 0.25)}"`),
      path(blob(p.rng, q.x + s * 0.2, q.y + s * 0.2, s * 0.35, s * 0.25, 0.3), 'fill="#c98a35" opacity=".5"'),
    )
  }
}

function cuts(p: Paint, x: number, y: number, r: number, count = 6): void {
  let d = ''
  for (const q of ring(count, x, y, r, p.rng.next())) d += `M${n(x)} ${n(y)}L${n(q.x)} ${n(q.y)}`
  p.add(
    path(d, 'stroke="#2a120a" stroke-width="1.8" opacity=".45"'),
    path(d, 'stroke="#fff3d6" stroke-width="1" opacity=".35" transform="translate(-1.4 -1)"'),
  )
}

type Top = (p: Paint, x: number, y: number, r: number) => void

const pizzas: Record<string, [string, Top]> = {
  margherita: [
    '#b8341d',
    (p, x, y, r) => {
      melt(p, x, y, r, 11)
      for (const q of ring(5, x, y, r * 0.5, p.rng.next()))
        leaf(p, q.x, q.y, r * 0.13, p.rng.int(0, 360), '#47853a')
    },
  ],
  pepperoni: [
    '#c4552a',
    (p, x, y, r) => {
      melt(p, x, y, r, 22)
      for (const q of spread(p.rng, 13, x, y, r * 0.82))
        p.add(
          circle(q.x + 1.5, q.y + 2.5, r * 0.125, 'fill="#1c0d12" opacity=".35"'),
          circle(q.x, q.y, r * 0.125, `fill="${p.ball('#a02a1c', 0.3)}"`),
          circle(q.x, q.y, r * 0.1, 'fill="none" stroke="#6f150f" stroke-width="1.2" opacity=".5"'),
        )
      sprinkle(p, 30, x, y, r * 0.8, r * 0.8, '#4c7a35', 2)
    },
  ],
  white: [
    '#ead6a2',
    (p, x, y, r) => {
      melt(p, x, y, r, 20)
      chunks(p, x, y, r * 0.8, ['#8fa3a0', '#e2b04a'], 12, r * 0.05)
      sprinkle(p, 40, x, y, r * 0.8, r * 0.8, '#5a4a2a', 1.4)
    },
  ],
  mushroom: [
    '#e4cf9c',
    (p, x, y, r) => {
      melt(p, x, y, r, 10)
      for (const q of spread(p.rng, 13, x, y, r * 0.8)) mushroom(p, q.x, q.y, r * 0.13)
      sprinkle(p, 40, x, y, r * 0.8, r * 0.8, '#2a1c14', 2.6)
      freshHerbs(p, x, y, r * 0.7, 5, r * 0.07)
    },
  ],
  veg: [
    '#b8442a',
    (p, x, y, r) => {
      melt(p, x, y, r, 12)
      for (const q of spread(p.rng, 6, x, y, r * 0.75)) tomatoSlice(p, q.x, q.y, r * 0.12)
      for (const q of spread(p.rng, 12, x, y, r * 0.8)) olive(p, q.x, q.y, r * 0.05, '#2e2230')
      chunks(p, x, y, r * 0.8, ['#6d9138', '#e0a83c'], 14, r * 0.08)
      freshHerbs(p, x, y, r * 0.6, 8, r * 0.08)
    },
  ],
  seafood: [
    '#c8552f',
    (p, x, y, r) => {
      melt(p, x, y, r, 9)
      for (const q of spread(p.rng, 9, x, y, r * 0.75)) shrimp(p, q.x, q.y, r * 0.14, p.rng.int(0, 360))
      for (const q of spread(p.rng, 6, x, y, r * 0.75))
        p.add(
          circle(q.x, q.y, r * 0.09, 'fill="none" stroke="#f3e6d0" stroke-width="6"'),
          circle(q.x - 1, q.y - 1, r * 0.09, 'fill="none" stroke="#fff" stroke-width="1.6"'),
        )
      freshHerbs(p, x, y, r * 0.7, 8, r * 0.06)
    },
  ],
}

function mushroom(p: Paint, x: number, y: number, s: number): void {
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${p.rng.int(0, 360)})"`, () =>
    p.add(
      path(
        `M${n(-s)} 0C${n(-s)} ${n(-s * 1.1)} ${n(s)} ${n(-s * 1.1)} ${n(s)} 0Q${n(s * 0.6)} ${n(s * 0.2)} ${n(s * 0.28)} ${n(s * 0.12)}V${n(s * 0.7)}H${n(-s * 0.28)}V${n(s * 0.12)}Q${n(-s * 0.6)} ${n(s * 0.2)} ${n(-s)} 0Z`,
        `fill="${p.ball('#c9a57c', 0.35)}" stroke="#6d4a30" stroke-width="1.2"`,
      ),
      path(
        `M${n(-s * 0.6)} ${n(-s * 0.1)}q${n(s * 0.6)} ${n(-s * 0.4)} ${n(s * 1.2)} 0`,
        'fill="none" stroke="#7d5636" stroke-width="1.6" opacity=".7"',
      ),
    ),
  )
}

/** Small rounds from the oven, several on a board. */
const manakish: Record<string, [string, Top]> = {
  zaatar: [
    '#6b6a32',
    (p, x, y, r) => {
      sprinkle(p, 200, x, y, r * 0.92, r * 0.92, '#454a20', 3.4)
      sprinkle(p, 70, x, y, r * 0.9, r * 0.9, '#ead9a4', 2.6)
      sprinkle(p, 40, x, y, r * 0.9, r * 0.9, '#9c8f3a', 3)
    },
  ],
  cheese: [
    '#f0dca4',
    (p, x, y, r) => {
      melt(p, x, y, r, 8)
      sprinkle(p, 26, x, y, r * 0.8, r * 0.8, '#2a1c14', 1.7)
    },
  ],
  tomato: [
    '#c1643a',
    (p, x, y, r) => {
      chunks(p, x, y, r * 0.8, ['#b5402a', '#e2c793'], 16, r * 0.1)
      freshHerbs(p, x, y, r * 0.6, 3, r * 0.1)
    },
  ],
  red: [
    '#b0401f',
    (p, x, y, r) => {
      sprinkle(p, 50, x, y, r * 0.85, r * 0.85, '#ecd8a6', 2.1)
      sprinkle(p, 40, x, y, r * 0.85, r * 0.85, '#7a1f12', 2.4)
    },
  ],
  meat: [
    '#9c4326',
    (p, x, y, r) => {
      chunks(p, x, y, r * 0.84, ['#7a3420', '#8d4226', '#b5482c'], 34, r * 0.07)
      freshHerbs(p, x, y, r * 0.7, 4, r * 0.1)
    },
  ],
  egg: [
    '#e9c568',
    (p, x, y, r) => {
      chunks(p, x, y, r * 0.7, ['#f1d37a', '#f7ecc9'], 9, r * 0.2)
      for (const q of spread(p.rng, 6, x, y, r * 0.7))
        p.add(circle(q.x, q.y, r * 0.14, `fill="${p.ball('#93301f', 0.3)}"`))
      freshHerbs(p, x, y, r * 0.6, 3, r * 0.1)
    },
  ],
  half: [
    '#6b6a32',
    (p, x, y, r) => {
      p.add(
        `<path d="M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y + r)}Z" fill="${p.hollow('#f0dca4', 0.2)}"/>`,
      )
      sprinkle(p, 60, x - r * 0.45, y, r * 0.4, r * 0.75, '#4c5426', 2.4)
      sprinkle(p, 24, x - r * 0.45, y, r * 0.4, r * 0.75, '#e0cf9a', 2)
    },
  ],
}

const several =
  (draw: (p: Paint, x: number, y: number, r: number) => void): Painter =>
  (p, at) => {
    const turn = p.rng.int(-20, 20)
    p.group(`transform="rotate(${turn} ${at.x} ${at.y})"`, () => {
      board(p, at.x, at.y, at.r * 2.1, at.r * 1.86, p.rng.pick(['#9c6b40', '#b08358', '#7b5034']))
      const layout = p.rng.pick([
        [
          [-0.46, -0.4, 0.46],
          [0.48, -0.36, 0.45],
          [-0.44, 0.44, 0.44],
          [0.46, 0.46, 0.46],
        ],
        [
          [0, -0.34, 0.56],
          [-0.5, 0.36, 0.48],
          [0.52, 0.34, 0.48],
        ],
        [
          [-0.42, 0, 0.58],
          [0.5, -0.4, 0.42],
          [0.5, 0.46, 0.42],
        ],
      ])
      for (const [dx = 0, dy = 0, k = 0.45] of layout) draw(p, at.x + dx * at.r, at.y + dy * at.r, k * at.r)
    })
    herbs(
      p,
      [
        { x: at.x - at.r * 0.85, y: at.y + at.r * 0.1 },
        { x: at.x + at.r * 0.1, y: at.y + at.r * 0.02 },
      ],
      at.r * 0.06,
    )
  }

const layered =
  (color: string, honey: boolean, square: boolean): Painter =>
  (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    const sheet = (x: number, y: number, s: number) => {
      p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${p.rng.int(0, 90)})"`, () => {
        const shape = square
          ? `M${n(-s)} ${n(-s * 0.9)}Q0 ${n(-s)} ${n(s)} ${n(-s * 0.9)}Q${n(s * 1.06)} 0 ${n(s)} ${n(s * 0.92)}Q0 ${n(s)} ${n(-s)} ${n(s * 0.9)}Q${n(-s * 1.05)} 0 ${n(-s)} ${n(-s * 0.9)}Z`
          : blob(p.rng, 0, 0, s, s * 0.97, 0.03, 14)
        p.add(
          path(shape, 'fill="#1c0d12" opacity=".32" transform="translate(3 5)"'),
          path(shape, `fill="${p.ball(color, 0.34)}"`),
        )
        roastSkin(p, shape, s * 0.85, s * 0.8, darker(color, 0.15), 12)
      })
    }
    if (square) for (const q of ring(5, at.x, at.y, r * 0.36, p.rng.next())) sheet(q.x, q.y, r * 0.36)
    else {
      sheet(at.x + 3, at.y + 3, r * 0.9)
      sheet(at.x, at.y, r * 0.86)
      cuts(p, at.x, at.y, r * 0.84, 8)
    }
    if (honey) {
      p.add(
        path(
          blob(p.rng, at.x, at.y, r * 0.4, r * 0.34, 0.2),
          `fill="${p.ball('#c8811c', 0.4)}" opacity=".75"`,
        ),
        ellipse(at.x - r * 0.12, at.y - r * 0.12, r * 0.12, r * 0.05, 'fill="#fff" opacity=".5"'),
      )
      sprinkle(p, 40, at.x, at.y, r * 0.7, r * 0.7, '#1f1512', 1.8)
    }
  }

export const flatPainters: Record<string, Painter> = {
  ...Object.fromEntries(
    Object.entries(pizzas).map(([variant, [sauce, top]]): [string, Painter] => [
      variant,
      (p, at) => {
        if (p.rng.chance(0.5)) board(p, at.x, at.y, at.r * 2.1, at.r * 2.02)
        else plate(p, at.x, at.y, at.r * 1.06, at.vessel)
        pie(p, at.x, at.y, at.r * 0.9, sauce, (inner) => top(p, at.x, at.y, inner))
        cuts(p, at.x, at.y, at.r * 0.9)
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(manakish).map(([variant, [sauce, top]]) => [
      variant,
      several((p, x, y, r) => pie(p, x, y, r, sauce, (inner) => top(p, x, y, inner), 0.12)),
    ]),
  ),
  hawawshi: several((p, x, y, r) => {
    flatbread(p, x, y, r, 'khubz')
    p.add(
      path(`M${n(x - r * 0.9)} ${n(y)}H${n(x + r * 0.9)}`, 'stroke="#5a2413" stroke-width="7" opacity=".85"'),
      path(`M${n(x - r * 0.88)} ${n(y - 1)}H${n(x + r * 0.88)}`, 'stroke="#8d4a2b" stroke-width="3"'),
    )
  }),
  honey: layered('#dfae5e', true, false),
  msemen: layered('#dfb066', false, true),
}
