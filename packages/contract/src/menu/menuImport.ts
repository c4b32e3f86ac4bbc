import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import { everyKind, feature, get, type IdOf, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { FieldChange, FieldProblem, MadeChange, PlanHash } from './bulkEdits.ts'
import { columnsOf, type SheetName, sheetNames } from './menuImport.columns.ts'

export * from './menuImport.columns.ts'

const reads = { kinds: everyKind, permission: 'restaurants.read' } as const
const writes = { kinds: everyKind, permission: 'restaurants.write' } as const

/** Maximum rows of a sheet, in exports and imports. */
export const maxSheetRows = { items: 5000, choices: 40_000, addons: 40_000 } as const satisfies Readonly<
  Record<SheetName, number>
>
/** Size of a menu of that many rows as JSON, many times that of any real store. */
const maxBytes = 32 * 1024 * 1024

const mostOfCell = 32_767
/**
 * A cell's value: amounts in QAR, times as `HH:mm`, switches as booleans, empty cells as null. Numbers may come as
 * text. The limit is that of spreadsheets: a text too long for its field is reported at the field.
 */
export const SheetCell = z.union([z.string().max(mostOfCell), z.number(), z.boolean(), z.null()])
export type SheetCell = z.output<typeof SheetCell>

const isCell = (value: unknown): value is SheetCell =>
  typeof value === 'string'
    ? value.length <= mostOfCell
    : value === null || typeof value === 'boolean' || Number.isFinite(value)
interface SheetRow {
  readonly row: number
  readonly cells: readonly SheetCell[]
}
const mostOfRows = 1_048_576
const isRow = (value: unknown, most: number): value is SheetRow => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false
  const { row, cells } = value as Partial<Record<keyof SheetRow, unknown>>
  const isNumber = Number.isInteger(row) && Number(row) >= 1 && Number(row) <= mostOfRows
  return isNumber && Array.isArray(cells) && cells.length <= most && cells.every(isCell)
}
/** A large sheet has a million cells, so they are checked in place and not copied. */
const Row = (most: number) =>
  z
    .custom<SheetRow>((value) => isRow(value, most), 'type')
    .meta({
      type: 'object',
      required: ['row', 'cells'],
      additionalProperties: false,
      properties: {
        row: { type: 'integer', minimum: 1, maximum: mostOfRows },
        cells: { type: 'array', maxItems: most, items: { type: ['string', 'number', 'boolean', 'null'] } },
      },
    })

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length

/** Rows of a sheet with their row numbers. Columns that are left out stay unchanged. */
const sheet = <const Columns extends readonly [string, ...string[]]>(columns: Columns, most: number) =>
  z.strictObject({
    columns: z.array(z.enum(columns)).min(1).refine(distinct, 'twice'),
    rows: z
      .array(Row(columns.length))
      .max(most)
      .refine((rows) => distinct(rows.map(({ row }) => row)), 'twice'),
  })

/** A row that would change or add something, or that is faulty. */
export const PlannedRow = z.object({
  sheet: z.enum(sheetNames),
  row: z.int(),
  /** Faulty rows are not imported. */
  what: z.enum(['change', 'add', 'faulty']),
  name: Translated,
  /** Its parents: for an option, the item and the group. */
  of: z.array(Translated),
  /** By column; a category is the single field `category`. A new row lists only its category and prices. */
  changes: z.array(FieldChange),
  problems: z.array(FieldProblem),
})
export type PlannedRow = z.output<typeof PlannedRow>

/** Progress steps of preview and import (`kernel/progress.ts`): rows read, then rows written. */
export const importSteps = ['checking', 'writing'] as const

/** Input of both the preview and the import. A sheet that is left out changes nothing. */
const asked = {
  store_id: Id,
  /** When the file was exported. Cells that have not changed since then do not overwrite later changes on the menu. */
  exported_at: Instant.optional(),
  items: sheet(columnsOf('items'), maxSheetRows.items),
  choices: sheet(columnsOf('choices'), maxSheetRows.choices).optional(),
  addons: sheet(columnsOf('addons'), maxSheetRows.addons).optional(),
}
/** Unknown, deleted and foreign items are reported in their row; an id in a row never fails the call. */
const cheaper = (idOf: IdOf) => ({
  store_id: idOf('stores'),
  items: { columns: ['item_id', 'promoted_price'], rows: [{ row: 2, cells: [999_999, 99.5] }] },
})

const Cells = z.array(z.array(SheetCell))

/**
 * Export and import of a store's menu as a spreadsheet. The browser writes and reads the file. A row without an id is
 * added; items that are not in the sheet stay: importing deletes nothing.
 */
export const menuImport = feature('menuSheet', {
  show: get('restaurant/store/menuSheet/:id', {
    ...reads,
    mayUseReplica: true,
    summary:
      "A store's whole menu (the store's id in the path) as rows of a spreadsheet; names of marks and units are in the caller's language.",
    /** Each row holds all columns in order. `cut`: the menu exceeds the maximum rows of a sheet. */
    output: z.object({
      items: Cells,
      choices: Cells,
      addons: Cells,
      /** The values offered in a column. */
      lists: z.object({
        category_en: z.array(z.string()),
        category_ar: z.array(z.string()),
        item_unit: z.array(z.string()),
      }),
      cut: z.boolean(),
      at: Instant,
    }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  preview: post('restaurant/store/previewMenuSheet', {
    ...reads,
    readOnly: true,
    maxBytes,
    reportsProgress: true,
    summary: 'What importing a spreadsheet would change, row by row, and which rows are faulty.',
    input: z.strictObject(asked),
    output: z.object({
      /** Without the rows that change nothing. */
      rows: z.array(PlannedRow),
      unchanged: z.int(),
      /** Number of rows that others have changed on the menu since the export. */
      moved: z.int(),
      /** Categories in the sheet that the store lacks. The import adds them. */
      categories: z.array(Translated),
      /** Another store of the caller, if all item ids of the sheet belong to it. */
      elsewhere: z.object({ id: Id, name: Translated }).nullable(),
      seal: PlanHash,
    }),
    example: (idOf) => ({ body: cheaper(idOf) }),
  }),
  apply: post('restaurant/store/importMenuSheet', {
    ...writes,
    via: 'file',
    maxBytes,
    reportsProgress: true,
    summary: 'Import the spreadsheet that was looked at; faulty rows are left out.',
    input: z.strictObject({ ...asked, seal: PlanHash }),
    /** `added` and `changed` are numbers of rows. */
    output: z.object({ change: MadeChange, added: z.int(), changed: z.int() }),
    errors: ['menuChanges.stale', 'menuChanges.nothing'],
    example: (idOf) => ({
      body: { ...cheaper(idOf), seal: '0'.repeat(64) },
      expectedError: 'menuChanges.stale',
    }),
  }),
})
