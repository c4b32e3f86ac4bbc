import { couponTrials } from '@sufra/contract/insight/couponTrials'
import { atQatar, qatarDay } from '@sufra/contract/kernel/clock'
import type { SQL } from 'drizzle-orm'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import type { Db } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { draftOf } from '../../orders/placement/draft.ts'
import { readOrderContext } from '../../orders/placement/orderContext.ts'
import { firstCouponViolation } from '../../orders/placement/placement.checks.money.ts'
import { violationError } from '../../orders/placement/validateOrder.ts'
import { couponScope } from '../../promotions/coupons/coupons.sql.ts'
import { storeScope } from '../../stores/stores/stores.sql.ts'
import { anyArea, codeOf } from './couponTrials.sql.ts'

/** No customer has it: somebody who has never ordered. */
const nobody = '97400000000'

interface Tried {
  readonly catering_coupon_id: number
  readonly coupon_code?: string | undefined
}

async function codeToTry(db: Db, allowed: SQL, { catering_coupon_id, coupon_code }: Tried) {
  const { code } = orNotFound(await codeOf(db, allowed, catering_coupon_id, coupon_code))
  return code === null
    ? fail('coupons.codeOfAnother', { field: 'coupon_code', params: { code: coupon_code ?? '' } })
    : { code }
}

export default implement(couponTrials, couponScope, {
  run: async ({ db, scope, scopeFilter, input, caller, now }) => {
    const { code } = await codeToTry(db, scopeFilter, input)
    const area = orNotFound(await anyArea(db))
    const day = input.day ?? qatarDay(now)
    const at = day === qatarDay(now) ? now : atQatar(day, '12:00')
    const order = {
      store_id: input.store_id,
      area_id: area.id,
      date: day,
      time: '12:00',
      payment_method: 'creditcard',
      customer: { fullname: '-', mobile: input.mobile ?? nobody },
      address: {},
      notes: '',
      coupon_code: code,
      language: caller.language,
      items: input.items.map((item) => ({ ...item, choices: [], addons: [], additionalDemandsText: '' })),
    } as const
    const context = await readOrderContext(db, scopeFilterOf(storeScope, scope), order, at)
    const draft = draftOf(context, order, at, true)
    const violation = firstCouponViolation(draft)
    const refused = violation && (await violationError(db, draft, violation)).body(caller.language, '')
    const { price } = draft
    const given = refused ? 0 : price.coupon_discount_value
    return {
      trial: {
        refusal: refused ? { code: refused.code, message: refused.message } : null,
        lines: price.lines.map(({ item, quantity, line_total, offer_discount_value }) => ({
          item_id: item.id,
          name: { en: item.name_en, ar: item.name_ar },
          quantity,
          line_total,
          offer_discount_value,
        })),
        sub_total: price.sub_total,
        offer_discount_value: price.offer_discount_value,
        coupon_discount_value: given,
        coupon_platform_contribution_value: refused ? 0 : price.coupon_platform_contribution_value,
        total: price.sub_total - price.offer_discount_value - given,
      },
    }
  },
})
