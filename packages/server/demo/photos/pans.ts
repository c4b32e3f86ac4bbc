import { bowlFills } from './bowls.ts'
import type { Painter, Place } from './dish.ts'
import { chunks, freshHerbs, liquid, strands } from './fills.ts'
import { sprinkle } from './garnish.ts'
import { circle, type Paint, path } from './paint.ts'
import { blob, ring } from './shapes.ts'
import { pan } from './vessel.ts'

/** Iron pans straight from the stove. */
export const panPainters: Record<string, Painter> = {
  shakshuka: (p, at) => {
    const r = inPan(p, at, '#a8301c', '#e0762a')
    chunks(p, at.x, at.y, r * 0.8, ['#c4472c', '#d98a3a', '#7d8a35'], 24, r * 0.08)
    for (const q of ring(4, at.x, at.y, r * 0.45, p.rng.next())) friedEgg(p, q.x, q.y, r * 0.27)
    freshHerbs(p, at.x, at.y, r * 0.8, 8, r * 0.07)
    chunks(p, at.x, at.y, r * 0.7, ['#f8f2e4'], 9, r * 0.05)
  },
  menemen: (p, at) => {
    const r = inPan(p, at, '#c9642a', '#eaa23f')
    chunks(p, at.x, at.y, r * 0.86, ['#efc65a', '#e7b544', '#f3d685', '#c4382b'], 54, r * 0.13)
    chunks(p, at.x, at.y, r * 0.7, ['#5f8a3c', '#b5332a'], 12, r * 0.07)
    freshHerbs(p, at.x, at.y, r * 0.7, 6, r * 0.07)
  },
  beans: (p, at) => {
    const r = inPan(p, at, '#9c4a26', '#d98a3a')
    chunks(p, at.x, at.y, r * 0.84, ['#a45f38', '#b4744a', '#8d4a2a'], 46, r * 0.09)
    for (const q of ring(3, at.x, at.y, r * 0.4, 0.5)) friedEgg(p, q.x, q.y, r * 0.22)
    freshHerbs(p, at.x, at.y, r * 0.7, 6, r * 0.07)
  },
  chicken: (p, at) => {
    const r = inPan(p, at, '#a8502a', '#dd8c3a')
    chunks(p, at.x, at.y, r * 0.82, ['#cf9a55', '#c08a48', '#c4382b', '#6f8f3a'], 44, r * 0.11)
    freshHerbs(p, at.x, at.y, r * 0.7, 8, r * 0.07)
  },
  fahsa: (p, at) => {
    const r = inPan(p, at, '#8d5228', '#cf9a45')
    strands(p, at.x, at.y, r * 0.62, '#8a5432', r * 0.045, 70)
    foam(p, at, r)
    freshHerbs(p, at.x, at.y, r * 0.6, 5, r * 0.07)
  },
  saltah: (p, at) => {
    const r = inPan(p, at, '#8a5a2a', '#d0a050')
    chunks(p, at.x, at.y, r * 0.8, ['#c9963f', '#8a5430', '#b5442c'], 26, r * 0.09)
    bowlFills.greensauce &&
      p.add(path(blob(p.rng, at.x, at.y, r * 0.4, r * 0.34, 0.16), `fill="${p.ball('#8fa85a', 0.3)}"`))
    foam(p, at, r)
  },
}

const inPan = (p: Paint, at: Place, color: string, oil: string) => {
  const r = pan(p, at.x, at.y, at.r * 0.92)
  liquid(p, at.x, at.y, r, color, oil)
  return r
}

function foam(p: Paint, at: Place, r: number): void {
  for (const q of ring(26, at.x, at.y, r * 0.88, 0))
    p.add(
      circle(
        q.x + p.rng.int(-4, 4),
        q.y + p.rng.int(-4, 4),
        r * (0.03 + p.rng.next() * 0.04),
        'fill="#f0d9a8" opacity=".6" stroke="#8a5a2a" stroke-opacity=".5"',
      ),
    )
}

function friedEgg(p: Paint, x: number, y: number, r: number): void {
  const white = blob(p.rng, x, y, r, r * 0.92, 0.14, 10)
  p.add(
    path(white, 'fill="#1c0d12" opacity=".3" transform="translate(1 3)"'),
    path(white, `fill="${p.ball('#fbf5e6', 0.14)}"`),
    circle(x + 1, y + 2, r * 0.42, 'fill="#b5701a" opacity=".35"'),
    circle(x, y, r * 0.41, `fill="${p.ball('#f0a823', 0.4)}"`),
    circle(x - r * 0.14, y - r * 0.16, r * 0.08, 'fill="#fff" opacity=".8"'),
  )
  sprinkle(p, 10, x, y, r * 0.7, r * 0.7, '#2a1a14', 1.2)
}
