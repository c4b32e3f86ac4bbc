import { type SQL, sql } from 'drizzle-orm'

const rowId = sql`audit_log.row_id::bigint`

/** What a column of a row refers to, also once the row was deleted; null if its deletion is archived. */
function reference(table: string, column: string, id: SQL): SQL {
  return sql`coalesce(
    (select ${sql.identifier(column)} from ${sql.identifier(table)} where id = ${id}),
    (select (gone.before->>${sql.raw(`'${column}'`)})::bigint from audit_log gone
      where gone.table_name = ${sql.raw(`'${table}'`)} and gone.row_id = (${id})::text and gone.action = 'delete'
      order by gone.id desc limit 1))`
}

/** What a column of the recorded row referred to. An addition and a deletion have all columns. */
const recorded = (column: string): SQL =>
  sql`(coalesce(audit_log.after, audit_log.before)->>${sql.raw(`'${column}'`)})::bigint`

const parentOf = (table: string, column: string): SQL =>
  sql`coalesce(${reference(table, column, rowId)}, ${recorded(column)})`

/** The item that a recorded row is, or belongs to. */
const itemOf = sql`case audit_log.table_name
  when 'items' then ${rowId}
  when 'item_choices' then ${parentOf('item_choices', 'item_id')}
  when 'item_addons' then ${parentOf('item_addons', 'item_id')}
  when 'item_choice_options' then
    ${reference('item_choices', 'item_id', parentOf('item_choice_options', 'item_choice_id'))}
  when 'item_addon_options' then
    ${reference('item_addons', 'item_id', parentOf('item_addon_options', 'item_addon_id'))}
  else ${recorded('item_id')} end`

/**
 * Whether a recorded row is none of an item that the platform keeps from the restaurant. What belonged to an item that is
 * no longer known, as that was long ago, is kept from it too.
 */
export const ofShownItem = sql`coalesce(
  (select kept.show_on_restaurant_manager from items kept where kept.id = ${itemOf}),
  audit_log.table_name not in ('item_choices', 'item_addons', 'item_choice_options', 'item_addon_options'))`
