import type { ItemRow } from '@sufra/contract/menu/items'
import type { ItemProblem } from '@sufra/contract/menu/items.problems'
import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/db.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { picture } from '../../kernel/images/auditedImage.ts'
import { problemsOf } from './items.problems.sql.ts'
import type { ItemRecord } from './items.sql.ts'

export function presentItemRow(
  { name_en, name_ar, thumb, ...row }: ItemRecord,
  problems: readonly ItemProblem[] = [],
): ItemRow {
  const main = picture(thumb)
  return { ...row, name: { en: name_en, ar: name_ar }, images: main ? [main] : [], problems: [...problems] }
}

export async function presentItems(
  db: Db,
  found: readonly ItemRecord[],
): Promise<{ items: ItemRow[]; cut: boolean }> {
  const { rows, cut } = unpaged(found)
  const ids = sql.param(rows.map(({ id }) => id))
  const problems = await problemsOf(db, sql`items.id = any(${ids}::bigint[])`)
  return { items: rows.map((row) => presentItemRow(row, problems.get(row.id))), cut }
}
