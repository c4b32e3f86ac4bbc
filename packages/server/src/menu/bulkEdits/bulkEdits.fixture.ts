import { bulkEdits, type Change } from '@sufra/contract/menu/bulkEdits'
import type { Database } from '../../kernel/database/db.ts'
import { type Asking, type ItemsTest, openItems } from '../items/items.fixture.ts'

interface Wanted extends Readonly<Record<string, unknown>> {
  readonly what: Change['what']
}

export interface ChangesTest extends ItemsTest {
  /** Adds items at the end of a category, each priced 100, on sale for 90, 10 per person. */
  filled(count: number, category: number): Promise<number[]>
  preview(items: readonly number[], change: Wanted, asking?: Asking): ReturnType<typeof previewOf>
  apply(items: readonly number[], change: Wanted, seal: string, asking?: Asking): ReturnType<typeof applyOf>
  /** Previews and applies a change; returns its id. */
  made(items: readonly number[], change: Wanted, asking?: Asking): Promise<number>
  undo(id: number, asking?: Asking): ReturnType<typeof undoOf>
  list(asking?: Asking): ReturnType<typeof listOf>
  /** Columns of items, ordered by id. */
  read(items: readonly number[], columns: string): Promise<unknown[][]>
}

const body = (test: ItemsTest, items: readonly number[], change: Wanted) => ({
  store_id: test.tenant.ids.stores,
  items,
  change,
})
const previewOf = (test: ItemsTest, items: readonly number[], change: Wanted, asking?: Asking) =>
  test.ask(bulkEdits.preview, body(test, items, change), asking)
const applyOf = (test: ItemsTest, items: readonly number[], change: Wanted, seal: string, asking?: Asking) =>
  test.ask(bulkEdits.apply, { ...body(test, items, change), seal }, asking)
const undoOf = (test: ItemsTest, id: number, asking?: Asking) =>
  test.ask(bulkEdits.undo, {}, { ...asking, id })
const listOf = (test: ItemsTest, asking?: Asking) =>
  test.ask(bulkEdits.list, {}, { ...asking, id: test.tenant.ids.stores })

export async function openChanges(open: () => Promise<Database>): Promise<ChangesTest> {
  const test = await openItems(open)
  const preview: ChangesTest['preview'] = (...asked) => previewOf(test, ...asked)
  const apply: ChangesTest['apply'] = (...asked) => applyOf(test, ...asked)
  return {
    ...test,
    preview,
    apply,
    made: async (items, change, asking) => {
      const { output: previewed, refusal } = await preview(items, change, asking)
      if (!previewed) throw new Error(JSON.stringify(refusal))
      const made = await apply(items, change, previewed.seal, asking)
      if (!made.output) throw new Error(JSON.stringify(made.refusal))
      return made.output.change.id
    },
    undo: (...asked) => undoOf(test, ...asked),
    list: (...asked) => listOf(test, ...asked),
    filled: async (count, category) => {
      const added = await test.query(
        `insert into items (store_id, sub_category_id, name_en, name_ar, short_description_en, short_description_ar,
           quantity_per_day, max_quantity_per_day, original_price, promoted_price, price_per_unit, enough_for, lead_time,
           available_from_time, available_to_time, setup_time, max_time, sorting_index)
         select store_id, $2, 'Dish ' || n, 'طبق ' || n, 'Good', 'طيب', 9, 9, 10000, 9000, 1000, 1, 1, '08:00', '20:00', 1, 1,
           n + (select count(*) from items where sub_category_id = $2)
         from subcategories, generate_series(1, $1::int) n where id = $2 order by n returning id`,
        [count, category],
      )
      return added.map(({ id }) => Number(id))
    },
    read: async (items, columns) =>
      (
        await test.query(`select ${columns} from items where id = any($1::bigint[]) order by id`, [items])
      ).map(Object.values),
  }
}
