import { z } from 'zod'
import { Id, Instant, needed } from '../kernel/fields.ts'
import { everyKind, feature, get, type IdOf, post } from '../kernel/operation.ts'
import { PlanHash, PlannedItem } from './bulkEdits.shapes.ts'

export * from './bulkEdits.shapes.ts'

const reads = { kinds: everyKind, permission: 'restaurants.read' } as const
const writes = { kinds: everyKind, permission: 'restaurants.write' } as const

export const changeablePrices = ['original_price', 'promoted_price', 'price_per_unit'] as const
export const changeableFlags = [
  'show',
  'show_on_restaurant_manager',
  'cash_on_delivery',
  'required_location',
] as const
/** Rounding step of changed prices in QAR, half up; 0.01 means no rounding. */
export const priceSteps = [0.01, 0.5, 1, 5] as const

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length
/** Percent by which prices rise or fall, with at most two decimals. */
const PriceRise = z
  .number(needed('number.type'))
  .min(-90)
  .max(500)
  .refine((value) => Math.round(value * 100) / 100 === value, 'percent.decimals')

/** One change of many items. */
export const Change = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('prices'),
    percent: PriceRise,
    prices: z.array(z.enum(changeablePrices)).min(1).refine(distinct, 'twice'),
    round_to: z.literal(priceSteps).default(0.01),
  }),
  /** `show_on_restaurant_manager` is for admins (DECISIONS 11). */
  z.strictObject({ what: z.literal('flag'), flag: z.enum(changeableFlags), value: z.boolean() }),
  z.strictObject({ what: z.literal('category'), sub_category_id: Id }),
  /** Copies the choice group with its options to each item that has no choice of the same names. */
  z.strictObject({ what: z.literal('choice'), item_choice_id: Id }),
])
export type Change = z.output<typeof Change>

const asked = {
  store_id: Id,
  items: z.array(Id).min(1).max(5000).refine(distinct, 'twice'),
  change: Change,
}
const dearer = (idOf: IdOf) => ({
  store_id: idOf('stores'),
  items: [idOf('items')],
  change: { what: 'prices', percent: 10, prices: ['original_price', 'promoted_price'] },
})

/** A bulk edit of a store's menu that was applied and can be undone. */
export const MadeChange = z.object({
  id: Id,
  what: z.enum(['prices', 'flag', 'category', 'choice', 'sheet', 'copy']),
  /** The requested change; null for a spreadsheet import and a menu copy. */
  asked: Change.nullable(),
  /** Number of items changed. */
  count: z.int(),
  /** Name of who made it. Names of platform staff are not shown outside the platform. */
  by: z.string(),
  at: Instant,
  undone: z.boolean(),
})
export type MadeChange = z.output<typeof MadeChange>

/** Bulk edits of a store's items: previewed first, then applied, and undone as one. */
export const bulkEdits = feature('menuChanges', {
  preview: post('restaurant/item/previewChange', {
    ...reads,
    readOnly: true,
    summary: 'What a change of many items would make of each of them.',
    input: z.strictObject(asked),
    output: z.object({ items: z.array(PlannedItem), seal: PlanHash }),
    example: (idOf) => ({ body: dearer(idOf) }),
  }),
  apply: post('restaurant/item/applyChange', {
    ...writes,
    via: 'bulk',
    summary: 'Make the change that was looked at; items with problems are left as they are.',
    input: z.strictObject({ ...asked, seal: PlanHash }),
    output: z.object({ change: MadeChange }),
    errors: ['menuChanges.stale', 'menuChanges.nothing'],
    example: (idOf) => ({
      body: { ...dearer(idOf), seal: '0'.repeat(64) },
      expectedError: 'menuChanges.stale',
    }),
  }),
  list: get('restaurant/item/getChanges/:id', {
    ...reads,
    summary: "A store's last twenty changes of many items, the newest first.",
    output: z.object({ changes: z.array(MadeChange) }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  undo: post('restaurant/item/undoChange/:id', {
    ...writes,
    via: 'bulk',
    summary:
      'Undo a change of many items (the id in the path). What has been changed again since stays as it is now.',
    /** `kept`: names of the items that were not undone. */
    output: z.object({ undone: z.int(), kept: z.array(z.object({ item_id: Id, name: z.string() })) }),
    errors: ['menuChanges.undone'],
    example: (idOf) => ({ params: { id: idOf('menu_changes') } }),
  }),
})
