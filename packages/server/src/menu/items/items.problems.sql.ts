import type { ItemProblem } from '@sufra/contract/menu/items.problems'
import { type SQL, sql } from 'drizzle-orm'
import { int, nullable, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { choicesOfItem, menuChoices, minutes } from '../availability/availability.menu.ts'
import { problemFinder } from '../availability/availability.possible.ts'
import { shiftsOfStore, storeShifts } from '../availability/availability.stores.ts'

const itemColumns = {
  ...pick(
    tables.items,
    'id',
    'store_id',
    'max_quantity_per_day',
    'quantity_per_day',
    'lead_time',
    'setup_time',
  ),
  available_from_time: text,
  available_to_time: text,
  drop_off_from: nullable(text),
  drop_off_to: nullable(text),
  choices: menuChoices,
}
const storeColumns = {
  id: tables.stores.id,
  drop_off_from: nullable(text),
  drop_off_to: nullable(text),
  days_ahead: int,
  shifts: storeShifts,
}

const storesOf = (db: Db, ids: readonly number[]): Promise<RowOf<typeof storeColumns>[]> =>
  query(
    db,
    storeColumns,
    sql`select stores.id, ${minutes('stores.drop_off_from')}, ${minutes('stores.drop_off_to')},
        (select (value->>'days_ahead')::int from settings where key = 'ordering') as days_ahead,
        ${shiftsOfStore} as shifts
      from stores where stores.id = any(${sql.param([...ids])}::bigint[])`,
  )

/** The problems of items matching a condition on `items`, by id; items that can be ordered have none. */
export async function problemsOf(db: Db, condition: SQL): Promise<ReadonlyMap<number, ItemProblem[]>> {
  const items = await query(
    db,
    itemColumns,
    sql`select items.id, items.store_id, items.max_quantity_per_day, items.quantity_per_day, items.lead_time,
        items.setup_time, ${minutes('items.available_from_time')}, ${minutes('items.available_to_time')},
        ${minutes('items.drop_off_from')}, ${minutes('items.drop_off_to')}, ${choicesOfItem} as choices
      from items where ${condition}`,
  )
  const stores = await storesOf(db, [...new Set(items.map(({ store_id }) => store_id))])
  const found = new Map<number, ItemProblem[]>()
  for (const store of stores) {
    const problems = problemFinder(store)
    for (const item of items.filter(({ store_id }) => store_id === store.id)) {
      const why = problems(item)
      if (why.length > 0) found.set(item.id, why)
    }
  }
  return found
}
