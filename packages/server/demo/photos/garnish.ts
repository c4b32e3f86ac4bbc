import { darker, lighter } from './color.ts'
import { circle, ellipse, n, type Paint, path, shadow } from './paint.ts'
import { blob, dots, inDisc, type Point, strokes } from './shapes.ts'

/** Flat parsley or coriander: clusters of lobed leaves gathered into a path a tone. */
export function herbs(p: Paint, points: Point[], size = 6, base = '#4c7a35'): void {
  const tones = [darker(base, 0.3), base, lighter(base, 0.22)]
  const by = ['', '', '']
  let stems = ''
  for (const at of points) {
    const turn = p.rng.next() * 6.28
    const leaves = p.rng.int(2, 4)
    for (let i = 0; i < leaves; i++) {
      const a = turn + (i - leaves / 2) * 0.9
      const k = size * (0.7 + p.rng.next() * 0.5)
      const x = at.x + Math.cos(a) * size * 0.7
      const y = at.y + Math.sin(a) * size * 0.7
      by[p.rng.int(0, 2)] += lobed(x, y, k, a)
      stems += `M${n(at.x)} ${n(at.y)}L${n(x)} ${n(y)}`
    }
  }
  p.add(path(by.join(''), `fill="#1c0d12" opacity=".28" transform="translate(1 1.6)"`))
  for (const [i, d] of by.entries()) if (d) p.add(path(d, `fill="${tones[i]}"`))
  p.add(path(stems, `stroke="${lighter(base, 0.45)}" stroke-width=".8" opacity=".7"`))
}

/** One leaf of three lobes, pointing along `angle`. */
function lobed(x: number, y: number, k: number, angle: number): string {
  const at = (r: number, a: number) =>
    `${n(x + Math.cos(angle + a) * r * k)} ${n(y + Math.sin(angle + a) * r * k)}`
  return `M${at(0.5, Math.PI)}Q${at(0.75, -1.9)} ${at(0.85, -1.1)}Q${at(0.5, -0.75)} ${at(0.7, -0.5)}Q${at(1, -0.3)} ${at(1.05, 0)}Q${at(1, 0.3)} ${at(0.7, 0.5)}Q${at(0.5, 0.75)} ${at(0.85, 1.1)}Q${at(0.75, 1.9)} ${at(0.5, Math.PI)}Z`
}

