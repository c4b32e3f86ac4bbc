import { type SQL, sql } from 'drizzle-orm'
import { fail } from '../errors/apiError.ts'
import { bool, type RowOf, text } from './columns.ts'
import type { Db } from './db.ts'
import { queryOne } from './query.ts'

interface Named {
  readonly table: 'regions' | 'areas' | 'subcategories'
  /** The parent column within which names are compared; without one, names are compared across the table. */
  readonly within?: 'region_id' | 'store_id'
}

interface Given {
  readonly name_en?: string | undefined
  readonly name_ar?: string | undefined
  readonly region_id?: number | undefined
  readonly store_id?: number | undefined
  readonly same_name?: boolean | undefined
}

/** The row being changed, if its caller may see it. */
interface Changed {
  readonly id: number
  readonly allowed: SQL
}

/** A name folded to one spelling (migration 0030). A name of symbols alone is kept as it is. */
const folded = (name: SQL) => sql`coalesce(nullif(fold_text(${name}), ''), ${name})`

const sameColumns = { same_en: bool, same_ar: bool, name_en: text, name_ar: text }

/** An active row under the same parent with a name that is new to the saved row. */
async function sameNamed(
  db: Db,
  { table, within }: Named,
  given: Given,
  changed: Changed | undefined,
): Promise<RowOf<typeof sameColumns> | undefined> {
  const { name_en = null, name_ar = null } = given
  const name = sql.identifier(table)
  const placeOf = (row: SQL) => (within ? sql`${row}.${sql.identifier(within)}` : sql`0`)
  const was = placeOf(sql`${name}`)
  const place = within ? sql`coalesce(${given[within] ?? null}::bigint, ${was})` : was
  const found = changed ? sql`${name}.id = ${changed.id} and ${changed.allowed}` : sql`false`
  return queryOne(
    db,
    sameColumns,
    sql`with wanted as (
        select ${name}.id, ${place} as place, ${name}.id is null or ${place} <> ${was} as moved,
          ${folded(sql`coalesce(${name_en}, ${name}.name_en)`)} as en, ${folded(sql`${name}.name_en`)} as was_en,
          ${folded(sql`coalesce(${name_ar}, ${name}.name_ar)`)} as ar, ${folded(sql`${name}.name_ar`)} as was_ar
        from (select) one left join ${name} on ${found}
        where ${changed ? sql`${name}.id is not null` : sql`true`}
      ), matched as (
        select other.id, other.name_en, other.name_ar,
          ${folded(sql`other.name_en`)} = en and (moved or en <> was_en) as same_en,
          ${folded(sql`other.name_ar`)} = ar and (moved or ar <> was_ar) as same_ar
        from wanted join ${name} as other on ${placeOf(sql`other`)} = wanted.place
          and other.id is distinct from wanted.id and other.archived_at is null
      )
      select same_en, same_ar, name_en, name_ar from matched where same_en or same_ar order by id limit 1`,
  )
}

/**
 * Rejects a second row of the same name unless the caller confirms it with `same_name`. A name that the row already has
 * is not checked again. The caller must hold the lock of the parent (their store, or `lockList`), so that of two
 * parallel calls the later one sees the other's row.
 */
export async function failIfSameName(db: Db, named: Named, given: Given, changed?: Changed): Promise<void> {
  if (given.same_name) return
  const same = await sameNamed(db, named, given, changed)
  if (!same) return
  // The message names the one that is the same, which may not be in the reader's language.
  const { same_en, same_ar, name_en, name_ar } = same
  fail(`${named.table}.sameName`, {
    field: same_en ? 'name_en' : 'name_ar',
    params: { name_en: same_en ? name_en : name_ar, name_ar: same_ar ? name_ar : name_en },
  })
}
