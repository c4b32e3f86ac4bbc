import css from './charts.module.css'

interface Props {
  readonly lines: readonly string[]
  /** What it points at: from the inline start, and from the bottom. */
  readonly start: number
  readonly end: number
  /** Of the chart, which it stays within. */
  readonly width: number
}

const tipWidth = 232

/** What a point says. Screen readers have it as the point's name. */
export function Tooltip({ lines: [title, ...lines], start, end, width }: Props) {
  const left = Math.max(0, Math.min(start - tipWidth / 2, width - tipWidth))
  return (
    <div
      className={css.tooltip}
      aria-hidden
      data-chart-tooltip
      style={{ inlineSize: tipWidth, insetInlineStart: left, insetBlockEnd: end + 10 }}
    >
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}
