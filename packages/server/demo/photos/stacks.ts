import { swirlDot } from './bakes.ts'
import { darker, lighter } from './color.ts'
import type { Painter } from './dish.ts'
import { chunks } from './fills.ts'
import { cup } from './fruit.ts'
import { berry, leaf, sprinkle } from './garnish.ts'
import { circle, ellipse, n, type Paint, path } from './paint.ts'
import { blob, dots, inDisc, ring, spread } from './shapes.ts'
import { board, plate } from './vessel.ts'

/** Stacks: pancakes, waffles, toasts, jars. */
export const stackPainters: Record<string, Painter> = {
  pancakes: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    for (const q of p.rng.chance(0.5)
      ? [...ring(6, at.x, at.y, r * 0.5, p.rng.next()), { x: at.x, y: at.y }]
      : [
          { x: at.x + 6, y: at.y + 9 },
          { x: at.x - 4, y: at.y + 4 },
          { x: at.x, y: at.y },
        ].map((q) => ({ ...q, big: 1 })))
      pancake(p, q.x, q.y, r * ('big' in q ? 0.66 : 0.34))
    p.add(
      path(
        blob(p.rng, at.x, at.y, r * 0.34, r * 0.28, 0.2),
        `fill="${p.ball('#b5691a', 0.45)}" opacity=".85"`,
      ),
      `<rect x="${n(at.x - r * 0.1)}" y="${n(at.y - r * 0.12)}" width="${n(r * 0.2)}" height="${n(r * 0.2)}" rx="4" fill="${p.ball('#f6e08e', 0.3)}" transform="rotate(14 ${n(at.x)} ${n(at.y)})"/>`,
    )
    for (const q of spread(p.rng, 5, at.x, at.y, r * 0.7))
      berry(p, q.x, q.y, r * 0.075, p.rng.pick(['blueberry', 'raspberry']))
  },
  waffle: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    for (const [dx, dy, a] of [
      [-0.26, -0.2, -14],
      [0.26, 0.18, 10],
    ] as const)
      waffle(p, at.x + dx * r, at.y + dy * r, r * 0.48, a)
    for (const q of ring(5, at.x, at.y, r * 0.3, p.rng.next())) berry(p, q.x, q.y, r * 0.11, 'strawberry')
    swirlDot(p, at.x, at.y, r * 0.16, '#fdf8ec')
    leaf(p, at.x + r * 0.1, at.y - r * 0.1, r * 0.08, 30)
  },
  crepe: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    for (const a of [-30, 10, 50])
      p.group(`transform="rotate(${a} ${at.x} ${at.y})"`, () => {
        const d = `M${n(at.x)} ${n(at.y + r * 0.12)}L${n(at.x - r * 0.36)} ${n(at.y - r * 0.66)}Q${n(at.x)} ${n(at.y - r * 0.84)} ${n(at.x + r * 0.36)} ${n(at.y - r * 0.66)}Z`
        p.add(
          path(d, 'fill="#1c0d12" opacity=".35" transform="translate(3 6)"'),
          path(d, `fill="${p.ball('#e3b668', 0.36)}"`),
        )
        for (let i = 0; i < 5; i++) {
          const q = inDisc(p.rng, at.x, at.y - r * 0.4, r * 0.2, r * 0.26)
          p.add(path(blob(p.rng, q.x, q.y, r * 0.06, r * 0.04, 0.3), 'fill="#a5662a" opacity=".5"'))
        }
      })
    let d = ''
    for (let k = 0; k < 7; k++)
      d += `${k ? 'L' : 'M'}${n(at.x - r * 0.7 + k * r * 0.23)} ${n(at.y + (k % 2 ? -0.5 : 0.1) * r)}`
    p.add(
      path(d, 'fill="none" stroke="#43200f" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"'),
    )
    for (const q of spread(p.rng, 5, at.x, at.y + r * 0.36, r * 0.4, r * 0.2))
      berry(p, q.x, q.y, r * 0.1, 'strawberry')
  },
  toast: (p, at) => {
    board(p, at.x, at.y, at.r * 2, at.r * 1.8)
    for (const [dx, dy] of [
      [-0.46, -0.4],
      [0.46, -0.4],
      [-0.46, 0.4],
      [0.46, 0.4],
    ] as const)
      slice(p, at.x + dx * at.r, at.y + dy * at.r, at.r * 0.4, 'avocado')
  },
  'toast-sweet': (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    for (const q of ring(6, at.x, at.y, r * 0.46, 0.2)) slice(p, q.x, q.y, r * 0.27, 'syrup')
    for (const q of spread(p.rng, 5, at.x, at.y, r * 0.3)) berry(p, q.x, q.y, r * 0.08, 'raspberry')
  },
  parfait: (p, at) => {
    for (const [dx, dy] of [
      [-0.5, -0.46],
      [0.5, -0.5],
      [-0.46, 0.5],
      [0.5, 0.46],
    ] as const) {
      const [x, y, r] = [at.x + dx * at.r, at.y + dy * at.r, at.r * 0.44]
      cup(p, x, y, r)
      p.add(circle(x, y, r * 0.86, `fill="${p.ball('#fbf5e8', 0.14)}"`))
      const c = p.rng.pick(['#c08a48', '#7d4a26', '#d9a860'])
      chunks(p, x - r * 0.14, y + r * 0.1, r * 0.5, [c, darker(c, 0.2), lighter(c, 0.3)], 26, r * 0.1)
      for (const q of spread(p.rng, 4, x + r * 0.2, y - r * 0.25, r * 0.34))
        berry(p, q.x, q.y, r * 0.15, p.rng.pick(['blueberry', 'raspberry', 'strawberry']))
      leaf(p, x + r * 0.3, y - r * 0.4, r * 0.18, -40)
    }
  },
}

