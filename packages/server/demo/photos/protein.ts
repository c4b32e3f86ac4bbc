import { darker, lighter, mix } from './color.ts'
import { circle, ellipse, n, type Paint, path } from './paint.ts'
import { blob, dots, inDisc, strokes } from './shapes.ts'

export const at = (p: Paint, x: number, y: number, angle: number, draw: () => void) =>
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"`, draw)

/** Browned patches and a wet gleam, inside a shape of half-width rx, ry. */
export function roastSkin(p: Paint, clip: string, rx: number, ry: number, color: string, count = 9): void {
  // Clipping is dear; on small pieces the patches simply stay away from the edge.
  const large = rx > 44
  const keep = large ? 1 : 0.74
  if (large) p.add(`<g ${p.clip(`<path d="${clip}"/>`)}>`)
  let dark = ''
  let lit = ''
  for (let i = 0; i < count; i++) {
    const q = inDisc(p.rng, 0, 0, rx * keep, ry * keep)
    const s = rx * (0.07 + p.rng.next() * 0.13)
    const patch = blob(p.rng, q.x, q.y, s * 1.5, s * 0.75, 0.3, 6)
    if (p.rng.chance(0.62)) dark += patch
    else lit += patch
  }
  if (dark) p.add(path(dark, `fill="${darker(color, 0.5)}" opacity=".26"`))
  if (lit) p.add(path(lit, `fill="${lighter(color, 0.4)}" opacity=".26"`))
  p.add(
    dots(
      Array.from({ length: large ? 26 : 9 }, () => inDisc(p.rng, 0, 0, rx * keep, ry * keep)),
      darker(color, 0.7),
      1.5,
      0.45,
    ),
  )
  if (large) p.add('</g>')
}

/** A chicken leg with its bone, pointing along x. */
export function drumstick(
  p: Paint,
  x: number,
  y: number,
  size: number,
  angle: number,
  color = '#b9692b',
): void {
  at(p, x, y, angle, () => {
    const s = size
    const meat = `M${n(-s)} ${n(-s * 0.1)}C${n(-s * 1.02)} ${n(-s * 0.62)} ${n(-s * 0.2)} ${n(-s * 0.72)} ${n(s * 0.2)} ${n(-s * 0.36)}C${n(s * 0.5)} ${n(-s * 0.18)} ${n(s * 0.62)} ${n(-s * 0.15)} ${n(s * 0.78)} ${n(-s * 0.12)}L${n(s * 0.78)} ${n(s * 0.12)}C${n(s * 0.5)} ${n(s * 0.2)} ${n(s * 0.4)} ${n(s * 0.3)} ${n(s * 0.1)} ${n(s * 0.44)}C${n(-s * 0.4)} ${n(s * 0.7)} ${n(-s * 0.98)} ${n(s * 0.5)} ${n(-s)} ${n(-s * 0.1)}Z`
    p.add(path(meat, `fill="#1c0d12" opacity=".42" transform="translate(${n(s * 0.07)} ${n(s * 0.13)})"`))
    p.add(
      `<rect x="${n(s * 0.68)}" y="${n(-s * 0.085)}" width="${n(s * 0.34)}" height="${n(s * 0.17)}" rx="${n(s * 0.06)}" fill="${p.tube('#e8d9b8', 0.3)}"/>`,
      circle(s * 1.03, -s * 0.07, s * 0.1, 'fill="#eadcbd"'),
      circle(s * 1.03, s * 0.07, s * 0.1, 'fill="#d9c79f"'),
    )
    p.add(path(meat, `fill="${p.ball(color, 0.42)}"`))
    roastSkin(p, meat, s * 0.8, s * 0.5, color, 10)
    p.add(
      path(
        `M${n(-s * 0.72)} ${n(-s * 0.3)}C${n(-s * 0.45)} ${n(-s * 0.55)} ${n(-s * 0.1)} ${n(-s * 0.5)} ${n(s * 0.18)} ${n(-s * 0.24)}`,
        `fill="none" stroke="#fff3d6" stroke-width="${n(s * 0.07)}" stroke-linecap="round" opacity=".55"`,
      ),
    )
  })
}

