import { z } from 'zod'
import { Id } from './kernel/fields.ts'
import { everyKind, feature, get, post, type Rows } from './kernel/operation.ts'
import { Translated } from './kernel/translated.ts'
import { FieldChange, FieldProblem, MadeChange, Seal } from './menuChanges.ts'

const reads = { kinds: everyKind, needs: 'restaurants.read' } as const
const writes = { kinds: everyKind, needs: 'restaurants.write' } as const

export const menuSheets = ['items', 'choices', 'addons'] as const
export type MenuSheetName = (typeof menuSheets)[number]

/**
 * A sheet's columns by the wire's names, in their order. Categories and marks stand by name, several marks one to a
 * line; switches are `yes` or `no`. A row of `choices` or `addons` is an option, with its group beside it.
 */
export const sheetColumns = {
  items: [
    'item_id',
    'category_en',
    'category_ar',
    'name_en',
    'name_ar',
    'short_description_en',
    'short_description_ar',
    'dish_en',
    'dish_ar',
    'original_price',
    'promoted_price',
    'price_per_unit',
    'enough_for',
    'item_unit',
    'quantity_per_day',
    'max_quantity_per_day',
    'lead_time',
    'setup_time',
    'max_time',
    'available_from_time',
    'available_to_time',
    'delivery_type',
    'special_fees_amount',
    'global_categories',
    'filters',
    'item_requirements',
    'show',
    'cash_on_delivery',
    'required_location',
  ],
  choices: [
    'option_id',
    'choice_id',
    'item_id',
    'item_name',
    'item_choice_name_en',
    'item_choice_name_ar',
    'min_selection_needed',
    'max_selection_needed',
    'max_quantity',
    'show_onmenu',
    'name_en',
    'name_ar',
    'item_choice_price',
    'min_selection_option',
    'max_selection_option',
  ],
  addons: [
    'option_id',
    'addon_id',
    'item_id',
    'item_name',
    'item_addon_name_en',
    'item_addon_name_ar',
    'show_onmenu',
    'name_en',
    'name_ar',
    'item_addon_option_price',
    'max_selection',
    'option_show_onmenu',
  ],
} as const satisfies Readonly<Record<MenuSheetName, readonly string[]>>

/** A cell as it stands in the sheet; numbers and switches may come as such or as text. */
const Cell = z.union([z.string().max(5000), z.number(), z.boolean(), z.null()])
const cells = <Name extends MenuSheetName>(name: Name) =>
  z.partialRecord(z.enum(sheetColumns[name] as readonly (typeof sheetColumns)[Name][number][]), Cell)
/** `row` is the sheet's own number of it. A column that is left out stays as it is. */
const rowsOf = <Name extends MenuSheetName>(name: Name, most: number) =>
  z.array(z.strictObject({ row: z.int().min(1).max(1_048_576), cells: cells(name) })).max(most)

const sheets = {
  items: rowsOf('items', 5000),
  choices: rowsOf('choices', 20_000).default([]),
  addons: rowsOf('addons', 20_000).default([]),
}

/** A row that would change something, add something, or can't be read. Rows that change nothing are left out. */
export const PlannedRow = z.object({
  sheet: z.enum(menuSheets),
  row: z.int(),
  /** Nothing of a row with problems is imported. */
  what: z.enum(['change', 'add', 'faulty']),
  name: Translated,
  changes: z.array(FieldChange),
  problems: z.array(FieldProblem),
})
export type PlannedRow = z.output<typeof PlannedRow>

/** Read by the dry run and made by the import alike. */
const asked = { store_id: Id, ...sheets }
const oneRow = (rows: Rows) => ({
  store_id: rows('stores'),
  items: [{ row: 2, cells: { item_id: rows('items'), promoted_price: 99.5 } }],
})

/** A store's menu as a spreadsheet, there and back. The browser writes and reads the file itself. */
export const menuSheet = feature('menuSheet', {
  show: get('restaurant/store/menuSheet/:id', {
    ...reads,
    about: "A store's whole menu (the store's id in the path) as rows of a spreadsheet.",
    gives: z.object({
      items: z.array(cells('items')),
      choices: z.array(cells('choices')),
      addons: z.array(cells('addons')),
    }),
    example: (rows) => ({ params: { id: rows('stores') } }),
  }),
  preview: post('restaurant/store/previewMenuSheet', {
    ...reads,
    reads: true,
    about: 'What importing a spreadsheet would change, row by row, and which rows are faulty.',
    takes: z.strictObject(asked),
    gives: z.object({
      rows: z.array(PlannedRow),
      unchanged: z.int(),
      /** Categories that the sheet names and the store lacks: they are added. */
      categories: z.array(Translated),
      seal: Seal,
    }),
    example: (rows) => ({ body: oneRow(rows) }),
  }),
  apply: post('restaurant/store/importMenuSheet', {
    ...writes,
    about: 'Import the spreadsheet that was looked at; faulty rows are left out.',
    takes: z.strictObject({ ...asked, seal: Seal }),
    gives: z.object({ change: MadeChange, added: z.int(), changed: z.int() }),
    refuses: ['menuChanges.stale', 'menuChanges.nothing'],
    example: (rows) => ({ body: { ...oneRow(rows), seal: '0'.repeat(64) }, meets: 'menuChanges.stale' }),
  }),
})
