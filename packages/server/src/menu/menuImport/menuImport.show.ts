import type { Language } from '@sufra/contract/kernel/language'
import { columnsOf, maxSheetRows, type SheetCell, type SheetName } from '@sufra/contract/menu/menuImport'
import { cellOf } from './menuImport.cells.ts'
import {
  type ExistingGroup,
  type ExistingItem,
  type ExistingOption,
  type ExistingRow,
  existingNames,
  existingValue,
  type Menu,
} from './menuImport.existing.ts'
import { itemFields, markColumns, type SheetFields } from './menuImport.fields.ts'
import { type GroupSheet, groupSheets } from './menuImport.groups.ts'

export type Given = Readonly<Record<string, SheetCell>>

const fieldCells = (row: ExistingRow, fields: SheetFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, cellOf(kind, existingValue(row, name))]),
  )

/** The exported row of an item; cells that are unchanged on import are not validated. */
export function itemCells(item: ExistingItem, menu: Menu, language: Language): Given {
  const category = menu.categories.byId.get(item.sub_category_id)
  const unit = menu.units.byId.get(item.item_unit_id)
  return {
    ...fieldCells(item, itemFields),
    item_id: item.id,
    photo: item.photo,
    images: item.images,
    category_en: category ? menu.categories.written(category, 'en') : null,
    category_ar: category ? menu.categories.written(category, 'ar') : null,
    item_unit: unit ? menu.units.written(unit, language) : null,
    ...Object.fromEntries(
      markColumns.map((column) => [
        column,
        item[column]
          .flatMap((id) => menu.marks[column].byId.get(id) ?? [])
          .map((mark) => menu.marks[column].written(mark, language))
          .join('\n') || null,
      ]),
    ),
  }
}

export const groupCells = (group: ExistingGroup, sheet: GroupSheet): Given => fieldCells(group, sheet.group)
export const optionCells = (option: ExistingOption, sheet: GroupSheet): Given =>
  fieldCells(option, sheet.option)

function groupRows(menu: Menu, sheet: GroupSheet, language: Language): Given[] {
  const { groups, options } = menu[sheet.name]
  const byGroup = Map.groupBy(options.values(), ({ group_id }) => group_id)
  return [...groups.values()].flatMap((group) => {
    const item = menu.items.get(group.item_id)
    if (!item) return []
    const beside = {
      [sheet.id]: group.id,
      item_id: item.id,
      item_name: existingNames(item)[language],
      ...groupCells(group, sheet),
    }
    const own = byGroup.get(group.id)
    return (
      own?.map((option) => ({ ...beside, option_id: option.id, ...optionCells(option, sheet) })) ?? [beside]
    )
  })
}

const inColumns = (name: SheetName, rows: readonly Given[]) => {
  const columns: readonly string[] = columnsOf(name)
  return rows.slice(0, maxSheetRows[name]).map((row) => columns.map((column) => row[column] ?? null))
}

export function sheetsOf(menu: Menu, language: Language) {
  const choices = groupRows(menu, groupSheets.choices, language)
  const addons = groupRows(menu, groupSheets.addons, language)
  const cut = menu.cut || choices.length > maxSheetRows.choices || addons.length > maxSheetRows.addons
  return {
    items: inColumns(
      'items',
      [...menu.items.values()].map((item) => itemCells(item, menu, language)),
    ),
    choices: inColumns('choices', choices),
    addons: inColumns('addons', addons),
    lists: {
      category_en: menu.categories.all('en'),
      category_ar: menu.categories.all('ar'),
      item_unit: menu.units.all(language),
    },
    cut,
  }
}
