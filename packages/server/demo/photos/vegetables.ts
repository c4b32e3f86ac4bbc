import { darker, lighter, mix } from './color.ts'
import { circle, ellipse, n, type Paint, path, shadow } from './paint.ts'
import { dots, inDisc } from './shapes.ts'

export function lemonSlice(p: Paint, x: number, y: number, r: number, color = '#e9c02f'): void {
  shadow(p, x + r * 0.1, y + r * 0.16, r * 1.12, r * 1.08, 0.6)
  p.add(
    circle(x, y, r, `fill="${color}"`),
    circle(x, y, r * 0.87, `fill="${lighter(color, 0.85)}"`),
    circle(x, y, r * 0.78, `fill="${p.ball(lighter(color, 0.28), 0.25)}"`),
  )
  let cuts = ''
  const turn = p.rng.next()
  for (let i = 0; i < 8; i++)
    cuts += `M${n(x)} ${n(y)}L${n(x + Math.cos(turn + (i * Math.PI) / 4) * r * 0.8)} ${n(y + Math.sin(turn + (i * Math.PI) / 4) * r * 0.8)}`
  p.add(
    path(cuts, `stroke="${lighter(color, 0.88)}" stroke-width="${n(r * 0.09)}"`),
    circle(x, y, r * 0.1, `fill="${lighter(color, 0.88)}"`),
  )
}

