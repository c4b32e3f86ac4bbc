import { darker, mix } from './color.ts'
import { n, type Paint, path } from './paint.ts'
import { at, piece, roastSkin } from './protein.ts'

/** Minced meat on a flat or round skewer, pressed by fingers; `stick` draws the skewer. */
export function kofta(
  p: Paint,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  color: string,
  stick = true,
): void {
  at(p, x, y, angle, () => {
    const [l, w] = [length / 2, width / 2]
    if (stick) skewer(p, l + 26)
    let top = `M${n(-l)} 0`
    let bottom = ''
    const bumps = Math.round(length / 18)
    const step = (l * 2) / bumps
    for (let i = 0; i < bumps; i++) {
      const a = -l + i * step
      top += `C${n(a + step * 0.1)} ${n(-w * 1.15)} ${n(a + step * 0.9)} ${n(-w * 1.15)} ${n(a + step)} ${n(i === bumps - 1 ? 0 : -w * 0.78)}`
      bottom = `C${n(a + step * 0.9)} ${n(w * 1.15)} ${n(a + step * 0.1)} ${n(w * 1.15)} ${n(a)} ${n(i === 0 ? 0 : w * 0.78)}${bottom}`
    }
    const shape = `${top}${bottom}Z`
    p.add(
      path(shape, 'fill="#1c0d12" opacity=".42" transform="translate(2 6)"'),
      path(shape, `fill="${p.tube(color, 0.34)}"`),
    )
    roastSkin(p, shape, l * 0.92, w * 0.75, color, Math.round(length / 9))
    let ridges = ''
    for (let i = 1; i < bumps; i++)
      ridges += `M${n(-l + i * step)} ${n(-w * 0.72)}q${n(-w * 0.2)} ${n(w * 0.7)} 0 ${n(w * 1.4)}`
    p.add(
      path(ridges, `fill="none" stroke="${darker(color, 0.55)}" stroke-width="2.4" opacity=".5"`),
      path(
        `M${n(-l * 0.9)} ${n(-w * 0.5)}H${n(l * 0.9)}`,
        `stroke="#ffe4c0" stroke-width="2" stroke-dasharray="${n(step * 0.5)} ${n(step * 0.5)}" stroke-linecap="round" opacity=".55"`,
      ),
    )
  })
}

export function skewer(p: Paint, half: number, wood = false): void {
  p.add(
    `<rect x="${n(-half)}" y="-1.6" width="${n(half * 2)}" height="3.6" rx="1.6" fill="${wood ? '#cda56c' : '#9aa0a4'}"/>`,
    `<rect x="${n(-half)}" y="-1.2" width="${n(half * 2)}" height="1.2" fill="#fff" opacity=".5"/>`,
  )
}

/** Cubes on a stick, with vegetables between them if given. */
export function cubes(
  p: Paint,
  x: number,
  y: number,
  length: number,
  size: number,
  angle: number,
  color: string,
  between: string[] = [],
  wood = false,
): void {
  at(p, x, y, angle, () => {
    skewer(p, length / 2 + 24, wood)
    const count = Math.max(3, Math.round(length / (size * 1.55)))
    for (let i = 0; i < count; i++) {
      const cx = -length / 2 + (i + 0.5) * (length / count)
      const veg = between.length > 0 && i % 2 === 1
      piece(
        p,
        cx,
        (p.rng.next() - 0.5) * 3,
        veg ? size * 0.82 : size,
        veg ? p.rng.pick(between) : mix(color, '#000000', p.rng.next() * 0.08),
        true,
      )
    }
  })
}
