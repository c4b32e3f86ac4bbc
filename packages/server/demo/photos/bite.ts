import { ellipse, n, type Paint, path } from './paint.ts'
import { roastSkin } from './protein.ts'
import { blob } from './shapes.ts'

/** One bite of half-size s at the origin, turned as it lies. */
export type Bite = {
  draw: (p: Paint, s: number) => void
  step: number
  turn: 'free' | 'row' | 'none'
  dip?: string
}

export const shade = (p: Paint, d: string, dx = 2.5, dy = 4.5) =>
  p.add(path(d, `fill="#1c0d12" opacity=".4" transform="translate(${dx} ${dy})"`))

export const fried = (p: Paint, d: string, color: string, s: number) => {
  shade(p, d)
  p.add(path(d, `fill="${p.ball(color, 0.42)}"`))
  roastSkin(p, d, s * 0.8, s * 0.7, color, 6)
}

export const gleam = (p: Paint, s: number, o = 0.5) =>
  p.add(
    ellipse(
      -s * 0.3,
      -s * 0.36,
      s * 0.3,
      s * 0.13,
      `fill="#fff6e0" opacity="${o}" transform="rotate(-28 ${n(-s * 0.3)} ${n(-s * 0.36)})"`,
    ),
  )

export const ball =
  (color: string, rough = 0.04): Bite['draw'] =>
  (p, s) => {
    fried(p, blob(p.rng, 0, 0, s * 0.92, s * 0.9, rough, 10), color, s)
    gleam(p, s)
  }

export const triangle = (s: number) =>
  `M${n(-s)} ${n(s * 0.66)}Q${n(-s * 1.04)} ${n(s * 0.5)} ${n(-s * 0.12)} ${n(-s * 0.9)}Q0 ${n(-s)} ${n(s * 0.12)} ${n(-s * 0.9)}Q${n(s * 1.04)} ${n(s * 0.5)} ${n(s)} ${n(s * 0.66)}Q0 ${n(s * 0.86)} ${n(-s)} ${n(s * 0.66)}Z`

export const disc =
  (color: string, top?: (p: Paint, s: number) => void): Bite['draw'] =>
  (p, s) => {
    const d = blob(p.rng, 0, 0, s * 0.92, s * 0.92, 0.02, 12)
    shade(p, d)
    p.add(path(d, `fill="${p.ball(color, 0.36)}"`))
    top?.(p, s)
  }

export const glazed = (p: Paint, s: number, color: string) =>
  p.add(path(blob(p.rng, 0, 0, s * 0.7, s * 0.68, 0.06, 10), `fill="${p.ball(color, 0.36)}"`))
