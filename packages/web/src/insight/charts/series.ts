/** One point of a chart: a day, say, or a store. */
export interface Point {
  readonly key: string
  /** In full, as it is told. */
  readonly name: string
  /** As it stands at an axis, where there is little room. */
  readonly short: string
  readonly value: number
  /** What it is compared with, if there is something in its place. */
  readonly other: { readonly name: string; readonly value: number } | null
}

/** What a chart draws, and how its figures are written. */
export interface Series {
  readonly points: readonly Point[]
  /** What the figures are: `Revenue`. */
  readonly figure: string
  /** The range, for the legend. */
  readonly now: string
  /** The range it is compared with; null without one. */
  readonly before: string | null
  /** With its unit. */
  readonly write: (value: number) => string
  /** Without unit, beside a bar. */
  readonly writeBare: (value: number) => string
  /** As short as can be, at an axis. */
  readonly writeTick: (value: number) => string
  /** Fractions make no sense, as of orders. */
  readonly whole: boolean
}

/** What the tooltip of a point says, line by line. */
export const linesOf = (point: Point, { figure, write }: Series): readonly string[] => [
  point.name,
  `${figure}: ${write(point.value)}`,
  ...(point.other ? [`${point.other.name}: ${write(point.other.value)}`] : []),
]

/** All figures that are drawn, those compared too. */
export const valuesOf = (points: readonly Point[]): number[] =>
  points.flatMap(({ value, other }) => (other ? [value, other.value] : [value]))

/** The point with the highest figure, the first of several; null if all are the same. */
export function highestOf(points: readonly Point[]): Point | null {
  const [first, ...others] = points
  if (!first || others.every(({ value }) => value === first.value)) return null
  return others.reduce((highest, point) => (point.value > highest.value ? point : highest), first)
}
