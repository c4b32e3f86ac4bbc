import type { CuisineKey } from '../catalog/menu/index.ts'
import { bowlFills } from './bowls.ts'
import { flatbread } from './breads.ts'
import { flowers } from './buffets.ts'
import { friedOnion, leaf, nuts, sprig, sprinkle } from './garnish.ts'
import { painterOf } from './looks.ts'
import { n, type Paint, paint } from './paint.ts'
import { palettes } from './palette.ts'
import { spread } from './shapes.ts'
import { cloth, light, surface } from './surface.ts'
import { lemonSlice, lemonWedge } from './vegetables.ts'
import { bowl } from './vessel.ts'

/** A dish as customers see it in a list: 400 × 400, from above, on its table. */
export function drawItemPhoto(seed: string, cuisine: CuisineKey, look: string): string {
  const p = paint(seed, 400, 400)
  const palette = palettes[cuisine]
  const [kind, color] = p.rng.pick(palette.surfaces)
  surface(p, kind, color)
  const whole = look.startsWith('buffet')
  if (!whole && p.rng.chance(0.72))
    cloth(
      p,
      p.rng.pick(palette.cloths),
      200 + p.rng.int(-90, 90),
      200 + p.rng.int(-90, 90),
      p.rng.int(170, 240),
    )
  const r = whole ? 140 : p.rng.int(158, 202)
  const off = whole ? 0 : p.rng.next() * (r - 140) * 0.7
  const turn = p.rng.next() * 6.28
  const at = { x: 200 + Math.cos(turn) * off, y: 200 + Math.sin(turn) * off }
  if (!whole) props(p, palette.accent, isSweet(look), at, r, 400, 400)
  draw(p, look, at.x, at.y, r, p.rng.pick(palette.vessels))
  light(p)
  return p.svg()
}

/** The wide picture of the gallery, 700 × 300: the dish at one side, its company at the other. */
export function drawGalleryPhoto(seed: string, cuisine: CuisineKey, look: string, beside: string): string {
  const p = paint(seed, 700, 300)
  const palette = palettes[cuisine]
  const [kind, color] = p.rng.pick(palette.surfaces)
  surface(p, kind, color)
  const flip = p.rng.chance(0.5)
  const x = look.startsWith('buffet') ? 350 : flip ? 480 : 220
  cloth(p, p.rng.pick(palette.cloths), x, 150, 230)
  if (!look.startsWith('buffet')) {
    draw(p, beside, flip ? 120 : 580, p.rng.int(60, 240), 118, p.rng.pick(palette.vessels))
    props(p, palette.accent, isSweet(look), { x, y: 150 }, 158, 700, 300)
  }
  draw(
    p,
    look,
    x,
    150 + p.rng.int(-12, 12),
    look.startsWith('buffet') ? 130 : 158,
    p.rng.pick(palette.vessels),
  )
  light(p)
  return p.svg()
}

/** A store's cover, 1200 × 400: a laid table of its own dishes. */
export function drawCover(seed: string, cuisine: CuisineKey, dishes: string[]): string {
  const p = paint(seed, 1200, 400)
  const palette = palettes[cuisine]
  const [kind, color] = p.rng.pick(palette.surfaces)
  surface(p, kind, color)
  for (const x of [260, 900]) cloth(p, p.rng.pick(palette.cloths), x + p.rng.int(-60, 60), 200, 300)
  const layout = [
    [160, 70, 128],
    [150, 360, 104],
    [410, 290, 150],
    [430, 40, 92],
    [660, 110, 140],
    [640, 372, 96],
    [900, 280, 152],
    [890, 30, 90],
    [1110, 110, 128],
    [1130, 380, 110],
  ]
  const order = p.rng.shuffle(dishes)
  for (const [i, [x = 0, y = 0, r = 100]] of layout.entries())
    draw(
      p,
      order[i % order.length] ?? 'bowl/hummus',
      x + p.rng.int(-12, 12),
      y + p.rng.int(-10, 10),
      r,
      p.rng.pick(palette.vessels),
    )
  for (const q of spread(p.rng, 7, 600, 200, 560, 170)) p.rng.pick([leafFall, nutFall])(p, q.x, q.y)
  light(p)
  return p.svg()
}

