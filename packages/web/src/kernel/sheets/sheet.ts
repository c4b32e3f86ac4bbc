/** What may stand in a cell of a spreadsheet. Days and times are instants in UTC; texts are never formulas. */
export type CellValue = string | number | boolean | Date | null

interface Column {
  /** May have several lines. */
  readonly heading: string
  /** In characters. */
  readonly width: number
  /** How numbers are shown, such as `0.00`; without one a column is of texts, which no program takes for anything else. */
  readonly format?: string
  /** What is offered to choose from; anything else may be typed too. */
  readonly offers?: readonly string[] | undefined
}
export interface WrittenSheet {
  readonly name: string
  readonly rightToLeft: boolean
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly CellValue[])[]
}
export interface ReadSheet {
  readonly name: string
  /** From the sheet's first row on, empty ones included. */
  readonly rows: readonly (readonly CellValue[])[]
}

/** What the worker is asked, and what it answers. */
export type SheetRequest = { readonly write: readonly WrittenSheet[] } | { readonly read: File }
export type SheetResponse =
  | { readonly written: Blob }
  | { readonly sheets: readonly ReadSheet[] }
  | { readonly failed: true }
