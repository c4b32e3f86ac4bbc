import css from './charts.module.css'
import { Legend, legendHeight } from './Legend.tsx'
import { type ShapeProps, Stage } from './Stage.tsx'
import { labelStep, sideOf, widthOf } from './scales.ts'
import { type Point, valuesOf } from './series.ts'
import type { Spot } from './spots.ts'

interface Props extends ShapeProps {
  /** Names of rows and columns. The points are given row by row. */
  readonly rows: readonly string[]
  readonly columns: readonly string[]
}

/**
 * A table of squares whose areas are the figures: the tint of a cell says the same, but is seen neither by everybody nor
 * on every paper. Where there is little width, rows and columns change places.
 */
export function Heat({ series, width, rtl, label, ...given }: Props) {
  const upright = width < 560
  const [rows, columns] = upright ? [given.columns, given.rows] : [given.rows, given.columns]
  const top = legendHeight(series) + 24
  const side = Math.max(...rows.map(widthOf)) + 10
  const [wide, high] = [(width - side) / columns.length, upright ? 26 : 34]
  const height = top + rows.length * high + 4
  const largest = Math.min(wide, high) - 6
  const most = Math.max(...valuesOf(series.points).map(Math.abs))
  const spots = rows.flatMap((_, row) =>
    columns.map((_, column): Spot => {
      const index = upright ? column * rows.length + row : row * columns.length + column
      const x = rtl ? width - side - (column + 1) * wide : side + column * wide
      const y = top + row * high
      const tip = { x: x + wide / 2, y: y + 4 }
      return { point: series.points[index] as Point, x, y, width: wide, height: high, tip }
    }),
  )
  const square = ({ x, y }: Spot, value: number) => {
    const size = sideOf(value, most, largest)
    return { x: x + (wide - size) / 2, y: y + (high - size) / 2, width: size, height: size }
  }
  const step = labelStep(columns, width - side)
  return (
    <Stage {...{ series, width, height, rtl, label, spots }} columns={columns.length}>
      <Legend {...{ series, width, rtl }} hatch="none" before="outlines" />
      {columns.map(
        (name, index) =>
          index % step === 0 && (
            <text
              key={name}
              className={css.label}
              x={(spots[index] as Spot).x + wide / 2}
              y={top - 8}
              direction={rtl ? 'rtl' : 'ltr'}
              textAnchor="middle"
            >
              {name}
            </text>
          ),
      )}
      {rows.map((name, index) => (
        <text
          key={name}
          className={css.label}
          x={rtl ? width : 0}
          y={top + index * high + high / 2 + 4}
          direction={rtl ? 'rtl' : 'ltr'}
        >
          {name}
        </text>
      ))}
      {spots.map((spot) => {
        const { value, other, key } = spot.point
        return (
          <g key={key}>
            <rect
              className={css.cell}
              x={spot.x + 1}
              y={spot.y + 1}
              width={wide - 2}
              height={high - 2}
              fillOpacity={most === 0 ? 0 : (Math.abs(value) / most) * 0.22}
            />
            {value !== 0 && (
              <rect className={value > 0 ? css.now : css.below} data-mark={key} {...square(spot, value)} />
            )}
            {other && other.value !== 0 && (
              <>
                <rect className={css.halo} {...square(spot, other.value)} />
                <rect className={css.outline} {...square(spot, other.value)} />
              </>
            )}
          </g>
        )
      })}
    </Stage>
  )
}
