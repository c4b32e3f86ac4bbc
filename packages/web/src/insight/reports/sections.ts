import type { FigureText } from '@sufra/contract/insight/reports.figures'

export type CellUnit = FigureText['unit'] | 'text' | 'day' | 'percent'
export type SectionCell = string | number | null

interface SectionColumn {
  readonly head: string
  readonly unit: CellUnit
  /** The figure that the column shows, explained on demand. */
  readonly figure?: FigureText
}

/** A table of a report: what is on the screen, on paper and in the spreadsheet. */
export interface Section {
  readonly title: string
  readonly columns: readonly SectionColumn[]
  /** Undefined while loading. The first cell names the row. */
  readonly rows: readonly (readonly SectionCell[])[] | undefined
  readonly totals?: readonly SectionCell[] | undefined
  /** The cells of each row in the range it is compared with; null for a row that has none there. */
  readonly befores?: readonly (readonly SectionCell[] | null)[] | undefined
  /** How a chart draws its figures: over time, in their order, or by rank. */
  readonly drawn?: 'time' | 'order' | 'rank'
  /** The column that is drawn until another is chosen; the first figure without it. */
  readonly drawnColumn?: number
  /** The rows' names as they stand at an axis, where they are shorter there. */
  readonly shorts?: readonly string[] | undefined
  /** Said instead of a table without rows. */
  readonly empty: string
  /** What to know about the rows, above them. */
  readonly note?: string | undefined
}

/** A figure of the whole range. */
export interface ReportedFigure {
  readonly figure: FigureText
  /** Undefined while loading, null if there is none. */
  readonly value: number | null | undefined
  /** In the range it is compared with. */
  readonly before?: number | null | undefined
}

export interface ReportContent {
  readonly figures: readonly ReportedFigure[]
  readonly sections: readonly Section[]
}

/** A column for a figure, with its name and explanation. */
export const figureColumn = (
  figure: FigureText,
  pick: (text: FigureText['name']) => string,
): SectionColumn => ({
  head: pick(figure.name),
  unit: figure.unit,
  figure,
})

/** The cells of each row as they were in the range it is compared with, found by what the rows are about. */
export function beforesOf<Row>(
  rows: readonly Row[] | undefined,
  before: readonly Row[] | undefined,
  keyOf: (row: Row) => unknown,
  cells: (row: Row) => SectionCell[],
): Section['befores'] {
  if (!rows || !before) return undefined
  const found = new Map(before.map((row) => [keyOf(row), row]))
  return rows.map((row) => {
    const other = found.get(keyOf(row))
    return other === undefined ? null : cells(other)
  })
}

/** By time, the nth row is compared with the nth. */
export const nthOf = <Row>(
  rows: readonly Row[] | undefined,
  before: readonly Row[] | undefined,
  cells: (row: Row) => SectionCell[],
): Section['befores'] => {
  if (!rows || !before) return undefined
  return rows.map((_, index) => {
    const other = before[index]
    return other === undefined ? null : cells(other)
  })
}
