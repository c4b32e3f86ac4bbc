import { type Bite, ball, disc, fried, gleam, shade, triangle } from './bite.ts'
import { sprinkle } from './garnish.ts'
import { circle, n, path } from './paint.ts'
import { blob, dots, inDisc, ring } from './shapes.ts'

export const friedBites: Record<string, Bite> = {
  samosa: {
    step: 0.36,
    turn: 'free',
    dip: 'greensauce',
    draw: (p, s) => {
      const d = triangle(s)
      fried(p, d, '#c98a3c', s * 0.7)
      p.add(
        path(
          `M${n(-s * 0.8)} ${n(s * 0.58)}L0 ${n(-s * 0.6)}L${n(s * 0.8)} ${n(s * 0.58)}`,
          'fill="none" stroke="#fff0c8" stroke-width="1.8" opacity=".45"',
        ),
        path(
          `M0 ${n(-s * 0.84)}L${n(s * 0.1)} ${n(s * 0.7)}`,
          'stroke="#6b3a14" stroke-width="1.6" opacity=".4"',
        ),
      )
    },
  },
  luqaimat: {
    step: 0.27,
    turn: 'free',
    draw: (p, s) => {
      ball('#c47a2a')(p, s)
      sprinkle(p, 9, 0, 0, s * 0.6, s * 0.6, '#f4e3b8', 2)
    },
  },
  energy: {
    step: 0.3,
    turn: 'free',
    draw: (p, s) => {
      ball(p.rng.pick(['#4a2a1e', '#6b4028', '#8a6a42']), 0.07)(p, s)
      sprinkle(p, 22, 0, 0, s * 0.7, s * 0.7, p.rng.pick(['#efe3c8', '#7f9a3d', '#c9a36a']), 2.2)
    },
  },
  arancini: {
    step: 0.4,
    turn: 'free',
    dip: 'redsauce',
    draw: (p, s) => {
      ball('#cf8f38', 0.03)(p, s)
      p.add(
        dots(
          Array.from({ length: 44 }, () => inDisc(p.rng, 0, 0, s * 0.8)),
          '#8a5220',
          1.6,
          0.6,
        ),
        dots(
          Array.from({ length: 34 }, () => inDisc(p.rng, -s * 0.15, -s * 0.15, s * 0.7)),
          '#f3d089',
          1.5,
          0.8,
        ),
      )
    },
  },
  falafel: {
    step: 0.34,
    turn: 'free',
    dip: 'whitesauce',
    draw: (p, s) => {
      fried(p, blob(p.rng, 0, 0, s * 0.92, s * 0.86, 0.06, 11), '#7d5526', s)
      p.add(
        dots(
          Array.from({ length: 30 }, () => inDisc(p.rng, 0, 0, s * 0.75)),
          '#4b3015',
          2,
          0.5,
        ),
        dots(
          Array.from({ length: 22 }, () => inDisc(p.rng, -s * 0.1, -s * 0.1, s * 0.7)),
          '#c9a455',
          1.7,
          0.8,
        ),
      )
      sprinkle(p, 9, 0, 0, s * 0.6, s * 0.6, '#f3e5c0', 2)
    },
  },
  kibbeh: {
    step: 0.36,
    turn: 'free',
    dip: 'whitesauce',
    draw: (p, s) => {
      const d = `M${n(-s * 1.12)} 0C${n(-s * 0.6)} ${n(-s * 0.66)} ${n(s * 0.6)} ${n(-s * 0.66)} ${n(s * 1.12)} 0C${n(s * 0.6)} ${n(s * 0.66)} ${n(-s * 0.6)} ${n(s * 0.66)} ${n(-s * 1.12)} 0Z`
      fried(p, d, '#8a5128', s)
      p.add(
        dots(
          Array.from({ length: 26 }, () => inDisc(p.rng, 0, 0, s * 0.8, s * 0.36)),
          '#c98a4a',
          1.6,
          0.7,
        ),
      )
      gleam(p, s * 0.8, 0.35)
    },
  },
  potato: {
    step: 0.24,
    turn: 'free',
    draw: (p, s) => {
      fried(
        p,
        `M${n(-s * 0.8)} ${n(-s * 0.5)}L${n(s * 0.6)} ${n(-s * 0.66)}L${n(s * 0.84)} ${n(s * 0.44)}L${n(-s * 0.6)} ${n(s * 0.66)}Z`,
        '#e0a848',
        s,
      )
      sprinkle(p, 6, 0, 0, s * 0.6, s * 0.5, p.rng.pick(['#4c7a35', '#a8321c']), 2.2)
    },
  },
  pakora: {
    step: 0.34,
    turn: 'free',
    dip: 'greensauce',
    draw: (p, s) => {
      fried(p, blob(p.rng, 0, 0, s, s * 0.85, 0.2, 12), '#c9882c', s)
      p.add(
        path(
          `M${n(-s * 0.7)} 0q${n(s * 0.3)} ${n(-s * 0.5)} ${n(s * 0.7)} ${n(-s * 0.2)}t${n(s * 0.6)} ${n(s * 0.1)}`,
          'fill="none" stroke="#e9c274" stroke-width="3" opacity=".7"',
        ),
      )
    },
  },
  dumpling: {
    step: 0.32,
    turn: 'free',
    draw: (p, s) => {
      const d = blob(p.rng, 0, 0, s, s * 0.72, 0.04, 10)
      shade(p, d)
      p.add(
        path(d, `fill="${p.ball('#efdcb0', 0.3)}"`),
        path(
          `M${n(-s * 0.9)} ${n(-s * 0.1)}C${n(-s * 0.4)} ${n(-s * 0.7)} ${n(s * 0.4)} ${n(-s * 0.7)} ${n(s * 0.9)} ${n(-s * 0.1)}`,
          'fill="none" stroke="#b58a4a" stroke-width="2.4" opacity=".6"',
        ),
      )
      for (let i = -3; i <= 3; i++)
        p.add(
          path(
            `M${n(i * s * 0.22)} ${n(-s * 0.52 + Math.abs(i) * s * 0.07)}l${n(i * s * 0.03)} ${n(s * 0.24)}`,
            'stroke="#b58a4a" stroke-width="1.6" opacity=".6"',
          ),
        )
      gleam(p, s * 0.7, 0.6)
    },
  },
  siomai: {
    step: 0.36,
    turn: 'none',
    dip: 'redsauce',
    draw: (p, s) => {
      disc('#e9c979')(p, s)
      for (const q of ring(12, 0, 0, s * 0.74, 0))
        p.add(
          path(
            `M${n(q.x)} ${n(q.y)}L${n(q.x * 1.2)} ${n(q.y * 1.2)}`,
            'stroke="#a87c34" stroke-width="2" opacity=".7"',
          ),
        )
      p.add(
        path(blob(p.rng, 0, 0, s * 0.56, s * 0.56, 0.1), `fill="${p.ball('#b5764a', 0.34)}"`),
        circle(0, 0, s * 0.16, `fill="${p.ball('#e0822b', 0.3)}"`),
      )
      sprinkle(p, 5, 0, 0, s * 0.4, s * 0.4, '#4c7a35', 2.2)
    },
  },
  rings: {
    step: 0.3,
    turn: 'free',
    dip: 'whitesauce',
    draw: (p, s) => {
      p.add(
        circle(
          2,
          4,
          s * 0.7,
          `fill="none" stroke="#1c0d12" stroke-opacity=".4" stroke-width="${n(s * 0.46)}"`,
        ),
        circle(0, 0, s * 0.7, `fill="none" stroke="#a8641f" stroke-width="${n(s * 0.46)}"`),
        circle(0, 0, s * 0.69, `fill="none" stroke="#d99a3f" stroke-width="${n(s * 0.36)}"`),
        circle(
          -0.6,
          -1,
          s * 0.68,
          `fill="none" stroke="#f3cf85" stroke-width="${n(s * 0.14)}" stroke-dasharray="${n(s * 0.2)} ${n(s * 0.12)}"`,
        ),
      )
    },
  },
}
