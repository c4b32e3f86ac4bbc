import { issueTexts } from '@sufra/contract/kernel/issues'
import { fill, type Language } from '@sufra/contract/kernel/language'
import { qar } from '@sufra/contract/kernel/money'
import { sheetProblems } from '@sufra/contract/menuSheet.problems'
import { standardUnit } from '@sufra/contract/units'
import { priceProblems } from '../items/items.rules.ts'
import { type Cells, isEmpty, untouched, type Value } from './menuSheet.cells.ts'
import { itemFields, type MarkColumn, markColumns } from './menuSheet.fields.ts'
import { pointedAt, repeated } from './menuSheet.ids.ts'
import type { Menu, StandingItem } from './menuSheet.menu.sql.ts'
import { type Category, namesOf, plainName, readCategory, readMarks, readUnit } from './menuSheet.names.ts'
import { cellsOf, nameOf, type ReadFields, type RowPlan, readFields, type Sheet } from './menuSheet.rows.ts'
import { type Given, itemCells } from './menuSheet.show.ts'

export interface ItemPlan extends RowPlan {
  /** Missing of one to be added. */
  readonly item: StandingItem | undefined
  readonly values: Readonly<Record<string, Value>>
  readonly category: Category | undefined
  readonly unit: number
  /** Those that change; of a new item all. */
  readonly marks: Partial<Record<MarkColumn, readonly number[]>>
}

interface Reading extends ReadFields {
  readonly menu: Menu
  /** As it was when the file was exported. */
  readonly then: Menu
  readonly cells: Cells
  readonly there:
    | { readonly standing: StandingItem; readonly exported: StandingItem; readonly given: Given }
    | undefined
  readonly language: Language
}

/** Does the sheet say anything else here than it was given? Of a new item it always does. */
const touched = ({ cells, there }: Reading, column: string) =>
  !there || (cells[column] !== undefined && !untouched(cells[column], there.given[column] ?? null))

