import { scaleLinear } from 'd3-scale'

interface ValueAxis {
  /** Where a figure stands. */
  readonly at: (value: number) => number
  readonly ticks: readonly number[]
}

type Ends = readonly [from: number, to: number]

/** Figures from 0, or from the lowest of them if that is below, to the highest. Null if all are 0. */
function scaleOf(values: readonly number[], [from, to]: Ends) {
  const low = values.reduce((lowest, value) => Math.min(lowest, value), 0)
  const high = values.reduce((highest, value) => Math.max(highest, value), 0)
  return low === high ? null : scaleLinear([low, high], [from, to])
}

/** Where figures stand that have no axis: the highest has the whole length. */
export const lengthScale = (values: readonly number[], ends: Ends): ((value: number) => number) =>
  scaleOf(values, ends) ?? (() => ends[0])

/** An axis of figures with round ticks. */
export function valueAxis(
  values: readonly number[],
  ends: Ends,
  { whole, count }: { readonly whole: boolean; readonly count: number },
): ValueAxis {
  const scale = scaleOf(values, ends)?.nice(count)
  if (!scale) return { at: () => ends[0], ticks: [0] }
  return { at: scale, ticks: scale.ticks(count).filter((tick) => !whole || Number.isInteger(tick)) }
}

/** About the width of a text of the axis' size. */
export const widthOf = (text: string): number => text.length * 7

/** Of so many labels on a line, every nth has room. */
export const labelStep = (labels: readonly string[], room: number): number => {
  const widest = Math.max(0, ...labels.map(widthOf)) + 10
  return Math.max(1, Math.ceil((widest * labels.length) / room))
}

/** The text, cut off where it has no room. */
export function fitted(text: string, room: number): string {
  const most = Math.max(1, Math.floor(room / widthOf('m')))
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

/** The side of a square whose area is in proportion to a figure; what is not 0 can be seen. */
export const sideOf = (value: number, most: number, largest: number): number =>
  value === 0 || most === 0 ? 0 : Math.max(4, Math.sqrt(Math.abs(value) / most) * largest)
