import { type KeyboardEvent, type ReactNode, useState } from 'react'
import css from './charts.module.css'
import { SpotMark } from './SpotMark.tsx'
import { linesOf, type Series } from './series.ts'
import type { Spot } from './spots.ts'
import { Tooltip } from './Tooltip.tsx'
import { walked } from './walk.ts'

/** What every shape of chart is given. */
export interface ShapeProps {
  readonly series: Series
  readonly width: number
  readonly rtl: boolean
  /** Accessible name of the points. */
  readonly label: string
}

interface Props extends ShapeProps {
  readonly height: number
  /** In the order they are walked: row by row. */
  readonly spots: readonly Spot[]
  /** How many stand beside each other. */
  readonly columns: number
  readonly children: ReactNode
}

/** The drawing, and over it the points that pointer and keyboard go through, with their tooltip. */
export function Stage({ series, width, height, rtl, label, spots, columns, children }: Props) {
  const [active, setActive] = useState<number | null>(null)
  const [last, setLast] = useState(0)
  const reached = Math.min(last, spots.length - 1)
  const shown = active === null ? undefined : spots[active]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setActive(null)
    const next = walked(event, reached, { count: spots.length, columns, rtl })
    if (next === undefined || event.altKey || event.metaKey) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[data-spot]')[next]?.focus()
  }
  return (
    <div className={css.stage}>
      <svg
        className={css.drawing}
        data-drawing
        aria-hidden
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {children}
      </svg>
      <div
        role="listbox"
        aria-label={label}
        aria-orientation={columns === 1 ? 'vertical' : 'horizontal'}
        className={css.spots}
        onKeyDown={onKeyDown}
      >
        {spots.map((spot, index) => (
          <SpotMark
            key={spot.point.key}
            spot={spot}
            start={rtl ? width - spot.x - spot.width : spot.x}
            name={linesOf(spot.point, series).join('. ')}
            active={index === active}
            reached={index === reached}
            onShow={() => setActive(index)}
            onHide={() => setActive(null)}
            onReach={() => setLast(index)}
          />
        ))}
      </div>
      {shown && (
        <Tooltip
          lines={linesOf(shown.point, series)}
          start={rtl ? width - shown.tip.x : shown.tip.x}
          end={height - shown.tip.y}
          width={width}
        />
      )}
    </div>
  )
}
