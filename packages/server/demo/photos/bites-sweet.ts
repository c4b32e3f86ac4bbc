import { type Bite, disc, glazed, gleam, shade } from './bite.ts'
import { darker } from './color.ts'
import { chunks } from './fills.ts'
import { sprinkle } from './garnish.ts'
import { circle, ellipse, n, path } from './paint.ts'
import { roastSkin } from './protein.ts'
import { blob, ring } from './shapes.ts'

export const sweetBites: Record<string, Bite> = {
  qatayef: {
    step: 0.36,
    turn: 'row',
    draw: (p, s) => {
      const d = `M${n(-s)} ${n(-s * 0.1)}C${n(-s)} ${n(-s * 1.05)} ${n(s)} ${n(-s * 1.05)} ${n(s)} ${n(-s * 0.1)}Q0 ${n(s * 0.4)} ${n(-s)} ${n(-s * 0.1)}Z`
      shade(p, d)
      p.add(
        path(
          `M${n(-s * 0.9)} 0Q0 ${n(s * 0.74)} ${n(s * 0.9)} 0Q0 ${n(s * 0.1)} ${n(-s * 0.9)} 0Z`,
          `fill="${p.ball('#fbf4e2', 0.1)}"`,
        ),
        path(d, `fill="${p.ball('#d19a4c', 0.36)}"`),
      )
      roastSkin(p, d, s * 0.7, s * 0.4, '#b57a34', 6)
      sprinkle(p, 12, 0, s * 0.2, s * 0.6, s * 0.14, '#7f9a3d', 2.4)
    },
  },
  maamoul: {
    step: 0.36,
    turn: 'none',
    draw: (p, s) => {
      disc('#e0bd80')(p, s)
      for (const k of [0.74, 0.48])
        p.add(
          circle(
            0,
            0,
            s * k,
            `fill="none" stroke="#b08848" stroke-width="${n(s * 0.1)}" stroke-dasharray="${n(s * 0.16)} ${n(s * 0.12)}" opacity=".7"`,
          ),
        )
      p.add(circle(0, 0, s * 0.18, 'fill="#b08848" opacity=".6"'))
      sprinkle(p, 24, 0, 0, s * 0.8, s * 0.8, '#fffaf0', 1.6)
    },
  },
  ghraybeh: {
    step: 0.34,
    turn: 'free',
    draw: (p, s) => {
      disc('#f0dcb0')(p, s)
      p.add(ellipse(0, 0, s * 0.3, s * 0.18, `fill="${p.ball('#8ea544', 0.4)}"`))
    },
  },
  barazek: {
    step: 0.38,
    turn: 'free',
    draw: (p, s) => {
      disc('#c78f48')(p, s)
      sprinkle(p, 60, 0, 0, s * 0.84, s * 0.84, '#f3dfae', 2.3)
      sprinkle(p, 8, 0, 0, s * 0.7, s * 0.7, '#7f9a3d', 3)
    },
  },
  cookie: {
    step: 0.36,
    turn: 'free',
    draw: (p, s) =>
      p.rng.pick<Bite['draw']>([
        disc('#e2c088', (q, k) => glazed(q, k * 0.6, '#a3243c')),
        disc('#5a3424', (q, k) => glazed(q, k * 0.5, '#f1dcc0')),
        disc('#d7ab67', (q, k) => sprinkle(q, 40, 0, 0, k * 0.8, k * 0.8, '#7f9a3d', 2.6)),
        disc('#e9cf9c', (q, k) =>
          q.add(
            path(
              `M${n(-k)} 0H${n(k)}V${n(k)}H${n(-k)}Z`,
              `fill="#4a281c" ${q.clip(circle(0, 0, k * 0.92, ''))}`,
            ),
          ),
        ),
      ])(p, s),
  },
  'cookie-choc': {
    step: 0.46,
    turn: 'free',
    draw: (p, s) => {
      disc('#c48a4c')(p, s)
      roastSkin(p, blob(p.rng, 0, 0, s * 0.9, s * 0.9, 0.02), s * 0.7, s * 0.7, '#a56c34', 7)
      chunks(p, 0, 0, s * 0.7, ['#3f2016', '#4f2a1c'], 9, s * 0.14)
      sprinkle(p, 9, 0, 0, s * 0.6, s * 0.6, '#ffffff', 1.8)
    },
  },
  macaron: {
    step: 0.32,
    turn: 'none',
    draw: (p, s) => {
      const color = p.rng.pick(['#a9bd72', '#e3a0a8', '#e7c377', '#8d5a3e', '#c9a7c8', '#f0e2c4'])
      p.add(
        circle(2, 4.5, s * 0.92, 'fill="#1c0d12" opacity=".4"'),
        circle(0.8, 2.4, s * 0.9, `fill="${darker(color, 0.35)}"`),
        circle(0, 0, s * 0.9, `fill="${p.ball(color, 0.4)}"`),
        circle(
          0,
          0,
          s * 0.88,
          `fill="none" stroke="${darker(color, 0.2)}" stroke-width="${n(s * 0.1)}" stroke-dasharray="2 2.4" opacity=".6"`,
        ),
      )
      gleam(p, s, 0.5)
    },
  },
  chebakia: {
    step: 0.42,
    turn: 'free',
    draw: (p, s) => {
      for (const q of ring(5, 0, 0, s * 0.46, 0)) {
        const a = (q.angle * Math.PI) / 180
        const d = `M0 0C${n(Math.cos(a - 0.8) * s)} ${n(Math.sin(a - 0.8) * s)} ${n(Math.cos(a) * s * 1.4)} ${n(Math.sin(a) * s * 1.4)} ${n(Math.cos(a + 0.5) * s * 0.5)} ${n(Math.sin(a + 0.5) * s * 0.5)}`
        p.add(
          path(
            d,
            `fill="none" stroke="#1c0d12" stroke-opacity=".35" stroke-width="${n(s * 0.3)}" stroke-linecap="round" transform="translate(2 4)"`,
          ),
          path(d, `fill="none" stroke="#8a4417" stroke-width="${n(s * 0.3)}" stroke-linecap="round"`),
          path(d, `fill="none" stroke="#c8772a" stroke-width="${n(s * 0.2)}" stroke-linecap="round"`),
          path(
            d,
            `fill="none" stroke="#f3c070" stroke-width="${n(s * 0.05)}" stroke-linecap="round" transform="translate(-1 -1.6)"`,
          ),
        )
      }
      sprinkle(p, 24, 0, 0, s * 0.8, s * 0.8, '#f6e6bd', 2.2)
    },
  },
  gazelle: {
    step: 0.4,
    turn: 'row',
    draw: (p, s) => {
      const d = `M${n(-s)} ${n(s * 0.3)}Q0 ${n(-s * 1.3)} ${n(s)} ${n(s * 0.3)}Q0 ${n(-s * 0.3)} ${n(-s)} ${n(s * 0.3)}Z`
      shade(p, d)
      p.add(
        path(
          d,
          `fill="${p.ball('#eed9ac', 0.32)}" stroke="#c9a468" stroke-width="2" stroke-linejoin="round"`,
        ),
      )
      for (let i = -2; i <= 2; i++)
        p.add(circle(i * s * 0.26, -s * 0.24 + Math.abs(i) * s * 0.12, s * 0.05, 'fill="#a87c40"'))
      sprinkle(p, 14, 0, -s * 0.2, s * 0.7, s * 0.3, '#ffffff', 1.8)
    },
  },
}
