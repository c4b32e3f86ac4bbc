import { type Random, random } from '../catalog/random.ts'
import { darker, lighter } from './color.ts'

/** A picture in the making: a seeded hand, an SVG text and the gradients it uses. Light falls from the upper left. */
export type Paint = {
  rng: Random
  width: number
  height: number
  add: (...svg: string[]) => void
  /** Runs `draw` inside a transformed, clipped or translucent group. */
  group: (attributes: string, draw: () => void) => void
  /** A rounded body of one colour: light, own and shaded side. */
  ball: (color: string, contrast?: number) => string
  /** A hollow of one colour: shaded towards the light. */
  hollow: (color: string, contrast?: number) => string
  /** A cylinder's shading across its width, for shapes lying along x. */
  tube: (color: string, contrast?: number) => string
  fade: (from: string, to: string) => string
  clip: (shape: string) => string
  svg: () => string
}

export const n = (value: number) => Math.round(value * 10) / 10

export function paint(seed: string, width: number, height: number): Paint {
  const out: string[] = []
  const defs = new Map<string, string>()
  const define = (content: (id: string) => string) => {
    const key = content('')
    const known = defs.get(key)
    if (known !== undefined) return known.slice(0, known.indexOf('|'))
    const id = `d${defs.size}`
    defs.set(key, `${id}|${content(id)}`)
    return id
  }
  const stops = (list: [number, string][]) =>
    list.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join('')
  const radial = (fx: number, fy: number, list: [number, string][]) =>
    `url(#${define((id) => `<radialGradient id="${id}" cx=".5" cy=".5" r=".62" fx="${fx}" fy="${fy}">${stops(list)}</radialGradient>`)})`
  return {
    rng: random(seed),
    width,
    height,
    add: (...svg) => {
      out.push(...svg)
    },
    group: (attributes, draw) => {
      out.push(`<g ${attributes}>`)
      draw()
      out.push('</g>')
    },
    ball: (color, k = 0.3) =>
      radial(0.36, 0.3, [
        [0, lighter(color, k)],
        [0.5, color],
        [1, darker(color, k)],
      ]),
    hollow: (color, k = 0.25) =>
      radial(0.6, 0.64, [
        [0, lighter(color, k * 0.6)],
        [0.6, color],
        [1, darker(color, k)],
      ]),
    tube: (color, k = 0.3) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops([
            [0, darker(color, k * 0.35)],
            [0.3, lighter(color, k)],
            [0.6, color],
            [1, darker(color, k)],
          ])}</linearGradient>`,
      )})`,
    fade: (from, to) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops([
            [0, from],
            [1, to],
          ])}</linearGradient>`,
      )})`,
    clip: (shape) => `clip-path="url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})"`,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${shadowDefs}${[
        ...defs.values(),
      ]
        .map((entry) => entry.slice(entry.indexOf('|') + 1))
        .join('')}</defs>${cheaper(out.join(''))}</svg>`,
  }
}

/**
 * `opacity` makes the renderer paint an element on a surface of its own first; on a single shape the
 * opacity of its fill and stroke looks the same and costs nothing.
 */
const cheaper = (svg: string) =>
  svg.replace(/<(?:path|circle|ellipse|rect)[^>]*>/g, (element) =>
    /-opacity=/.test(element)
      ? element
      : element.replace(/ opacity="([^"]+)"/, ' fill-opacity="$1" stroke-opacity="$1"'),
  )

/** Shadows are gradients, not blurs: a blur costs more than the rest of the picture. */
const shadowDefs =
  '<radialGradient id="sh"><stop offset="0" stop-color="#220b05" stop-opacity=".62"/><stop offset=".72" stop-color="#220b05" stop-opacity=".42"/><stop offset="1" stop-color="#220b05" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="li" cx=".24" cy=".16" r="1.05"><stop offset="0" stop-color="#fff2cf" stop-opacity=".3"/><stop offset=".45" stop-color="#fff6e0" stop-opacity="0"/><stop offset="1" stop-color="#2a0e06" stop-opacity=".22"/></radialGradient>'

export const shadow = (p: Paint, x: number, y: number, rx: number, ry: number, opacity = 0.7) =>
  p.add(
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#sh)" opacity="${opacity}"/>`,
  )

export const circle = (x: number, y: number, r: number, rest: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${rest}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, rest: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${rest}/>`

export const path = (d: string, rest: string) => `<path d="${d}" ${rest}/>`
