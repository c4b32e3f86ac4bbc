import { darker, lighter } from './color.ts'
import { circle, ellipse, paint, path } from './paint.ts'

const skins = ['#f0cfa8', '#e2b589', '#c98f62', '#a86c45', '#8a5636', '#f3d9bc']
const grounds = ['#d9c7b0', '#b9c7bd', '#c4b3c4', '#d8b7a0', '#aebfcc', '#d2cfa8', '#c9a9a4', '#9fb3a8']
const hairs = ['#1f1714', '#2e1f18', '#4a2f20', '#7a4f2c', '#9a938c']
const cloths = ['#8a1538', '#2f5a6b', '#5f7247', '#c98d4a', '#43372f', '#6b4a7a', '#b5532f', '#31404c']

/** People without features: what they wear, their hair, their colours. The first twelve are men. */
export function drawAvatar(index: number): string {
  const female = index >= 12
  const p = paint(`avatar/${index}`, 256, 256)
  const skin = p.rng.pick(skins)
  const ground = grounds[index % grounds.length] ?? '#d9c7b0'
  const wear = cloths[(index * 5 + 3 + Math.floor(index / 8)) % cloths.length] ?? '#8a1538'
  const hair = p.rng.pick(hairs)
  p.add(`<rect width="256" height="256" fill="${p.fade(lighter(ground, 0.35), darker(ground, 0.1))}"/>`)
  const style = female
    ? ['hijab', 'long', 'hijab', 'bun', 'bob', 'hijab'][index % 6]
    : ['ghutra', 'short', 'cap', 'ghutra', 'beard', 'curly'][index % 6]
  const garment = style === 'ghutra' ? '#f6f3ec' : wear
  if (style === 'long') p.add(path('M70 110C66 40 190 40 186 110L196 214H60Z', `fill="${p.ball(hair, 0.3)}"`))
  if (style === 'bun') p.add(circle(128, 40, 26, `fill="${p.ball(hair, 0.35)}"`))
  p.add(
    path(
      'M24 256C28 196 78 178 128 178S228 196 232 256Z',
      `fill="${p.fade(lighter(garment, 0.16), darker(garment, 0.2))}"`,
    ),
  )
  p.add(path('M106 150H150V190Q128 212 106 190Z', `fill="${darker(skin, 0.16)}"`))
  if (style === 'short' || style === 'beard' || style === 'curly')
    p.add(path('M104 186L128 216L152 186L164 196L128 244L92 196Z', `fill="${lighter(garment, 0.65)}"`))
  p.add(ellipse(128, 112, 46, 56, `fill="${p.ball(skin, 0.22)}"`))
  if (style === 'ghutra') {
    const checked = p.rng.chance(0.4)
    p.add(
      path(
        'M72 96C70 36 186 36 184 96C196 130 204 176 208 214C186 206 180 170 176 128C174 92 158 78 128 78S82 92 80 128C76 170 70 206 48 214C52 176 60 130 72 96Z',
        `fill="${p.fade('#ffffff', '#ded8cc')}"`,
      ),
    )
    if (checked)
      p.add(
        path(
          'M74 100l14 -14m-6 30l20 -28m76 -2l12 16m-18 -12l16 34M60 180l18 -40m100 0l18 40',
          'stroke="#b3272d" stroke-width="4" opacity=".55"',
        ),
      )
    p.add(
      path('M76 82Q128 54 180 82', 'fill="none" stroke="#1d1a1a" stroke-width="9" stroke-linecap="round"'),
      path('M78 92Q128 64 178 92', 'fill="none" stroke="#1d1a1a" stroke-width="6" stroke-linecap="round"'),
    )
  }
  if (style === 'hijab')
    p.add(
      path(
        'M68 124C58 30 198 30 188 124C188 160 204 190 214 214C186 232 150 226 128 226S70 232 42 214C52 190 68 160 68 124ZM128 68C100 68 88 90 88 116C88 146 106 166 128 166S168 146 168 116C168 90 156 68 128 68Z',
        `fill="${p.fade(lighter(wear, 0.3), darker(wear, 0.12))}" fill-rule="evenodd"`,
      ),
      path(
        'M88 150C100 190 150 196 176 168',
        `fill="none" stroke="${darker(wear, 0.3)}" stroke-width="4" opacity=".5"`,
      ),
    )
  if (['short', 'beard', 'bun', 'bob', 'long'].includes(style ?? ''))
    p.add(
      path(
        'M80 112C72 44 184 44 176 112C172 88 158 78 128 80C98 78 84 88 80 112Z',
        `fill="${p.ball(hair, 0.3)}"`,
      ),
    )
  if (style === 'bob')
    p.add(
      path(
        'M80 100C70 130 72 156 80 164C92 160 86 122 90 100ZM176 100C186 130 184 156 176 164C164 160 170 122 166 100Z',
        `fill="${hair}"`,
      ),
    )
  if (style === 'curly')
    for (const [x, y] of [
      [86, 84],
      [98, 66],
      [116, 56],
      [136, 56],
      [154, 64],
      [168, 82],
      [128, 66],
      [106, 78],
      [150, 78],
    ])
      p.add(circle(x ?? 0, y ?? 0, 18, `fill="${p.ball(hair, 0.35)}"`))
  if (style === 'cap')
    p.add(
      path('M82 92C84 52 172 52 174 92Q128 74 82 92Z', `fill="${p.fade('#fbf8f0', '#d9d2c2')}"`),
      path('M82 92Q128 74 174 92', 'fill="none" stroke="#c9bfa8" stroke-width="5"'),
    )
  if (style === 'beard' || (style === 'cap' && index % 2 === 0) || (style === 'ghutra' && index % 4 === 0))
    p.add(
      path(
        'M84 124C86 168 106 180 128 180S170 168 172 124C164 146 152 146 128 144S92 146 84 124Z',
        `fill="${hair}" opacity=".92"`,
      ),
    )
  return p.svg()
}
