import { issueTexts } from '@sufra/contract/kernel/issues'
import { fill, type Language } from '@sufra/contract/kernel/language'
import { qar } from '@sufra/contract/kernel/money'
import { sheetProblems } from '@sufra/contract/menu/menuImport.problems'
import { standardUnit } from '@sufra/contract/menu/units'
import type { ProgressReporter } from '../../kernel/operations/progressReporter.ts'
import { priceProblems } from '../items/items.rules.ts'
import type { Category } from './menuImport.category.ts'
import type { Cells, Value } from './menuImport.cells.ts'
import { type ExistingItem, existingValue, type Menu } from './menuImport.existing.ts'
import { itemFields } from './menuImport.fields.ts'
import { pointedAt, repeated } from './menuImport.ids.ts'
import { plainName } from './menuImport.names.ts'
import { type Marks, planCategory, planMarks, planUnit, type Reading } from './menuImport.references.ts'
import { cellsOf, nameOf, type ReadFields, type RowPlan, readFields, type Sheet } from './menuImport.rows.ts'
import { itemCells } from './menuImport.show.ts'

export interface ItemPlan extends RowPlan {
  /** Undefined for a new item. */
  readonly item: ExistingItem | undefined
  readonly values: Readonly<Record<string, Value>>
  readonly category: Category | undefined
  readonly unit: number
  /** The changed lists; all of them for a new item. */
  readonly marks: Marks
}

const prices = ['delivery_type', 'special_fees_amount', 'original_price', 'promoted_price'] as const

/** As in the form: only special deliveries have their own fee, and no price exceeds the original one. */
function settlePrices({ values, changes, problems, there, language }: Reading): ReadFields['values'] {
  const fee = changes.findIndex(({ field }) => field === 'special_fees_amount')
  const before = Number(there?.standing.fields.special_fees_amount ?? 0)
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

/** New items are identified by their category and both names. */
function keyOf({ category, values }: Pick<ItemPlan, 'category' | 'values'>): string | undefined {
  if (!category || typeof values.name_en !== 'string' || typeof values.name_ar !== 'string') return undefined
  const place = 'id' in category ? category.id : [category.name_en, category.name_ar].map(plainName)
  return JSON.stringify([place, plainName(values.name_en), plainName(values.name_ar)])
}

export async function planItems(
  sheet: Sheet,
  { menu, then, language, pace }: { menu: Menu; then: Menu; language: Language; pace: ProgressReporter },
): Promise<ItemPlan[]> {
  const plans: ItemPlan[] = []
  for (const { row, cells } of cellsOf(sheet)) {
    plans.push(planItem(menu, then, row, cells, language))
    await pace.step()
  }
  reportRepeated(plans, menu, language)
  reportAlike(plans, language)
  return plans
}

/** Reports an item changed by two rows, and two items of the same names in a category. */
function reportRepeated(plans: readonly ItemPlan[], menu: Menu, language: Language): void {
  const twice = repeated(plans.flatMap(({ item }) => item?.id ?? []))
  const there = new Map(
    [...menu.items.values()].map((item) => [
      keyOf({
        category: { id: item.sub_category_id },
        values: { name_en: existingValue(item, 'name_en'), name_ar: existingValue(item, 'name_ar') },
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
}

/** Reports new categories that share a name in only one language: which names are meant is unclear. */
function reportAlike(plans: readonly ItemPlan[], language: Language): void {
  const called = new Map<string, Set<string>>()
  const namesIn = ({ category }: ItemPlan) =>
    category && !('id' in category) ? [plainName(category.name_en), plainName(category.name_ar)] : []
  for (const plan of plans)
    for (const name of namesIn(plan))
      called.set(name, (called.get(name) ?? new Set()).add(JSON.stringify(namesIn(plan))))
  for (const plan of plans)
    if (namesIn(plan).some((name) => (called.get(name)?.size ?? 0) > 1))
      plan.problems.push({ field: 'category_en', text: sheetProblems.newCategories[language] })
}
