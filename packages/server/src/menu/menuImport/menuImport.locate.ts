import type { Language } from '@sufra/contract/kernel/language'
import type { FieldProblem } from '@sufra/contract/menu/bulkEdits'
import { sheetProblems } from '@sufra/contract/menu/menuImport.problems'
import { type Cells, formulaProblem, isEmpty } from './menuImport.cells.ts'
import {
  type ExistingGroup,
  type ExistingItem,
  type ExistingOption,
  existingNames,
  type Menu,
} from './menuImport.existing.ts'
import type { GroupSheet } from './menuImport.groups.ts'
import { pointedAt } from './menuImport.ids.ts'
import type { ItemPlan } from './menuImport.items.ts'
import { plainName } from './menuImport.names.ts'
import type { Bilingual } from './menuImport.rows.ts'

/** The item of a group: an existing one, or one added by a row of the same file. */
export type ItemOf = { readonly there: ExistingItem } | { readonly added: ItemPlan }

/** What a row of a sheet of groups refers to. Rows with the same key refer to the same group. */
export interface Located {
  readonly item: ItemOf
  readonly group: ExistingGroup | undefined
  readonly option: ExistingOption | undefined
  /** Both as exported. */
  readonly exported: {
    readonly group: ExistingGroup | undefined
    readonly option: ExistingOption | undefined
  }
  readonly key: string
}

/** The context a file is read in. */
export interface Beside {
  readonly menu: Menu
  /** The menu at the time of the export. */
  readonly then: Menu
  readonly items: readonly ItemPlan[]
  readonly language: Language
}

/** New groups are identified by their item and English name, or the Arabic name without one. */
const nameKey = (en: unknown, ar: unknown) => plainName(String(en ?? '') || String(ar ?? ''))

const itemKey = (item: ItemOf) => ('there' in item ? `item ${item.there.id}` : `row ${item.added.row}`)

function byNames(all: readonly { readonly name: Bilingual; readonly of: ItemOf }[]) {
  const found = new Map<string, ItemOf[]>()
  for (const { name, of } of all)
    for (const called of new Set([name.en, name.ar].map(plainName)))
      found.set(called, [...(found.get(called) ?? []), of])
  return found
}

/** Finds what each row refers to, or the cell that prevents it. */
export function locator(sheet: GroupSheet, { menu, then, items, language }: Beside) {
  const { groups, options } = menu[sheet.name]
  const { en, ar } = sheet.names
  const problem = (field: string, text: keyof typeof sheetProblems): FieldProblem => ({
    field,
    text: sheetProblems[text][language],
  })
  const named = Map.groupBy(
    groups.values(),
    (group) => `item ${group.item_id} ${nameKey(group.fields[en], group.fields[ar])}`,
  )
  /** Among several items with the English name, the one that matches the Arabic name too. */
  const calledSo = (name: string, cells: Cells) => {
    const called = named.get(name) ?? []
    const inArabic = plainName(String(cells[ar] ?? ''))
    const both = called.filter((group) => plainName(String(group.fields[ar])) === inArabic)
    return called.length > 1 && both.length === 1 ? both : called
  }
  const adding = byNames(
    items.filter(({ adds }) => adds).map((added) => ({ name: added.name, of: { added } })),
  )
  const standing = byNames(
    [...menu.items.values()].map((there) => ({
      name: existingNames(there),
      of: { there },
    })),
  )

  function itemOf(cells: Cells): ItemOf | FieldProblem {
    const pointed = pointedAt(cells.item_id, menu.items, 'noItem', language)
    if (pointed.row) return { there: pointed.row }
    if (pointed.problem !== undefined) return { field: 'item_id', text: pointed.problem }
    const failed = formulaProblem(cells.item_name, language)
    if (failed !== undefined) return { field: 'item_name', text: failed }
    const name = plainName(String(cells.item_name ?? ''))
    const [item, ...others] = adding.get(name) ?? standing.get(name) ?? []
    if (!item || others.length > 0) return problem('item_name', 'whichItem')
    if ('added' in item && item.added.problems.length > 0) return problem('item_name', 'itemFaulty')
    return item
  }

  const exported = (group: ExistingGroup | undefined, option: ExistingOption | undefined) => ({
    group: group && (then[sheet.name].groups.get(group.id) ?? group),
    option: option && (then[sheet.name].options.get(option.id) ?? option),
  })

  return (cells: Cells): Located | FieldProblem => {
    const option = pointedAt(cells.option_id, options, 'noOption', language)
    if (!option.row && option.problem !== undefined) return { field: 'option_id', text: option.problem }
    const pointed = pointedAt(cells[sheet.id], groups, 'noGroup', language)
    if (!pointed.row && pointed.problem !== undefined) return { field: sheet.id, text: pointed.problem }
    const group = pointed.row ?? (option.row && groups.get(option.row.group_id))
    if (option.row && option.row.group_id !== group?.id) return problem(sheet.id, 'otherGroup')
    if (group) {
      const item = menu.items.get(group.item_id)
      const pointedItem = pointedAt(cells.item_id, menu.items, 'noItem', language)
      if (!item || (!isEmpty(cells.item_id) && pointedItem.row !== item))
        return problem('item_id', 'otherItem')
      return {
        item: { there: item },
        group,
        option: option.row,
        exported: exported(group, option.row),
        key: `group ${group.id}`,
      }
    }
    const item = itemOf(cells)
    if ('field' in item) return item
    const name = `${itemKey(item)} ${nameKey(cells[en], cells[ar])}`
    const [there, ...others] = calledSo(name, cells)
    if (others.length > 0) return problem(sheet.id, 'whichGroup')
    const key = there ? `group ${there.id}` : name
    return { item, group: there, option: undefined, exported: exported(there, undefined), key }
  }
}
