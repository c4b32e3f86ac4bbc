import type { CustomerChange } from '@sufra/contract/customers/history'
import { archivedBefore } from '../../accounts/trail/trail.archived.ts'
import type { Db } from '../../kernel/database/db.ts'
import type { Call } from '../../kernel/operations/implement.ts'
import { areasNamed, presentChange } from './history.rows.ts'
import { archivedChanges, areaNames, type ChangeRow, changesOf } from './history.sql.ts'

/** Who changed what of a customer and who looked. */
export async function presentChanges(db: Db, rows: readonly ChangeRow[]): Promise<CustomerChange[]> {
  const areas = await areaNames(db, areasNamed(rows))
  const names = new Map(areas.map((area) => [area.id, { en: area.name_en, ar: area.name_ar }]))
  return rows.map((row) => presentChange(row, names))
}

/** More than a person's history holds. */
const allRows = { count: 100_000, page: 1 }

/** All of it, archived months too, the newest first. */
export async function fullHistory(
  call: Pick<Call, 'db' | 'services'>,
  id: number,
): Promise<CustomerChange[]> {
  const rows = [...(await changesOf(call, id, allRows)).rows]
  const wasAdded = () =>
    rows.some(({ table_name, action }) => table_name === 'customers' && action === 'insert')
  for (let month = await archivedBefore(call.db); month && !wasAdded(); ) {
    rows.push(...(await archivedChanges(call, id, month)))
    month = await archivedBefore(call.db, month)
  }
  return presentChanges(call.db, rows)
}
