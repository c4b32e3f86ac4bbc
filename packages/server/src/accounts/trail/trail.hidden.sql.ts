import { type SQL, sql } from 'drizzle-orm'

const rowId = sql`audit_log.row_id::bigint`

/** What a column of a row refers to, also once the row was deleted. */
function reference(table: string, column: string, id: SQL): SQL {
  return sql`coalesce(
    (select ${sql.identifier(column)} from ${sql.identifier(table)} where id = ${id}),
    (select (gone.before->>${sql.raw(`'${column}'`)})::bigint from audit_log gone
      where gone.table_name = ${sql.raw(`'${table}'`)} and gone.row_id = (${id})::text and gone.action = 'delete'
      order by gone.id desc limit 1))`
}

/** The item that a recorded row is, or belongs to. */
const itemOf = sql`case audit_log.table_name
  when 'items' then ${rowId}
  when 'item_choices' then ${reference('item_choices', 'item_id', rowId)}
  when 'item_addons' then ${reference('item_addons', 'item_id', rowId)}
  when 'item_choice_options' then
    ${reference('item_choices', 'item_id', reference('item_choice_options', 'item_choice_id', rowId))}
  when 'item_addon_options' then
    ${reference('item_addons', 'item_id', reference('item_addon_options', 'item_addon_id', rowId))}
  else (coalesce(audit_log.after, audit_log.before)->>'item_id')::bigint end`

/** Whether a recorded row is none of an item that the platform keeps from the restaurant. */
export const ofShownItem = sql`not exists (select from items kept
  where kept.id = ${itemOf} and not kept.show_on_restaurant_manager)`
