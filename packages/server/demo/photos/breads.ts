import { darker, lighter, mix } from './color.ts'
import type { Painter } from './dish.ts'
import { chunks, freshHerbs } from './fills.ts'
import { nuts, sprinkle } from './garnish.ts'
import { crumbs } from './grains.ts'
import { circle, n, type Paint, path } from './paint.ts'
import { roastSkin } from './protein.ts'
import { blob, dots, inDisc, ring, spread } from './shapes.ts'
import { basket, board, plate } from './vessel.ts'

/** A round flat bread with blisters. */
export function flatbread(
  p: Paint,
  x: number,
  y: number,
  r: number,
  kind: 'khubz' | 'naan' | 'thin' = 'khubz',
): void {
  const color = { khubz: '#e2bd83', naan: '#e6c48c', thin: '#dfb272' }[kind]
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${p.rng.int(0, 360)})"`, () => {
    const shape = blob(p.rng, 0, 0, r, r * (kind === 'naan' ? 0.74 : 0.95), 0.045, 12)
    p.add(
      path(shape, 'fill="#1c0d12" opacity=".35" transform="translate(3 5)"'),
      path(shape, `fill="${p.ball(color, 0.32)}"`),
    )
    // Bubbles: a lit dome, browned on its crown, with a fleck or two of char.
    for (const q of spread(p.rng, 13, 0, 0, r * 0.78, r * (kind === 'naan' ? 0.56 : 0.74))) {
      const s = r * (0.05 + p.rng.next() * 0.085)
      p.add(
        path(
          blob(p.rng, q.x, q.y, s * 1.5, s * 1.25, 0.12),
          `fill="${p.ball(mix(color, '#c98a3c', 0.45), 0.3)}" opacity=".8"`,
        ),
      )
      if (p.rng.chance(0.6))
        p.add(
          path(
            blob(p.rng, q.x + s * 0.2, q.y + s * 0.1, s * 0.75, s * 0.55, 0.25),
            `fill="#8a4a18" opacity=".5"`,
          ),
        )
      if (p.rng.chance(0.35))
        p.add(path(blob(p.rng, q.x + s * 0.1, q.y, s * 0.35, s * 0.25, 0.3), 'fill="#42200c" opacity=".6"'))
    }
    p.add(
      dots(
        Array.from({ length: 40 }, () => inDisc(p.rng, 0, 0, r * 0.85, r * 0.7)),
        '#fff6e2',
        1.5,
        0.5,
      ),
    )
  })
}

/** Loaves, rings and baskets. */
function loaf(p: Paint, x: number, y: number, l: number, w: number, angle: number, color = '#a9652c'): void {
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${angle})"`, () => {
    const shape = blob(p.rng, 0, 0, l, w, 0.03, 12)
    p.add(
      path(shape, 'fill="#1c0d12" opacity=".4" transform="translate(4 8)"'),
      path(shape, `fill="${p.ball(color, 0.42)}"`),
    )
    roastSkin(p, shape, l * 0.85, w * 0.8, color, 10)
    const slashes = Math.max(2, Math.round((l / w) * 1.6))
    for (let i = 0; i < slashes; i++) {
      const cx = -l * 0.66 + ((i + 0.5) * l * 1.32) / slashes
      p.add(
        path(
          `M${n(cx - w * 0.34)} ${n(w * 0.5)}Q${n(cx)} 0 ${n(cx + w * 0.34)} ${n(-w * 0.5)}Q${n(cx + w * 0.3)} ${n(w * 0.1)} ${n(cx - w * 0.34)} ${n(w * 0.5)}Z`,
          `fill="${lighter(color, 0.62)}" stroke="${darker(color, 0.3)}" stroke-opacity=".5"`,
        ),
      )
    }
    p.add(
      dots(
        Array.from({ length: 60 }, () => inDisc(p.rng, -l * 0.1, -w * 0.1, l * 0.8, w * 0.7)),
        '#f8ecd4',
        1.4,
        0.6,
      ),
    )
  })
}

export function sesameRing(p: Paint, x: number, y: number, r: number, color = '#b06e2e'): void {
  const w = r * 0.42
  p.add(
    circle(
      x + 3,
      y + 5,
      r * 0.78,
      `fill="none" stroke="#1c0d12" stroke-opacity=".38" stroke-width="${n(w)}"`,
    ),
    circle(x, y, r * 0.78, `fill="none" stroke="${darker(color, 0.3)}" stroke-width="${n(w)}"`),
    circle(x, y, r * 0.77, `fill="none" stroke="${color}" stroke-width="${n(w * 0.84)}"`),
    circle(
      x - 1,
      y - 1.5,
      r * 0.75,
      `fill="none" stroke="${lighter(color, 0.4)}" stroke-width="${n(w * 0.36)}" opacity=".8"`,
    ),
  )
  const seeds = Array.from({ length: 56 }, () => {
    const a = p.rng.next() * 6.28
    const k = r * (0.62 + p.rng.next() * 0.32)
    return { x: x + Math.cos(a) * k, y: y + Math.sin(a) * k }
  })
  p.add(dots(seeds, '#f6e6bd', Math.max(1.6, r * 0.05)))
}