export function lemonWedge(
  p: Paint,
  x: number,
  y: number,
  r: number,
  angle: number,
  color = '#e9c02f',
): void {
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`, () => {
    const d = (k: number) =>
      `M${n(-r * k)} 0Q0 ${n(-r * 1.25 * k)} ${n(r * k)} 0Q0 ${n(r * 0.35 * k)} ${n(-r * k)} 0Z`
    p.add(
      path(d(1), 'fill="#1c0d12" opacity=".35" transform="translate(2 3)"'),
      path(d(1), `fill="${p.tube(color)}"`),
      path(d(0.82), `fill="${lighter(color, 0.8)}"`),
      path(d(0.72), `fill="${p.tube(lighter(color, 0.25), 0.2)}"`),
    )
    p.add(
      path(
        `M0 ${n(r * 0.1)}L${n(-r * 0.3)} ${n(-r * 0.42)}M0 ${n(r * 0.1)}L${n(r * 0.3)} ${n(-r * 0.42)}M0 ${n(r * 0.1)}V${n(-r * 0.45)}`,
        `stroke="${lighter(color, 0.85)}" stroke-width="${n(r * 0.06)}"`,
      ),
    )
  })
}

export function tomatoSlice(p: Paint, x: number, y: number, r: number, color = '#c9382b'): void {
  shadow(p, x + r * 0.1, y + r * 0.15, r * 1.12, r * 1.08, 0.55)
  p.add(
    circle(x, y, r, `fill="${p.ball(color, 0.2)}"`),
    circle(x, y, r * 0.82, `fill="${lighter(color, 0.18)}"`),
  )
  const turn = p.rng.next() * 6
  for (let i = 0; i < 5; i++) {
    const a = turn + (i * Math.PI * 2) / 5
    const [cx, cy] = [x + Math.cos(a) * r * 0.48, y + Math.sin(a) * r * 0.48]
    p.add(
      ellipse(
        cx,
        cy,
        r * 0.26,
        r * 0.2,
        `fill="${darker(color, 0.14)}" transform="rotate(${n((a * 180) / Math.PI)} ${n(cx)} ${n(cy)})"`,
      ),
    )
    p.add(
      dots(
        Array.from({ length: 5 }, () => inDisc(p.rng, cx, cy, r * 0.18, r * 0.13)),
        '#f3d68a',
        Math.max(1, r * 0.07),
      ),
    )
  }
}

/** A whole cherry tomato or a roasted half, glossy. */
export function cherry(p: Paint, x: number, y: number, r: number, color = '#cb3527'): void {
  shadow(p, x + r * 0.15, y + r * 0.24, r * 1.25, r * 1.18, 0.6)
  p.add(
    circle(x, y, r, `fill="${p.ball(color, 0.42)}"`),
    ellipse(
      x - r * 0.35,
      y - r * 0.4,
      r * 0.24,
      r * 0.14,
      'fill="#fff" opacity=".75" transform="rotate(-30)" transform-origin="center" style="transform-box:fill-box"',
    ),
  )
}

export function cucumber(p: Paint, x: number, y: number, r: number): void {
  shadow(p, x + r * 0.1, y + r * 0.16, r * 1.12, r * 1.08, 0.5)
  p.add(
    circle(x, y, r, 'fill="#3f6e33"'),
    circle(x, y, r * 0.88, `fill="${p.ball('#cfe0a0', 0.2)}"`),
    circle(x, y, r * 0.5, 'fill="#b9d288" opacity=".8"'),
  )
  p.add(
    dots(
      Array.from({ length: 7 }, (_, i) => ({
        x: x + Math.cos(i * 0.9) * r * 0.36,
        y: y + Math.sin(i * 0.9) * r * 0.36,
      })),
      '#eef3cf',
      r * 0.16,
    ),
  )
}

export function onionRing(p: Paint, x: number, y: number, r: number, color = '#a4477c'): void {
  const squash = 0.7 + p.rng.next() * 0.3
  const turn = p.rng.int(0, 180)
  for (const [k, w, c] of [
    [1, 0.2, color],
    [0.93, 0.1, '#f2dbe6'],
    [0.68, 0.12, mix(color, '#ffffff', 0.45)],
  ] as const) {
    p.add(
      ellipse(
        x,
        y,
        r * k,
        r * k * squash,
        `fill="none" stroke="${c}" stroke-width="${n(r * w)}" transform="rotate(${turn} ${n(x)} ${n(y)})"`,
      ),
    )
  }
}

export function olive(p: Paint, x: number, y: number, r: number, color: string): void {
  shadow(p, x + r * 0.15, y + r * 0.22, r * 1.3, r * 1.1, 0.5)
  const turn = p.rng.int(0, 180)
  p.add(
    ellipse(
      x,
      y,
      r * 1.15,
      r * 0.92,
      `fill="${p.ball(color, 0.4)}" transform="rotate(${turn} ${n(x)} ${n(y)})"`,
    ),
    circle(x - r * 0.3, y - r * 0.32, r * 0.17, 'fill="#fff" opacity=".7"'),
  )
}

export function egg(p: Paint, x: number, y: number, r: number): void {
  const turn = p.rng.int(0, 180)
  shadow(p, x + r * 0.1, y + r * 0.18, r * 1.25, r * 1.05, 0.6)
  p.group(`transform="rotate(${turn} ${n(x)} ${n(y)})"`, () => {
    p.add(
      ellipse(x, y, r * 1.18, r * 0.9, `fill="${p.ball('#fbf6ea', 0.2)}"`),
      circle(x - r * 0.12, y, r * 0.5, `fill="${p.ball('#eda92a', 0.35)}"`),
    )
  })
}

export function chili(
  p: Paint,
  x: number,
  y: number,
  length: number,
  angle: number,
  color = '#5d8a35',
): void {
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`, () => {
    const k = Math.max(1, length / 62)
    const d = `M${n(-length / 2)} ${n(-4 * k)}C${n(-length * 0.1)} ${n(-8 * k)} ${n(length * 0.25)} ${n(-6 * k)} ${n(length / 2)} ${n(2 * k)}C${n(length * 0.2)} ${n(6 * k)} ${n(-length * 0.2)} ${n(7 * k)} ${n(-length / 2)} ${n(4 * k)}Z`
    p.add(
      path(d, 'fill="#1c0d12" opacity=".35" transform="translate(2 4)"'),
      path(d, `fill="${p.tube(color, 0.35)}"`),
      path(
        `M${n(-length / 2)} 0l${n(-8 * k)} ${n(-3 * k)}`,
        `stroke="#4d6b2a" stroke-width="${n(3 * k)}" stroke-linecap="round"`,
      ),
    )
    p.add(
      path(
        `M${n(-length * 0.35)} ${n(-3 * k)}q${n(length * 0.3)} -3 ${n(length * 0.6)} 2`,
        'fill="none" stroke="#fff" stroke-width="1.6" opacity=".5" stroke-linecap="round"',
      ),
    )
  })
}
