import { trialDays } from '@sufra/contract/insight/promotionTrials'
import { addDays, atQatar, qatarDay } from '@sufra/contract/kernel/clock'
import type { Dirhams } from '@sufra/contract/kernel/money'
import type { Db } from '../../kernel/database/db.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { type Chosen, orderCopies, spanOf } from './orderCopies.sql.ts'
import { costOf, repriceOrder, type TriedCoupon, type TriedOffer, type Uses } from './repricing.rules.ts'
import { type StoredResult, storeNames } from './trials.sql.ts'

/** Orders that are in memory at a time. */
const batch = 500
const topStores = 10

/** A promotion to be tried, and the stores it is for; null: all of them. */
export interface Trial {
  readonly promotion: TriedOffer | TriedCoupon
  readonly stores: readonly number[] | null
}

interface Cost {
  orders: number
  discount: Dirhams
}

/** Adds up what a promotion would have cost, order by order. */
class Costs {
  readonly all = { orders: 0, discount: 0, platform: 0, stores: 0, commission: 0 }
  private readonly byStore = new Map<number, Cost>()

  add(store_id: number, cost: ReturnType<typeof costOf>): void {
    this.all.orders++
    for (const part of ['discount', 'platform', 'stores', 'commission'] as const) this.all[part] += cost[part]
    const { orders, discount } = this.byStore.get(store_id) ?? { orders: 0, discount: 0 }
    this.byStore.set(store_id, { orders: orders + 1, discount: discount + cost.discount })
  }

  top(): (Cost & { id: number })[] {
    return [...this.byStore]
      .map(([id, cost]) => ({ id, ...cost }))
      .toSorted((a, b) => b.orders - a.orders || b.discount - a.discount || a.id - b.id)
      .slice(0, topStores)
  }
}

/** Nothing is written, and no batch holds the embedded database's one connection for long. */
const reading = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, { accessMode: 'read only' })

/** Prices the orders of the last 30 days with a promotion. `step` may throw, to stop. */
export async function tryPromotion(
  db: Db,
  { promotion, stores }: Trial,
  now: Date,
  step: (progress: { done: number; total: number }) => Promise<void>,
): Promise<StoredResult> {
  const to = qatarDay(now)
  const from = addDays(to, 1 - trialDays)
  const which: Chosen = { since: atQatar(from), stores }
  const { first, last, total } = orNotFound(await reading(db, (tx) => spanOf(tx, which)))
  const costs = new Costs()
  const uses: Uses = { total: 0, byCustomer: new Map() }
  let done = 0
  for (let after = first - 1; after < last; ) {
    await step({ done, total })
    const orders = await reading(db, (tx) => orderCopies(tx, which, after, last, batch))
    for (const order of orders) {
      const repriced = repriceOrder(order, promotion, uses)
      if (repriced) costs.add(order.store_id, costOf(order, repriced))
    }
    done += orders.length
    after = orders.length < batch ? last : (orders.at(-1)?.id ?? last)
  }
  await step({ done, total })
  const top = costs.top()
  const names = new Map(
    (
      await storeNames(
        db,
        top.map(({ id }) => id),
      )
    ).map(({ id, name_en, name_ar }) => [id, { en: name_en, ar: name_ar }]),
  )
  return {
    from,
    to,
    looked_at: done,
    ...costs.all,
    top_stores: top.map((store) => ({ ...store, name: names.get(store.id) ?? { en: '', ar: '' } })),
  }
}
