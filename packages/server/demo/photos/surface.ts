import { darker, lighter, mix } from './color.ts'
import { n, type Paint, path, shadow } from './paint.ts'
import type { Palette } from './palette.ts'
import { dots } from './shapes.ts'

type Kind = Palette['surfaces'][number][0]

export function surface(p: Paint, kind: Kind, color: string): void {
  p.add(
    `<rect width="${p.width}" height="${p.height}" fill="${p.fade(lighter(color, 0.1), darker(color, 0.12))}"/>`,
  )
  draw[kind](p, color)
}

const draw: Record<Kind, (p: Paint, color: string) => void> = {
  plain: (p, color) => specks(p, color, 90, 1.4, 0.12),
  stone: (p, color) => {
    specks(p, color, 150, 2, 0.2)
    specks(p, color, 60, 3.4, 0.1)
  },
  linen: (p, color) => {
    let across = ''
    let down = ''
    for (let y = 2; y < p.height; y += 5) across += `M0 ${n(y + p.rng.next())}H${p.width}`
    for (let x = 2; x < p.width; x += 5) down += `M${n(x + p.rng.next())} 0V${p.height}`
    p.add(path(across, `stroke="${darker(color, 0.4)}" stroke-width=".8" opacity=".2"`))
    p.add(path(down, `stroke="${lighter(color, 0.6)}" stroke-width=".8" opacity=".28"`))
  },
  wood: (p, color) => {
    const turned = p.rng.chance(0.4)
    p.group(
      turned
        ? `transform="translate(${p.width / 2} ${p.height / 2}) rotate(${p.rng.pick([-24, 18, 32])}) scale(1.5) translate(${-p.width / 2} ${-p.height / 2})"`
        : '',
      () => {
        const count = Math.round(p.height / p.rng.int(62, 84))
        const board = p.height / count
        for (let i = 0; i < count; i++) {
          const tone = mix(color, p.rng.pick(['#ffe9c8', '#241208', color]), p.rng.next() * 0.14)
          p.add(`<rect y="${n(i * board)}" width="${p.width}" height="${n(board)}" fill="${tone}"/>`)
          let grain = ''
          for (let k = 0; k < 9; k++) {
            const y = i * board + 4 + p.rng.next() * (board - 8)
            const bend = (p.rng.next() - 0.5) * 14
            const x = p.rng.next() * p.width * 0.5
            grain += `M${n(x)} ${n(y)}q${n(p.width * 0.25)} ${n(bend)} ${n(p.width * (0.3 + p.rng.next() * 0.4))} 0`
          }
          p.add(path(grain, `fill="none" stroke="${darker(tone, 0.5)}" stroke-width="1.1" opacity=".28"`))
          p.add(
            `<rect y="${n((i + 1) * board - 1.6)}" width="${p.width}" height="1.8" fill="${darker(color, 0.6)}" opacity=".55"/>`,
          )
          p.add(
            `<rect y="${n((i + 1) * board)}" width="${p.width}" height="1" fill="${lighter(color, 0.5)}" opacity=".3"/>`,
          )
        }
      },
    )
  },
  tile: (p, color) => {
    const step = 58
    const second = mix(color, '#f6ead2', 0.55)
    let stars = ''
    let lines = ''
    for (let y = -step / 2; y < p.height + step; y += step) {
      for (let x = -step / 2; x < p.width + step; x += step) {
        const [cx, cy] = [x + step / 2, y + step / 2]
        stars += star(cx, cy, step * 0.34, step * 0.25)
        lines += `M${n(x)} ${n(y)}h${step}M${n(x)} ${n(y)}v${step}`
      }
    }
    p.add(path(stars, `fill="${second}" opacity=".5"`))
    p.add(path(lines, `stroke="${darker(color, 0.45)}" stroke-width="1.6" opacity=".4"`))
  },
}