function pancake(p: Paint, x: number, y: number, r: number): void {
  const d = blob(p.rng, x, y, r, r * 0.98, 0.03, 12)
  p.add(
    path(d, 'fill="#1c0d12" opacity=".35" transform="translate(3 6)"'),
    path(d, `fill="${p.ball('#e9c684', 0.3)}"`),
    path(blob(p.rng, x, y, r * 0.9, r * 0.88, 0.04, 12), `fill="${p.ball('#c07a2e', 0.34)}"`),
  )
  p.add(
    dots(
      Array.from({ length: 26 }, () => inDisc(p.rng, x, y, r * 0.8)),
      '#8a4f1c',
      2.4,
      0.4,
    ),
  )
}

function waffle(p: Paint, x: number, y: number, s: number, angle: number): void {
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${angle})"`, () => {
    p.add(
      `<rect x="${n(-s + 3)}" y="${n(-s + 7)}" width="${n(s * 2)}" height="${n(s * 2)}" rx="12" fill="#1c0d12" opacity=".4"/>`,
      `<rect x="${n(-s)}" y="${n(-s)}" width="${n(s * 2)}" height="${n(s * 2)}" rx="12" fill="${p.ball('#d39338', 0.4)}"/>`,
    )
    for (let i = -2; i <= 1; i++)
      for (let k = -2; k <= 1; k++)
        p.add(
          `<rect x="${n((i + 0.5) * s * 0.47 - s * 0.17)}" y="${n((k + 0.5) * s * 0.47 - s * 0.17)}" width="${n(s * 0.34)}" height="${n(s * 0.34)}" rx="3" fill="${p.hollow('#a3621c', 0.35)}"/>`,
        )
  })
}

export function slice(p: Paint, x: number, y: number, s: number, kind: 'avocado' | 'syrup'): void {
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${p.rng.int(-14, 14)})"`, () => {
    const d = `M${n(-s)} ${n(-s * 0.4)}Q${n(-s * 0.9)} ${n(-s)} 0 ${n(-s * 0.84)}Q${n(s * 0.9)} ${n(-s)} ${n(s)} ${n(-s * 0.4)}L${n(s * 0.84)} ${n(s * 0.8)}Q0 ${n(s * 0.9)} ${n(-s * 0.84)} ${n(s * 0.8)}Z`
    p.add(
      path(d, 'fill="#1c0d12" opacity=".4" transform="translate(3 6)"'),
      path(d, `fill="${p.ball('#a5662c', 0.3)}"`),
      path(d, `fill="${p.ball(kind === 'syrup' ? '#d99a42' : '#e9c88e', 0.25)}" transform="scale(.9)"`),
    )
    if (kind === 'avocado') {
      p.add(path(blob(p.rng, 0, 0, s * 0.74, s * 0.66, 0.09), `fill="${p.ball('#9dba55', 0.32)}"`))
      p.group('', () => {
        p.add(
          ellipse(0, 0, s * 0.42, s * 0.36, `fill="${p.ball('#fbf6ea', 0.15)}"`),
          circle(s * 0.03, 0, s * 0.19, `fill="${p.ball('#eda92a', 0.4)}"`),
        )
      })
      sprinkle(p, 30, 0, 0, s * 0.66, s * 0.6, '#a8321c', 2)
      sprinkle(p, 16, 0, 0, s * 0.66, s * 0.6, '#f3e3c0', 2.4)
    } else {
      p.add(path(blob(p.rng, 0, 0, s * 0.4, s * 0.3, 0.2), `fill="${p.ball('#b5691a', 0.4)}" opacity=".7"`))
      sprinkle(p, 40, 0, 0, s * 0.7, s * 0.65, '#fffaf0', 2)
    }
  })
}
