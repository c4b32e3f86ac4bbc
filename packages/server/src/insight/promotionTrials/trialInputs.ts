import type { promotionTrials } from '@sufra/contract/insight/promotionTrials'
import type { InputOf } from '@sufra/contract/kernel/operation'
import type { Db } from '../../kernel/database/db.ts'
import { targetsOf } from '../../promotions/coupons/coupons.targets.ts'
import { itemOf } from '../../promotions/offers/offers.rules.ts'
import { offersDuring } from '../../promotions/offers/offers.target.sql.ts'
import type { Trial } from './trial.ts'

export type OfferTrialInput = InputOf<typeof promotionTrials.tryOffer>
export type CouponTrialInput = InputOf<typeof promotionTrials.tryCoupon>

/** It counts as on all the time. */
const always = { start_date: '0001-01-01', end_date: '9999-12-31' }

/** An offer as its form has it. */
export async function offerTrial(db: Db, offer: OfferTrialInput): Promise<Trial> {
  const { id, store_id, discount } = offer
  return {
    stores: [store_id],
    promotion: {
      kind: 'offer',
      replaces: id,
      item_id: itemOf(offer.type, offer.item_id),
      discount,
      others: id === undefined ? [] : await offersDuring(db, store_id, always, id),
    },
  }
}

/** A coupon as its form has it, switched on. Of a batch each order would have had a code of its own. */
export function couponTrial(coupon: CouponTrialInput): Trial {
  const {
    id,
    code,
    code_prefix = '',
    code_count,
    type,
    discount,
    platform_contribution,
    all_stores = false,
  } = coupon
  const { stores, items } = targetsOf(type, coupon.coupons ?? [])
  const targets = new Map<number, number[]>(stores.map((store) => [store, []]))
  for (const { store_id, item_id } of items) targets.get(store_id)?.push(item_id)
  return {
    stores: all_stores ? null : stores,
    promotion: {
      kind: 'coupon',
      replaces: id,
      targets,
      total_usage_limit: code_count ?? coupon.total_usage_limit ?? null,
      terms: {
        id: id ?? 0,
        code: code ?? code_prefix,
        code_id: null,
        code_used: false,
        type,
        discount,
        platform_contribution,
        all_stores,
        minimum_order_amount: coupon.minimum_order_amount ?? 0,
        limit_per_user: coupon.limit_per_user ?? null,
        ...always,
      },
    },
  }
}
