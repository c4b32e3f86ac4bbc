import { promotionTrials } from '@sufra/contract/insight/promotionTrials'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { personOf, scopeFilterOf } from '../../kernel/access/scope.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import { couponBy, couponScope } from '../../promotions/coupons/coupons.sql.ts'
import { failIfTargetsMissing, targetsOf } from '../../promotions/coupons/coupons.targets.ts'
import { failIfGone } from '../../promotions/offers/offers.check.ts'
import { itemOf } from '../../promotions/offers/offers.rules.ts'
import { offer, offerScope } from '../../promotions/offers/offers.sql.ts'
import { trialJobs } from './promotionTrials.jobs.ts'
import type { CouponTrialInput, OfferTrialInput } from './trialInputs.ts'
import * as trials from './trials.sql.ts'

async function start(
  { db, scope, scopeFilter, services }: Call,
  promotion: { offer: OfferTrialInput } | { coupon: CouponTrialInput },
) {
  const { id } = orNotFound(await trials.addTrial(db, personOf(scope).account_id))
  await services.jobs.send(db, trialJobs, { trial_id: id, ...promotion })
  return { trial: orNotFound(await trials.lastTrial(db, scopeFilter)) }
}

export default implement(promotionTrials, trials.trialScope, {
  tryOffer: async (call) => {
    const { db, scope, input } = call
    const { id, store_id, type, item_id } = input
    if (id !== undefined) orNotFound(await offer(db, scopeFilterOf(offerScope, scope), id))
    await failIfGone(db, { store_id, item_id: itemOf(type, item_id) }, 'look')
    return start(call, { offer: input })
  },

  tryCoupon: async (call) => {
    const { db, scope, input, now } = call
    const { id, type, coupons = [] } = input
    if (id !== undefined) orNotFound(await couponBy(db, scopeFilterOf(couponScope, scope), id, qatarDay(now)))
    await failIfTargetsMissing(db, targetsOf(type, coupons))
    return start(call, { coupon: input })
  },

  show: async ({ db, scopeFilter }) => ({ trial: (await trials.lastTrial(db, scopeFilter)) ?? null }),

  stop: async ({ db, scope, scopeFilter }) => {
    await trials.stopRunning(db, personOf(scope).account_id)
    return { trial: (await trials.lastTrial(db, scopeFilter)) ?? null }
  },
})
