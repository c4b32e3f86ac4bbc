import { darker, lighter } from './color.ts'
import type { Painter, Place } from './dish.ts'
import { chunks, melted } from './fills.ts'
import { nuts, sprinkle } from './garnish.ts'
import { circle, n, type Paint, path, shadow } from './paint.ts'
import { roastSkin } from './protein.ts'
import { blob, inDisc, ring, strokes } from './shapes.ts'
import { board, plate } from './vessel.ts'

/** Fine threads of pastry, crisp at the edge. */
function threads(p: Paint, x: number, y: number, r: number, color: string): void {
  p.add(circle(x, y, r, `fill="${p.ball(color, 0.3)}"`))
  const tones = [darker(color, 0.4), darker(color, 0.15), lighter(color, 0.2), lighter(color, 0.5)]
  p.add(
    strokes(
      Array.from({ length: Math.round(r * 9) }, () => ({
        ...inDisc(p.rng, x, y, r * 0.96),
        angle: p.rng.next() * 3.14,
        length: 5 + p.rng.next() * 9,
        color: p.rng.int(0, 3),
      })),
      tones,
      1.3,
    ),
  )
}

const wedge = (x: number, y: number, r: number, from: number, to: number) =>
  `M${n(x)} ${n(y)}L${n(x + Math.cos(from) * r)} ${n(y + Math.sin(from) * r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + Math.cos(to) * r)} ${n(y + Math.sin(to) * r)}Z`

export function kunafa(p: Paint, at: Place, tint?: string): void {
  const r = plate(p, at.x, at.y, at.r, p.rng.pick(['copper', 'steel', at.vessel]))
  const from = p.rng.next() * 6.28
  threads(p, at.x, at.y, r * 0.94, tint === 'mango' ? '#d99a3a' : '#cf8030')
  sprinkle(p, 150, at.x, at.y, r * 0.4, r * 0.4, '#7f9a3d', 3)
  for (const q of ring(18, at.x, at.y, r * 0.84, 0)) nuts(p, [q], 'pistachio', r * 0.045)
  if (tint === 'mango') chunks(p, at.x, at.y, r * 0.62, ['#f0ac2e', '#e99a24'], 20, r * 0.12)
  p.add(
    path(wedge(at.x, at.y, r * 0.99, from, from + 0.7), `fill="${p.hollow('#d8dadb', 0.3)}"`),
    path(wedge(at.x, at.y, r * 0.99, from - 0.05, from), 'fill="#fbf2d6"'),
    path(wedge(at.x, at.y, r * 0.99, from + 0.7, from + 0.75), 'fill="#e9d9ae"'),
  )
  const [sx, sy] = [Math.cos(from + 0.35) * r * 0.12, Math.sin(from + 0.35) * r * 0.12]
  if (p.rng.chance(0.5))
    p.add(
      path(
        wedge(at.x + sx, at.y + sy, r * 0.8, from + 0.08, from + 0.62),
        `fill="${p.ball('#cf7a2e', 0.4)}" stroke="#f6e3b0" stroke-width="3"`,
      ),
    )
}

