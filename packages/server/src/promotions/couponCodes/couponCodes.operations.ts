import { qatarDay } from '@sufra/contract/kernel/clock'
import { couponCodes } from '@sufra/contract/promotions/couponCodes'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { couponBy, couponScope } from '../coupons/coupons.sql.ts'
import { codesOf, countCodes } from './couponCodes.sql.ts'

export default implement(couponCodes, couponScope, {
  list: async ({ db, scopeFilter, params: { id }, input, now }) => {
    const coupon = orNotFound(await couponBy(db, scopeFilter, id, qatarDay(now)))
    // None can be used before all are made, so that a page never moves.
    if (coupon.codes_made !== coupon.code_count) return { codes: { data: [], total: 0 } }
    return { codes: { data: await codesOf(db, id, input), total: await countCodes(db, id, input) } }
  },
})
