/** The value of a spreadsheet cell. Days and times are instants in UTC; texts are never formulas. */
export type CellValue = string | number | boolean | Date | null

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
export interface WrittenSheet {
  readonly name: string
  readonly rightToLeft: boolean
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly CellValue[])[]
}
export interface ReadSheet {
  readonly name: string
  /** From the first row on, including empty rows. */
  readonly rows: readonly (readonly CellValue[])[]
}

/** Request and response of the worker. */
export type SheetRequest = { readonly write: readonly WrittenSheet[] } | { readonly read: File }
export type SheetResponse =
  | { readonly written: Blob }
  | { readonly sheets: readonly ReadSheet[] }
  | { readonly failed: true }