/** A tray of small squares or diamonds with a nut on each. */
export function cutTray(
  p: Paint,
  at: Place,
  color: string,
  kind: 'diamond' | 'square',
  top: (x: number, y: number, s: number) => void,
): void {
  const round = p.rng.chance(0.5)
  const r = round
    ? plate(p, at.x, at.y, at.r, p.rng.pick(['copper', 'steel', 'brass', at.vessel])) * 0.96
    : at.r * 0.92
  if (!round) tin(p, at.x, at.y, r * 1.04)
  const shape = round
    ? circle(at.x, at.y, r, '')
    : `<rect x="${n(at.x - r)}" y="${n(at.y - r * 0.82)}" width="${n(r * 2)}" height="${n(r * 1.64)}" rx="6"/>`
  const lines: string[] = []
  p.group(p.clip(shape), () => {
    p.add(
      `<rect x="${n(at.x - r)}" y="${n(at.y - r)}" width="${n(r * 2)}" height="${n(r * 2)}" fill="${p.fade(lighter(color, 0.26), darker(color, 0.14))}"/>`,
    )
    for (let i = 0; i < 26; i++) {
      const q = inDisc(p.rng, at.x, at.y, r)
      p.add(
        path(
          blob(p.rng, q.x, q.y, r * 0.16, r * 0.1, 0.3),
          `fill="${p.rng.chance(0.5) ? darker(color, 0.4) : lighter(color, 0.4)}" opacity=".22"`,
        ),
      )
    }
    const step = r * 0.34
    const slope = kind === 'diamond' ? 0.58 : 0
    for (let k = -9; k <= 9; k++) {
      lines.push(
        `M${n(at.x + k * step - r * slope * 1.5)} ${n(at.y - r * 1.5)}L${n(at.x + k * step + r * slope * 1.5)} ${n(at.y + r * 1.5)}`,
      )
      lines.push(
        kind === 'diamond'
          ? `M${n(at.x + k * step + r * slope * 1.5)} ${n(at.y - r * 1.5)}L${n(at.x + k * step - r * slope * 1.5)} ${n(at.y + r * 1.5)}`
          : `M${n(at.x - r)} ${n(at.y + k * step)}h${n(r * 2)}`,
      )
    }
    p.add(
      path(lines.join(''), `stroke="${darker(color, 0.6)}" stroke-width="3.4" opacity=".75"`),
      path(
        lines.join(''),
        `stroke="${lighter(color, 0.75)}" stroke-width="1.6" opacity=".7" transform="translate(2.2 2)"`,
      ),
    )
    for (let i = -6; i <= 6; i++) {
      for (let k = -6; k <= 6; k++) {
        const [x, y] =
          kind === 'diamond'
            ? [at.x + (i + (k % 2 ? 0.5 : 0)) * step, at.y + (k * step) / (2 * slope)]
            : [at.x + (i + 0.5) * step, at.y + (k + 0.5) * step]
        if (Math.hypot(x - at.x, y - at.y) < r * 1.1) top(x, y, step * 0.3)
      }
    }
  })
}

export function tin(p: Paint, x: number, y: number, r: number, color = '#b9bec0'): void {
  shadow(p, x + 7, y + 11, r * 1.2, r * 1.04)
  p.add(
    `<rect x="${n(x - r)}" y="${n(y - r * 0.84)}" width="${n(r * 2)}" height="${n(r * 1.68)}" rx="12" fill="${p.fade(lighter(color, 0.6), darker(color, 0.35))}"/>`,
    `<rect x="${n(x - r * 0.95)}" y="${n(y - r * 0.79)}" width="${n(r * 1.9)}" height="${n(r * 1.58)}" rx="8" fill="${p.hollow(color, 0.35)}"/>`,
  )
}

/** Baked in a tin, browned on top, one corner taken out. */
export const baked =
  (color: string, patches: string[], top: (p: Paint, x: number, y: number, r: number) => void): Painter =>
  (p, at) => {
    const { x, y, r } = at
    tin(p, x, y, r * 1.04, p.rng.pick(['#b9bec0', '#f3ece0', '#a9552f', '#4a5a58']))
    const shape = `<rect x="${n(x - r * 0.92)}" y="${n(y - r * 0.76)}" width="${n(r * 1.84)}" height="${n(r * 1.52)}" rx="8"/>`
    p.group(p.clip(shape), () => {
      p.add(
        `<rect x="${n(x - r)}" y="${n(y - r)}" width="${n(r * 2)}" height="${n(r * 2)}" fill="${p.fade(lighter(color, 0.2), darker(color, 0.15))}"/>`,
      )
      melted(p, x, y, r * 1.15, patches, 90, r * 0.12)
      melted(p, x, y, r, [darker(color, 0.35), lighter(color, 0.5)], 26, r * 0.05)
      top(p, x, y, r)
      let d = ''
      for (const k of [-0.31, 0.31]) d += `M${n(x + k * r * 1.9)} ${n(y - r)}v${n(r * 2)}`
      d += `M${n(x - r)} ${n(y)}h${n(r * 2)}`
      p.add(path(d, `stroke="${darker(color, 0.65)}" stroke-width="3" opacity=".5"`))
    })
  }

