import { scaleBand } from 'd3-scale'
import { useId } from 'react'
import css from './charts.module.css'
import { Hatch } from './Hatch.tsx'
import { Legend, legendHeight } from './Legend.tsx'
import { type ShapeProps, Stage } from './Stage.tsx'
import { labelStep, valueAxis, widthOf } from './scales.ts'
import { type Point, valuesOf } from './series.ts'
import type { Spot } from './spots.ts'

interface Props extends ShapeProps {
  /** What is compared is a line, or bars beside the others. */
  readonly before: 'line' | 'bars'
}

/** Thinner bars could not be told apart: they become a line. */
const thinnest = 3
const edge = 8

/** Bars over time or over hours. Time runs in the direction of reading, the axis of figures stands where it begins. */
export function Columns({ series, width, rtl, label, before }: Props) {
  const id = useId()
  const { points, writeTick, whole } = series
  const height = (width < 560 ? 240 : 300) + legendHeight(series)
  const [top, bottom] = [legendHeight(series) + 14, height - 28]
  const y = valueAxis(valuesOf(points), [bottom, top], { whole, count: Math.round((bottom - top) / 44) })
  const axis = Math.max(...y.ticks.map((tick) => widthOf(writeTick(tick)))) + 12
  const x = scaleBand(
    points.map(({ key }) => key),
    rtl ? [width - axis, edge] : [axis, width - edge],
  )
    .paddingInner(0.25)
    .paddingOuter(0.15)
  const wide = x.bandwidth()
  const asLines = wide < thinnest
  const beside = before === 'bars' && series.before !== null && !asLines
  const left = (point: Point) => x(point.key) ?? 0
  const middle = (point: Point) => left(point) + wide / 2
  const step = labelStep(
    points.map(({ short }) => short),
    width - axis - edge,
  )
  const bar = (value: number) => ({
    y: Math.min(y.at(value), y.at(0)),
    height: value === 0 ? 0 : Math.max(1, Math.abs(y.at(value) - y.at(0))),
  })
  const lineOf = (figureOf: (point: Point) => number | undefined) =>
    points
      .map((point, index) => {
        const value = figureOf(point)
        if (value === undefined) return ''
        const goesOn = index > 0 && figureOf(points[index - 1] as Point) !== undefined
        return `${goesOn ? 'L' : 'M'}${middle(point)} ${y.at(value)}`
      })
      .join('')
  const half = beside ? wide / 2 : wide
  const spots = points.map(
    (point): Spot => ({
      point,
      x: left(point) - (x.step() - wide) / 2,
      y: top,
      width: x.step(),
      height: bottom - top,
      tip: { x: middle(point), y: y.at(Math.max(0, point.value, point.other?.value ?? 0)) },
    }),
  )
  return (
    <Stage {...{ series, width, height, rtl, label, spots }} columns={points.length}>
      <Hatch id={id} />
      <Legend
        {...{ series, width, rtl }}
        hatch={`url(#${id})`}
        before={beside ? 'bars' : 'line'}
        now={asLines ? 'line' : 'bars'}
      />
      {y.ticks.map((tick) => (
        <g key={tick}>
          <path
            className={tick === 0 ? css.base : css.grid}
            d={`M${rtl ? edge : axis} ${y.at(tick)}H${rtl ? width - axis : width - edge}`}
          />
          <text
            className={css.label}
            x={rtl ? width - axis + 6 : axis - 6}
            y={y.at(tick) + 4}
            direction="ltr"
            textAnchor={rtl ? 'start' : 'end'}
          >
            {writeTick(tick)}
          </text>
        </g>
      ))}
      {asLines ? (
        <path className={css.lineNow} d={lineOf(({ value }) => value)} />
      ) : (
        points.map((point) => (
          <rect
            key={point.key}
            className={css.now}
            data-mark={point.key}
            x={left(point) + (beside && rtl ? half : 0)}
            width={half}
            {...bar(point.value)}
          />
        ))
      )}
      {beside &&
        points.map(
          (point) =>
            point.other && (
              <rect
                key={point.key}
                className={css.before}
                fill={`url(#${id})`}
                x={left(point) + (rtl ? 0 : half)}
                width={half}
                {...bar(point.other.value)}
              />
            ),
        )}
      {series.before && !beside && (
        <>
          <path className={css.halo} d={lineOf(({ other }) => other?.value)} />
          <path className={css.lineBefore} d={lineOf(({ other }) => other?.value)} />
        </>
      )}
      {points.map(
        (point, index) =>
          index % step === 0 && (
            <text
              key={point.key}
              className={css.label}
              x={middle(point)}
              y={height - 8}
              direction={rtl ? 'rtl' : 'ltr'}
              textAnchor="middle"
            >
              {point.short}
            </text>
          ),
      )}
    </Stage>
  )
}
