import type { Db } from '../../kernel/database/db.ts'
import type { Plan } from './bulkEdits.plan.ts'
import { addChoices, type Given, lastRanks, setColumns } from './bulkEdits.write.sql.ts'

/** Ranks items that change category at its end, in their given order. */
export async function placed(db: Db, given: readonly Given[]): Promise<Given[]> {
  const categories = given.flatMap(({ values: { sub_category_id: to } }) =>
    typeof to === 'number' ? to : [],
  )
  const last = new Map(categories.length > 0 ? await lastRanks(db, categories) : [])
  return given.map(({ id, values }) => {
    const { sub_category_id: to } = values
    if (typeof to !== 'number') return { id, values }
    const sorting_index = (last.get(to) ?? 0) + 1
    last.set(to, sorting_index)
    return { id, values: { ...values, sorting_index } }
  })
}

/** Applies a plan, whose items and their parents are locked. Items with problems are skipped. */
export async function applyPlan(db: Db, { choice, effects }: Plan): Promise<void> {
  const changed = effects.filter(
    ({ effect: { changes, problems } }) => changes.length > 0 && problems.length === 0,
  )
  if (choice) {
    const ids = changed.map(({ item }) => item.id)
    await addChoices(db, choice, ids)
    return
  }
  const given = changed.map(({ item, effect }) => ({ id: item.id, values: effect.values }))
  await setColumns(db, 'items', await placed(db, given))
}
