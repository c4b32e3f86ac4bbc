interface Walk {
  readonly count: number
  /** How many points stand beside each other. */
  readonly columns: number
  readonly rtl: boolean
}

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
}

/** The point a key leads to from another one; undefined if it leads nowhere. Left is where the eye goes left. */
export function walked(
  { key, ctrlKey }: Key,
  from: number,
  { count, columns, rtl }: Walk,
): number | undefined {
  const row = columns === 1 ? 0 : from - (from % columns)
  const last = columns === 1 ? count - 1 : Math.min(row + columns, count) - 1
  const beside = (by: number) => (from + by >= row && from + by <= last ? from + by : from)
  const beyond = (by: number) => (from + by >= 0 && from + by < count ? from + by : from)
  switch (key) {
    case 'ArrowRight':
      return columns === 1 ? undefined : beside(rtl ? -1 : 1)
    case 'ArrowLeft':
      return columns === 1 ? undefined : beside(rtl ? 1 : -1)
    case 'ArrowDown':
      return columns >= count ? undefined : beyond(columns)
    case 'ArrowUp':
      return columns >= count ? undefined : beyond(-columns)
    case 'Home':
      return ctrlKey ? 0 : row
    case 'End':
      return ctrlKey ? count - 1 : last
    default:
      return undefined
  }
}
