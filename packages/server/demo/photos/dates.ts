import { tin } from './bakes.ts'
import { darker } from './color.ts'
import type { Painter } from './dish.ts'
import { leaf, nuts } from './garnish.ts'
import { ellipse, n, type Paint, path } from './paint.ts'
import { blob, packed, ring } from './shapes.ts'
import { plate } from './vessel.ts'

/** Dates: glossy, wrinkled, some filled, some dipped. */
function date(
  p: Paint,
  x: number,
  y: number,
  s: number,
  angle: number,
  color: string,
  filling?: string,
): void {
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`, () => {
    const d = blob(p.rng, 0, 0, s, s * 0.54, 0.04, 10)
    p.add(
      path(d, 'fill="#1c0d12" opacity=".45" transform="translate(2 4.5)"'),
      path(d, `fill="${p.ball(color, 0.46)}"`),
    )
    let w = ''
    for (let i = -2; i <= 2; i++)
      w += `M${n(-s * 0.8)} ${n(i * s * 0.16)}Q${n((p.rng.next() - 0.5) * s)} ${n(i * s * 0.24 + (p.rng.next() - 0.5) * s * 0.2)} ${n(s * 0.8)} ${n(i * s * 0.15)}`
    p.add(path(w, `fill="none" stroke="${darker(color, 0.55)}" stroke-width="1.3" opacity=".6"`))
    if (filling) {
      p.add(ellipse(0, 0, s * 0.74, s * 0.2, `fill="${darker(color, 0.6)}"`))
      nuts(
        p,
        [
          { x: -s * 0.26, y: 0 },
          { x: s * 0.26, y: 0 },
        ],
        filling as 'almond',
        s * 0.28,
      )
    }
    p.add(
      path(
        `M${n(-s * 0.66)} ${n(-s * 0.24)}Q${n(-s * 0.1)} ${n(-s * 0.46)} ${n(s * 0.44)} ${n(-s * 0.26)}`,
        `fill="none" stroke="#ffe9cf" stroke-width="${n(s * 0.1)}" stroke-linecap="round" opacity=".55"`,
      ),
    )
  })
}

const dateBox =
  (pick: (p: Paint) => [string, string | undefined], dip = false): Painter =>
  (p, at) => {
    const box = p.rng.chance(0.5)
    const tones = p.rng.pick(['#f3ead9', '#6d2c42', '#c7a457', '#3d2a24'])
    const r = box ? at.r * 0.94 : plate(p, at.x, at.y, at.r, p.rng.pick(['brass', at.vessel]))
    if (box) tin(p, at.x, at.y, r * 1.06, tones)
    const s = r * 0.16
    p.group('', () => {
      const turn = box ? 90 : p.rng.int(0, 180)
      for (const q of box ? grid(at.x, at.y, r, s) : packed(at.x, at.y, r * 0.84, s * 1.95)) {
        const [color, filling] = pick(p)
        date(p, q.x, q.y, s, turn + p.rng.int(-10, 10), color, filling)
        if (dip)
          p.add(
            path(
              `M${n(q.x - s * 0.5)} ${n(q.y - s * 0.7)}l${n(s * 0.3)} ${n(s * 0.4)}l${n(s * 0.3)} ${n(-s * 0.3)}l${n(s * 0.3)} ${n(s * 0.5)}`,
              `fill="none" stroke="${p.rng.pick(['#f1dfc0', '#c9924c'])}" stroke-width="1.8" opacity=".9"`,
            ),
          )
      }
    })
    if (!box && p.rng.chance(0.6))
      for (const q of ring(3, at.x, at.y, r * 0.92, p.rng.next() * 6))
        leaf(p, q.x, q.y, r * 0.12, q.angle + 90, '#5d7d4a')
  }

const grid = (x: number, y: number, r: number, s: number) => {
  const out: { x: number; y: number }[] = []
  for (let i = -4; i <= 4; i++)
    for (let k = -2; k <= 2; k++)
      if (Math.abs(i * s * 1.36) < r * 0.9 && Math.abs(k * s * 2.15) < r * 0.72)
        out.push({ x: x + i * s * 1.36, y: y + k * s * 2.15 })
  return out
}

export const datePainters: Record<string, Painter> = {
  plain: dateBox((p) => [p.rng.pick(['#6b3418', '#7a3f1e', '#5c2b14']), undefined]),
  golden: dateBox((p) => [p.rng.pick(['#b5752a', '#c4852f', '#a8661f']), undefined]),
  stuffed: dateBox((p) => [
    p.rng.pick(['#5c2b14', '#6b3418']),
    p.rng.pick(['almond', 'pecan', 'pistachio', 'cashew']),
  ]),
  chocolate: dateBox((p) => [p.rng.pick(['#3a1a10', '#4a2416', '#7d4a2a']), undefined], true),
  mixed: dateBox((p) => [
    p.rng.pick(['#5c2b14', '#b5752a', '#3a1a10', '#8a4a20']),
    p.rng.pick([undefined, 'almond', 'pistachio']),
  ]),
}
