import { qatarDay } from '@sufra/contract/kernel/clock'
import { defaultPageSize } from '@sufra/contract/kernel/list'
import { type CouponState, coupons } from '@sufra/contract/promotions/coupons'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { unpaged } from '../../kernel/database/unpaged.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { archiveRow, lockRow } from '../../kernel/operations/rows.ts'
import { storeName, storeScope } from '../../stores/stores/stores.sql.ts'
import { pickStores } from '../collections/collections.pick.sql.ts'
import { presentPickedStore } from '../collections/collections.rows.ts'
import { lockPromotion } from '../locks/promotionLocks.sql.ts'
import { randomCode } from './coupons.code.ts'
import { presentCoupon, presentDetails } from './coupons.rows.ts'
import { addCoupon, changeCoupon } from './coupons.save.ts'
import * as all from './coupons.sql.ts'
import { couponTargets } from './coupons.targets.ts'

type Counts = NonNullable<Awaited<ReturnType<typeof all.couponCounts>>>

/** How many a list without a search has. Scheduled and used up coupons are among the active (spec 3 §2). */
function countOf(state: CouponState | undefined, counts: Counts): number {
  if (state === undefined) return counts.all
  return state === 'active' || state === 'deactivated' ? counts[state] : counts.of_state
}

export default implement(coupons, all.couponScope, {
  list: async ({ db, scopeFilter, input, now }) => {
    const { count = defaultPageSize, page = 1, search, state } = input
    const today = qatarDay(now)
    const paged = input.count !== undefined || input.page !== undefined ? { count, page } : undefined
    const searched = search ? await all.searchCoupons(db, scopeFilter, input, today, paged) : undefined
    const { rows, cut } = searched ?? unpaged(await all.listCoupons(db, scopeFilter, input, today, paged))
    const counts = orNotFound(await all.couponCounts(db, today, state))
    return {
      cateringCoupons: rows.map(presentCoupon),
      total: searched?.total ?? countOf(state, counts),
      couponsCount: counts.all,
      activeCount: counts.active,
      deactivatedCount: counts.deactivated,
      expiredCount: counts.expired,
      cut,
    }
  },

  stores: async ({ db, input }) => {
    const rows = await pickStores(db, input)
    return { stores: rows.slice(0, input.count).map(presentPickedStore), cut: rows.length > input.count }
  },
  itemsOf: async ({ db, scope, input: { store_id, ...wanted } }) => {
    const store = orNotFound(await storeName(db, scopeFilterOf(storeScope, scope), store_id))
    const rows = await all.itemsToChoose(db, store.id, wanted)
    return {
      items: rows
        .slice(0, wanted.count)
        .map(({ name_en, name_ar, ...item }) => ({ ...item, name: { en: name_en, ar: name_ar } })),
      cut: rows.length > wanted.count,
    }
  },

  show: async ({ db, scopeFilter, input, now }) => {
    const row = orNotFound(await all.couponBy(db, scopeFilter, input.catering_coupon_id, qatarDay(now)))
    return { cateringCoupon: presentDetails(row, await couponTargets(db, row.id)) }
  },

  generateCode: async ({ db }) => {
    let code = randomCode()
    while (await all.isTaken(db, code)) code = randomCode()
    return { coupon_code: code }
  },

  save: addCoupon,

  update: async (call) => {
    const { db, scopeFilter, input, now } = call
    await lockPromotion(db, 'coupon', input.catering_coupon_id)
    return changeCoupon(call, await all.couponBy(db, scopeFilter, input.catering_coupon_id, qatarDay(now)))
  },

  updateStatus: async ({ db, scopeFilter, params, input, now }) => {
    await lockPromotion(db, 'coupon', params.id)
    const switched = await all.switchCoupon(db, scopeFilter, params.id, input.status)
    if (switched) return switched
    orNotFound(await all.couponBy(db, scopeFilter, params.id, qatarDay(now)))
    return fail('coupons.notMade')
  },

  remove: async ({ db, scopeFilter, params: { id } }) => {
    await lockPromotion(db, 'coupon', id)
    orNotFound(await lockRow(db, 'coupons', scopeFilter, id))
    await archiveRow(db, 'coupons', id)
    return {}
  },
})
