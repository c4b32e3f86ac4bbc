import { qatarDay } from '@sufra/contract/kernel/clock'
import { couponUses } from '@sufra/contract/promotions/couponUses'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { presentCoupon } from '../coupons/coupons.rows.ts'
import { couponBy, couponScope } from '../coupons/coupons.sql.ts'
import * as uses from './couponUses.sql.ts'

export default implement(couponUses, couponScope, {
  show: async ({ db, scopeFilter, params: { id }, now }) => {
    const coupon = orNotFound(await couponBy(db, scopeFilter, id, qatarDay(now)))
    const { platform, discount, ...totals } = orNotFound(await uses.usesInTotal(db, id))
    return {
      cateringCoupon: presentCoupon(coupon),
      uses: {
        totals: { ...totals, discount, platform, stores: discount - platform },
        ...(await uses.usesByDay(db, id)),
        customers: await uses.mostUsedBy(db, id),
        refusals: await uses.refusalsOf(db, id),
      },
    }
  },

  orders: async ({ db, scopeFilter, params: { id }, input, now }) => {
    orNotFound(await couponBy(db, scopeFilter, id, qatarDay(now)))
    const rows = await uses.ordersOf(db, id, input)
    return {
      orders: {
        data: rows.map(({ store_name_en, store_name_ar, status_id, status_en, status_ar, ...row }) => ({
          ...row,
          store_name: { en: store_name_en, ar: store_name_ar },
          order_status: { id: status_id, name: { en: status_en, ar: status_ar } },
        })),
        total: await uses.countOrders(db, id),
      },
    }
  },
})
