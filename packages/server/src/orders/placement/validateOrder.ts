import { type SQL, sql } from 'drizzle-orm'
import { text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { ApiError, type ErrorParams } from '../../kernel/errors/apiError.ts'
import { menuItems } from '../../menu/availability/availability.menu.ts'
import { servedAreas } from '../../menu/availability/availability.stores.ts'
import { countRefusal } from '../../promotions/couponUses/countRefusal.ts'
import { moneyChecks } from './placement.checks.money.ts'
import { timeChecks } from './placement.checks.time.ts'
import { firstOf, type OrderDraft, orderChecks, type Violation } from './placement.checks.ts'
import { nextTimeParams } from './placement.next.ts'

/** In the order of importance to the customer; the first violation is reported. */
const violationOf = firstOf([...orderChecks, ...timeChecks, ...moneyChecks])

async function namesOf(db: Db, param: string, from: SQL): Promise<ErrorParams> {
  const found = await query(db, { name_en: text, name_ar: text }, sql`${from} order by name_en limit 6`)
  const list = (names: string[], comma: string, none: string) =>
    names.slice(0, 5).join(comma) + (names[5] ? '…' : '') || none
  return {
    [`${param}_en`]: list(
      found.map(({ name_en }) => name_en),
      ', ',
      'none at present',
    ),
    [`${param}_ar`]: list(
      found.map(({ name_ar }) => name_ar),
      '، ',
      'لا يوجد حاليًا',
    ),
  }
}

/** What would work instead, looked up only for rejected orders. */
async function insteadOf(db: Db, draft: OrderDraft, violation: Violation): Promise<ErrorParams> {
  const { code, timed } = violation
  const { input, context } = draft
  const coupon_id = context.coupon?.id ?? null
  if (timed) return nextTimeParams(db, draft, violation)
  if (code === 'ordering.areaNotServed') {
    const areas = sql`select name_en, name_ar from (${servedAreas}) area where store_id = ${input.store_id}`
    return namesOf(db, 'areas', areas)
  }
  if (code === 'ordering.couponStore') {
    const stores = sql`select name_en, name_ar from coupon_stores join stores on stores.id = store_id
      where coupon_id = ${coupon_id} and archived_at is null and catering_status`
    return namesOf(db, 'stores', stores)
  }
  if (code === 'ordering.couponItems') {
    const chosen = sql`items.store_id = ${input.store_id}
      and items.id in (select item_id from coupon_items where coupon_id = ${coupon_id})`
    const items = sql`select name_en, name_ar from (${menuItems(chosen)}) item where shown`
    return namesOf(db, 'items', items)
  }
  return {}
}

/** Refused for its coupon: counted for the coupon's page. */
function countingOf({ context, quoted, now }: OrderDraft, { code, field }: Violation) {
  const { coupon } = context
  if (!coupon || field !== 'coupon_code') return {}
  return { afterwards: countRefusal({ coupon_id: coupon.id, reason: code, quoted, now }) }
}

export async function violationError(db: Db, draft: OrderDraft, violation: Violation): Promise<ApiError> {
  const { code, field, params } = violation
  return new ApiError(code, {
    field,
    params: { ...params, ...(await insteadOf(db, draft, violation)) },
    ...countingOf(draft, violation),
  })
}

/** Rejects an order with a violation, and suggests what is possible. */
export async function validateOrder(db: Db, draft: OrderDraft): Promise<void> {
  const violation = violationOf(draft)
  if (violation) throw await violationError(db, draft, violation)
}
