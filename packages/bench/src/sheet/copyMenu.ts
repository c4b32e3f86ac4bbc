import type pg from 'pg'

const itemColumns = `name_en, name_ar, short_description_en, short_description_ar, quantity_per_day,
  max_quantity_per_day, original_price, promoted_price, price_per_unit, enough_for, lead_time, available_from_time,
  available_to_time, setup_time, max_time, sorting_index`

const marks = [
  ['item_global_categories', 'global_category_id'],
  ['item_filters', 'filter_id'],
  ['item_requirements', 'requirement_id'],
] as const

/** Copies the rows of a menu to another store in Postgres alone: one statement per table, with the tables' triggers. */
const statements = (from: number, to: number, category: number) => [
  `insert into items (store_id, sub_category_id, copied_from_item_id, ${itemColumns})
     select ${to}, ${category}, id, ${itemColumns} from items where store_id = ${from} order by id`,
  ...marks.map(
    ([table, mark]) => `insert into ${table} (item_id, ${mark})
     select copy.id, ${mark} from ${table} of join items copy on copy.copied_from_item_id = of.item_id
     where copy.store_id = ${to}`,
  ),
  `insert into item_choices (item_id, name_en, name_ar, min_selection_needed, max_selection_needed, max_quantity,
       sorting_index)
     select copy.id, of.name_en, of.name_ar, of.min_selection_needed, of.max_selection_needed, of.max_quantity,
       of.sorting_index
     from item_choices of join items copy on copy.copied_from_item_id = of.item_id where copy.store_id = ${to}`,
  `insert into item_choice_options (item_choice_id, name_en, name_ar, item_choice_price, sorting_index)
     select copied.id, option.name_en, option.name_ar, option.item_choice_price, option.sorting_index
     from item_choice_options option join item_choices of on of.id = option.item_choice_id
       join items copy on copy.copied_from_item_id = of.item_id
       join item_choices copied on copied.item_id = copy.id and copied.name_en = of.name_en
     where copy.store_id = ${to}`,
]

/** Returns the ms of one transaction and how many options were copied. */
export async function copyMenu(pool: pg.Pool, from: number, to: number, category: number) {
  const client = await pool.connect()
  try {
    const start = performance.now()
    await client.query('begin')
    let options = 0
    for (const text of statements(from, to, category)) options = (await client.query(text)).rowCount ?? 0
    await client.query('commit')
    return { ms: performance.now() - start, options }
  } finally {
    client.release(true)
  }
}
