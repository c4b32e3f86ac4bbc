import { reviewPhrases } from '../catalog/phrases.ts'
import type { Random } from '../catalog/random.ts'
import { hour, iso } from './clock.ts'
import { type Context, stamped } from './context.ts'
import type { OrderRow } from './orders/place.ts'
import type { Tables } from './tables.ts'

const phrasesFor = (mean: number) =>
  mean >= 4 ? reviewPhrases.good : mean >= 3 ? reviewPhrases.fair : reviewPhrases.poor

const rate = (quality: number, rng: Random) =>
  Math.max(1, Math.min(5, Math.round(quality + (rng.next() - 0.5) * 2.4)))

/** Reviews of a third of the completed orders in the days after; some stores are better than others. */
export function reviewRows({ seeded, clock, rng }: Context, orders: readonly OrderRow[]): Tables {
  const own = rng.fork('reviews')
  const quality = new Map<number, number>()
  for (const { store_id } of orders) {
    if (!quality.has(store_id)) quality.set(store_id, 3.6 + own.fork(`store ${store_id}`).next() * 1.1)
  }
  const written = orders
    .flatMap((order) => {
      const dice = own.fork(`order ${order.id}`)
      if (order.completed_at === null || !dice.chance(0.34)) return []
      const at = Date.parse(order.completed_at) + dice.int(2, 70) * hour
      if (at > clock.now.getTime()) return []
      const mood = dice.chance(0.08) ? 2 : (quality.get(order.store_id) ?? 4)
      const rates = seeded.reviewCategories.map((id) => ({ id, rate: rate(mood, dice) }))
      const mean = rates.reduce((sum, one) => sum + one.rate, 0) / rates.length
      const comment = dice.chance(0.6) ? dice.pick(phrasesFor(mean))[order.language] : null
      return [{ order, at, rates, comment, status: !dice.chance(0.02) }]
    })
    .sort((a, b) => a.at - b.at)
  return {
    reviews: written.map(({ order, at, comment, status }, index) => ({
      id: index + 1,
      customer_id: order.customer_id,
      store_id: order.store_id,
      order_id: order.id,
      comment,
      status,
      ...stamped(iso(at)),
    })),
    review_ratings: written.flatMap(({ rates }, index) =>
      rates.map((one) => ({ review_id: index + 1, review_category_id: one.id, rate: one.rate })),
    ),
  }
}
