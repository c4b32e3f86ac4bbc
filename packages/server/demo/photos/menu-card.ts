import type { CuisineKey } from '../catalog/menu/index.ts'
import { sprig } from './garnish.ts'
import { logoColours, mark } from './logo.ts'
import { n, paint, path, shadow } from './paint.ts'
import { palettes } from './palette.ts'
import { draw } from './scene.ts'
import { light, surface } from './surface.ts'
import { luminous } from './vessel.ts'

/** A store's menu image, 700 × 900: a card on a laid table, its lines only hinted at. */
export function drawMenuCard(restaurant: string, cuisine: CuisineKey, dishes: string[]): string {
  const p = paint(`menu/${restaurant}`, 700, 900)
  const palette = palettes[cuisine]
  const [ground, own, quiet] = logoColours(restaurant)
  // The card is pale, so a mark drawn in light ink takes the colour of its ground instead.
  const dark = luminous(ground) ? own : ground
  const [kind, color] = p.rng.pick(palette.surfaces)
  surface(p, kind, color)
  for (const [i, [x = 0, y = 0, r = 0]] of [
    [70, 90, 170],
    [640, 130, 140],
    [60, 800, 150],
    [650, 780, 180],
  ].entries())
    draw(p, dishes[i % dishes.length] ?? 'bowl/hummus', x, y, r, p.rng.pick(palette.vessels))
  shadow(p, 356, 462, 262, 402, 0.9)
  const ink = '#4a3a30'
  p.add(
    '<rect x="130" y="90" width="440" height="720" rx="6" fill="#fbf6ea"/>',
    `<rect x="146" y="106" width="408" height="688" fill="none" stroke="${quiet}" stroke-width="2.5"/>`,
    `<rect x="153" y="113" width="394" height="674" fill="none" stroke="${quiet}" stroke-width="1"/>`,
  )
  mark(p, restaurant, 350, 205, 62, dark, quiet)
  let lines = ''
  let faint = ''
  for (let row = 0; row < 9; row++) {
    const y = 318 + row * 48
    lines += `M186 ${y}h${p.rng.int(90, 170)}M${514 - p.rng.int(16, 30)} ${y}H514`
    faint += `M186 ${y + 15}h${p.rng.int(150, 250)}`
  }
  p.add(
    path(lines, `stroke="${ink}" stroke-width="6" stroke-linecap="round" opacity=".75"`),
    path(faint, `stroke="${ink}" stroke-width="3.4" stroke-linecap="round" opacity=".28"`),
    path(`M250 284h200`, `stroke="${quiet}" stroke-width="2"`),
  )
  sprig(p, n(548), 800, 34)
  light(p)
  return p.svg()
}
