import { darker, lighter } from './color.ts'
import { circle, ellipse, n, type Paint, path, shadow } from './paint.ts'
import { dots, inDisc } from './shapes.ts'

const metals: Record<string, string> = { steel: '#c3c8cb', copper: '#bf6f45', brass: '#c9a14e' }

export const glaze = (vessel: string) => metals[vessel] ?? vessel
const isMetal = (vessel: string) => vessel in metals

/** A flat round plate or tray; returns the radius its food may take. */
export function plate(p: Paint, x: number, y: number, r: number, vessel: string): number {
  const color = glaze(vessel)
  shadow(p, x + r * 0.06, y + r * 0.1, r * 1.16, r * 1.14)
  if (isMetal(vessel)) return tray(p, x, y, r, color)
  p.add(
    circle(x, y, r, `fill="${p.ball(color, 0.2)}"`),
    circle(x, y, r - 1.5, `fill="none" stroke="${lighter(color, 0.7)}" stroke-width="2" opacity=".8"`),
  )
  const trim = p.rng.pick(['none', 'band', 'beads', 'speckle'])
  const ink = luminous(color) ? p.rng.pick(['#2c5a72', '#8a3d2b', '#6d7d57', '#b08a46']) : lighter(color, 0.6)
  if (trim === 'band')
    p.add(circle(x, y, r * 0.93, `fill="none" stroke="${ink}" stroke-width="${n(r * 0.022)}" opacity=".75"`))
  if (trim === 'beads')
    p.add(
      circle(
        x,
        y,
        r * 0.92,
        `fill="none" stroke="${ink}" stroke-width="${n(r * 0.035)}" stroke-dasharray="0.1 ${n(r * 0.075)}" stroke-linecap="round" opacity=".8"`,
      ),
    )
  if (trim === 'speckle')
    p.add(
      dots(
        Array.from({ length: 70 }, () => inDisc(p.rng, x, y, r * 0.97)),
        darker(color, 0.5),
        1.3,
        0.35,
      ),
    )
  p.add(
    circle(x, y, r * 0.82, `fill="${p.hollow(color, 0.16)}"`),
    circle(x, y, r * 0.82, `fill="none" stroke="${darker(color, 0.3)}" stroke-width="1.4" opacity=".4"`),
  )
  return r * 0.8
}

function tray(p: Paint, x: number, y: number, r: number, color: string): number {
  p.add(
    circle(x, y, r, `fill="${p.fade(lighter(color, 0.55), darker(color, 0.4))}"`),
    circle(x, y, r * 0.965, `fill="${p.fade(darker(color, 0.3), lighter(color, 0.35))}"`),
    circle(x, y, r * 0.93, `fill="${p.fade(lighter(color, 0.3), darker(color, 0.18))}"`),
    circle(
      x,
      y,
      r * 0.945,
      `fill="none" stroke="${lighter(color, 0.8)}" stroke-width="1.6" stroke-dasharray="${n(r * 0.05)} ${n(r * 0.05)}" opacity=".6"`,
    ),
    circle(x, y, r * 0.86, `fill="${p.hollow(color, 0.28)}"`),
  )
  return r * 0.86
}

/** A bowl with a wall one can look into; returns the radius of what it holds. */
export function bowl(p: Paint, x: number, y: number, r: number, vessel: string): number {
  const color = glaze(vessel)
  shadow(p, x + r * 0.09, y + r * 0.14, r * 1.2, r * 1.16)
  p.add(
    circle(x, y, r, `fill="${p.ball(color, 0.28)}"`),
    circle(
      x,
      y,
      r * 0.97,
      `fill="none" stroke="${lighter(color, 0.75)}" stroke-width="${n(r * 0.03)}" opacity=".75"`,
    ),
    circle(x, y, r * 0.92, `fill="${p.hollow(darker(color, 0.22), 0.3)}"`),
  )
  return r * 0.87
}

