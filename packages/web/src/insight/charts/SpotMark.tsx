import css from './charts.module.css'
import type { Spot } from './spots.ts'

interface Props {
  readonly spot: Spot
  /** From the inline start. */
  readonly start: number
  /** What the tooltip says. */
  readonly name: string
  readonly active: boolean
  /** The one that Tab leads to. */
  readonly reached: boolean
  readonly onShow: () => void
  readonly onHide: () => void
  readonly onReach: () => void
}

/** One point over the drawing. */
export const SpotMark = ({ spot, start, name, active, reached, onShow, onHide, onReach }: Props) => (
  <div
    role="option"
    aria-selected={active}
    aria-label={name}
    data-spot={spot.point.key}
    tabIndex={reached ? 0 : -1}
    className={css.spot}
    style={{
      insetInlineStart: start,
      insetBlockStart: spot.y,
      inlineSize: spot.width,
      blockSize: spot.height,
    }}
    onPointerEnter={onShow}
    onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onHide()}
    onFocus={() => {
      onReach()
      onShow()
    }}
    onBlur={onHide}
  />
)
