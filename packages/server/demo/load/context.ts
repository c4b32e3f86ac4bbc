import { sql } from 'drizzle-orm'
import { pick, text } from '../../src/kernel/database/columns.ts'
import type { Db } from '../../src/kernel/database/db.ts'
import { query } from '../../src/kernel/database/query.ts'
import * as tables from '../../src/kernel/database/tables.gen.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import type { Random } from '../catalog/random.ts'
import type { Clock } from './clock.ts'
import type { Image } from './pictures.ts'

export interface Reason extends Record<string, unknown> {
  readonly id: number
  readonly reason_en: string
  readonly reason_ar: string
}

/** Rows inserted by migrations. */
interface Seeded {
  /** Ids by kind and name, `admin/Super Admin`. */
  readonly roles: ReadonlyMap<string, number>
  readonly reasons: readonly Reason[]
  readonly reviewCategories: readonly number[]
}

/** Everything the rows are made from: the same context gives the same rows. */
export interface Context {
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly rng: Random
  readonly seeded: Seeded
  readonly passwordHash: string
  readonly image: Image
}

export async function readSeeded(db: Db): Promise<Seeded> {
  const roles = await query(
    db,
    { id: tables.roles.id, role: text },
    sql`select id, guard_name || '/' || name as role from roles`,
  )
  const reasons = await query(
    db,
    pick(tables.cancel_reasons, 'id', 'reason_en', 'reason_ar'),
    sql`select id, reason_en, reason_ar from cancel_reasons order by id`,
  )
  const categories = await query(
    db,
    pick(tables.review_categories, 'id'),
    sql`select id from review_categories order by sorting_index`,
  )
  return {
    roles: new Map(roles.map(({ id, role }) => [role, id])),
    reasons,
    reviewCategories: categories.map(({ id }) => id),
  }
}

/** Ids by key: the position in the list, from one. */
export function idsOf(list: readonly { readonly key: string }[]): (key: string) => number {
  const ids = new Map(list.map(({ key }, index) => [key, index + 1]))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The catalogue has no ${key}`)
    return id
  }
}

export const stamped = (at: string) => ({ created_at: at, updated_at: at })

export const named = ({ en, ar }: { en: string; ar: string }) => ({ name_en: en, name_ar: ar })
