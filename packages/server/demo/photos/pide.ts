import type { Painter } from './dish.ts'
import { sprinkle } from './garnish.ts'
import { circle, ellipse, n, type Paint, path } from './paint.ts'
import { blob, packed, spread } from './shapes.ts'
import { cherry } from './vegetables.ts'
import { board, plate } from './vessel.ts'

/** Boat-shaped breads. */
function boat(
  p: Paint,
  x: number,
  y: number,
  length: number,
  width: number,
  sauce: string,
  top: (l: number, w: number) => void,
): void {
  const [l, w] = [length / 2, width / 2]
  const shape = `M${n(x - l)} ${n(y)}C${n(x - l * 0.6)} ${n(y - w * 1.25)} ${n(x + l * 0.6)} ${n(y - w * 1.25)} ${n(x + l)} ${n(y)}C${n(x + l * 0.6)} ${n(y + w * 1.25)} ${n(x - l * 0.6)} ${n(y + w * 1.25)} ${n(x - l)} ${n(y)}Z`
  p.add(
    path(shape, 'fill="#1c0d12" opacity=".4" transform="translate(3 7)"'),
    path(shape, `fill="${p.ball('#d79c50', 0.36)}" stroke="#8a5220" stroke-opacity=".4"`),
    ellipse(x, y, l * 0.76, w * 0.66, `fill="${p.hollow(sauce, 0.26)}"`),
  )
  top(l * 0.7, w * 0.56)
  p.add(
    path(
      `M${n(x - l * 0.7)} ${n(y - w * 0.6)}C${n(x - l * 0.3)} ${n(y - w)} ${n(x + l * 0.3)} ${n(y - w)} ${n(x + l * 0.7)} ${n(y - w * 0.6)}`,
      'fill="none" stroke="#ffe9bf" stroke-width="2.6" stroke-linecap="round" opacity=".6"',
    ),
  )
}

export const inside = (
  p: Paint,
  x: number,
  y: number,
  l: number,
  w: number,
  count: number,
  draw: (x: number, y: number) => void,
) => {
  for (const q of spread(p.rng, count, x, y, l, w)) draw(q.x, q.y)
}

const boats: Record<string, [string, (p: Paint, x: number, y: number, l: number, w: number) => void]> = {
  cheese: [
    '#efd48c',
    (p, x, y, l, w) => {
      inside(p, x, y, l, w, 8, (a, b) =>
        p.add(path(blob(p.rng, a, b, w * 0.5, w * 0.4, 0.2), `fill="${p.ball('#f6e7b6', 0.25)}"`)),
      )
      sprinkle(p, 20, x, y, l, w, '#2a1c14', 1.6)
    },
  ],
  meat: [
    '#8f3f24',
    (p, x, y, l, w) => {
      inside(p, x, y, l, w, 26, (a, b) =>
        p.add(
          path(
            blob(p.rng, a, b, w * 0.22, w * 0.18, 0.2),
            `fill="${p.ball(p.rng.pick(['#74341f', '#b5442c', '#6d8a38']), 0.3)}"`,
          ),
        ),
      )
    },
  ],
  egg: [
    '#e3bd62',
    (p, x, y, l, w) => {
      inside(p, x, y, l, w, 6, (a, b) => p.add(circle(a, b, w * 0.3, `fill="${p.ball('#93301f', 0.3)}"`)))
      p.add(
        ellipse(x, y, w * 0.9, w * 0.72, `fill="${p.ball('#fbf5e6', 0.14)}"`),
        circle(x, y, w * 0.42, `fill="${p.ball('#f0a823', 0.4)}"`),
      )
    },
  ],
  spinach: [
    '#5a7433',
    (p, x, y, l, w) => {
      inside(p, x, y, l, w, 24, (a, b) =>
        p.add(
          path(
            blob(p.rng, a, b, w * 0.3, w * 0.2, 0.3),
            `fill="${p.ball(p.rng.pick(['#3f6128', '#58803a', '#efe3c4']), 0.3)}"`,
          ),
        ),
      )
    },
  ],
}

export const pidePainters: Record<string, Painter> = {
  ...Object.fromEntries(
    Object.entries(boats).map(([variant, [sauce, fill]]): [string, Painter] => [
      variant,
      (p, at) => {
        p.group(`transform="rotate(${p.rng.int(-38, 38)} ${at.x} ${at.y})"`, () => {
          board(p, at.x, at.y, at.r * 2.2, at.r * 1.8, p.rng.pick(['#9c6b40', '#7b5034']))
          for (const k of [-1, 0, 1])
            boat(p, at.x + k * at.r * 0.06, at.y + k * at.r * 0.52, at.r * 1.9, at.r * 0.5, sauce, (l, w) =>
              fill(p, at.x + k * at.r * 0.06, at.y + k * at.r * 0.52, l, w),
            )
        })
        cherry(p, at.x + at.r * 0.86, at.y - at.r * 0.62, at.r * 0.08)
      },
    ]),
  ),
  mini: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    for (const q of packed(at.x, at.y, r * 0.74, r * 0.42))
      p.group(`transform="rotate(-24 ${n(q.x)} ${n(q.y)})"`, () =>
        boat(p, q.x, q.y, r * 0.46, r * 0.24, '#f1e2b8', (l, w) =>
          sprinkle(p, 10, q.x, q.y, l, w, '#4c7a35', 2),
        ),
      )
  },
}
