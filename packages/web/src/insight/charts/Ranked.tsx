import { useId } from 'react'
import css from './charts.module.css'
import { Hatch } from './Hatch.tsx'
import { Legend, legendHeight } from './Legend.tsx'
import { type ShapeProps, Stage } from './Stage.tsx'
import { fitted, lengthScale, widthOf } from './scales.ts'
import { valuesOf } from './series.ts'
import type { Spot } from './spots.ts'

/** Bars below each other, with names and figures written above them. They begin where lines begin. */
export function Ranked({ series, width, rtl, label }: ShapeProps) {
  const id = useId()
  const { points, writeBare } = series
  const top = legendHeight(series)
  const row = series.before ? 46 : 40
  const height = top + points.length * row + 4
  const ends = rtl ? ([width - 4, 4] as const) : ([4, width - 4] as const)
  const at = lengthScale(valuesOf(points), ends)
  const bar = (value: number) => ({
    x: Math.min(at(value), at(0)),
    width: value === 0 ? 0 : Math.max(2, Math.abs(at(value) - at(0))),
  })
  const [start, end] = rtl ? [width - 4, 4] : [4, width - 4]
  const spots = points.map(
    (point, index): Spot => ({
      point,
      x: 0,
      y: top + index * row,
      width,
      height: row,
      tip: { x: (at(0) + at(point.value)) / 2, y: top + index * row },
    }),
  )
  return (
    <Stage {...{ series, width, height, rtl, label, spots }} columns={1}>
      <Hatch id={id} />
      <Legend {...{ series, width, rtl }} hatch={`url(#${id})`} before="bars" />
      {points.map((point, index) => {
        const y = top + index * row
        const figure = writeBare(point.value)
        return (
          <g key={point.key}>
            <text className={css.name} x={start} y={y + 18} direction={rtl ? 'rtl' : 'ltr'}>
              {fitted(point.name, width - widthOf(figure) - 32)}
            </text>
            <text
              className={css.figure}
              x={end}
              y={y + 18}
              direction="ltr"
              textAnchor={rtl ? 'start' : 'end'}
            >
              {figure}
            </text>
            <rect className={css.now} data-mark={point.key} y={y + 24} height={9} {...bar(point.value)} />
            <path className={css.base} d={`M${at(0)} ${y + 22}v${row - 26}`} />
            {point.other && (
              <rect
                className={css.before}
                fill={`url(#${id})`}
                y={y + 34}
                height={7}
                {...bar(point.other.value)}
              />
            )}
          </g>
        )
      })}
    </Stage>
  )
}