export function draw(p: Paint, look: string, x: number, y: number, r: number, vessel: string): void {
  const { painter, tint } = painterOf(look)
  painter(p, { x, y, r, vessel }, tint)
}

const isSweet = (look: string) =>
  /^(sweet|dates|cups|glass|stack|fruit)\//.test(look) ||
  /macaron|croissant|tart|eclair|donut|maamoul|muffin|cookie|gazelle|chebakia|luqaimat|qatayef|barazek|ghraybeh|cinnamon|danish|energy/.test(
    look,
  )

const leafFall = (p: Paint, x: number, y: number) => leaf(p, x, y, 11, p.rng.int(0, 360))
const nutFall = (p: Paint, x: number, y: number) =>
  nuts(p, spread(p.rng, 5, x, y, 18), p.rng.pick(['almond', 'pistachio', 'pine']), 6)

/** Small company in the corners: a dip, a lemon, a sprig, spilled spice. Never more than three. */
function props(
  p: Paint,
  accent: string,
  sweet: boolean,
  at: { x: number; y: number },
  r: number,
  width: number,
  height: number,
): void {
  const corners = [
    [0.09, 0.1],
    [0.92, 0.09],
    [0.08, 0.92],
    [0.92, 0.92],
  ].map(([fx = 0, fy = 0]) => ({ x: fx * width, y: fy * height }))
  for (const q of p.rng.sample(
    corners.filter((c) => Math.hypot(c.x - at.x, c.y - at.y) > r * 0.9),
    p.rng.int(1, 3),
  )) {
    const kind = p.rng.pick(
      sweet
        ? (['nuts', 'flower', 'flower', 'sprig', 'spoon', 'nuts'] as const)
        : (['dip', 'dip', 'lemon', 'sprig', 'nuts', 'spice', 'bread', 'spoon'] as const),
    )
    if (kind === 'dip')
      bowlFills[p.rng.pick(['redsauce', 'greensauce', 'whitesauce', 'olives', 'pickles', 'honey'])]?.(
        p,
        q.x,
        q.y,
        bowl(p, q.x, q.y, 44, p.rng.pick(['#f6f1e6', accent, '#3b4a4c'])),
      )
    if (kind === 'lemon') {
      lemonSlice(p, q.x, q.y, 23)
      lemonWedge(p, q.x + 30, q.y - 14, 20, p.rng.int(0, 90))
    }
    if (kind === 'sprig') {
      sprig(p, q.x, q.y, 22)
      sprig(p, q.x + 16, q.y + 20, 16)
    }
    if (kind === 'nuts')
      nuts(p, spread(p.rng, 12, q.x, q.y, 40), p.rng.pick(['almond', 'cashew', 'pistachio', 'pecan']), 7)
    if (kind === 'spice') {
      sprinkle(p, 160, q.x, q.y, 46, 40, p.rng.pick(['#b5501f', '#d99a2c', '#7a2d1e']), 2.4)
      friedOnion(p, 5, q.x, q.y, 40, 30)
    }
    if (kind === 'flower') flowers(p, q.x, q.y, 34)
    if (kind === 'bread') flatbread(p, q.x, q.y, 74, 'khubz')
    if (kind === 'spoon') spoon(p, q.x, q.y, (Math.atan2(at.y - q.y, at.x - q.x) * 180) / Math.PI + 90)
  }
}

function spoon(p: Paint, x: number, y: number, angle: number): void {
  const metal = p.rng.pick(['#c9ccce', '#c9a14e', '#8d6543'])
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`, () => {
    p.add(
      '<ellipse cx="3" cy="-46" rx="15" ry="22" fill="#1c0d12" opacity=".35"/>',
      `<rect x="-4" y="-30" width="8" height="120" rx="4" fill="${p.tube(metal, 0.4)}"/>`,
      `<ellipse cy="-50" rx="15" ry="22" fill="${p.ball(metal, 0.5)}"/>`,
      `<ellipse cy="-49" rx="11" ry="17" fill="${p.hollow(metal, 0.5)}"/>`,
    )
  })
}