/** A round cake from above, with a slice drawn out. */
export function cake(
  p: Paint,
  at: Place,
  color: string,
  inside: string,
  top: (x: number, y: number, r: number) => void,
): void {
  const r = plate(p, at.x, at.y, at.r, at.vessel) * 0.9
  const from = p.rng.next() * 6.28
  p.add(
    circle(at.x + 4, at.y + 8, r, 'fill="#1c0d12" opacity=".4"'),
    circle(at.x, at.y, r, `fill="${p.ball(darker(color, 0.1), 0.3)}"`),
    circle(at.x - 1, at.y - 2, r * 0.96, `fill="${p.ball(color, 0.26)}"`),
  )
  for (const q of ring(14, at.x, at.y, r * 0.84, from)) swirlDot(p, q.x, q.y, r * 0.1, lighter(color, 0.35))
  top(at.x, at.y, r)
  p.add(
    path(wedge(at.x, at.y, r * 1.04, from, from + 0.56), `fill="${p.hollow('#e9e2d4', 0.2)}"`),
    path(wedge(at.x, at.y, r, from - 0.09, from), `fill="${inside}"`),
    path(wedge(at.x, at.y, r, from + 0.56, from + 0.6), `fill="${darker(inside, 0.3)}"`),
  )
}

export function swirlDot(p: Paint, x: number, y: number, r: number, color: string): void {
  p.add(
    circle(x + 1, y + 2, r, 'fill="#1c0d12" opacity=".3"'),
    circle(x, y, r, `fill="${p.ball(color, 0.25)}"`),
    path(
      `M${n(x - r * 0.6)} ${n(y)}q${n(r * 0.6)} ${n(-r)} ${n(r)} ${n(-r * 0.1)}q${n(-r * 0.3)} ${n(r * 0.8)} ${n(-r * 0.7)} ${n(r * 0.3)}`,
      `fill="none" stroke="${darker(color, 0.2)}" stroke-width="1.3" opacity=".6"`,
    ),
  )
}

export function loafCake(
  p: Paint,
  at: Place,
  color: string,
  top: (x: number, y: number, w: number) => void,
): void {
  p.group(`transform="rotate(${p.rng.int(-25, 25)} ${at.x} ${at.y})"`, () => {
    board(p, at.x, at.y, at.r * 2.1, at.r * 1.5, '#a87c54')
    const [w, h] = [at.r * 1.15, at.r * 0.78]
    const x = at.x - at.r * 0.3
    const d = `M${n(x - w / 2)} ${n(at.y - h / 2)}Q${n(x)} ${n(at.y - h * 0.58)} ${n(x + w / 2)} ${n(at.y - h / 2)}V${n(at.y + h / 2)}Q${n(x)} ${n(at.y + h * 0.58)} ${n(x - w / 2)} ${n(at.y + h / 2)}Z`
    p.add(
      path(d, 'fill="#1c0d12" opacity=".4" transform="translate(4 8)"'),
      path(d, `fill="${p.tube(color, 0.4)}"`),
    )
    p.group(`transform="translate(${n(x)} ${n(at.y)})"`, () =>
      roastSkin(
        p,
        `M${n(-w / 2)} ${n(-h / 2)}H${n(w / 2)}V${n(h / 2)}H${n(-w / 2)}Z`,
        w * 0.44,
        h * 0.42,
        color,
        12,
      ),
    )
    top(x, at.y, w)
    for (const k of [0.5, 0.74]) {
      const sx = at.x + at.r * k
      p.add(
        `<rect x="${n(sx - at.r * 0.09)}" y="${n(at.y - h * 0.46)}" width="${n(at.r * 0.2)}" height="${n(h * 0.92)}" rx="8" fill="${darker(color, 0.25)}" stroke="#1c0d12" stroke-opacity=".25" stroke-width="4" transform="rotate(${p.rng.int(4, 12)} ${n(sx)} ${n(at.y)})"/>`,
        `<rect x="${n(sx - at.r * 0.06)}" y="${n(at.y - h * 0.43)}" width="${n(at.r * 0.17)}" height="${n(h * 0.86)}" rx="7" fill="${p.fade(lighter(color, 0.5), lighter(color, 0.15))}" transform="rotate(8 ${n(sx)} ${n(at.y)})"/>`,
      )
    }
  })
}
