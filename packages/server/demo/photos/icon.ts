import { mix } from './color.ts'
import { leaf, nuts, pomegranate } from './garnish.ts'
import { circle, type Paint, paint, path } from './paint.ts'
import { draw } from './scene.ts'
import { fish } from './seafood.ts'
import { ring } from './shapes.ts'
import { star } from './surface.ts'
import { chili } from './vegetables.ts'

/** What stands for each global category, by registration code. */
const categoryLooks: Record<string, [look: string, vessel: string]> = {
  rice: ['rice/chicken/saffron', 'copper'],
  grill: ['grill/mixed', '#f6f1e6'],
  bufet: ['mezze/cold', 'brass'],
  trad: ['bowl/harees', '#b9683f'],
  main: ['plate/steak', '#f6f1e6'],
  curry: ['bowl/butter', '#3f6b73'],
  mezze: ['bowl/hummus', '#f6f1e6'],
  appet: ['bites/samosa', '#3f6b73'],
  salad: ['salad/greek', '#f6f1e6'],
  pasta: ['flat/margherita', '#f6f1e6'],
  bread: ['bread/basket', '#f6f1e6'],
  bfast: ['pan/shakshuka', '#f6f1e6'],
  sweet: ['sweet/kunafa', 'copper'],
  cakes: ['sweet/cake/chocolate', '#f6f1e6'],
  dates: ['dates/golden', 'brass'],
  drink: ['cups/arabic', 'brass'],
  boxes: ['box/salmon', '#f6f1e6'],
  live: ['stack/crepe', '#f6f1e6'],
  kids: ['bites/donut', '#f6f1e6'],
  seafd: ['whole/fish', '#3f6b73'],
}

const green = '#4f8a3c'
const wheat = (p: Paint) => {
  p.add(path('M128 206V96', 'stroke="#b5832c" stroke-width="7" stroke-linecap="round"'))
  for (const y of [176, 148, 120])
    for (const s of [-1, 1]) leaf(p, 128 + s * 20, y - 12, 21, s > 0 ? -50 : -130, '#d9a83c')
  leaf(p, 128, 74, 22, -90, '#d9a83c')
}
const none = 'stroke="#a11f2c" stroke-width="13" stroke-linecap="round" fill="none"'
const crossed = (p: Paint) => p.add(circle(128, 128, 88, none), path('M66 190L190 66', none))

const filterIcons: Record<string, [ground: string, draw: (p: Paint) => void]> = {
  halal: [
    '#dcead9',
    (p) =>
      p.add(
        path('M150 62A70 70 0 1 0 150 194A56 56 0 1 1 150 62Z', 'fill="#2f6b3f"'),
        path(star(158, 128, 30, 15), 'fill="#2f6b3f"'),
      ),
  ],
  veg: ['#e2eed2', (p) => leaf(p, 128, 130, 82, -48, green)],
  vegan: [
    '#d6ead0',
    (p) => {
      leaf(p, 92, 116, 54, -130, '#3f7a35')
      leaf(p, 166, 116, 54, -50, '#6fa548')
      p.add(path('M128 204V130', 'stroke="#3f7a35" stroke-width="9" stroke-linecap="round"'))
    },
  ],
  gf: [
    '#f3e8cb',
    (p) => {
      wheat(p)
      crossed(p)
    },
  ],
  nuts: [
    '#f0dfc6',
    (p) => {
      nuts(
        p,
        [
          { x: 92, y: 104 },
          { x: 164, y: 116 },
          { x: 124, y: 170 },
        ],
        'almond',
        40,
      )
    },
  ],
  sea: ['#d4e6ea', (p) => fish(p, 124, 130, 84, -12, '#4f8ea3')],
  spicy: [
    '#f6d9cc',
    (p) => {
      chili(p, 120, 106, 126, 30, '#c22f26')
      chili(p, 138, 158, 116, 20, '#d9482f')
    },
  ],
  nosug: [
    '#eef0ee',
    (p) => {
      p.add(
        '<rect x="84" y="88" width="84" height="84" rx="10" fill="#ffffff" stroke="#b9c0c4" stroke-width="5"/>',
        path('M84 112H168M108 88V172', 'stroke="#d6dade" stroke-width="4"'),
      )
      crossed(p)
    },
  ],
  kidok: [
    '#fbe9b8',
    (p) =>
      p.add(
        circle(128, 128, 70, 'fill="#f0b83c"'),
        circle(104, 112, 8, 'fill="#5a3a14"'),
        circle(152, 112, 8, 'fill="#5a3a14"'),
        path(
          'M92 142Q128 186 164 142',
          'fill="none" stroke="#5a3a14" stroke-width="10" stroke-linecap="round"',
        ),
      ),
  ],
  poplr: [
    '#f6dcc0',
    (p) =>
      p.add(
        path(
          'M128 42C172 88 190 116 186 150A58 58 0 0 1 70 150C68 124 88 112 92 86C108 98 112 108 114 120C128 100 132 74 128 42Z',
          `fill="${p.fade('#f0a32c', '#c8371f')}"`,
        ),
        path(
          'M130 116C152 144 156 162 146 182A26 26 0 0 1 104 170C106 154 124 144 130 116Z',
          'fill="#fbe2a0"',
        ),
      ),
  ],
  new: [
    '#e4dcf0',
    (p) => {
      for (const [x, y, s] of [
        [118, 138, 74],
        [186, 72, 34],
        [64, 70, 22],
      ])
        p.add(path(spark(x ?? 0, y ?? 0, s ?? 0), 'fill="#7a5aa8"'))
    },
  ],
  local: [
    '#f0dcd8',
    (p) => {
      p.add(
        path('M128 214C84 160 66 134 66 106A62 62 0 0 1 190 106C190 134 172 160 128 214Z', 'fill="#8a1538"'),
        circle(128, 106, 40, 'fill="#f7ecd9"'),
      )
      for (const q of ring(5, 128, 106, 18, 0)) leaf(p, q.x, q.y, 15, q.angle, green)
      pomegranate(p, [{ x: 128, y: 106 }], 9)
    },
  ],
}

const spark = (x: number, y: number, s: number) =>
  `M${x} ${y - s}Q${x + s * 0.14} ${y - s * 0.14} ${x + s} ${y}Q${x + s * 0.14} ${y + s * 0.14} ${x} ${y + s}Q${x - s * 0.14} ${y + s * 0.14} ${x - s} ${y}Q${x - s * 0.14} ${y - s * 0.14} ${x} ${y - s}Z`

/** `category-rice`, `filter-veg`: 256 × 256. */
export function drawIcon(name: string): string {
  const p = paint(`icon/${name}`, 256, 256)
  const [kind, code = ''] = name.split('-')
  if (kind === 'category') {
    const [look, vessel] = categoryLooks[code] ?? []
    if (!look || !vessel) throw new Error(`No icon ${name}`)
    const ground = p.rng.pick(['#efe3cf', '#e3e8d9', '#f0d9cc', '#dde5e6', '#ecdfe0'])
    p.add(`<rect width="256" height="256" fill="${p.fade(mix(ground, '#ffffff', 0.4), ground)}"/>`)
    draw(p, look, 128, 128, 108, vessel)
    return p.svg()
  }
  const [ground, picture] = filterIcons[code] ?? []
  if (!ground || !picture) throw new Error(`No icon ${name}`)
  p.add(`<rect width="256" height="256" fill="${p.fade(mix(ground, '#ffffff', 0.4), ground)}"/>`)
  picture(p)
  return p.svg()
}
