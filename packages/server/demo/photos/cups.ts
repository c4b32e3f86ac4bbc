import { darker, lighter } from './color.ts'
import type { Painter } from './dish.ts'
import { chunks } from './fills.ts'
import { nuts, sprig } from './garnish.ts'
import { circle, ellipse, n, type Paint, path, shadow } from './paint.ts'
import { ring, spread } from './shapes.ts'
import { plate } from './vessel.ts'

/** A cup from above, on its saucer if it has one; returns the radius of the liquid. */
function teacup(
  p: Paint,
  x: number,
  y: number,
  r: number,
  color: string,
  saucer: boolean,
  handle: boolean,
): number {
  if (saucer) plate(p, x, y, r * 1.5, color)
  shadow(p, x + r * 0.1, y + r * 0.16, r * 1.18, r * 1.16, 0.65)
  if (handle) {
    const a = p.rng.int(-50, 40)
    p.group(`transform="rotate(${a} ${n(x)} ${n(y)})"`, () =>
      p.add(
        `<rect x="${n(x + r * 0.85)}" y="${n(y - r * 0.17)}" width="${n(r * 0.55)}" height="${n(r * 0.34)}" rx="${n(r * 0.15)}" fill="${p.tube(color, 0.3)}"/>`,
      ),
    )
  }
  p.add(
    circle(x, y, r, `fill="${p.ball(color, 0.2)}"`),
    circle(x, y, r * 0.97, `fill="none" stroke="${lighter(color, 0.8)}" stroke-width="2" opacity=".8"`),
    circle(x, y, r * 0.86, `fill="${p.hollow(darker(color, 0.25), 0.3)}"`),
  )
  return r * 0.82
}

export const liquidTop = (p: Paint, x: number, y: number, r: number, color: string) =>
  p.add(
    circle(x, y, r, `fill="${p.hollow(color, 0.3)}"`),
    path(
      `M${n(x - r * 0.7)} ${n(y - r * 0.36)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.78)}`,
      `fill="none" stroke="#fff" stroke-width="${n(r * 0.07)}" stroke-linecap="round" opacity=".5"`,
    ),
  )

/** The Gulf's coffee pot from above: round belly, lid, long beak. */
function dallah(p: Paint, x: number, y: number, r: number, color = '#c9a14e'): void {
  shadow(p, x + r * 0.15, y + r * 0.24, r * 1.4, r * 1.3)
  p.group(`transform="rotate(${p.rng.int(-30, 30)} ${n(x)} ${n(y)})"`, () => {
    p.add(
      path(
        `M${n(x - r * 0.7)} ${n(y - r * 0.2)}Q${n(x - r * 1.3)} ${n(y - r * 0.16)} ${n(x - r * 1.75)} ${n(y - r * 0.36)}Q${n(x - r * 1.5)} ${n(y + r * 0.12)} ${n(x - r * 0.7)} ${n(y + r * 0.24)}Z`,
        `fill="${p.tube(color, 0.4)}"`,
      ),
      path(
        `M${n(x + r * 0.8)} ${n(y)}q${n(r * 0.9)} ${n(-r * 0.16)} ${n(r * 0.82)} ${n(r * 0.16)}`,
        `fill="none" stroke="${darker(color, 0.2)}" stroke-width="${n(r * 0.2)}" stroke-linecap="round"`,
      ),
    )
    p.add(
      circle(x, y, r, `fill="${p.ball(color, 0.45)}"`),
      circle(
        x,
        y,
        r * 0.78,
        `fill="none" stroke="${darker(color, 0.35)}" stroke-width="${n(r * 0.05)}" stroke-dasharray="${n(r * 0.12)} ${n(r * 0.08)}"`,
      ),
      circle(x, y, r * 0.62, `fill="${p.ball(lighter(color, 0.1), 0.4)}"`),
      circle(x, y, r * 0.18, `fill="${p.ball(lighter(color, 0.2), 0.5)}"`),
      ellipse(x - r * 0.42, y - r * 0.5, r * 0.2, r * 0.09, 'fill="#fff" opacity=".6"'),
    )
  })
}

const drinks: Record<
  string,
  {
    liquid: string
    cup: string
    saucer: boolean
    handle: boolean
    top?: (p: Paint, x: number, y: number, r: number) => void
  }
