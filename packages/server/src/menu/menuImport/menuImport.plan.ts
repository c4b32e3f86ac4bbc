import { createHash } from 'node:crypto'
import type { Language } from '@sufra/contract/kernel/language'
import type { FieldChange } from '@sufra/contract/menu/bulkEdits'
import { type PlannedRow, sheetKinds } from '@sufra/contract/menu/menuImport'
import type { ProgressReporter } from '../../kernel/operations/progressReporter.ts'
import { menuAtExport } from './menuImport.atExport.ts'
import type { Before } from './menuImport.before.sql.ts'
import type { Category } from './menuImport.category.ts'
import type { Menu } from './menuImport.existing.ts'
import { groupSheets } from './menuImport.groups.ts'
import { type ItemPlan, planItems } from './menuImport.items.ts'
import { plainName } from './menuImport.names.ts'
import type { GroupPlan, OptionPlan } from './menuImport.optionPlan.ts'
import { planOptions } from './menuImport.options.ts'
import { type RowPlan, type Sheet, whatOf } from './menuImport.rows.ts'

interface Sheets {
  readonly items: Sheet
  readonly choices?: Sheet | undefined
  readonly addons?: Sheet | undefined
}
type NewCategory = Exclude<Category, { readonly id: number }>
export interface Plan {
  readonly items: readonly ItemPlan[]
  readonly choices: Options
  readonly addons: Options
  /** New categories, by `keyOfCategory`. */
  readonly categories: ReadonlyMap<string, NewCategory>
}
/** Number of rows to read, including empty ones. */
export const rowsIn = (sheets: Sheets): number =>
  [sheets.items, sheets.choices, sheets.addons].reduce((sum, sheet) => sum + (sheet?.rows.length ?? 0), 0)

interface Options {
  readonly rows: readonly OptionPlan[]
  readonly groups: readonly GroupPlan[]
}

const none: Sheet = { columns: [], rows: [] }

export const keyOfCategory = ({ name_en, name_ar }: NewCategory): string =>
  JSON.stringify([name_en, name_ar].map(plainName))

/** Plans all changes of a file before anything is written. */
export async function planOf(
  menu: Menu,
  before: Before,
  sheets: Sheets,
  { language, pace }: { readonly language: Language; readonly pace: ProgressReporter },
): Promise<Plan> {
  const then = menuAtExport(menu, before)
  const items = await planItems(sheets.items, { menu, then, language, pace })
  const options = (name: 'choices' | 'addons') =>
    planOptions(sheets[name] ?? none, groupSheets[name], { menu, then, items, language }, pace)
  const categories = new Map<string, NewCategory>()
  for (const { category, problems } of items)
    if (category && !('id' in category) && problems.length === 0) {
      const key = keyOfCategory(category)
      categories.set(key, categories.get(key) ?? category)
    }
  return { items, choices: await options('choices'), addons: await options('addons'), categories }
}

export const rowsOfPlan = ({ items, choices, addons }: Plan): readonly RowPlan[] => [
  ...items,
  ...choices.rows,
  ...addons.rows,
]

/**
 * The hash of everything a plan would do and of the versions of the rows it is based on. It does not depend on the
 * language.
 */
export async function planHashOf(store_id: number, plan: Plan, pace: ProgressReporter): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([store_id, [...plan.categories.keys()]]))
  for (const row of rowsOfPlan(plan)) {
    const what = whatOf(row)
    await pace.turn()
    if (what === 'none') continue
    const faults = row.problems.map(({ field }) => field)
    hash.update(JSON.stringify([row.sheet, row.row, what, row.about, row.of, row.name, row.changes, faults]))
  }
  return hash.digest('hex')
}

/** Of a new row, only its category and prices are shown, as it has no previous values. */
const isListed = ({ field }: FieldChange) => field === 'category' || sheetKinds[field] === 'money'

export async function presentPlan(store_id: number, plan: Plan, pace: ProgressReporter) {
  const rows = rowsOfPlan(plan)
  const listed = rows.flatMap((row): PlannedRow[] => {
    const what = whatOf(row)
    if (what === 'none') return []
    const { sheet, row: at, name, of, problems } = row
    const changes = what === 'add' ? row.changes.filter(isListed) : row.changes
    return [{ sheet, row: at, what, name, of: [...of], changes: what === 'faulty' ? [] : changes, problems }]
  })
  return {
    rows: listed,
    unchanged: rows.length - listed.length,
    moved: rows.filter(({ moved }) => moved).length,
    categories: [...plan.categories.values()].map(({ name_en: en, name_ar: ar }) => ({ en, ar })),
    seal: await planHashOf(store_id, plan, pace),
  }
}
