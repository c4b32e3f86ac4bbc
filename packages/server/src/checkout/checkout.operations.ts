import { checkout } from '@sufra/contract/checkout/checkout'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { weekDayOf } from '@sufra/contract/kernel/week'
import { fail, orNotFound } from '../kernel/errors/apiError.ts'
import { implement } from '../kernel/operations/implement.ts'
import { shownMenu, storeOffers } from '../menu/availability/availability.menu.ts'
import {
  isOpenToPublic,
  openStores,
  publicPolicy,
  publicStoreScope,
  storeHours,
} from '../menu/availability/availability.stores.ts'
import { downPayment } from '../money/ledger/cancellation.rules.ts'
import { draftOf } from '../orders/placement/draft.ts'
import { lockOrderContext, readOrderContext } from '../orders/placement/orderContext.ts'
import type { OrderDraft } from '../orders/placement/placement.checks.ts'
import { insertOrder } from '../orders/placement/placement.ts'
import { validateOrder } from '../orders/placement/validateOrder.ts'
import { presentItem, presentQuote, presentStore, translated } from './checkout.present.ts'

const advanceDue = ({
  context: { catering_advance },
  input: { payment_method },
  price: { order_total_price },
}: OrderDraft) => downPayment({ order_total_price, catering_advance, payment_method })

export default implement(checkout, publicStoreScope, {
  stores: async ({ db, scopeFilter, now }) => ({
    stores: (await openStores(db, scopeFilter, qatarDay(now))).map(presentStore),
  }),

  menu: async ({ db, scopeFilter, params, now }) => {
    const policy = orNotFound(await publicPolicy(db, scopeFilter, params.id))
    const { subcategories, items } = await shownMenu(db, params.id)
    const offers = await storeOffers(db, params.id, qatarDay(now))
    return {
      subcategories: subcategories.map((row) => ({ id: row.id, name: translated(row) })),
      items: items.map((item) => presentItem(item, offers)),
      policy,
    }
  },

  workingHours: async ({ db, scopeFilter, input }) => {
    if (!(await isOpenToPublic(db, scopeFilter, input.restaurant_store_id))) return fail('row.missing')
    const hours = await storeHours(db, input.restaurant_store_id)
    return { storeHours: hours.map((row) => ({ ...row, week_day: weekDayOf(row.week_day) })) }
  },

  quote: async ({ db, scopeFilter, input, now }) => {
    const draft = draftOf(await readOrderContext(db, scopeFilter, input, now), input, now, true)
    await validateOrder(db, draft)
    return { quote: presentQuote(draft, advanceDue(draft)) }
  },

  place: async ({ db, scope, scopeFilter, input, now }) => {
    if (scope.kind !== 'channel') return fail('session.wrongDoor')
    const draft = draftOf(await lockOrderContext(db, scopeFilter, input, now), input, now, false)
    await validateOrder(db, draft)
    const placed = await insertOrder(db, scope, draft)
    return { order: { ...draft.price, ...placed, advance_due: advanceDue(draft) } }
  },
})
