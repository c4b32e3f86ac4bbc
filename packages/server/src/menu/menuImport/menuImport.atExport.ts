import type { Before } from './menuImport.before.sql.ts'
import type { ExistingRow, Groups, Menu } from './menuImport.existing.ts'
import { itemFields, markColumns, type SheetFields } from './menuImport.fields.ts'
import { type GroupSheet, groupSheets } from './menuImport.groups.ts'
import { fieldsThen } from './menuImport.kept.ts'
import { Names } from './menuImport.names.ts'

type Values = Readonly<Record<string, unknown>>

function rowThen<Row extends ExistingRow>(row: Row, was: Values, fields: SheetFields): Row {
  const then = fieldsThen(was, row.fields, fields)
  return { ...row, fields: { ...row.fields, ...then } }
}

function groupsThen(groups: Groups, sheet: GroupSheet, before: Before): Groups {
  const then = <Row extends ExistingRow>(
    table: string,
    rows: ReadonlyMap<number, Row>,
    fields: SheetFields,
  ) => {
    const found = new Map(rows)
    for (const [id, was] of before.get(table) ?? []) {
      const row = rows.get(id)
      if (row) found.set(id, rowThen(row, was, fields))
    }
    return found
  }
  return {
    groups: then(sheet.groups, groups.groups, sheet.group),
    options: then(sheet.options, groups.options, sheet.option),
  }
}

const besideFields = ['sub_category_id', 'item_unit_id', ...markColumns] as const

/** The menu at the time of the export, so that cells left unchanged are recognized. */
export function menuAtExport(menu: Menu, before: Before): Menu {
  if (before.size === 0) return menu
  const items = new Map(menu.items)
  for (const [id, was] of before.get('items') ?? []) {
    const item = items.get(id)
    const beside = Object.fromEntries(
      besideFields.flatMap((name) => (name in was ? [[name, was[name]]] : [])),
    )
    if (item) items.set(id, { ...rowThen(item, was, itemFields), ...beside })
  }
  const categories = [...menu.categories.byId.values()].map((category) => ({
    ...category,
    ...before.get('subcategories')?.get(category.id),
  }))
  return {
    ...menu,
    items,
    categories: new Names(categories),
    choices: groupsThen(menu.choices, groupSheets.choices, before),
    addons: groupsThen(menu.addons, groupSheets.addons, before),
  }
}
