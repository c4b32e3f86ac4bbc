import type { Painter } from './dish.ts'
import { liquid } from './fills.ts'
import { berry, leaf, sprig, sprinkle } from './garnish.ts'
import { circle, ellipse, n, type Paint, path, shadow } from './paint.ts'
import type { Top } from './salads.ts'
import { ring, spread } from './shapes.ts'
import { lemonSlice } from './vegetables.ts'
import { bowl, plate } from './vessel.ts'

/** Fruit. */
export const slice: Record<string, Top> = {
  orange: (p, x, y, r) => lemonSlice(p, x, y, r, '#e58a2c'),
  kiwi: (p, x, y, r) => {
    shadow(p, x + 2, y + 3, r * 1.1, r * 1.1, 0.5)
    p.add(
      circle(x, y, r, 'fill="#6b5a2c"'),
      circle(x, y, r * 0.92, `fill="${p.ball('#8fb83a', 0.3)}"`),
      ellipse(x, y, r * 0.3, r * 0.24, 'fill="#eef0c8"'),
    )
    sprinkle(p, 22, x, y, r * 0.5, r * 0.46, '#1f1a14', 2)
  },
  melon: (p, x, y, r) =>
    p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${p.rng.int(0, 360)})"`, () => {
      const d = `M${n(-r * 1.2)} 0A${n(r * 1.2)} ${n(r * 1.2)} 0 0 0 ${n(r * 1.2)} 0Z`
      p.add(
        path(d, 'fill="#1c0d12" opacity=".35" transform="translate(2 4)"'),
        path(d, 'fill="#3f7a3a"'),
        path(`M${n(-r * 1.06)} 0A${n(r * 1.06)} ${n(r * 1.06)} 0 0 0 ${n(r * 1.06)} 0Z`, 'fill="#eef0d0"'),
        path(
          `M${n(-r * 0.98)} 0A${n(r * 0.98)} ${n(r * 0.98)} 0 0 0 ${n(r * 0.98)} 0Z`,
          `fill="${p.ball('#d8404a', 0.25)}"`,
        ),
      )
      sprinkle(p, 12, 0, r * 0.4, r * 0.7, r * 0.3, '#2a120f', 2.6)
    }),
  mango: (p, x, y, r) =>
    p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${p.rng.int(0, 360)})"`, () => {
      p.add(
        ellipse(2, 4, r * 1.2, r * 0.8, 'fill="#1c0d12" opacity=".35"'),
        ellipse(0, 0, r * 1.2, r * 0.8, `fill="${p.ball('#eda52c', 0.35)}"`),
      )
      let d = ''
      for (let i = -3; i <= 3; i++)
        d += `M${n(i * r * 0.3)} ${n(-r * 0.7)}v${n(r * 1.4)}M${n(-r * 1.1)} ${n(i * r * 0.2)}h${n(r * 2.2)}`
      p.add(path(d, 'stroke="#b5701a" stroke-width="1.8" opacity=".5"'))
    }),
  grape: (p, x, y, r) => {
    for (const q of spread(p.rng, 12, x, y, r)) {
      const c = p.rng.pick(['#6b2a50', '#7d3560', '#8aa545'])
      p.add(
        circle(q.x + 1, q.y + 2, r * 0.3, 'fill="#1c0d12" opacity=".35"'),
        circle(q.x, q.y, r * 0.3, `fill="${p.ball(c, 0.5)}"`),
      )
    }
  },
  strawberry: (p, x, y, r) => berry(p, x, y, r * 0.9, 'strawberry'),
  blueberry: (p, x, y, r) => {
    for (const q of spread(p.rng, 7, x, y, r * 0.8)) berry(p, q.x, q.y, r * 0.32, 'blueberry')
  },
}

export const fruitPainters: Record<string, Painter> = {
  platter: (p, at) => {
    const r = plate(p, at.x, at.y, at.r * 1.04, at.vessel)
    for (const [k, count, size] of [
      [0.78, 12, 0.17],
      [0.46, 8, 0.16],
      [0.14, 3, 0.14],
    ] as const)
      for (const [i, q] of ring(count, at.x, at.y, r * k, p.rng.next()).entries())
        slice[Object.keys(slice)[(i + count) % 7] ?? 'kiwi']?.(p, q.x, q.y, r * size)
    sprig(p, at.x, at.y, r * 0.1)
  },
  cups: (p, at) => {
    for (const [dx, dy] of [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ] as const) {
      const [x, y, r] = [at.x + dx * at.r, at.y + dy * at.r, at.r * 0.46]
      cup(p, x, y, r)
      for (const q of spread(p.rng, 8, x, y, r * 0.62))
        p.rng.pick(Object.values(slice))(p, q.x, q.y, r * 0.24)
      leaf(p, x, y, r * 0.18, p.rng.int(0, 360))
    }
  },
  skewers: (p, at) => {
    const inner = bowl(p, at.x + at.r * 0.4, at.y - at.r * 0.4, at.r * 0.54, '#f6f1e6')
    liquid(p, at.x + at.r * 0.4, at.y - at.r * 0.4, inner, '#43210f', '#7d4a2a')
    for (const [i, dy] of [-0.2, 0.14, 0.48, 0.82].entries())
      p.group(
        `transform="translate(${n(at.x - at.r * 0.1)} ${n(at.y + dy * at.r)}) rotate(${-22 + i * 3})"`,
        () => {
          p.add('<rect x="-150" y="-1.5" width="290" height="3.4" rx="1.6" fill="#cda56c"/>')
          for (let k = -2; k <= 2; k++)
            slice[['strawberry', 'orange', 'kiwi', 'mango', 'grape'][(k + 2 + i) % 5] ?? 'kiwi']?.(
              p,
              k * at.r * 0.27,
              0,
              at.r * 0.13,
            )
        },
      )
  },
}

/** A clear tumbler seen from above. */
export function cup(p: Paint, x: number, y: number, r: number): void {
  shadow(p, x + r * 0.1, y + r * 0.16, r * 1.16, r * 1.14, 0.6)
  p.add(
    circle(x, y, r, 'fill="#eef2ee" opacity=".55"'),
    circle(x, y, r, 'fill="none" stroke="#fff" stroke-width="3" opacity=".9"'),
    circle(x, y, r * 0.88, 'fill="#d9dfd6" opacity=".6"'),
  )
}
