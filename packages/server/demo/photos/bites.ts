import type { Bite } from './bite.ts'
import { bakedBites } from './bites-baked.ts'
import { friedBites } from './bites-fried.ts'
import { sweetBites } from './bites-sweet.ts'
import { bowlFills } from './bowls.ts'
import type { Painter, Place } from './dish.ts'
import { herbs } from './garnish.ts'
import { n, type Paint } from './paint.ts'
import { packed, spread } from './shapes.ts'
import { basket, board, bowl, plate } from './vessel.ts'

/** All small things there are. */
export const bites: Record<string, Bite> = { ...friedBites, ...bakedBites, ...sweetBites }

/** Bites laid out in rows on a plate, round a dip, or heaped in a basket. */
const laidOut =
  (bite: Bite): Painter =>
  (p, at) => {
    const way = p.rng.pick(['rows', 'rows', 'heap'] as const)
    const r =
      way === 'heap'
        ? p.rng.chance(0.5)
          ? basket(p, at.x, at.y, at.r)
          : bowl(p, at.x, at.y, at.r * 0.96, at.vessel)
        : p.rng.chance(0.3)
          ? onBoard(p, at)
          : plate(p, at.x, at.y, at.r, at.vessel)
    const s = (r * bite.step) / 1.75
    const dip = bite.dip && (way === 'rows' || p.rng.chance(0.5)) ? bite.dip : undefined
    const tilt = p.rng.int(-30, 30)
    const places =
      way === 'heap'
        ? [
            ...spread(p.rng, Math.round(2.1 / (bite.step * bite.step)), at.x, at.y, r * 0.84),
            ...spread(
              p.rng,
              Math.round(0.9 / (bite.step * bite.step)),
              at.x - r * 0.05,
              at.y - r * 0.08,
              r * 0.5,
            ),
          ]
        : packed(at.x, at.y, r - s * 0.5, s * 1.98)
    const free = dip ? places.filter((q) => Math.hypot(q.x - at.x, q.y - at.y) > r * 0.28 + s * 0.72) : places
    for (const q of free) {
      const turn =
        bite.turn === 'free'
          ? way === 'heap'
            ? p.rng.int(0, 360)
            : tilt + p.rng.int(-40, 40)
          : bite.turn === 'row'
            ? tilt + p.rng.int(-5, 5)
            : p.rng.int(-10, 10)
      p.group(`transform="translate(${n(q.x)} ${n(q.y)}) rotate(${turn})"`, () => bite.draw(p, s))
    }
    if (dip)
      bowlFills[dip]?.(
        p,
        at.x,
        at.y,
        bowl(p, at.x, at.y, r * 0.34, p.rng.pick(['#f6f1e6', '#3b4a4c', '#b9683f'])),
      )
    else if (p.rng.chance(0.6)) herbs(p, spread(p.rng, 3, at.x, at.y, r * 0.8), r * 0.06)
  }

function onBoard(p: Paint, at: Place): number {
  board(p, at.x, at.y, at.r * 1.96, at.r * 1.9, p.rng.pick(['#9c6b40', '#b58a5c', '#7b5034']))
  return at.r * 0.9
}

export const bitePainters: Record<string, Painter> = Object.fromEntries(
  Object.entries(bites).map(([variant, bite]) => [variant, laidOut(bite)]),
)
