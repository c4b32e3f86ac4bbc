import { baked, cake, cutTray, kunafa, loafCake, swirlDot } from './bakes.ts'
import { creams, cups, inBowl } from './creams.ts'
import type { Painter } from './dish.ts'
import { chunks, liquid } from './fills.ts'
import { berry, leaf, nuts, pomegranate, sprinkle } from './garnish.ts'
import { rice } from './grains.ts'
import { circle, ellipse, n, path } from './paint.ts'
import { roastSkin } from './protein.ts'
import { blob, packed, ring, spread } from './shapes.ts'
import { plate } from './vessel.ts'

export const sweetPainters: Record<string, Painter> = {
  kunafa,
  baklava: (p, at) =>
    cutTray(p, at, '#cf8f35', 'diamond', (x, y, s) => sprinkle(p, 12, x, y, s * 0.7, s * 0.7, '#7f9a3d', 3)),
  basbousa: (p, at) =>
    cutTray(p, at, '#d99a3f', p.rng.pick(['square', 'diamond']), (x, y, s) =>
      nuts(p, [{ x, y }], 'almond', s * 0.75),
    ),
  brownie: (p, at) =>
    cutTray(p, at, '#4a281a', 'square', (x, y, s) =>
      nuts(p, [{ x: x + p.rng.int(-3, 3), y }], 'pecan', s * 0.7),
    ),
  tahchin: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    p.add(circle(at.x + 4, at.y + 8, r * 0.86, 'fill="#1c0d12" opacity=".4"'))
    rice(p, at.x, at.y, r * 0.86, r * 0.85, 'saffron', 1.1)
    p.group(`transform="translate(${n(at.x)} ${n(at.y)})"`, () =>
      roastSkin(p, blob(p.rng, 0, 0, r * 0.84, r * 0.84, 0.01), r * 0.75, r * 0.75, '#c07a1e', 20),
    )
    pomegranate(p, spread(p.rng, 40, at.x, at.y, r * 0.4), r * 0.045)
    nuts(p, spread(p.rng, 18, at.x, at.y, r * 0.5), 'pistachio', r * 0.045)
  },
  borek: baked('#cf9440', ['#dca850', '#e9c274', '#b9762a', '#d39a45'], (p, x, y, r) =>
    sprinkle(p, 90, x, y, r * 0.9, r * 0.7, '#f6e6bd', 2.2),
  ),
  lasagne: baked('#c9652c', ['#f0d08a', '#f6e2ae', '#e0a84a', '#a8401f', '#d98a35'], (p, x, y, r) => {
    for (const q of spread(p.rng, 5, x, y, r * 0.6)) leaf(p, q.x, q.y, r * 0.09, p.rng.int(0, 360))
  }),
  'umm-ali': baked('#e0b05c', ['#f3dfae', '#e9c67c', '#c98a35', '#f6ead0'], (p, x, y, r) => {
    nuts(p, spread(p.rng, 18, x, y, r * 0.8), 'almond', r * 0.06)
    nuts(p, spread(p.rng, 14, x, y, r * 0.8), 'raisin', r * 0.05)
    sprinkle(p, 60, x, y, r * 0.8, r * 0.6, '#7f9a3d', 3)
  }),
  focaccia: baked('#d3a050', ['#e3b966', '#d9aa55', '#efd08c'], (p, x, y, r) => {
    for (const q of packed(x, y, r * 0.95, r * 0.26))
      p.add(circle(q.x, q.y, r * 0.05, 'fill="#8a5a20" opacity=".5"'))
    for (const q of spread(p.rng, 14, x, y, r * 0.85))
      leaf(p, q.x, q.y, r * 0.05, p.rng.int(0, 360), '#5a6b3a')
    sprinkle(p, 40, x, y, r * 0.85, r * 0.7, '#ffffff', 2.4)
  }),
  tiramisu: baked('#5a3220', ['#6b3d26', '#5a3220', '#4a2818'], (p, x, y, r) => {
    for (const q of packed(x, y, r * 1.1, r * 0.27)) swirlDot(p, q.x, q.y, r * 0.13, '#f1e4c8')
    sprinkle(p, 320, x, y, r * 0.92, r * 0.8, '#4a2516', 2.2)
  }),
  pastilla: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    const d = blob(p.rng, at.x, at.y, r * 0.86, r * 0.85, 0.015, 14)
    p.add(
      path(d, 'fill="#1c0d12" opacity=".4" transform="translate(4 8)"'),
      path(d, `fill="${p.ball('#d79a48', 0.4)}"`),
    )
    p.group(`transform="translate(${n(at.x)} ${n(at.y)})"`, () =>
      roastSkin(p, blob(p.rng, 0, 0, r * 0.84, r * 0.84, 0.01), r * 0.78, r * 0.78, '#c08234', 18),
    )
    sprinkle(p, 260, at.x, at.y, r * 0.8, r * 0.8, '#fffaf0', 2)
    let lines = ''
    for (let k = -4; k <= 4; k++)
      lines += `M${n(at.x + k * r * 0.2 - r * 0.3)} ${n(at.y - r * 0.8)}l${n(r * 0.6)} ${n(r * 1.6)}M${n(at.x + k * r * 0.2 + r * 0.3)} ${n(at.y - r * 0.8)}l${n(-r * 0.6)} ${n(r * 1.6)}`
    p.add(
      `<g ${p.clip(circle(at.x, at.y, r * 0.8, ''))}>${path(lines, 'stroke="#6b3416" stroke-width="3.4" opacity=".55" stroke-dasharray="5 2"')}</g>`,
    )
    nuts(p, ring(12, at.x, at.y, r * 0.72, 0), 'almond', r * 0.05)
  },
  creme: (p, at, tint) => {
    const [color, top] = creams[tint ?? ''] ?? creams.rose ?? ['#f8efe0', () => undefined]
    cups(color, top)(p, at, undefined)
  },
  pudding: inBowl((p, x, y, r) => {
    liquid(p, x, y, r, p.rng.pick(['#9a5a2a', '#b5702f', '#8a4a24']), '#e0b060')
    for (const q of ring(5, x, y, r * 0.5, p.rng.next())) nuts(p, [q], 'almond', r * 0.11)
    nuts(p, spread(p.rng, 12, x, y, r * 0.4), 'pistachio', r * 0.06)
  }),
  flan: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    p.add(
      path(
        blob(p.rng, at.x, at.y, r * 0.84, r * 0.8, 0.06),
        `fill="${p.hollow('#a8601c', 0.3)}" opacity=".85"`,
      ),
      ellipse(at.x + 4, at.y + 8, r * 0.62, r * 0.6, 'fill="#1c0d12" opacity=".35"'),
      ellipse(at.x, at.y, r * 0.62, r * 0.6, `fill="${p.ball('#e6ae48', 0.34)}"`),
      ellipse(at.x - 1, at.y - 3, r * 0.54, r * 0.52, `fill="${p.ball('#c4761f', 0.4)}"`),
      path(
        `M${n(at.x - r * 0.4)} ${n(at.y - r * 0.2)}A${n(r * 0.46)} ${n(r * 0.46)} 0 0 1 ${n(at.x + r * 0.1)} ${n(at.y - r * 0.44)}`,
        'fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"',
      ),
    )
  },
  jamun: inBowl((p, x, y, r) => {
    liquid(p, x, y, r, '#c9822f', '#f0c05a')
    for (const q of [...ring(7, x, y, r * 0.58, 0), { x, y }]) {
      p.add(
        circle(q.x + 3, q.y + 5, r * 0.23, 'fill="#1c0d12" opacity=".4"'),
        circle(q.x, q.y, r * 0.23, `fill="${p.ball('#6d2f14', 0.45)}"`),
        ellipse(q.x - r * 0.08, q.y - r * 0.1, r * 0.07, r * 0.035, 'fill="#fff" opacity=".7"'),
      )
      sprinkle(p, 7, q.x, q.y, r * 0.1, r * 0.1, '#7f9a3d', 2.8)
    }
  }),
  rasmalai: inBowl((p, x, y, r) => {
    liquid(p, x, y, r, '#f3dfa4', '#e0a52c')
    for (const q of ring(6, x, y, r * 0.54, 0.3)) {
      p.add(
        ellipse(q.x + 2, q.y + 4, r * 0.25, r * 0.21, 'fill="#1c0d12" opacity=".28"'),
        ellipse(q.x, q.y, r * 0.25, r * 0.21, `fill="${p.ball('#fbf3d8', 0.2)}"`),
      )
      sprinkle(p, 10, q.x, q.y, r * 0.13, r * 0.1, '#7f9a3d', 3)
    }
    for (const q of spread(p.rng, 8, x, y, r * 0.8))
      p.add(path(`M${n(q.x)} ${n(q.y)}l7 3`, 'stroke="#c4501c" stroke-width="1.6" stroke-linecap="round"'))
  }),
  gelato: inBowl((p, x, y, r) => {
    p.add(circle(x, y, r, 'fill="#f3e2a8"'))
    for (const q of [...ring(5, x, y, r * 0.52, p.rng.next()), { x, y }]) {
      p.add(
        path(blob(p.rng, q.x + 2, q.y + 5, r * 0.32, r * 0.3, 0.06), 'fill="#1c0d12" opacity=".25"'),
        path(blob(p.rng, q.x, q.y, r * 0.32, r * 0.3, 0.06), `fill="${p.ball('#efc548', 0.34)}"`),
      )
    }
    nuts(p, spread(p.rng, 22, x, y, r * 0.7), 'pistachio', r * 0.06)
    chunks(p, x, y, r * 0.6, ['#fdf7e6'], 9, r * 0.07)
  }),
  lokum: (p, at) => {
    const r = plate(p, at.x, at.y, at.r, at.vessel)
    for (const q of packed(at.x, at.y, r * 0.82, r * 0.29)) {
      const c = p.rng.pick(['#c4506a', '#e0b04a', '#a9bd62', '#f0e4cc', '#d98a4a'])
      const s = r * 0.12
      p.group(`transform="rotate(${p.rng.int(-16, 16)} ${n(q.x)} ${n(q.y)})"`, () =>
        p.add(
          `<rect x="${n(q.x - s + 2)}" y="${n(q.y - s + 4)}" width="${n(s * 2)}" height="${n(s * 2)}" rx="4" fill="#1c0d12" opacity=".35"/>`,
          `<rect x="${n(q.x - s)}" y="${n(q.y - s)}" width="${n(s * 2)}" height="${n(s * 2)}" rx="4" fill="${p.ball(c, 0.4)}" stroke="#fff" stroke-opacity=".5"/>`,
        ),
      )
      sprinkle(p, 20, q.x, q.y, s, s, '#fffdf8', 2)
    }
  },
  halva: (p, at) =>
    cutTray(p, at, '#cfb07a', 'square', (x, y, s) => nuts(p, [{ x, y }], 'pistachio', s * 0.6)),
  cake: (p, at, tint) => {
    if (tint === 'ube')
      cake(p, at, '#a98bc4', '#6d4a95', (x, y, r) =>
        sprinkle(p, 160, x, y, r * 0.66, r * 0.66, '#fbf6f0', 3.2),
      )
    else if (tint === 'chocolate')
      cake(p, at, '#4a2618', '#5f3420', (x, y, r) => {
        for (const q of ring(6, x, y, r * 0.4, 0.3))
          berry(p, q.x, q.y, r * 0.1, p.rng.pick(['strawberry', 'raspberry']))
        sprinkle(p, 60, x, y, r * 0.5, r * 0.5, '#2a120c', 4)
      })
    else if (tint === 'pistachio')
      cake(p, at, '#f3e6d8', '#a9bd6a', (x, y, r) => {
        sprinkle(p, 200, x, y, r * 0.6, r * 0.6, '#8aa545', 3)
        for (const q of spread(p.rng, 12, x, y, r * 0.5))
          p.add(path(blob(p.rng, q.x, q.y, r * 0.07, r * 0.04, 0.2), 'fill="#c9506a"'))
      })
    else
      cake(p, at, '#f4e3b4', '#e6b84c', (x, y, r) => {
        nuts(p, spread(p.rng, 34, x, y, r * 0.55), 'pistachio', r * 0.05)
        for (const q of spread(p.rng, 16, x, y, r * 0.6))
          p.add(
            path(
              `M${n(q.x)} ${n(q.y)}l${p.rng.int(-8, 8)} 6`,
              'stroke="#c4501c" stroke-width="1.8" stroke-linecap="round"',
            ),
          )
      })
  },
  cheesecake: (p, at) =>
    cake(p, at, '#e9d3a4', '#f8ecd0', (x, y, r) => {
      p.add(circle(x, y, r * 0.74, `fill="${p.ball('#c07a32', 0.34)}"`))
      sprinkle(p, 240, x, y, r * 0.66, r * 0.66, '#8a4f20', 4)
      sprinkle(p, 100, x, y, r * 0.66, r * 0.66, '#e6b878', 3)
    }),
  loaf: (p, at) =>
    loafCake(p, at, '#a5642c', (x, y, w) => {
      nuts(p, spread(p.rng, 14, x, y, w * 0.4, w * 0.22), 'pecan', w * 0.05)
      for (const q of ring(3, x, y, w * 0.2, 0))
        p.add(circle(q.x, q.y, w * 0.07, `fill="${p.ball('#ecd08c', 0.3)}"`))
    }),
  seedloaf: (p, at) =>
    loafCake(p, at, '#8a5a32', (x, y, w) => {
      sprinkle(p, 130, x, y, w * 0.46, w * 0.28, '#e6d3a4', 3.2)
      sprinkle(p, 70, x, y, w * 0.46, w * 0.28, '#3f4a2c', 3)
    }),
}
