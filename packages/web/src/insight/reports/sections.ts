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
