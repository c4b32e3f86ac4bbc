import type { CustomerChange } from '@sufra/contract/customers/history'
import type { Db } from '../../kernel/database/db.ts'
import { areasNamed, presentChange } from './history.rows.ts'
import { areaNames, changesOf } from './history.sql.ts'

/** A page of who changed what of a customer and who looked, the newest first. */
export async function historyOf(
  db: Db,
  id: number,
  page: { readonly count: number; readonly page: number },
): Promise<CustomerChange[]> {
  const rows = await changesOf(db, id, page)
  const areas = await areaNames(db, areasNamed(rows))
  const names = new Map(areas.map((area) => [area.id, { en: area.name_en, ar: area.name_ar }]))
  return rows.map((row) => presentChange(row, names))
}
