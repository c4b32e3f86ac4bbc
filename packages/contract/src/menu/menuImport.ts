import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import { everyKind, feature, get, type IdOf, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { FieldChange, FieldProblem, MadeChange, PlanHash } from './bulkEdits.ts'
import { columnsOf, type SheetName, sheetNames } from './menuImport.columns.ts'

export * from './menuImport.columns.ts'

const reads = { kinds: everyKind, permission: 'restaurants.read' } as const
const writes = { kinds: everyKind, permission: 'restaurants.write' } as const

/** So many rows a sheet has at most, and is read with. */
export const maxSheetRows = { items: 5000, choices: 40_000, addons: 40_000 } as const satisfies Readonly<
  Record<SheetName, number>
>
/** What such a menu takes as JSON, many times what any store has. */
const mostBytes = 32 * 1024 * 1024

const mostOfCell = 32_767
/**
 * A cell's value: amounts in QAR, times as `HH:mm`, switches as such; an empty one is null. Numbers may come as text.
 * As long as a spreadsheet's can be: what is too long for its field is told there.
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
/** A large sheet has a million cells: each is looked at, none is made anew. */
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

/** Rows as they stand in a sheet, each with the sheet's own number of it. A column left out stays as it is. */
const sheet = <const Columns extends readonly [string, ...string[]]>(columns: Columns, most: number) =>
  z.strictObject({
    columns: z.array(z.enum(columns)).min(1).refine(distinct, 'twice'),
    rows: z
      .array(Row(columns.length))
      .max(most)
      .refine((rows) => distinct(rows.map(({ row }) => row)), 'twice'),
  })

/** A row that would change something, add something, or can't be read. */
export const PlannedRow = z.object({
  sheet: z.enum(sheetNames),
  row: z.int(),
  /** Nothing of a row with problems is imported. */
  what: z.enum(['change', 'add', 'faulty']),
  name: Translated,
  /** What it stands in: of an option its item and group. */
  of: z.array(Translated),
  /** By column; a category is the one field `category`. Of a new row only that and its prices. */
  changes: z.array(FieldChange),
  problems: z.array(FieldProblem),
})
export type PlannedRow = z.output<typeof PlannedRow>

/** What is told of both while they run (`kernel/progress.ts`): rows that are read, then rows that are written. */
export const sheetSteps = ['checking', 'writing'] as const

/** Read by the dry run and made by the import alike; a sheet left out changes nothing. */
const asked = {
  store_id: Id,
  /** When the file was exported: a cell that still says what it said then leaves what others have made of it since. */
  exported_at: Instant.optional(),
  items: sheet(columnsOf('items'), maxSheetRows.items),
  choices: sheet(columnsOf('choices'), maxSheetRows.choices).optional(),
  addons: sheet(columnsOf('addons'), maxSheetRows.addons).optional(),
}
/** Of an item that is there no more or never was, as of a foreign one, its row says so: no id of a row refuses a call. */
const cheaper = (rows: IdOf) => ({
  store_id: rows('stores'),
  items: { columns: ['item_id', 'promoted_price'], rows: [{ row: 2, cells: [999_999, 99.5] }] },
})

const Cells = z.array(z.array(SheetCell))

/**
 * A store's menu as a spreadsheet, there and back. The browser writes and reads the file itself. A row without an id
 * adds what it says, one that is left out of the sheet stays: importing deletes nothing.
 */
export const menuImport = feature('menuSheet', {
  show: get('restaurant/store/menuSheet/:id', {
    ...reads,
    summary:
      "A store's whole menu (the store's id in the path) as rows of a spreadsheet; names of marks and units are in the caller's language.",
    /** Each row holds all columns in their order. `cut`: the menu is larger than a sheet may be. */
    output: z.object({
      items: Cells,
      choices: Cells,
      addons: Cells,
      /** What may be chosen in a column, as it would stand there. */
      lists: z.object({
        category_en: z.array(z.string()),
        category_ar: z.array(z.string()),
        item_unit: z.array(z.string()),
      }),
      cut: z.boolean(),
      at: Instant,
    }),
    example: (rows) => ({ params: { id: rows('stores') } }),
  }),
  preview: post('restaurant/store/previewMenuSheet', {
    ...reads,
    readOnly: true,
    maxBytes: mostBytes,
    reportsProgress: true,
    summary: 'What importing a spreadsheet would change, row by row, and which rows are faulty.',
    input: z.strictObject(asked),
    output: z.object({
      /** Those that change nothing are left out. */
      rows: z.array(PlannedRow),
      unchanged: z.int(),
      /** Rows that others have changed on the menu since the file was exported. */
      moved: z.int(),
      /** Categories that the sheet names and the store lacks: they are added. */
      categories: z.array(Translated),
      /** Another store of the caller's to which all the items belong that the sheet names by number. */
      elsewhere: z.object({ id: Id, name: Translated }).nullable(),
      seal: PlanHash,
    }),
    example: (rows) => ({ body: cheaper(rows) }),
  }),
  apply: post('restaurant/store/importMenuSheet', {
    ...writes,
    maxBytes: mostBytes,
    reportsProgress: true,
    summary: 'Import the spreadsheet that was looked at; faulty rows are left out.',
    input: z.strictObject({ ...asked, seal: PlanHash }),
    /** Rows of the sheets. */
    output: z.object({ change: MadeChange, added: z.int(), changed: z.int() }),
    errors: ['menuChanges.stale', 'menuChanges.nothing'],
    example: (rows) => ({
      body: { ...cheaper(rows), seal: '0'.repeat(64) },
      expectedError: 'menuChanges.stale',
    }),
  }),
})
