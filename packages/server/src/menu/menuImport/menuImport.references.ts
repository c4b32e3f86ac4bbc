import type { Language } from '@sufra/contract/kernel/language'
import { standardUnit } from '@sufra/contract/menu/units'
import { type Category, readCategory } from './menuImport.category.ts'
import { type Cells, formulaProblem, isEmpty, untouched } from './menuImport.cells.ts'
import type { ExistingItem, Menu } from './menuImport.existing.ts'
import { type MarkColumn, markColumns } from './menuImport.fields.ts'
import { namesOf, readMarks, readUnit, writingsOf } from './menuImport.names.ts'
import type { ReadFields } from './menuImport.rows.ts'
import type { Given } from './menuImport.show.ts'

export type Marks = Partial<Record<MarkColumn, readonly number[]>>

export interface Reading extends ReadFields {
  readonly menu: Menu
  /** The menu at the time of the export. */
  readonly then: Menu
  readonly cells: Cells
  readonly there:
    | { readonly standing: ExistingItem; readonly exported: ExistingItem; readonly given: Given }
    | undefined
  readonly language: Language
}

/** Whether the cell differs from the exported one in any accepted writing; always true for a new item. */
const touched = ({ cells, there }: Reading, column: string, given: readonly string[]) => {
  const cell = cells[column]
  return !there || (cell !== undefined && given.every((text) => !untouched(cell, text)))
}

export function planCategory(reading: Reading): Category | undefined {
  const { menu, then, cells, there, language, changes, problems } = reading
  const before = there && menu.categories.byId.get(there.standing.sub_category_id)
  const exported = there && then.categories.byId.get(there.exported.sub_category_id)
  const isTouched = (column: string, name: Language) =>
    touched(
      reading,
      column,
      exported ? [exported[`name_${name}`], then.categories.written(exported, name)] : [],
    )
  const inEnglish = isTouched('category_en', 'en')
  if (!inEnglish && !isTouched('category_ar', 'ar')) return before && { id: before.id }
  const given = { en: cells.category_en, ar: cells.category_ar }
  const read = readCategory(
    given,
    { names: menu.categories, earlier: then.categories, before: exported },
    language,
  )
  if ('problem' in read) {
    const failed = (cell: Cells[string]) => formulaProblem(cell, language) !== undefined
    const inArabic =
      !failed(given.en) && (failed(given.ar) || (!isEmpty(given.ar) && (isEmpty(given.en) || !inEnglish)))
    problems.push({ field: inArabic ? 'category_ar' : 'category_en', text: read.problem })
    return undefined
  }
  const named = 'id' in read.value ? menu.categories.byId.get(read.value.id) : read.value
  if (named && named !== before)
    changes.unshift({
      field: 'category',
      before: before ? { en: before.name_en, ar: before.name_ar } : null,
      after: { en: named.name_en, ar: named.name_ar },
    })
  return read.value
}

export function planUnit(reading: Reading): number {
  const { menu, then, cells, there, language, changes, problems } = reading
  const had = there?.standing.item_unit_id
  const cell = cells.item_unit ?? null
  const given = writingsOf([there?.exported.item_unit_id ?? standardUnit], then.units)
  if (!touched(reading, 'item_unit', given)) return had ?? standardUnit
  if (had === undefined && isEmpty(cell)) return standardUnit
  const read = readUnit(cell, menu.units, language)
  if ('problem' in read) {
    problems.push({ field: 'item_unit', text: read.problem })
    return had ?? standardUnit
  }
  const nameOf = (id: number | undefined) => namesOf(id === undefined ? [] : [id], menu.units)[0] ?? null
  if (read.value !== had) changes.push({ field: 'item_unit', before: nameOf(had), after: nameOf(read.value) })
  return read.value
}

export function planMarks(reading: Reading): Marks {
  const { menu, then, cells, there, language, changes, problems } = reading
  const marks: Partial<Record<MarkColumn, readonly number[]>> = {}
  for (const column of markColumns) {
    const given = there ? writingsOf(there.exported[column], then.marks[column]) : []
    if (!touched(reading, column, given)) continue
    const had = there?.standing[column] ?? []
    const read = readMarks(column, cells[column] ?? null, menu.marks[column], language)
    if ('problem' in read) problems.push({ field: column, text: read.problem })
    else if (read.value.join() !== had.join()) {
      marks[column] = read.value
      const shown = (ids: readonly number[]) => namesOf(ids, menu.marks[column])
      changes.push({ field: column, before: there ? shown(had) : null, after: shown(read.value) })
    }
  }
  return marks
}