> = {
  arabic: { liquid: '#b98a3a', cup: '#f6f1e4', saucer: false, handle: false },
  karak: {
    liquid: '#c08a52',
    cup: '#f3e9d6',
    saucer: false,
    handle: true,
    top: (p, x, y, r) => foam(p, x, y, r, '#e2b884'),
  },
  espresso: {
    liquid: '#3d1f12',
    cup: '#43372f',
    saucer: true,
    handle: true,
    top: (p, x, y, r) =>
      p.add(circle(x, y, r * 0.88, 'fill="none" stroke="#a8672c" stroke-width="6" opacity=".75"')),
  },
  latte: { liquid: '#b57a44', cup: '#f8f4ec', saucer: true, handle: true, top: rosetta },
  tea: { liquid: '#8a3f16', cup: '#eef2ee', saucer: true, handle: false },
  saffron: {
    liquid: '#f0cf72',
    cup: '#f8f4ec',
    saucer: false,
    handle: true,
    top: (p, x, y, r) => {
      for (const q of spread(p.rng, 7, x, y, r * 0.6))
        p.add(
          path(
            `M${n(q.x)} ${n(q.y)}l${p.rng.int(-7, 7)} 5`,
            'stroke="#b5401c" stroke-width="1.8" stroke-linecap="round"',
          ),
        )
    },
  },
  mint: {
    liquid: '#b98a2a',
    cup: '#e6efe6',
    saucer: false,
    handle: false,
    top: (p, x, y, r) => sprig(p, x + r * 0.1, y, r * 0.34),
  },
  turkish: {
    liquid: '#2f170d',
    cup: '#f4f1ea',
    saucer: true,
    handle: true,
    top: (p, x, y, r) => foam(p, x, y, r, '#7d4a26'),
  },
}

function foam(p: Paint, x: number, y: number, r: number, color: string): void {
  for (const q of ring(18, x, y, r * 0.8, 0))
    p.add(
      circle(
        q.x,
        q.y,
        r * (0.05 + p.rng.next() * 0.07),
        `fill="${lighter(color, p.rng.next() * 0.4)}" opacity=".85"`,
      ),
    )
}

/** The leaf a barista pours. */
function rosetta(p: Paint, x: number, y: number, r: number): void {
  p.group(`transform="rotate(${p.rng.int(0, 360)} ${n(x)} ${n(y)})"`, () => {
    let d = ''
    for (let i = 0; i < 4; i++) {
      const w = r * (0.62 - i * 0.07)
      const cy = y + r * (0.34 - i * 0.24)
      d += `M${n(x - w)} ${n(cy - r * 0.3)}Q${n(x - w * 0.5)} ${n(cy + r * 0.16)} ${n(x)} ${n(cy)}Q${n(x + w * 0.5)} ${n(cy + r * 0.16)} ${n(x + w)} ${n(cy - r * 0.3)}`
    }
    p.add(
      path(
        d,
        `fill="none" stroke="#fbefd9" stroke-width="${n(r * 0.11)}" stroke-linecap="round" stroke-linejoin="round"`,
      ),
      path(
        `M${n(x)} ${n(y + r * 0.62)}V${n(y - r * 0.5)}`,
        `stroke="#b57a44" stroke-width="${n(r * 0.05)}" stroke-linecap="round"`,
      ),
      path(
        `M${n(x)} ${n(y - r * 0.36)}C${n(x - r * 0.4)} ${n(y - r * 0.6)} ${n(x - r * 0.12)} ${n(y - r * 0.82)} ${n(x)} ${n(y - r * 0.62)}C${n(x + r * 0.12)} ${n(y - r * 0.82)} ${n(x + r * 0.4)} ${n(y - r * 0.6)} ${n(x)} ${n(y - r * 0.36)}Z`,
        'fill="#fbefd9"',
      ),
    )
  })
}

export const cupPainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(drinks).map(([variant, drink]): [string, Painter] => [
    variant,
    (p, at) => {
      const { x, y, r } = at
      const pot = ['arabic', 'karak', 'tea', 'mint', 'saffron'].includes(variant)
      const one = (cx: number, cy: number, k: number) => {
        const inner = teacup(p, cx, cy, k, drink.cup, drink.saucer, drink.handle)
        liquidTop(p, cx, cy, inner, drink.liquid)
        drink.top?.(p, cx, cy, inner)
      }
      if (pot) {
        const tray = plate(
          p,
          x,
          y,
          r * 1.04,
          variant === 'arabic' ? 'brass' : p.rng.pick(['steel', 'copper', 'brass']),
        )
        dallah(
          p,
          x - tray * 0.08,
          y - tray * 0.28,
          tray * 0.34,
          variant === 'arabic' ? '#c9a14e' : p.rng.pick(['#c3c8cb', '#bf6f45', '#d8dcdc']),
        )
        for (const q of ring(9, x, y, tray * 0.7, 0.2).filter((_, i) => i < 5)) one(q.x, q.y, tray * 0.2)
        if (variant === 'arabic')
          chunks(p, x + tray * 0.66, y - tray * 0.34, tray * 0.16, ['#5c2b14', '#6b3418'], 7, tray * 0.08)
        return
      }
      const layout = p.rng.pick([
        [
          [-0.44, -0.36],
          [0.46, -0.3],
          [0.02, 0.48],
        ],
        [
          [-0.46, 0.3],
          [0.4, -0.4],
          [0.46, 0.54],
        ],
      ])
      for (const [dx = 0, dy = 0] of layout) one(x + dx * r, y + dy * r, r * (drink.saucer ? 0.29 : 0.36))
      for (const q of spread(p.rng, 9, x, y, r)) nuts(p, [q], 'pecan', 4.5)
    },
  ]),
)
