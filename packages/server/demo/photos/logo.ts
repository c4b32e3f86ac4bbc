import { darker, lighter } from './color.ts'
import { circle, n, type Paint, paint, path } from './paint.ts'
import { ring } from './shapes.ts'
import { star } from './surface.ts'

/** Geometric marks in a square of 200 round the origin, `a` on ground, `b` the quieter ink. No letters: fonts differ. */
const marks: Record<string, (a: string, b: string) => string> = {
  'bayt-al-murjan': (a, b) =>
    path('M-74 66V-8A74 74 0 0 1 74 -8V66Z', `fill="none" stroke="${a}" stroke-width="11"`) +
    path('M-46 66V-4A46 46 0 0 1 46 -4V66', `fill="none" stroke="${b}" stroke-width="5"`) +
    circle(0, 20, 27, `fill="${a}"`) +
    circle(-9, 11, 7, `fill="${b}"`) +
    path('M-92 84H92', `stroke="${a}" stroke-width="9" stroke-linecap="round"`),
  'zaytoun-w-nar': (a, b) =>
    path(
      'M0 -92C46 -44 62 -8 62 24A62 62 0 0 1 -62 24C-62 -8 -46 -44 0 -92Z',
      `fill="none" stroke="${a}" stroke-width="10"`,
    ) +
    path(
      'M0 78C-24 52 -30 34 -30 16C-30 -10 -12 -30 0 -46C12 -30 30 -10 30 16C30 34 24 52 0 78Z',
      `fill="${a}"`,
    ) +
    path('M0 70V-24', `stroke="${b}" stroke-width="5"`),
  'nawab-handi': (a, b) =>
    path('M-80 -10H80C80 52 46 82 0 82S-80 52 -80 -10Z', `fill="${a}"`) +
    path('M-92 -10H92', `stroke="${a}" stroke-width="13" stroke-linecap="round"`) +
    path('M-54 -26C-54 -64 54 -64 54 -26Z', `fill="${b}"`) +
    circle(0, -66, 11, `fill="${a}"`) +
    path('M-52 30Q0 56 52 30', `fill="none" stroke="${b}" stroke-width="6"`),
  'bagh-e-anar': (a, b) =>
    circle(0, 16, 66, `fill="${a}"`) +
    path('M-24 -44L-34 -88L-10 -66L0 -94L10 -66L34 -88L24 -44Z', `fill="${a}"`) +
    ring(9, 0, 18, 34, 0)
      .map((q) => path(star(q.x, q.y, 11, 6), `fill="${b}"`))
      .join('') +
    path(star(0, 18, 14, 8), `fill="${b}"`),
  'koz-sofrasi': (a, b) =>
    ring(12, 0, 0, 62, 0)
      .map(
        (q) =>
          `<rect x="${n(q.x - 20)}" y="${n(q.y - 7)}" width="40" height="14" rx="7" fill="${a}" transform="rotate(${n(q.angle)} ${n(q.x)} ${n(q.y)})"/>`,
      )
      .join('') +
    circle(0, 0, 33, `fill="${b}"`) +
    path('M0 -26C16 -8 20 2 20 10A20 20 0 0 1 -20 10C-20 2 -10 -4 0 -26Z', `fill="${a}"`),
  'forno-ventuno': (a, b) =>
    path('M-86 70V0A86 86 0 0 1 86 0V70Z', `fill="${a}"`) +
    path('M-48 70V14A48 48 0 0 1 48 14V70Z', `fill="${b}"`) +
    path('M0 66C-26 50 -26 26 0 -4C26 26 26 50 0 66Z', `fill="${a}"`) +
    [-60, -30, 0, 30, 60]
      .map((d) => path('M0 -64V-80', `stroke="${b}" stroke-width="5" transform="rotate(${d})"`))
      .join(''),
  'bahay-ni-luz': (a, b) =>
    path(
      'M-92 -8L0 -84L92 -8',
      `fill="none" stroke="${a}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"`,
    ) +
    path('M-62 -16V72H62V-16', `fill="none" stroke="${a}" stroke-width="11" stroke-linejoin="round"`) +
    circle(0, 26, 25, `fill="${b}"`) +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((d) =>
        path(
          'M0 -33V-43',
          `stroke="${b}" stroke-width="6" stroke-linecap="round" transform="translate(0 26) rotate(${d})"`,
        ),
      )
      .join(''),
  'haret-el-nil': (a, b) =>
    [-36, 0, 36]
      .map((y, i) =>
        path(
          `M-88 ${y}q22 -30 44 0t44 0t44 0t44 0`,
          `fill="none" stroke="${i === 1 ? b : a}" stroke-width="12" stroke-linecap="round"`,
        ),
      )
      .join('') +
    path('M-30 -62L0 -94L30 -62Z', `fill="${a}"`) +
    path('M-30 68L0 92L30 68Z', `fill="${b}"`),
  'jamr-hadramout': (a, b) =>
    path('M-84 60H84L58 84H-58Z', `fill="${a}"`) +
    [
      [-50, 40, 24],
      [0, 32, 28],
      [50, 40, 24],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        path(
          `M${x - r} ${y}L${x - r * 0.5} ${y - r}H${x + r * 0.5}L${x + r} ${y}L${x + r * 0.5} ${y + r * 0.7}H${x - r * 0.5}Z`,
          `fill="${b}"`,
        ),
      )
      .join('') +
    path(
      'M-30 -8C-46 -40 -8 -48 -16 -88C22 -66 14 -44 26 -34C32 -42 32 -48 32 -54C52 -30 46 -8 28 0Z',
      `fill="${a}"`,
    ),
  'tamrat-al-dar': (a, b) =>
    path('M0 92V-6', `stroke="${a}" stroke-width="14" stroke-linecap="round"`) +
    [-80, -52, -26, 26, 52, 80]
      .map((d) =>
        path(
          'M0 -4C-12 -40 -10 -70 0 -92C10 -70 12 -40 0 -4Z',
          `fill="${a}" transform="translate(0 -4) rotate(${d})"`,
        ),
      )
      .join('') +
    [
      [-15, 14],
      [15, 14],
      [0, 28],
    ]
      .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="13" fill="${b}"/>`)
      .join(''),
  'gahwat-al-fereej': (a, b) =>
    path('M-44 84C-62 30 -30 6 -34 -34H34C30 6 62 30 44 84Z', `fill="${a}"`) +
    path('M-34 -22C-66 -34 -78 -16 -98 -40C-92 -6 -70 6 -34 4Z', `fill="${a}"`) +
    path('M36 -20C82 -26 84 44 50 56', `fill="none" stroke="${a}" stroke-width="11" stroke-linecap="round"`) +
    path('M-34 -44Q0 -84 34 -44Z', `fill="${b}"`) +
    circle(0, -78, 10, `fill="${a}"`) +
    path('M-38 40Q0 56 38 40', `fill="none" stroke="${b}" stroke-width="6"`),
  'waraqa-w-sunbula': (a, b) =>
    path('M-6 90C-84 40 -80 -40 -30 -88C-2 -30 6 30 -6 90Z', `fill="${a}"`) +
    path('M18 90V-70', `stroke="${b}" stroke-width="6" stroke-linecap="round"`) +
    [-50, -18, 14, 46]
      .map((y) =>
        path(
          `M18 ${y + 20}C54 ${y + 16} 58 ${y - 6} 54 ${y - 22}C28 ${y - 14} 18 ${y} 18 ${y + 20}Z`,
          `fill="${b}"`,
        ),
      )
      .join('') +
    path('M-14 74C-40 20 -38 -30 -30 -70', `fill="none" stroke="${b}" stroke-width="4"`),
  'layali-al-ghabga': (a, b) =>
    path('M44 -78A86 86 0 1 0 80 44A70 70 0 1 1 44 -78Z', `fill="${a}"`) +
    path(star(36, -6, 32, 17), `fill="${b}"`) +
    circle(78, -58, 7, `fill="${b}"`) +
    circle(88, 8, 5, `fill="${a}"`),
  'riad-zahra': (a, b) =>
    path(star(0, 0, 96, 66), `fill="${a}"`) +
    path(star(0, 0, 58, 40), `fill="${b}"`) +
    ring(8, 0, 0, 24, 0)
      .map(
        (q) =>
          `<ellipse cx="${n(q.x)}" cy="${n(q.y)}" rx="16" ry="8" fill="${a}" transform="rotate(${n(q.angle)} ${n(q.x)} ${n(q.y)})"/>`,
      )
      .join('') +
    circle(0, 0, 9, `fill="${b}"`),
  'farran-al-hay': (a, b) =>
    path('M0 92V-30', `stroke="${a}" stroke-width="8" stroke-linecap="round"`) +
    [62, 30, -2]
      .flatMap((y) =>
        [-1, 1].map((s) =>
          path(
            `M0 ${y}C${s * 14} ${y - 34} ${s * 44} ${y - 38} ${s * 58} ${y - 42}C${s * 56} ${y - 8} ${s * 30} ${y + 4} 0 ${y}Z`,
            `fill="${s > 0 ? a : b}"`,
          ),
        ),
      )
      .join('') +
    path('M0 -32C-26 -52 -22 -78 0 -98C22 -78 26 -52 0 -32Z', `fill="${a}"`),
}

const colours: Record<string, [ground: string, ink: string, quiet: string]> = {
  'bayt-al-murjan': ['#8a1538', '#f7ecd9', '#d9a06a'],
  'zaytoun-w-nar': ['#44572f', '#f1e6c8', '#d97b35'],
  'nawab-handi': ['#f2dcae', '#8a3a1d', '#d9902b'],
  'bagh-e-anar': ['#f4ebdc', '#a11f3a', '#f3cf9a'],
  'koz-sofrasi': ['#22333c', '#ef8a3c', '#b3272d'],
  'forno-ventuno': ['#efe6d6', '#a8402c', '#2f3e36'],
  'bahay-ni-luz': ['#1f6f66', '#f6eeda', '#f0b53c'],
  'haret-el-nil': ['#1f567a', '#f3e3bd', '#e0a93f'],
  'jamr-hadramout': ['#2b2523', '#e9823a', '#8a4a32'],
  'tamrat-al-dar': ['#5a2436', '#dcb872', '#f3e2c0'],
  'gahwat-al-fereej': ['#f1e7d6', '#6b4228', '#c08a4a'],
  'waraqa-w-sunbula': ['#eef0e2', '#557a45', '#d9a83c'],
  'layali-al-ghabga': ['#1d2345', '#e6c878', '#f4ead0'],
  'riad-zahra': ['#f0dfc2', '#b85a2c', '#1f6f78'],
  'farran-al-hay': ['#7a4a2a', '#f3ddb0', '#d9a55a'],
}

export const logoKeys = Object.keys(marks)

/** A mark alone, for menu cards: round the origin, `size` half as wide as it is. */
export function mark(
  p: Paint,
  key: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  quiet: string,
): void {
  const draw = marks[key]
  if (!draw) throw new Error(`No mark for ${key}`)
  p.add(`<g transform="translate(${n(x)} ${n(y)}) scale(${size / 100})">${draw(ink, quiet)}</g>`)
}

/** A restaurant's logo, 400 × 400. */
export function drawLogo(key: string): string {
  const p = paint(`logo/${key}`, 400, 400)
  const [ground, ink, quiet] = colours[key] ?? ['#8a1538', '#ffffff', '#d9a06a']
  p.add(`<rect width="400" height="400" fill="${p.fade(lighter(ground, 0.1), darker(ground, 0.14))}"/>`)
  const ornament = ring(48, 200, 200, 176, 0).map((q) =>
    circle(q.x, q.y, 2.6, `fill="${quiet}" opacity=".8"`),
  )
  p.add(
    circle(200, 200, 186, `fill="none" stroke="${quiet}" stroke-width="2.4" opacity=".8"`),
    ...ornament,
    circle(200, 200, 166, `fill="none" stroke="${quiet}" stroke-width="1.4" opacity=".6"`),
  )
  mark(p, key, 200, 200, 112, ink, quiet)
  return p.svg()
}

export const logoColours = (key: string) => colours[key] ?? (['#8a1538', '#ffffff', '#d9a06a'] as const)
