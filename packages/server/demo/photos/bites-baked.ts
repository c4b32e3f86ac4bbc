import { type Bite, disc, fried, gleam, shade, triangle } from './bite.ts'
import { darker, lighter } from './color.ts'
import { chunks } from './fills.ts'
import { berry, leaf, sprinkle } from './garnish.ts'
import { circle, ellipse, n, type Paint, path } from './paint.ts'
import { blob, dots, inDisc, type Point, ring, spread } from './shapes.ts'

export const bakedBites: Record<string, Bite> = {
  fatayer: {
    step: 0.34,
    turn: 'free',
    draw: (p, s) => {
      fried(p, triangle(s), '#d9a456', s * 0.7)
      p.add(
        path(
          `M0 ${n(-s * 0.8)}L0 ${n(s * 0.1)}L${n(-s * 0.8)} ${n(s * 0.56)}M0 ${n(s * 0.1)}L${n(s * 0.8)} ${n(s * 0.56)}`,
          'fill="none" stroke="#8a5524" stroke-width="2.6" opacity=".6"',
        ),
        circle(0, s * 0.1, s * 0.12, 'fill="#4c6a2c"'),
      )
    },
  },
  puff: {
    step: 0.34,
    turn: 'free',
    draw: (p, s) => {
      fried(p, blob(p.rng, 0, 0, s, s * 0.94, 0.03, 12), '#d69a45', s)
      p.add(ellipse(0, 0, s * 0.46, s * 0.4, `fill="${p.hollow('#8a4f1e', 0.3)}"`))
      chunks(p, 0, 0, s * 0.3, ['#e3c27c', '#6f8f35', '#c4382b'], 6, s * 0.13)
      gleam(p, s, 0.4)
    },
  },
  canape: {
    step: 0.38,
    turn: 'row',
    draw: (p, s) => {
      const d = blob(p.rng, 0, 0, s * 1.08, s * 0.62, 0.03, 12)
      fried(p, d, '#d9a860', s)
      p.add(path(blob(p.rng, 0, 0, s * 0.86, s * 0.44, 0.08), 'fill="#f6edd6"'))
      chunks(
        p,
        0,
        0,
        s * 0.5,
        p.rng.pick([
          ['#c4382b', '#d2553a'],
          ['#8a5f3c', '#a5764a'],
          ['#c4382b', '#e0a83c'],
        ]),
        10,
        s * 0.15,
      )
      leaf(p, s * 0.1, 0, s * 0.26, 30)
    },
  },
  bun: {
    step: 0.38,
    turn: 'free',
    draw: (p, s) => {
      fried(p, blob(p.rng, 0, 0, s * 0.96, s * 0.92, 0.03, 12), '#cf9648', s)
      p.add(
        dots(
          Array.from({ length: 40 }, () => inDisc(p.rng, 0, 0, s * 0.8)),
          '#fbefd2',
          1.4,
          0.7,
        ),
      )
      gleam(p, s)
    },
  },
  sesamebun: {
    step: 0.46,
    turn: 'none',
    draw: (p, s) => {
      fried(p, blob(p.rng, 0, 0, s * 0.96, s * 0.94, 0.02, 12), '#b9722e', s)
      gleam(p, s, 0.55)
      p.add(
        dots(
          Array.from({ length: 26 }, () => inDisc(p.rng, 0, 0, s * 0.66)),
          '#f8ebc8',
          Math.max(2, s * 0.09),
        ),
      )
    },
  },
  slider: {
    step: 0.46,
    turn: 'none',
    draw: (p, s) => {
      const d = blob(p.rng, 0, 0, s * 1.02, s, 0.08, 14)
      shade(p, d)
      p.add(path(d, 'fill="#6f9a3c"'), circle(0, 0, s * 0.92, 'fill="#c4382b" opacity=".9"'))
      fried(p, blob(p.rng, 0, 0, s * 0.86, s * 0.84, 0.02, 12), '#c07a32', s)
      gleam(p, s * 0.9, 0.55)
      sprinkle(p, 14, 0, 0, s * 0.55, s * 0.55, '#f8ebc8', 2.4)
    },
  },
  croissant: { step: 0.5, turn: 'free', draw: (p, s) => croissant(p, s) },
  cinnamon: {
    step: 0.44,
    turn: 'free',
    draw: (p, s) => {
      disc('#cf9a55')(p, s)
      let d = ''
      for (let i = 0; i < 40; i++) {
        const a = i * 0.4
        const k = s * (0.08 + i * 0.02)
        d += `${i ? 'L' : 'M'}${n(Math.cos(a) * k)} ${n(Math.sin(a) * k)}`
      }
      p.add(
        path(d, `fill="none" stroke="#74401c" stroke-width="${n(s * 0.12)}" stroke-linecap="round"`),
        path(
          d,
          `fill="none" stroke="#e9c288" stroke-width="${n(s * 0.05)}" transform="translate(-1.5 -1.5)"`,
        ),
        path(
          `M${n(-s * 0.7)} ${n(-s * 0.2)}q${n(s * 0.3)} ${n(s * 0.4)} ${n(s * 0.6)} 0t${n(s * 0.7)} ${n(s * 0.1)}M${n(-s * 0.5)} ${n(s * 0.4)}q${n(s * 0.4)} ${n(-s * 0.3)} ${n(s * 0.9)} ${n(s * 0.06)}`,
          `fill="none" stroke="#fdf6e8" stroke-width="${n(s * 0.15)}" stroke-linecap="round" opacity=".92"`,
        ),
      )
    },
  },
  muffin: {
    step: 0.44,
    turn: 'free',
    draw: (p, s) => {
      const cup = p.rng.pick(['#efe2c8', '#6b4630', '#d9b48a'])
      p.add(
        circle(3, 5, s * 0.96, 'fill="#1c0d12" opacity=".4"'),
        circle(
          0,
          0,
          s * 0.95,
          `fill="${cup}" stroke="${darker(cup, 0.3)}" stroke-width="3" stroke-dasharray="2 2"`,
        ),
      )
      const color = p.rng.pick(['#c98f48', '#5a3222', '#d3a056'])
      fried(p, blob(p.rng, 0, 0, s * 0.8, s * 0.78, 0.07, 11), color, s)
      if (color === '#c98f48')
        for (const q of spread(p.rng, 5, 0, 0, s * 0.5))
          p.add(circle(q.x, q.y, s * 0.13, `fill="${p.ball('#3d4a80', 0.4)}"`))
      else chunks(p, 0, 0, s * 0.5, color === '#5a3222' ? ['#2d150e', '#7d5034'] : ['#7a4220'], 6, s * 0.13)
    },
  },
  sfiha: {
    step: 0.36,
    turn: 'free',
    draw: (p, s) => {
      const d = `M${n(-s * 0.8)} ${n(-s * 0.8)}Q0 ${n(-s * 0.56)} ${n(s * 0.8)} ${n(-s * 0.8)}Q${n(s * 0.56)} 0 ${n(s * 0.8)} ${n(s * 0.8)}Q0 ${n(s * 0.56)} ${n(-s * 0.8)} ${n(s * 0.8)}Q${n(-s * 0.56)} 0 ${n(-s * 0.8)} ${n(-s * 0.8)}Z`
      fried(p, d, '#d9a252', s)
      p.add(circle(0, 0, s * 0.48, `fill="${p.hollow('#83381f', 0.3)}"`))
      chunks(p, 0, 0, s * 0.36, ['#7a3420', '#964a2a', '#b5482c'], 11, s * 0.12)
      sprinkle(p, 5, 0, 0, s * 0.3, s * 0.3, '#ecd7a4', 3)
    },
  },
  minipizza: {
    step: 0.38,
    turn: 'free',
    draw: (p, s) => {
      disc('#d9a252')(p, s)
      p.add(circle(0, 0, s * 0.7, `fill="${p.hollow('#bb3d20', 0.3)}"`))
      chunks(p, 0, 0, s * 0.5, ['#f3e3b4', '#efd9a0'], 6, s * 0.18)
      p.add(circle(s * 0.16, -s * 0.06, s * 0.1, 'fill="#2e2230"'))
      leaf(p, -s * 0.1, s * 0.1, s * 0.17, 40)
    },
  },
  danish: {
    step: 0.48,
    turn: 'free',
    draw: (p, s) => {
      const d = `M${n(-s * 0.86)} ${n(-s * 0.86)}L${n(s * 0.86)} ${n(-s * 0.86)}L${n(s * 0.86)} ${n(s * 0.86)}L${n(-s * 0.86)} ${n(s * 0.86)}Z`
      fried(p, d, '#cf9543', s)
      for (const k of [0.72, 0.58])
        p.add(
          `<rect x="${n(-s * k)}" y="${n(-s * k)}" width="${n(s * k * 2)}" height="${n(s * k * 2)}" rx="4" fill="none" stroke="#f0cf8c" stroke-width="2" opacity=".7"/>`,
        )
      p.add(
        circle(0, 0, s * 0.44, `fill="${p.ball('#f4e4b4', 0.2)}"`),
        circle(s * 0.04, 0, s * 0.3, `fill="${p.ball('#e08a26', 0.45)}"`),
      )
      sprinkle(p, 12, 0, 0, s * 0.8, s * 0.8, '#f6ead2', 3)
    },
  },
  eclair: {
    step: 0.42,
    turn: 'row',
    draw: (p, s) => {
      const d = blob(p.rng, 0, 0, s * 1.14, s * 0.48, 0.02, 12)
      fried(p, d, '#c9924c', s)
      const top = p.rng.pick(['#3f2016', '#3f2016', '#7f9a4d', '#e6c79a'])
      p.add(
        path(blob(p.rng, 0, -s * 0.04, s * 0.98, s * 0.34, 0.02, 12), `fill="${p.ball(top, 0.34)}"`),
        path(
          `M${n(-s * 0.7)} ${n(-s * 0.2)}H${n(s * 0.5)}`,
          'stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".5"',
        ),
        path(
          `M${n(-s * 0.7)} ${n(s * 0.1)}l${n(s * 0.2)} ${n(-s * 0.24)}l${n(s * 0.2)} ${n(s * 0.24)}l${n(s * 0.2)} ${n(-s * 0.24)}l${n(s * 0.2)} ${n(s * 0.24)}l${n(s * 0.2)} ${n(-s * 0.24)}l${n(s * 0.2)} ${n(s * 0.24)}`,
          `fill="none" stroke="${lighter(top, 0.5)}" stroke-width="1.6" opacity=".8"`,
        ),
      )
    },
  },
  tart: {
    step: 0.44,
    turn: 'free',
    draw: (p, s) => {
      disc('#c98f48')(p, s)
      p.add(
        circle(
          0,
          0,
          s * 0.9,
          `fill="none" stroke="#e9bf7a" stroke-width="${n(s * 0.12)}" stroke-dasharray="${n(s * 0.14)} ${n(s * 0.08)}"`,
        ),
        circle(0, 0, s * 0.74, `fill="${p.ball('#f3dc98', 0.25)}"`),
      )
      const kind = p.rng.pick(['strawberry', 'blueberry', 'raspberry'] as const)
      for (const q of kind === 'strawberry'
        ? ring(3, 0, 0, s * 0.32, 0.4)
        : [...ring(5, 0, 0, s * 0.42, 0), { x: 0, y: 0 }])
        berry(p, q.x, q.y, s * (kind === 'strawberry' ? 0.28 : 0.2), kind)
      leaf(p, s * 0.2, -s * 0.2, s * 0.2, -40)
    },
  },
  donut: {
    step: 0.5,
    turn: 'free',
    draw: (p, s) => {
      sesameRingPlain(p, s)
      const color = p.rng.pick(['#f1dfc4', '#a9bd6a', '#e9b23f', '#e6a7b0', '#4b281b'])
      p.add(
        circle(0, 0, s * 0.6, `fill="none" stroke="${darker(color, 0.15)}" stroke-width="${n(s * 0.56)}"`),
        circle(-0.8, -1, s * 0.6, `fill="none" stroke="${color}" stroke-width="${n(s * 0.48)}"`),
        circle(
          -1.5,
          -2,
          s * 0.6,
          `fill="none" stroke="${lighter(color, 0.6)}" stroke-width="${n(s * 0.12)}" opacity=".7" stroke-dasharray="${n(s * 0.9)} ${n(s * 0.5)}"`,
        ),
      )
      const a = Array.from({ length: 26 }, (): Point => {
        const t = p.rng.next() * 6.28
        const k = s * (0.42 + p.rng.next() * 0.38)
        return { x: Math.cos(t) * k, y: Math.sin(t) * k }
      })
      p.add(dots(a, p.rng.pick(['#7f9a3d', '#ffffff', '#c9503a']), 2.8))
    },
  },
}