/** Half a roasted bird: breast, wing and leg in one piece. */
export function halfChicken(
  p: Paint,
  x: number,
  y: number,
  size: number,
  angle: number,
  color = '#b9692b',
): void {
  at(p, x, y, angle, () => {
    const s = size
    const body = `M${n(-s * 1.1)} 0C${n(-s * 1.15)} ${n(-s * 0.7)} ${n(-s * 0.1)} ${n(-s * 0.85)} ${n(s * 0.55)} ${n(-s * 0.5)}C${n(s * 1.15)} ${n(-s * 0.2)} ${n(s * 1.1)} ${n(s * 0.4)} ${n(s * 0.6)} ${n(s * 0.52)}C${n(0)} ${n(s * 0.66)} ${n(-s * 1.02)} ${n(s * 0.66)} ${n(-s * 1.1)} 0Z`
    p.add(
      path(body, `fill="#1c0d12" opacity=".42" transform="translate(${n(s * 0.06)} ${n(s * 0.12)})"`),
      path(body, `fill="${p.ball(color, 0.42)}"`),
    )
    roastSkin(p, body, s, s * 0.6, color, 14)
    p.add(
      path(
        `M${n(-s * 0.75)} ${n(-s * 0.32)}C${n(-s * 0.3)} ${n(-s * 0.62)} ${n(s * 0.25)} ${n(-s * 0.55)} ${n(s * 0.6)} ${n(-s * 0.28)}`,
        `fill="none" stroke="#fff3d6" stroke-width="${n(s * 0.06)}" stroke-linecap="round" opacity=".5"`,
      ),
    )
  })
  const turn = (angle * Math.PI) / 180
  drumstick(
    p,
    x + Math.cos(turn + 0.5) * size * 0.75,
    y + Math.sin(turn + 0.5) * size * 0.75,
    size * 0.55,
    angle + 28,
    color,
  )
  drumstick(
    p,
    x + Math.cos(turn - 2.4) * size * 0.5,
    y + Math.sin(turn - 2.4) * size * 0.5,
    size * 0.32,
    angle + 160,
    darker(color, 0.08),
  )
}

/** Lamb on the bone: dark, fibrous, with a pale bone end. */
export function shank(p: Paint, x: number, y: number, size: number, angle: number, color = '#7a3f24'): void {
  at(p, x, y, angle, () => {
    const s = size
    const meat = `M${n(-s)} 0C${n(-s * 1.05)} ${n(-s * 0.55)} ${n(-s * 0.35)} ${n(-s * 0.66)} ${n(s * 0.1)} ${n(-s * 0.42)}C${n(s * 0.4)} ${n(-s * 0.28)} ${n(s * 0.6)} ${n(-s * 0.2)} ${n(s * 0.7)} ${n(-s * 0.14)}L${n(s * 0.68)} ${n(s * 0.16)}C${n(s * 0.4)} ${n(s * 0.3)} ${n(s * 0.1)} ${n(s * 0.5)} ${n(-s * 0.3)} ${n(s * 0.56)}C${n(-s * 0.8)} ${n(s * 0.62)} ${n(-s)} ${n(s * 0.4)} ${n(-s)} 0Z`
    p.add(path(meat, `fill="#1c0d12" opacity=".45" transform="translate(${n(s * 0.07)} ${n(s * 0.14)})"`))
    p.add(
      `<rect x="${n(s * 0.55)}" y="${n(-s * 0.11)}" width="${n(s * 0.6)}" height="${n(s * 0.22)}" rx="${n(s * 0.1)}" fill="${p.tube('#e4d3b1', 0.35)}"/>`,
      ellipse(s * 1.12, 0, s * 0.09, s * 0.15, 'fill="#cdb68d"'),
      ellipse(s * 1.13, 0, s * 0.045, s * 0.08, 'fill="#7c4a35"'),
    )
    p.add(path(meat, `fill="${p.ball(color, 0.4)}"`))
    roastSkin(p, meat, s * 0.85, s * 0.45, color, 8)
    const fibres = Array.from({ length: 26 }, () => ({
      ...inDisc(p.rng, -s * 0.2, 0, s * 0.68, s * 0.38),
      angle: (p.rng.next() - 0.5) * 0.5,
      length: s * (0.16 + p.rng.next() * 0.2),
      color: p.rng.int(0, 1),
    }))
    p.add(strokes(fibres, [darker(color, 0.3), lighter(color, 0.18)], 1.3))
    p.add(
      path(
        `M${n(-s * 0.7)} ${n(-s * 0.28)}C${n(-s * 0.4)} ${n(-s * 0.48)} ${n(-s * 0.1)} ${n(-s * 0.42)} ${n(s * 0.15)} ${n(-s * 0.24)}`,
        `fill="none" stroke="#ffe9c8" stroke-width="${n(s * 0.055)}" stroke-linecap="round" opacity=".5"`,
      ),
    )
  })
}

