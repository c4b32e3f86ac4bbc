import css from './charts.module.css'
import type { Series } from './series.ts'

interface Props {
  readonly series: Series
  readonly width: number
  readonly rtl: boolean
  readonly hatch: string
  /** How the range is drawn, and what it is compared with. */
  readonly now?: 'line' | 'bars'
  readonly before: 'line' | 'bars' | 'outlines'
}

const line = 22

export const legendHeight = ({ before }: Pick<Series, 'before'>): number => (before ? 2 * line + 8 : 0)

/** Which marks are of which range. It is part of the drawing, so that the picture has it too. */
export function Legend({ series, width, rtl, hatch, now = 'bars', before }: Props) {
  if (!series.before) return null
  const left = (x: number, wide: number) => (rtl ? width - x - wide : x)
  const text = (y: number, words: string) => (
    <text className={css.label} x={rtl ? width - 32 : 32} y={y} direction={rtl ? 'rtl' : 'ltr'}>
      {words}
    </text>
  )
  const y = line + 6
  return (
    <>
      {now === 'line' ? (
        <path className={css.lineNow} d={`M${left(0, 24)} 9h24`} />
      ) : (
        <rect className={css.now} x={left(0, 24)} y={3} width={24} height={12} />
      )}
      {text(14, series.now)}
      {before === 'line' ? (
        <path className={css.lineBefore} d={`M${left(0, 24)} ${y + 4}h24`} />
      ) : (
        <rect
          className={before === 'bars' ? css.before : css.outline}
          {...(before === 'bars' && { fill: hatch })}
          x={left(0, 24) + 1}
          y={y - 2}
          width={22}
          height={12}
        />
      )}
      {text(y + 9, series.before)}
    </>
  )
}