const sesameRingPlain = (p: Paint, s: number) =>
  p.add(
    circle(3, 5, s * 0.6, `fill="none" stroke="#1c0d12" stroke-opacity=".4" stroke-width="${n(s * 0.74)}"`),
    circle(0, 0, s * 0.6, `fill="none" stroke="#b5742f" stroke-width="${n(s * 0.74)}"`),
    circle(0, 0, s * 0.6, `fill="none" stroke="#cf9448" stroke-width="${n(s * 0.6)}"`),
  )

function croissant(p: Paint, s: number): void {
  const d = `M${n(-s * 1.05)} ${n(s * 0.42)}C${n(-s * 1.1)} ${n(-s * 0.5)} ${n(-s * 0.5)} ${n(-s * 0.78)} 0 ${n(-s * 0.76)}C${n(s * 0.5)} ${n(-s * 0.78)} ${n(s * 1.1)} ${n(-s * 0.5)} ${n(s * 1.05)} ${n(s * 0.42)}C${n(s * 0.8)} ${n(s * 0.5)} ${n(s * 0.5)} ${n(s * 0.1)} 0 ${n(s * 0.12)}C${n(-s * 0.5)} ${n(s * 0.1)} ${n(-s * 0.8)} ${n(s * 0.5)} ${n(-s * 1.05)} ${n(s * 0.42)}Z`
  shade(p, d)
  p.add(path(d, `fill="${p.ball('#c4812f', 0.42)}"`))
  let folds = ''
  for (const i of [-3, -2, -1, 1, 2, 3])
    folds += `M${n(i * s * 0.24)} ${n(-s * 0.74 + Math.abs(i) * s * 0.09)}Q${n(i * s * 0.2 - Math.sign(i) * s * 0.12)} ${n(-s * 0.3)} ${n(i * s * 0.17)} ${n(s * 0.12)}`
  p.add(
    path(folds, `fill="none" stroke="#6b3612" stroke-width="${n(s * 0.06)}" opacity=".5"`),
    path(
      folds,
      `fill="none" stroke="#f0cb82" stroke-width="${n(s * 0.07)}" opacity=".45" transform="translate(${n(s * 0.08)} .4)"`,
    ),
  )
  gleam(p, s * 0.8, 0.4)
}
