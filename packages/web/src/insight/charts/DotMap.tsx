import { useText } from '../../kernel/text/language.tsx'
import css from './charts.module.css'
import { chartsText } from './charts.text.ts'
import { mapScale, type Position } from './mapScale.ts'
import { type ShapeProps, Stage } from './Stage.tsx'
import type { Spot } from './spots.ts'

interface Props extends ShapeProps {
  readonly positions: readonly Position[]
  readonly step: number
}

/** A map of dots whose areas are the figures, with its scale and where north is. Maps are not mirrored. */
export function DotMap({ series, width, rtl, label, positions, step }: Props) {
  const t = useText(chartsText)
  const { points } = series
  const { height, at, pixelsPerDegree, bar } = mapScale(positions, width, width < 560 ? 420 : 560)
  const most = Math.max(...points.map(({ value }) => value))
  const largest = Math.min(18, Math.max(7, pixelsPerDegree * step * 0.7))
  const dots = points.map((point, index) => ({
    point,
    ...at(positions[index] as Position),
    radius: most <= 0 ? 3 : Math.max(3, Math.sqrt(Math.max(0, point.value) / most) * largest),
  }))
  const spots = dots.map(({ point, x, y, radius }): Spot => {
    const side = Math.max(12, radius * 2)
    return { point, x: x - side / 2, y: y - side / 2, width: side, height: side, tip: { x, y: y - radius } }
  })
  const foot = height - 14
  return (
    <Stage {...{ series, width, height, rtl, label, spots }} columns={1}>
      <rect className={css.ground} x={0.5} y={0.5} width={width - 1} height={height - 1} />
      {dots.map(({ point, x, y, radius }) => (
        <circle key={point.key} className={css.dot} data-mark={point.key} cx={x} cy={y} r={radius} />
      ))}
      <path className={css.gauge} d={`M12 ${foot - 5}v5h${bar.length}v-5`} />
      <text
        className={css.label}
        x={12 + bar.length / 2}
        y={foot - 8}
        direction={rtl ? 'rtl' : 'ltr'}
        textAnchor="middle"
      >
        {t('kilometres', { count: bar.kilometres })}
      </text>
      <path className={css.gauge} d={`M${width - 20} ${foot}v-18m-5 6l5 -6l5 6`} />
      <text className={css.label} x={width - 34} y={foot} textAnchor="middle">
        {t('north')}
      </text>
    </Stage>
  )
}
