import { darker, lighter } from './color.ts'
import { circle, n, type Paint, path } from './paint.ts'
import { at, roastSkin } from './protein.ts'
import { blob } from './shapes.ts'

/** A whole fish lying along x, scored, with its skin crisped. */
export function fish(p: Paint, x: number, y: number, size: number, angle: number, color = '#b98a4e'): void {
  at(p, x, y, angle, () => {
    const s = size
    const body = `M${n(-s)} ${n(s * 0.02)}C${n(-s * 0.75)} ${n(-s * 0.34)} ${n(-s * 0.1)} ${n(-s * 0.44)} ${n(s * 0.45)} ${n(-s * 0.16)}C${n(s * 0.6)} ${n(-s * 0.09)} ${n(s * 0.7)} ${n(-s * 0.08)} ${n(s * 0.74)} ${n(-s * 0.07)}L${n(s * 1.06)} ${n(-s * 0.32)}Q${n(s * 0.98)} 0 ${n(s * 1.06)} ${n(s * 0.34)}L${n(s * 0.74)} ${n(s * 0.08)}C${n(s * 0.6)} ${n(s * 0.1)} ${n(s * 0.5)} ${n(s * 0.16)} ${n(s * 0.4)} ${n(s * 0.2)}C${n(-s * 0.1)} ${n(s * 0.44)} ${n(-s * 0.8)} ${n(s * 0.32)} ${n(-s)} ${n(s * 0.02)}Z`
    p.add(path(body, `fill="#1c0d12" opacity=".42" transform="translate(${n(s * 0.04)} ${n(s * 0.09)})"`))
    p.add(
      path(
        `M${n(-s * 0.3)} ${n(-s * 0.34)}Q${n(-s * 0.05)} ${n(-s * 0.56)} ${n(s * 0.3)} ${n(-s * 0.24)}ZM${n(-s * 0.1)} ${n(s * 0.34)}Q${n(s * 0.1)} ${n(s * 0.5)} ${n(s * 0.24)} ${n(s * 0.28)}Z`,
        `fill="${darker(color, 0.35)}"`,
      ),
      path(body, `fill="${p.ball(color, 0.4)}"`),
    )
    let scales = ''
    for (let i = 0; i < 9; i++)
      for (let j = -2; j <= 2; j++)
        scales += `M${n(-s * 0.42 + i * s * 0.1)} ${n(j * s * 0.1 - s * 0.04 + (i % 2) * s * 0.05)}q${n(s * 0.05)} ${n(s * 0.04)} 0 ${n(s * 0.09)}`
    p.add(
      `<g ${p.clip(`<path d="${body}"/>`)}>`,
      path(scales, `fill="none" stroke="${darker(color, 0.5)}" stroke-width="1" opacity=".4"`),
    )
    for (let i = 0; i < 4; i++)
      p.add(
        path(
          `M${n(-s * 0.4 + i * s * 0.24)} ${n(-s * 0.32)}q${n(-s * 0.1)} ${n(s * 0.3)} ${n(s * 0.02)} ${n(s * 0.6)}`,
          `fill="none" stroke="#2d140b" stroke-width="${n(s * 0.045)}" opacity=".55" stroke-linecap="round"`,
        ),
        path(
          `M${n(-s * 0.37 + i * s * 0.24)} ${n(-s * 0.3)}q${n(-s * 0.1)} ${n(s * 0.3)} ${n(s * 0.02)} ${n(s * 0.58)}`,
          `fill="none" stroke="${lighter(color, 0.5)}" stroke-width="${n(s * 0.02)}" opacity=".6"`,
        ),
      )
    p.add(
      '</g>',
      path(
        `M${n(-s * 0.6)} ${n(-s * 0.25)}q${n(s * 0.1)} ${n(s * 0.26)} 0 ${n(s * 0.52)}`,
        `fill="none" stroke="${darker(color, 0.5)}" stroke-width="2" opacity=".6"`,
      ),
      circle(-s * 0.78, -s * 0.06, s * 0.05, 'fill="#f4ecd6"'),
      circle(-s * 0.78, -s * 0.06, s * 0.026, 'fill="#26150f"'),
    )
    p.add(
      path(
        `M${n(-s * 0.7)} ${n(-s * 0.17)}Q${n(-s * 0.2)} ${n(-s * 0.36)} ${n(s * 0.3)} ${n(-s * 0.16)}`,
        `fill="none" stroke="#fff3d6" stroke-width="${n(s * 0.03)}" opacity=".5" stroke-linecap="round"`,
      ),
    )
  })
}

