import { answerPhrases, reviewPhrases } from '../catalog/phrases.ts'
import type { Random } from '../catalog/random.ts'
import { hour, iso } from './clock.ts'
import { type Context, stamped } from './context.ts'
import type { OrderRow } from './orders/place.ts'
import type { People } from './people.ts'
import type { Tables } from './tables.ts'

const measureOf = (mean: number) => (mean >= 4 ? 'good' : mean >= 3 ? 'fair' : 'poor')

/** Comments of the last two days wait for an admin who publishes them. */
const waitingHours = 48

const rate = (quality: number, rng: Random) =>
  Math.max(1, Math.min(5, Math.round(quality + (rng.next() - 0.5) * 2.4)))

/**
 * Reviews of a third of the completed orders in the days after; some stores are better than others. Stores answer some
 * of what was written.
 */
export function reviewRows(
  { seeded, clock, rng }: Context,
  orders: readonly OrderRow[],
  people: People,
): Tables {
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
      const measure = measureOf(mean)
      const comment = dice.chance(0.6) ? dice.pick(reviewPhrases[measure])[order.language] : null
      const waits = comment !== null && at > clock.now.getTime() - waitingHours * hour
      const status = !dice.chance(0.02) && !waits
      const said = comment !== null && dice.chance(0.35) ? dice.pick(answerPhrases[measure]) : undefined
      const answeredAt = at + dice.int(1, 30) * hour
      const answer = said && answeredAt < clock.now.getTime() ? { ...said, at: answeredAt } : undefined
      return [{ order, at, rates, comment, status, answer }]
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
    review_answers: written.flatMap(({ order, answer }, index) =>
      answer
        ? [
            {
              review_id: index + 1,
              store_id: order.store_id,
              answer_en: answer.en,
              answer_ar: answer.ar,
              answered_by: people.usersOf(order.store_id)[0]?.account_id ?? null,
              ...stamped(iso(answer.at)),
            },
          ]
        : [],
    ),
    review_ratings: written.flatMap(({ rates }, index) =>
      rates.map((one) => ({ review_id: index + 1, review_category_id: one.id, rate: one.rate })),
    ),
  }
}
