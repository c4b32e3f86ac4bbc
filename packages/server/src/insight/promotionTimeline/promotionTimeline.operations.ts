import {
  type PromotionKind,
  promotionKinds,
  promotionTimeline,
  timelineMonths,
} from '@sufra/contract/insight/promotionTimeline'
import { addMonths, firstDayOf, lastDayOf, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import { personOf, type Scope } from '../../kernel/access/scope.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { presentPromotion } from './promotionTimeline.rows.ts'
import { countTimeline, listTimeline, timelineScope } from './promotionTimeline.sql.ts'

const needed = { offer: 'offers.read', coupon: 'coupons.read', welcome: 'discounts.read' } as const

/** The kinds that a caller may read. */
const readable = (scope: Scope): readonly PromotionKind[] => {
  const { permissions } = personOf(scope)
  return promotionKinds.filter((kind) => permissions.includes(needed[kind]))
}

export default implement(promotionTimeline, timelineScope, {
  list: async ({ db, scope, input, now }) => {
    const today = qatarDay(now)
    const { search, kind, platform_bears = false } = input
    const month = input.month ?? addMonths(monthOf(today), -1)
    const days = { from: firstDayOf(month), to: lastDayOf(addMonths(month, timelineMonths - 1)) }
    const filter = {
      kinds: readable(scope).filter((each) => kind === undefined || each === kind),
      search: search || undefined,
      platform_bears,
      days: search ? undefined : days,
      today,
    }
    const rows = await listTimeline(db, filter, input)
    const total = await countTimeline(db, filter)
    return { promotions: { data: rows.map((row) => presentPromotion(row, today)), total }, ...days }
  },
})