/** A fried fillet, or a grilled breast with the bars of the grid on it. */
export function fillet(
  p: Paint,
  x: number,
  y: number,
  size: number,
  angle: number,
  color = '#cf9444',
  grilled = false,
): void {
  at(p, x, y, angle, () => {
    const shape = blob(p.rng, 0, 0, size, size * 0.5, 0.08, 9)
    p.add(
      path(shape, 'fill="#1c0d12" opacity=".42" transform="translate(3 5)"'),
      path(shape, `fill="${p.ball(color, 0.4)}"`),
    )
    roastSkin(p, shape, size * 0.85, size * 0.4, color, 8)
    const marks = grilled ? 3 : 2
    let lines = ''
    for (let i = 0; i < marks; i++) {
      const x0 = (i - (marks - 1) / 2) * size * 0.46
      lines += grilled
        ? `M${n(x0 - size * 0.16)} ${n(-size * 0.34)}L${n(x0 + size * 0.16)} ${n(size * 0.34)}`
        : `M${n(x0 - size * 0.2)} ${n(-size * 0.22)}q${n(size * 0.3)} ${n(size * 0.2)} ${n(size * 0.2)} ${n(size * 0.44)}`
    }
    p.add(
      path(
        lines,
        `fill="none" stroke="${grilled ? '#3a170a' : darker(color, 0.35)}" stroke-width="${n(grilled ? size * 0.08 : 1.4)}" stroke-linecap="round" opacity=".5"`,
      ),
    )
    p.add(
      path(
        `M${n(-size * 0.66)} ${n(-size * 0.16)}Q${n(-size * 0.3)} ${n(-size * 0.4)} ${n(size * 0.3)} ${n(-size * 0.34)}`,
        `fill="none" stroke="#fff3d6" stroke-width="${n(size * 0.06)}" stroke-linecap="round" opacity=".5"`,
      ),
    )
  })
}

/** A curled shrimp: shell segments along an arc, with a tail fan. */
export function shrimp(p: Paint, x: number, y: number, size: number, angle: number, color = '#e2764a'): void {
  at(p, x, y, angle, () => {
    const s = size
    const arc = `M${n(s * 0.55)} ${n(-s * 0.3)}A${n(s * 0.62)} ${n(s * 0.62)} 0 1 0 ${n(s * 0.4)} ${n(s * 0.5)}`
    const stroke = (c: string, w: number, more = '') =>
      path(arc, `fill="none" stroke="${c}" stroke-width="${n(w)}" stroke-linecap="round" ${more}`)
    p.add(stroke('#1c0d12', s * 0.46, `opacity=".36" transform="translate(${n(s * 0.08)} ${n(s * 0.14)})"`))
    p.add(
      path(
        `M${n(s * 0.4)} ${n(s * 0.5)}l${n(s * 0.5)} ${n(-s * 0.06)}l${n(-s * 0.2)} ${n(s * 0.2)}l${n(s * 0.16)} ${n(s * 0.26)}z`,
        `fill="${darker(color, 0.2)}"`,
      ),
    )
    p.add(
      stroke(darker(color, 0.3), s * 0.46),
      stroke(color, s * 0.4),
      stroke(lighter(color, 0.45), s * 0.2, 'opacity=".8"'),
      stroke('#fff', s * 0.05, `opacity=".6" transform="translate(${n(-s * 0.05)} ${n(-s * 0.07)})"`),
    )
    p.add(
      path(
        arc,
        `fill="none" stroke="${darker(color, 0.35)}" stroke-width="${n(s * 0.42)}" stroke-dasharray="1.6 ${n(s * 0.3)}" opacity=".5"`,
      ),
    )
  })
}
