import { couponStates } from '@sufra/contract/promotions/coupons'
import { type SQL, sql } from 'drizzle-orm'
import { oneOf, text } from '../../kernel/database/columns.ts'

/** What a coupon is on a day in Qatar, for lists and for orders alike. */
export const couponStateOn = (today: string): SQL => sql`coupon_state(coupons, ${today}::date)`

export const couponState = oneOf(text, couponStates)
