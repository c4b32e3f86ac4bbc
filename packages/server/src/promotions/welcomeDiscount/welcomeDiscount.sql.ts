import { type SQL, sql } from 'drizzle-orm'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { int, pick, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { costOf } from '../costs/promotionCosts.sql.ts'
import { lockPromotion } from '../locks/promotionLocks.sql.ts'

const everyones = () => sql`true`

/** The platform's one row. */
export const welcomeScope = { admin: everyones, channel: everyones } satisfies ScopeRule

/** It is given on this day in Qatar, to whoever its budget still has enough for. */
export const isGiven = (today: string): SQL => sql`welcome_discounts.status and welcome_discounts.value > 0
  and (welcome_discounts.end_date is null or welcome_discounts.end_date >= ${today}::date)
  and (welcome_discounts.budget is null or welcome_discounts.given_value < welcome_discounts.budget)`

const columns = {
  ...pick(
    tables.welcome_discounts,
    'id',
    'value',
    'status',
    'message_en',
    'message_ar',
    'budget',
    'end_date',
    'version',
  ),
  given_value: int,
  given_count: int,
}

export const welcomeDiscounts = (db: Db, allowed: SQL) =>
  query(
    db,
    columns,
    sql`select ${selected(columns)}, given.discount as given_value, given.orders as given_count
      from welcome_discounts, lateral (${costOf(sql`'welcome'`, sql`welcome_discounts.id`)}) given where ${allowed}`,
  )

const lockedColumns = { ...pick(tables.welcome_discounts, 'value', 'status'), given_value: int }

/** Orders that are being placed wait until it is saved, and are then judged by what was saved. */
export async function lockDiscount(db: Db, allowed: SQL, id: number) {
  await lockPromotion(db, 'welcome', null)
  return queryOne(
    db,
    lockedColumns,
    sql`select ${selected(lockedColumns)}, given.discount as given_value
      from welcome_discounts, lateral (${costOf(sql`'welcome'`, sql`welcome_discounts.id`)}) given
      where ${allowed} and id = ${id} for update of welcome_discounts`,
  )
}

const currentColumns = pick(tables.welcome_discounts, 'value', 'message_en', 'message_ar', 'end_date')

export const currentDiscount = (db: Db, allowed: SQL, today: string) =>
  queryOne(
    db,
    currentColumns,
    sql`select ${selected(currentColumns)} from welcome_discounts where ${allowed} and ${isGiven(today)}`,
  )
