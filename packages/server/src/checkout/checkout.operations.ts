import { atQatar, qatarDay } from '@sufra/contract/kernel/clock'
import { weekDayOf } from '@sufra/contract/kernel/week'
import { ordering } from '@sufra/contract/ordering'
import { implement } from '../kernel/operations/implement.ts'
import { found, refuse } from '../kernel/errors/apiError.ts'
import { downPayment } from '../money/ledger/cancellation.rules.ts'
import { fillBasket } from '../orders/placement/placement.basket.ts'
import type { Asked } from '../orders/placement/placement.checks.ts'
import { type Ground, type PlaceInput, readGround, takeGround } from '../orders/placement/orderContext.ts'
import { judge } from '../orders/placement/validateOrder.ts'
import { shownMenu, storeOffers } from '../menu/availability/availability.menu.ts'
import { insertOrder } from '../orders/placement/placement.ts'
import { presentItem, presentQuote, presentStore, translated } from './checkout.present.ts'
import { priceBasket } from '../orders/pricing/pricing.ts'
import { isOpenToPublic, openStores, orderingRows, publicPolicy, storeHours } from '../menu/availability/availability.stores.ts'

/** The order as it was asked for, with everything it names and what it comes to. */
function askedOf(ground: Ground, input: PlaceInput, now: Date): Asked {
  const basket = fillBasket(ground.items, input.items)
  const { offers, coupon, welcome } = ground
  const price = priceBasket(basket, ground.catering_delivery_fees ?? 0, {
    offers,
    coupon: coupon ? { ...coupon, item_ids: coupon.type === 'Item' ? coupon.item_ids : null } : undefined,
    welcome: welcome ?? undefined,
  })
  return { input, ground, basket, price, event_at: atQatar(input.date, input.time), now }
}

const advanceDue = ({
  ground: { catering_advance },
  input: { payment_method },
  price: { order_total_price },
}: Asked) => downPayment({ order_total_price, catering_advance, payment_method })

export default implement(ordering, orderingRows, {
  stores: async ({ db, rows, now }) => ({
    stores: (await openStores(db, rows, qatarDay(now))).map(presentStore),
  }),

  menu: async ({ db, rows, params, now }) => {
    const policy = found(await publicPolicy(db, rows, params.id))
    const { subcategories, items } = await shownMenu(db, params.id)
    const offers = await storeOffers(db, params.id, qatarDay(now))
    return {
      subcategories: subcategories.map((row) => ({ id: row.id, name: translated(row) })),
      items: items.map((item) => presentItem(item, offers)),
      policy,
    }
  },

  workingHours: async ({ db, rows, input }) => {
    if (!(await isOpenToPublic(db, rows, input.restaurant_store_id))) return refuse('row.missing')
    const hours = await storeHours(db, input.restaurant_store_id)
    return { storeHours: hours.map((row) => ({ ...row, week_day: weekDayOf(row.week_day) })) }
  },

  quote: async ({ db, rows, input, now }) => {
    const asked = askedOf(await readGround(db, rows, input, now), input, now)
    await judge(db, asked)
    return { quote: presentQuote(asked, advanceDue(asked)) }
  },

  place: async ({ db, scope, rows, input, now }) => {
    if (scope.kind !== 'channel') return refuse('session.wrongDoor')
    const asked = askedOf(await takeGround(db, rows, input, now), input, now)
    await judge(db, asked)
    const placed = await insertOrder(db, scope, asked)
    return { order: { ...asked.price, ...placed, advance_due: advanceDue(asked) } }
  },
})