/** The eight-pointed star of the region's tiles. */
export function star(x: number, y: number, outer: number, inner: number): string {
  let d = ''
  for (let i = 0; i < 16; i++) {
    const r = i % 2 === 0 ? outer : inner
    const a = (i / 16) * Math.PI * 2
    d += `${i === 0 ? 'M' : 'L'}${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`
  }
  return `${d}Z`
}

function specks(p: Paint, color: string, count: number, size: number, strength: number): void {
  const at = () => ({ x: p.rng.next() * p.width, y: p.rng.next() * p.height })
  const area = (p.width * p.height) / 160_000
  p.add(dots(Array.from({ length: Math.round(count * area) }, at), darker(color, 0.6), size, strength))
  p.add(
    dots(
      Array.from({ length: Math.round(count * area) }, at),
      lighter(color, 0.8),
      size * 0.8,
      strength * 1.2,
    ),
  )
}

/** A napkin, runner or folded corner under the dish. */
export function cloth(p: Paint, color: string, x: number, y: number, size: number): void {
  const turn = p.rng.int(-40, 40)
  const long = p.rng.chance(0.45)
  const [w, h] = long ? [size * 3.4, size * 0.95] : [size * 1.5, size * 1.5]
  shadow(p, x + 6, y + 9, Math.min(w, p.width) * 0.62, h * 0.66, 0.35)
  p.group(`transform="translate(${n(x)} ${n(y)}) rotate(${turn})"`, () => {
    p.add(
      `<rect x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" rx="3" fill="${p.fade(lighter(color, 0.14), darker(color, 0.14))}"/>`,
    )
    pattern(p, color, w, h)
    let folds = ''
    for (let i = 0; i < 4; i++)
      folds += `M${n((p.rng.next() - 0.5) * w)} ${n(-h / 2)}q${p.rng.int(-16, 16)} ${n(h / 2)} ${p.rng.int(-12, 12)} ${n(h)}`
    p.add(path(folds, `fill="none" stroke="#1c0d12" stroke-width="7" opacity=".07"`))
    p.add(path(folds, `fill="none" stroke="#fff" stroke-width="2" opacity=".12" transform="translate(-5 0)"`))
  })
}

function pattern(p: Paint, color: string, w: number, h: number): void {
  const ink = p.rng.chance(0.5) ? lighter(color, 0.72) : darker(color, 0.35)
  const kind = p.rng.pick(['stripes', 'check', 'sadu', 'border'] as const)
  let d = ''
  if (kind === 'stripes') for (let y = -h / 2 + 12; y < h / 2; y += 16) d += `M${n(-w / 2)} ${n(y)}h${n(w)}`
  if (kind === 'check') {
    for (let y = -h / 2 + 10; y < h / 2; y += 20) d += `M${n(-w / 2)} ${n(y)}h${n(w)}`
    for (let x = -w / 2 + 10; x < w / 2; x += 20) d += `M${n(x)} ${n(-h / 2)}v${n(h)}`
  }
  if (kind === 'border')
    d = `M${n(-w / 2 + 9)} ${n(-h / 2 + 9)}h${n(w - 18)}v${n(h - 18)}h${n(18 - w)}zM${n(-w / 2 + 15)} ${n(-h / 2 + 15)}h${n(w - 30)}v${n(h - 30)}h${n(30 - w)}z`
  if (kind === 'sadu') {
    for (const y of [-h / 2 + 14, h / 2 - 14]) {
      d += `M${n(-w / 2)} ${n(y)}`
      for (let x = -w / 2; x < w / 2; x += 9) d += `l4.5 -6l4.5 6`
      d += `M${n(-w / 2)} ${n(y + 9)}h${n(w)}M${n(-w / 2)} ${n(y - 12)}h${n(w)}`
    }
  }
  p.add(
    path(
      d,
      `fill="none" stroke="${ink}" stroke-width="${kind === 'check' ? 4 : 2.2}" opacity="${kind === 'check' ? 0.25 : 0.55}"`,
    ),
  )
}

/** The last layer: warm light from the upper left, falling off. */
export const light = (p: Paint) => p.add(`<rect width="${p.width}" height="${p.height}" fill="url(#li)"/>`)