/** An oval platter lying along x. */
export function platter(p: Paint, x: number, y: number, rx: number, ry: number, vessel: string): void {
  const color = glaze(vessel)
  shadow(p, x + rx * 0.05, y + ry * 0.12, rx * 1.14, ry * 1.18)
  p.add(
    ellipse(
      x,
      y,
      rx,
      ry,
      `fill="${isMetal(vessel) ? p.fade(lighter(color, 0.5), darker(color, 0.3)) : p.ball(color, 0.2)}"`,
    ),
    ellipse(
      x,
      y,
      rx - 2,
      ry - 2,
      `fill="none" stroke="${lighter(color, 0.75)}" stroke-width="2" opacity=".7"`,
    ),
    ellipse(
      x,
      y,
      rx * 0.87,
      ry * 0.84,
      `fill="${p.hollow(color, 0.18)}" stroke="${darker(color, 0.3)}" stroke-opacity=".35"`,
    ),
  )
}

/** A wooden board, round-cornered or round, with a handle now and then. */
export function board(p: Paint, x: number, y: number, w: number, h: number, color = '#9c6b40'): void {
  shadow(p, x + 7, y + 11, w * 0.6, h * 0.64)
  const corner = Math.min(w, h) * 0.12
  const shape = `x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(corner)}"`
  p.add(`<rect ${shape} fill="${darker(color, 0.35)}" transform="translate(1.5 4)"/>`)
  p.add(`<rect ${shape} fill="${p.fade(lighter(color, 0.2), darker(color, 0.12))}"/>`)
  let grain = ''
  for (let i = 0; i < 16; i++) {
    const gy = y - h / 2 + 13 + p.rng.next() * (h - 26)
    grain += `M${n(x - w / 2 + 4)} ${n(gy)}q${n(w / 2)} ${p.rng.int(-9, 9)} ${n(w - 8)} ${p.rng.int(-3, 3)}`
  }
  p.add(path(grain, `fill="none" stroke="${darker(color, 0.5)}" stroke-width="1.3" opacity=".25"`))
  p.add(`<rect ${shape} fill="none" stroke="${lighter(color, 0.6)}" stroke-width="1.2" opacity=".5"/>`)
}

/** A black iron pan with two ears. */
export function pan(p: Paint, x: number, y: number, r: number): number {
  shadow(p, x + r * 0.08, y + r * 0.12, r * 1.2, r * 1.16)
  for (const side of [-1, 1]) {
    p.add(
      `<rect x="${n(x + side * r * 1.08 - r * 0.16)}" y="${n(y - r * 0.2)}" width="${n(r * 0.32)}" height="${n(r * 0.4)}" rx="${n(r * 0.12)}" fill="#2a2a2c"/>`,
    )
    p.add(
      `<rect x="${n(x + side * r * 1.1 - r * 0.07)}" y="${n(y - r * 0.11)}" width="${n(r * 0.14)}" height="${n(r * 0.22)}" rx="${n(r * 0.06)}" fill="#0e0e10"/>`,
    )
  }
  p.add(
    circle(x, y, r, `fill="${p.fade('#55565a', '#1b1b1d')}"`),
    circle(x, y, r * 0.94, `fill="${p.hollow('#2b2b2e', 0.4)}"`),
    circle(x, y, r * 0.97, 'fill="none" stroke="#8b8d92" stroke-width="1.6" opacity=".55"'),
  )
  return r * 0.9
}

export function basket(p: Paint, x: number, y: number, r: number, color = '#b98a52'): number {
  shadow(p, x + r * 0.07, y + r * 0.12, r * 1.18, r * 1.14)
  p.add(circle(x, y, r, `fill="${p.ball(darker(color, 0.2), 0.25)}"`))
  for (let i = 0; i < 3; i++) {
    p.add(
      circle(
        x,
        y,
        r * (0.965 - i * 0.062),
        `fill="none" stroke="${i % 2 ? darker(color, 0.25) : lighter(color, 0.25)}" stroke-width="${n(r * 0.06)}" stroke-dasharray="${n(r * 0.085)} ${n(r * 0.022)}" stroke-dashoffset="${i * 7}"`,
      ),
    )
  }
  p.add(circle(x, y, r * 0.8, `fill="${p.hollow('#f0e6d2', 0.25)}"`))
  return r * 0.8
}

/** Perceived brightness, coarse. */
export function luminous(hex: string): boolean {
  const v = Number.parseInt(hex.slice(1), 16)
  return ((v >> 16) * 3 + ((v >> 8) & 255) * 6 + (v & 255)) / 10 > 165
}