/** A boneless piece of meat, seared. */
export function piece(p: Paint, x: number, y: number, size: number, color: string, char = true): void {
  const angle = p.rng.int(0, 360)
  at(p, x, y, angle, () => {
    const shape = blob(p.rng, 0, 0, size, size * 0.74, 0.14, 8)
    p.add(
      path(shape, `fill="#1c0d12" opacity=".42" transform="translate(${n(size * 0.1)} ${n(size * 0.18)})"`),
      path(shape, `fill="${p.ball(color, 0.4)}"`),
    )
    if (char) roastSkin(p, shape, size * 0.8, size * 0.55, color, 5)
    const fibres = Array.from({ length: 8 }, () => ({
      ...inDisc(p.rng, 0, 0, size * 0.6, size * 0.4),
      angle: 0.2,
      length: size * 0.35,
      color: 0,
    }))
    p.add(strokes(fibres, [darker(color, 0.22)], 1.1))
  })
  p.add(
    path(
      blob(p.rng, x - size * 0.24, y - size * 0.28, size * 0.26, size * 0.12, 0.2),
      'fill="#fff3d6" opacity=".38"',
    ),
  )
}

/** A lamb cutlet: eye of meat and a cleaned bone. */
export function chop(p: Paint, x: number, y: number, size: number, angle: number, color = '#7d4228'): void {
  at(p, x, y, angle, () => {
    const s = size
    p.add(
      path(
        `M${n(s * 0.1)} ${n(s * 0.1)}Q${n(s * 0.9)} ${n(s * 0.2)} ${n(s * 1.55)} ${n(-s * 0.35)}`,
        `fill="none" stroke="#1c0d12" stroke-opacity=".35" stroke-width="${n(s * 0.24)}" stroke-linecap="round" transform="translate(3 5)"`,
      ),
      path(
        `M${n(s * 0.1)} ${n(s * 0.1)}Q${n(s * 0.9)} ${n(s * 0.2)} ${n(s * 1.55)} ${n(-s * 0.35)}`,
        `fill="none" stroke="#d8c4a0" stroke-width="${n(s * 0.22)}" stroke-linecap="round"`,
      ),
      path(
        `M${n(s * 0.4)} ${n(s * 0.06)}Q${n(s * 0.95)} ${n(s * 0.08)} ${n(s * 1.5)} ${n(-s * 0.38)}`,
        `fill="none" stroke="#fff6e0" stroke-width="${n(s * 0.06)}" opacity=".7"`,
      ),
    )
    const eye = blob(p.rng, -s * 0.25, 0, s * 0.78, s * 0.6, 0.07, 8)
    p.add(
      path(eye, 'fill="#1c0d12" opacity=".4" transform="translate(3 6)"'),
      path(eye, `fill="${p.ball(mix(color, '#e4c89c', 0.3), 0.3)}"`),
      path(blob(p.rng, -s * 0.25, 0, s * 0.64, s * 0.47, 0.08, 8), `fill="${p.ball(color, 0.35)}"`),
    )
    let grill = ''
    for (let i = -2; i <= 2; i++)
      grill += `M${n(-s * 0.25 + i * s * 0.22 - s * 0.14)} ${n(-s * 0.4)}l${n(s * 0.26)} ${n(s * 0.8)}`
    p.add(
      `<g ${p.clip(`<path d="${eye}"/>`)}>${path(grill, `stroke="#24100a" stroke-width="${n(s * 0.08)}" opacity=".6"`)}</g>`,
    )
    p.add(ellipse(-s * 0.5, -s * 0.25, s * 0.2, s * 0.08, 'fill="#fff3d6" opacity=".4"'))
  })
}