function planCategory(reading: Reading): Category | undefined {
  const { menu, then, cells, there, language, changes, problems } = reading
  const before = there && menu.categories.byId.get(there.standing.sub_category_id)
  if (!touched(reading, 'category_en') && !touched(reading, 'category_ar')) return before && { id: before.id }
  const exported = there && then.categories.byId.get(there.exported.sub_category_id)
  const said = { en: cells.category_en, ar: cells.category_ar }
  const read = readCategory(said, menu.categories, exported, language)
  if ('problem' in read) {
    const inArabic = !isEmpty(said.ar) && (isEmpty(said.en) || !touched(reading, 'category_en'))
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

function planUnit(reading: Reading): number {
  const { menu, cells, there, language, changes, problems } = reading
  const had = there?.standing.item_unit_id
  const cell = cells.item_unit ?? null
  if (!touched(reading, 'item_unit')) return had ?? standardUnit
  if (had === undefined && isEmpty(cell)) return standardUnit
  const read = readUnit(cell, menu.units, language)
  if ('problem' in read) {
    problems.push({ field: 'item_unit', text: read.problem })
    return had ?? standardUnit
  }
  const told = (id: number | undefined) => namesOf(id === undefined ? [] : [id], menu.units)[0] ?? null
  if (read.value !== had) changes.push({ field: 'item_unit', before: told(had), after: told(read.value) })
  return read.value
}

function planMarks(reading: Reading): ItemPlan['marks'] {
  const { menu, cells, there, language, changes, problems } = reading
  const marks: Partial<Record<MarkColumn, readonly number[]>> = {}
  for (const column of markColumns) {
    if (!touched(reading, column)) continue
    const had = there?.standing[column] ?? []
    const read = readMarks(column, cells[column] ?? null, menu.marks[column], had, language)
    if ('problem' in read) problems.push({ field: column, text: read.problem })
    else if (read.value.join() !== had.join()) {
      marks[column] = read.value
      const told = (ids: readonly number[]) => namesOf(ids, menu.marks[column])
      changes.push({ field: column, before: there ? told(had) : null, after: told(read.value) })
    }
  }
  return marks
}

const prices = ['delivery_type', 'special_fees_amount', 'original_price', 'promoted_price'] as const

/** Only special deliveries have a fee of their own, and no price is above the original one: as with the form. */
function settlePrices({ values, changes, problems, there, language }: Reading): ReadFields['values'] {
  const fee = changes.findIndex(({ field }) => field === 'special_fees_amount')
  const before = Number(there?.standing.special_fees_amount ?? 0)
  const free = values.delivery_type === 'catering'
  if (free && fee >= 0) changes.splice(fee, 1)
  if (free && before !== 0) changes.push({ field: 'special_fees_amount', before: qar(before), after: 0 })
  const settled = free ? { ...values, special_fees_amount: 0 } : values
  const judged = !there || changes.some(({ field }) => prices.some((price) => price === field))
  const readable = !problems.some(({ field }) => prices.some((price) => price === field))
  if (judged && readable) {
    const wrong = priceProblems({
      delivery_type: settled.delivery_type === 'specialFees' ? 'specialFees' : 'catering',
      special_fees_amount: Number(settled.special_fees_amount),
      original_price: Number(settled.original_price),
      promoted_price: Number(settled.promoted_price),
    })
    for (const [field, issue] of Object.entries(wrong))
      problems.push({ field, text: issueTexts[issue][language] })
  }
  return settled
}

function planItem(menu: Menu, then: Menu, row: number, cells: Cells, language: Language): ItemPlan {
  const pointed = pointedAt(cells.item_id, menu.items, 'noItem', language)
  const name = (values: ReadFields['values']) => nameOf(values, cells, 'name_en', 'name_ar')
  const plan = { sheet: 'items' as const, row, of: [] }
  if (!pointed.row && pointed.problem !== undefined) {
    const problems = [{ field: 'item_id', text: pointed.problem }]
    const nothing = {
      adds: false,
      moved: false,
      changes: [],
      about: [],
      values: {},
      unit: standardUnit,
      marks: {},
    }
    return { ...plan, ...nothing, item: undefined, category: undefined, name: name({}), problems }
  }
  const item = pointed.row
  const exported = item && (then.items.get(item.id) ?? item)
  const there =
    item && exported ? { standing: item, exported, given: itemCells(exported, then, language) } : undefined
  const fields = readFields(cells, itemFields, there, language)
  const reading = { ...fields, menu, then, cells, there, language }
  const category = planCategory(reading)
  const unit = planUnit(reading)
  const marks = planMarks(reading)
  const values = settlePrices(reading)
  const { changes, problems } = fields
  const about = item ? [item.id, item.version] : []
  return {
    ...plan,
    item,
    adds: !item,
    moved: exported !== item,
    name: name(values),
    about,
    changes,
    problems,
    values,
    category,
    unit,
    marks,
  }
}

/** What tells new items apart: their category with both names. */
function keyOf({ category, values }: Pick<ItemPlan, 'category' | 'values'>): string | undefined {
  if (!category || typeof values.name_en !== 'string' || typeof values.name_ar !== 'string') return undefined
  const place = 'id' in category ? category.id : [category.name_en, category.name_ar].map(plainName)
  return JSON.stringify([place, plainName(values.name_en), plainName(values.name_ar)])
}

export function planItems(sheet: Sheet, menu: Menu, then: Menu, language: Language): ItemPlan[] {
  const plans = cellsOf(sheet).map(({ row, cells }) => planItem(menu, then, row, cells, language))
  const twice = repeated(plans.flatMap(({ item }) => item?.id ?? []))
  const there = new Map(
    [...menu.items.values()].map((item) => [
      keyOf({
        category: { id: item.sub_category_id },
        values: { name_en: item.name_en, name_ar: item.name_ar },
      }),
      item.id,
    ]),
  )
  const added = repeated(plans.flatMap((plan) => (plan.adds ? (keyOf(plan) ?? []) : [])))
  for (const plan of plans) {
    const key = plan.adds ? keyOf(plan) : undefined
    const id = key === undefined ? undefined : there.get(key)
    if (plan.item && twice.has(plan.item.id))
      plan.problems.push({ field: 'item_id', text: issueTexts.twice[language] })
    if (id !== undefined)
      plan.problems.push({ field: 'name_en', text: fill(sheetProblems.itemThere[language], { id }) })
    else if (key !== undefined && added.has(key))
      plan.problems.push({ field: 'name_en', text: issueTexts.twice[language] })
  }
  return plans
}