export const breadPainters: Record<string, Painter> = {
  naan: (p, at) => {
    const r = basket(p, at.x, at.y, at.r)
    for (const q of ring(4, at.x, at.y, r * 0.34, p.rng.next())) flatbread(p, q.x, q.y, r * 0.56, 'naan')
    freshHerbs(p, at.x, at.y, r * 0.6, 6, r * 0.06)
  },
  flat: (p, at) => {
    board(p, at.x, at.y, at.r * 2, at.r * 1.9)
    for (const q of [...ring(3, at.x, at.y, at.r * 0.3, p.rng.next()), { x: at.x, y: at.y }])
      flatbread(p, q.x, q.y, at.r * 0.6)
  },
  rigag: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, 'steel')
    flatbread(p, at.x, at.y, r * 0.98, 'thin')
    p.add(
      path(blob(p.rng, at.x, at.y, r * 0.66, r * 0.6, 0.1), `fill="${p.ball('#edc455', 0.3)}" opacity=".9"`),
    )
    chunks(p, at.x, at.y, r * 0.55, ['#f8efd0', '#f3dfa0'], 18, r * 0.1)
    p.add(
      path(
        `M${n(at.x)} ${n(at.y - r)}A${n(r)} ${n(r)} 0 0 1 ${n(at.x + r)} ${n(at.y)}Q${n(at.x + r * 0.3)} ${n(at.y - r * 0.3)} ${n(at.x)} ${n(at.y - r)}Z`,
        `fill="${p.ball('#d9a65c', 0.35)}"`,
      ),
    )
    sprinkle(p, 30, at.x, at.y, r * 0.6, r * 0.6, '#5d3a1a', 1.4)
  },
  sesame: (p, at) => {
    board(p, at.x, at.y, at.r * 2, at.r * 1.8)
    for (const [dx, dy, k] of [
      [-0.45, -0.38, 0.46],
      [0.46, -0.4, 0.44],
      [0.02, 0.06, 0.46],
      [-0.5, 0.46, 0.42],
      [0.52, 0.44, 0.45],
    ] as const)
      sesameRing(
        p,
        at.x + dx * at.r,
        at.y + dy * at.r,
        k * at.r,
        mix('#b06e2e', '#8a4a1c', p.rng.next() * 0.5),
      )
  },
  loaf: (p, at) => {
    board(p, at.x, at.y, at.r * 2.05, at.r * 1.7, '#b58a5c')
    loaf(p, at.x - at.r * 0.12, at.y - at.r * 0.28, at.r * 0.68, at.r * 0.42, -14)
    loaf(p, at.x + at.r * 0.16, at.y + at.r * 0.34, at.r * 0.64, at.r * 0.38, 8, '#9c5a26')
    crumbs(p, at.x - at.r * 0.7, at.y + at.r * 0.5, at.r * 0.1, at.r * 0.08, '#d9a860', 2)
  },
  baguette: (p, at) => {
    board(p, at.x, at.y, at.r * 2.1, at.r * 1.5, '#a87c54')
    for (const k of [-1.5, -0.5, 0.5, 1.5])
      loaf(
        p,
        at.x + p.rng.int(-8, 8),
        at.y + k * at.r * 0.33,
        at.r * 0.94,
        at.r * 0.16,
        p.rng.int(-5, 5),
        p.rng.pick(['#b9742f', '#a9652c']),
      )
  },
  basket: (p, at) => {
    const r = basket(p, at.x, at.y, at.r * 1.02)
    loaf(p, at.x - r * 0.24, at.y - r * 0.36, r * 0.5, r * 0.28, -20)
    flatbread(p, at.x + r * 0.4, at.y - r * 0.2, r * 0.42)
    sesameRing(p, at.x - r * 0.4, at.y + r * 0.3, r * 0.36)
    loaf(p, at.x + r * 0.3, at.y + r * 0.42, r * 0.42, r * 0.24, 24, '#c78a3e')
    nuts(p, [{ x: at.x, y: at.y }], 'almond', 0.1)
  },
}
