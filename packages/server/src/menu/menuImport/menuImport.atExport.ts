import type { Before } from './menuImport.before.sql.ts'
import { itemFields, markColumns, type SheetFields } from './menuImport.fields.ts'
import { type GroupSheet, groupSheets } from './menuImport.groups.ts'
import { fieldsThen } from './menuImport.kept.ts'
import type { ExistingRow, Groups, Menu } from './menuImport.menu.sql.ts'
import { Names } from './menuImport.names.ts'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The row itself if nothing changed. */
function rowThen<Row extends ExistingRow>(row: Row, was: Readonly<Record<string, unknown>>): Row {
  const others = Object.entries(was).filter(([name, value]) => !isSame(value, row[name]))
  return others.length === 0 ? row : { ...row, ...Object.fromEntries(others) }
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
      if (row) found.set(id, rowThen(row, fieldsThen(was, row, fields)))
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
    if (item) items.set(id, rowThen(item, { ...fieldsThen(was, item, itemFields), ...beside }))
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
