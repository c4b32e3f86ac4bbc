import { createHash } from 'node:crypto'
import { issueTexts } from '@sufra/contract/kernel/issues'
import { fill, type Language } from '@sufra/contract/kernel/language'
import type { InputOf } from '@sufra/contract/kernel/operation'
import type { bulkEdits, PlannedItem } from '@sufra/contract/menu/bulkEdits'
import type { Choice } from '@sufra/contract/menu/choices'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { itemsOfStore } from '../items/items.sql.ts'
import { categoryOfStore, choiceOfStore, itemsIn } from './bulkEdits.plan.sql.ts'
import { type Effect, effectOn, type ItemNow } from './bulkEdits.rules.ts'

type Question = InputOf<typeof bulkEdits.preview>

/** The effect of a change on each of its items, in menu order. */
export interface Plan {
  readonly change: Question['change']
  readonly choice: Choice | undefined
  readonly effects: readonly { readonly item: ItemNow; readonly effect: Effect }[]
}

/** One missing or foreign item, category or choice rejects the whole change with 404. */
export async function planOf(
  { db, scope, scopeFilter }: Pick<Call, 'db' | 'scope' | 'scopeFilter'>,
  { store_id, items: ids, change }: Question,
): Promise<Plan> {
  if (change.what === 'flag' && change.flag === 'show_on_restaurant_manager' && scope.kind !== 'admin')
    fail('permission.missing')
  const category =
    change.what === 'category'
      ? orNotFound(await categoryOfStore(db, store_id, change.sub_category_id), 'change.sub_category_id')
      : undefined
  const choice =
    change.what === 'choice'
      ? orNotFound(
          await choiceOfStore(db, scopeFilter, store_id, change.item_choice_id),
          'change.item_choice_id',
        )
      : undefined
  const subject = choice
    ? { name: { en: choice.item_choice_name_en, ar: choice.item_choice_name_ar } }
    : category
  const items = await itemsIn(db, itemsOfStore(scopeFilter, store_id), ids, choice)
  if (items.length < ids.length) fail('row.missing', { field: 'items' })
  return { change, choice, effects: items.map((item) => ({ item, effect: effectOn(item, change, subject) })) }
}

/** Equal for the same changes of the same items, in any order. */
export function planHashOf({ change, choice, effects }: Plan): string {
  const each = effects
    .map(({ item: { id, version }, effect }) => ({ id, version, effect }))
    .sort((a, b) => a.id - b.id)
  return createHash('sha256').update(JSON.stringify({ change, choice, each })).digest('hex')
}

export const presentPlan = ({ effects }: Plan, language: Language): PlannedItem[] =>
  effects.map(({ item, effect: { changes, problems } }) => ({
    item_id: item.id,
    name: item.name,
    changes: [...changes],
    problems: problems.map(({ field, issue, params }) => ({
      field,
      text: fill(issueTexts[issue][language], params),
    })),
  }))
