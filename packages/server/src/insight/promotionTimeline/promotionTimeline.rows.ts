import type { PromotionState, TimelineRow } from '@sufra/contract/insight/promotionTimeline'
import type { CouponState } from '@sufra/contract/promotions/coupons'
import { stateOf } from '../../promotions/offers/offers.rules.ts'
import type { TimelineSqlRow } from './promotionTimeline.sql.ts'

const ofCoupon: Readonly<Record<CouponState, PromotionState>> = {
  active: 'running',
  scheduled: 'scheduled',
  used_up: 'used_up',
  // No code can be used yet.
  making: 'scheduled',
  deactivated: 'off',
  failed: 'off',
  expired: 'ended',
}

/** In the words of its kind (`stateOf` of offers, `coupon_state`), said in those of all kinds. */
function stateOn(row: TimelineSqlRow, today: string): PromotionState {
  if (row.coupon_state) return ofCoupon[row.coupon_state]
  const state = stateOf({ ...row, end_date: row.end_date ?? '9999-12-31' }, today)
  return state === 'running' && row.used_up ? 'used_up' : state
}

export function presentPromotion(row: TimelineSqlRow, today: string): TimelineRow {
  const { kind, id, code, code_prefix, discount, start_date, end_date, orders, cost, platform } = row
  return {
    kind,
    id,
    title: { en: row.title_en, ar: row.title_ar },
    code,
    code_prefix,
    target:
      row.target_en === null || row.target_ar === null ? null : { en: row.target_en, ar: row.target_ar },
    discount,
    start_date,
    end_date,
    state: stateOn(row, today),
    cost: { orders, discount: cost, platform, stores: cost - platform },
  }
}