/** Smooth pointed leaves: mint, basil, bay. */
export function leaf(p: Paint, x: number, y: number, size: number, angle: number, color = '#4f8a3c'): void {
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`, () => {
    const d = `M${n(-size)} 0C${n(-size * 0.5)} ${n(-size * 0.62)} ${n(size * 0.5)} ${n(-size * 0.55)} ${n(size)} 0C${n(size * 0.5)} ${n(size * 0.55)} ${n(-size * 0.5)} ${n(size * 0.62)} ${n(-size)} 0Z`
    p.add(
      path(d, 'fill="#1c0d12" opacity=".3" transform="translate(1.5 2.4)"'),
      path(d, `fill="${p.tube(color, 0.28)}"`),
    )
    let veins = `M${n(-size)} 0H${n(size * 0.9)}`
    for (let i = -2; i <= 2; i++)
      veins += `M${n((i * size) / 3.2)} 0l${n(size * 0.22)} ${n(-size * 0.3)}M${n((i * size) / 3.2)} 0l${n(size * 0.22)} ${n(size * 0.3)}`
    p.add(
      path(
        veins,
        `stroke="${lighter(color, 0.5)}" stroke-width="${n(Math.max(0.6, size * 0.05))}" opacity=".55"`,
      ),
    )
  })
}

export function sprig(p: Paint, x: number, y: number, size: number, color = '#4f8a3c'): void {
  const turn = p.rng.int(0, 360)
  for (const [at, k] of [
    [-38, 0.9],
    [40, 0.85],
    [0, 1],
  ] as const) {
    const a = ((turn + at) * Math.PI) / 180
    leaf(p, x + Math.cos(a) * size * 0.75, y + Math.sin(a) * size * 0.75, size * k, turn + at, color)
  }
}

/** Almonds, pine nuts, cashews or pistachio halves lying about. */
export function nuts(
  p: Paint,
  points: Point[],
  kind: 'almond' | 'pine' | 'cashew' | 'pistachio' | 'raisin' | 'pecan' = 'almond',
  size = 5,
): void {
  const color = {
    almond: '#c98f4e',
    pine: '#ecd7a4',
    cashew: '#e6c78d',
    pistachio: '#8ea544',
    raisin: '#4a241c',
    pecan: '#7a4220',
  }[kind]
  for (const q of points) {
    const turn = p.rng.int(0, 360)
    const [rx, ry] =
      kind === 'pine'
        ? [size * 0.75, size * 0.36]
        : kind === 'raisin'
          ? [size * 0.7, size * 0.5]
          : [size, size * 0.55]
    p.group(`transform="translate(${n(q.x)} ${n(q.y)}) rotate(${turn})"`, () => {
      if (kind === 'cashew') {
        p.add(
          path(
            `M${n(-rx)} ${n(ry * 0.6)}Q0 ${n(-ry * 1.9)} ${n(rx)} ${n(ry * 0.6)}`,
            `fill="none" stroke="#1c0d12" stroke-opacity=".3" stroke-width="${n(size * 0.75)}" stroke-linecap="round" transform="translate(.8 1.6)"`,
          ),
          path(
            `M${n(-rx)} ${n(ry * 0.6)}Q0 ${n(-ry * 1.9)} ${n(rx)} ${n(ry * 0.6)}`,
            `fill="none" stroke="${color}" stroke-width="${n(size * 0.75)}" stroke-linecap="round"`,
          ),
          path(
            `M${n(-rx * 0.8)} ${n(ry * 0.3)}Q0 ${n(-ry * 1.9)} ${n(rx * 0.8)} ${n(ry * 0.3)}`,
            `fill="none" stroke="${lighter(color, 0.6)}" stroke-width="${n(size * 0.2)}" stroke-linecap="round"`,
          ),
        )
        return
      }
      p.add(
        ellipse(0.8, 1.4, rx, ry, 'fill="#1c0d12" opacity=".35"'),
        ellipse(0, 0, rx, ry, `fill="${p.tube(color, 0.4)}"`),
      )
      if (kind === 'almond' || kind === 'pecan')
        p.add(
          path(
            `M${n(-rx * 0.8)} 0H${n(rx * 0.8)}`,
            `stroke="${darker(color, 0.4)}" stroke-width=".7" opacity=".6"`,
          ),
        )
    })
  }
}

/** Crushed pistachio, sesame, sumac, pepper: a sprinkle in two tones. */
export function sprinkle(
  p: Paint,
  count: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  size = 2.2,
): void {
  const at = () => inDisc(p.rng, x, y, rx, ry)
  p.add(
    dots(Array.from({ length: Math.ceil(count / 2) }, at), darker(color, 0.25), size),
    dots(Array.from({ length: Math.floor(count / 2) }, at), lighter(color, 0.15), size * 0.9),
  )
}

/** Fried onion: short brown curls. */
export function friedOnion(p: Paint, count: number, x: number, y: number, rx: number, ry: number): void {
  const tones = ['#5a2e14', '#8a4d1f', '#b5722e']
  const list = Array.from({ length: count }, () => ({
    ...inDisc(p.rng, x, y, rx, ry),
    angle: p.rng.next() * 3.14,
    length: p.rng.int(5, 11),
    color: p.rng.int(0, 2),
  }))
  p.add(
    `<g transform="translate(.8 1.6)">${strokes(
      list.map((s) => ({ ...s, color: 0 })),
      ['#3a1c0c'],
      2.6,
    )}</g>`,
    strokes(list, tones, 2.4),
  )
}

export function pomegranate(p: Paint, points: Point[], size = 4): void {
  p.add(
    dots(
      points.map((q) => ({ x: q.x + 0.8, y: q.y + 1.4 })),
      '#1c0d12',
      size,
      0.3,
    ),
    dots(points, '#a3182f', size),
    dots(
      points.map((q) => ({ x: q.x - 0.7, y: q.y - 0.8 })),
      '#f08ba0',
      size * 0.34,
    ),
  )
}

export function berry(
  p: Paint,
  x: number,
  y: number,
  r: number,
  kind: 'strawberry' | 'blueberry' | 'raspberry',
): void {
  const color = { strawberry: '#c92a33', blueberry: '#3d4a80', raspberry: '#b92a50' }[kind]
  shadow(p, x + r * 0.15, y + r * 0.22, r * 1.25, r * 1.15, 0.55)
  p.add(path(blob(p.rng, x, y, r, r * 0.95, 0.05), `fill="${p.ball(color, 0.4)}"`))
  if (kind === 'strawberry') {
    p.add(
      dots(
        Array.from({ length: 12 }, () => inDisc(p.rng, x, y, r * 0.8)),
        '#f6d98a',
        r * 0.13,
      ),
    )
    p.group('', () => {
      for (let i = 0; i < 5; i++)
        leaf(
          p,
          x - r * 0.5 + Math.cos(i * 1.25) * r * 0.3,
          y - r * 0.5 + Math.sin(i * 1.25) * r * 0.3,
          r * 0.32,
          i * 72,
          '#5b9440',
        )
    })
  }
  if (kind === 'raspberry')
    p.add(
      dots(
        Array.from({ length: 14 }, () => inDisc(p.rng, x, y, r * 0.8)),
        lighter(color, 0.3),
        r * 0.36,
        0.7,
      ),
    )
  if (kind === 'blueberry')
    p.add(
      circle(
        x,
        y,
        r * 0.3,
        `fill="none" stroke="${darker(color, 0.5)}" stroke-width="${n(r * 0.16)}" stroke-dasharray="${n(r * 0.2)} ${n(r * 0.14)}"`,
      ),
    )
  p.add(circle(x - r * 0.35, y - r * 0.38, r * 0.16, 'fill="#fff" opacity=".65"'))
}
