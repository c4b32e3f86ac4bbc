const attribute = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0)

/** The hatching of what is compared, as a pattern of the canvas. */
function hatching(canvas: CanvasRenderingContext2D, svg: SVGSVGElement, scale: number): CanvasPattern | null {
  const line = svg.querySelector('pattern path')
  if (!line) return null
  const tile = document.createElement('canvas')
  tile.width = 6 * scale
  tile.height = 6 * scale
  const context = tile.getContext('2d')
  if (!context) return null
  context.scale(scale, scale)
  paintPath(context, line)
  const pattern = canvas.createPattern(tile, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(1 / scale))
  return pattern
}

function paintPath(context: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element)
  context.strokeStyle = style.stroke
  context.lineWidth = Number.parseFloat(style.strokeWidth)
  context.setLineDash(
    style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(Number.parseFloat),
  )
  context.stroke(new Path2D(element.getAttribute('d') ?? ''))
}

function paintRect(context: CanvasRenderingContext2D, element: Element, hatch: CanvasPattern | null): void {
  const style = getComputedStyle(element)
  const box = [
    attribute(element, 'x'),
    attribute(element, 'y'),
    attribute(element, 'width'),
    attribute(element, 'height'),
  ] as const
  context.globalAlpha = Number(style.fillOpacity)
  if (style.fill !== 'none') {
    context.fillStyle = style.fill.startsWith('url') ? (hatch ?? 'transparent') : style.fill
    context.fillRect(...box)
  }
  context.globalAlpha = 1
  if (style.stroke === 'none') return
  context.strokeStyle = style.stroke
  context.lineWidth = Number.parseFloat(style.strokeWidth)
  context.setLineDash(
    style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(Number.parseFloat),
  )
  context.strokeRect(...box)
}

function paintCircle(context: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element)
  context.beginPath()
  context.arc(attribute(element, 'cx'), attribute(element, 'cy'), attribute(element, 'r'), 0, 2 * Math.PI)
  context.globalAlpha = Number(style.fillOpacity)
  context.fillStyle = style.fill
  context.fill()
  context.globalAlpha = 1
  context.strokeStyle = style.stroke
  context.lineWidth = Number.parseFloat(style.strokeWidth)
  context.setLineDash([])
  context.stroke()
}

function paintText(context: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element)
  context.fillStyle = style.fill
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.direction = element.getAttribute('direction') === 'rtl' ? 'rtl' : 'ltr'
  const anchor = element.getAttribute('text-anchor')
  context.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'end' : 'start'
  context.fillText(element.textContent ?? '', attribute(element, 'x'), attribute(element, 'y'))
}

const margin = 24
const titleHeight = 32

/**
 * The drawing as a PNG, at twice its size, with its title. Drawn mark by mark, as a picture of an SVG would have none of
 * the page's fonts and colours.
 */
export function pictureOf(svg: SVGSVGElement, title: string, rtl: boolean): Promise<Blob> {
  const scale = 2
  const [width, height] = [attribute(svg, 'width'), attribute(svg, 'height')]
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * margin) * scale
  canvas.height = (height + 2 * margin + titleHeight) * scale
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('No canvas'))
  const colours = getComputedStyle(svg)
  context.scale(scale, scale)
  context.fillStyle = colours.getPropertyValue('--paper')
  context.fillRect(0, 0, width + 2 * margin, height + 2 * margin + titleHeight)
  context.fillStyle = colours.getPropertyValue('--ink')
  context.font = `600 16px ${colours.fontFamily}`
  context.direction = rtl ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  context.fillText(title, rtl ? width + margin : margin, margin + 14)
  context.translate(margin, margin + titleHeight)
  const hatch = hatching(context, svg, scale)
  for (const element of svg.querySelectorAll('rect, path, circle, text')) {
    if (element.matches('pattern *')) continue
    if (element.tagName === 'rect') paintRect(context, element, hatch)
    else if (element.tagName === 'path') paintPath(context, element)
    else if (element.tagName === 'circle') paintCircle(context, element)
    else paintText(context, element)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('No picture'))), 'image/png'),
  )
}
