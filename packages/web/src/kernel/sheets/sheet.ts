/** The value of a spreadsheet cell. Days and times are instants in UTC; texts are never formulas. */
export type CellValue = string | number | boolean | Date | null

/** A day (`YYYY-MM-DD`) as spreadsheets count it: without a time zone. */
export const dayCell = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Of a sheet, without its headings. */
export const mostRows = 1_048_575

/** The sum of cells above it in its column: a formula, with its result as the file is written. */
export interface ColumnSum {
  /** The first and the last row summed up, counted from 0 below the headings. */
  readonly sum: readonly [first: number, last: number]
  readonly result: number
}
export type WrittenValue = CellValue | ColumnSum

interface Column {
  /** May contain line breaks. */
  readonly heading: string
  /** In characters. */
  readonly width: number
  /** Number format, such as `0.00`. Without one the column is text, which no program converts. */
  readonly format?: string
  /** Values offered in a drop-down list; other text is allowed. */
  readonly offers?: readonly string[] | undefined
}
export interface SheetHead {
  readonly name: string
  readonly rightToLeft: boolean
  readonly columns: readonly Column[]
}
export interface WrittenSheet extends SheetHead {
  /** Rows above the headings, such as what the sheet was made from. */
  readonly above?: readonly (readonly CellValue[])[]
  readonly rows: readonly (readonly WrittenValue[])[]
}
export interface ReadSheet {
  readonly name: string
  /** From the first row on, including empty rows. */
  readonly rows: readonly (readonly CellValue[])[]
}

/** Request and response of the worker. A long sheet is begun, given its rows part by part, and ended by the one answer. */
export type SheetRequest =
  | { readonly write: readonly WrittenSheet[] }
  | { readonly read: File }
  | { readonly begin: SheetHead }
  | { readonly rows: readonly (readonly CellValue[])[] }
  | { readonly end: true }
export type SheetResponse =
  | { readonly written: Blob }
  | { readonly sheets: readonly ReadSheet[] }
  | { readonly failed: true }
