import { reportReviews } from '@sufra/contract'
import type { Kind } from '@sufra/contract/kernel/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import type { MoneyTest } from '../../../test/money.ts'
import { insert } from '../../../test/world.ts'
import { openReports, randomFrom, tokenOf } from '../reports/reports.fixture.ts'

interface Review {
  readonly id: number
  readonly store_id: number
  readonly status: boolean
  readonly created_at: string
}
interface Rating {
  readonly review_id: number
  readonly review_category_id: number
  readonly rate: number
}

const monthOf = (instant: string) =>
  new Date(new Date(instant).getTime() + 3 * 3600_000).toISOString().slice(0, 7)
const dayOf = (instant: string) =>
  new Date(new Date(instant).getTime() + 3 * 3600_000).toISOString().slice(0, 10)

function ratedOf(ratings: readonly Rating[]) {
  if (ratings.length === 0) return { ratings: 0, average: null }
  const stars = ratings.reduce((sum, { rate }) => sum + rate, 0)
  return { ratings: ratings.length, average: Number((stars / ratings.length + 1e-9).toFixed(2)) }
}

describeRules('reportReviews', (open) => {
  let test: MoneyTest
  const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values)
  beforeAll(async () => {
    test = await openReports(open, 150)
    const random = randomFrom(80)
    const { rows: orders } = await query(
      'select * from orders where not exists (select from reviews where order_id = orders.id) order by id',
    )
    const { rows: categories } = await query('select id from review_categories order by id')
    for (const { id, customer_id, store_id, created_at } of orders) {
      const review = await insert(test.database.pool, 'reviews', {
        order_id: id,
        customer_id,
        store_id,
        created_at,
        status: random(5) > 0,
      })
      for (const category of categories)
        if (random(4) > 0)
          await query('insert into review_ratings values ($1, $2, $3)', [review, category.id, 1 + random(5)])
    }
  })
  afterAll(() => test?.close())

  const ask = (kind: Kind, start_date: string, end_date: string, chosen: object = {}) =>
    test.server.ask(reportReviews.show, kind, {
      token: tokenOf(test, kind),
      body: { start_date, end_date, ...chosen },
    })

  it.each(['admin', 'restaurant', 'store_user'] as const)(
    'are those of the published reviews %s may see, by month and category',
    async (kind) => {
      const own = test.kitchen.tenant.ids.stores as number
      const all: Review[] = (await query('select * from reviews where status')).rows
      const ratings: Rating[] = (await query('select * from review_ratings')).rows
      for (const [start, end] of [
        ['2025-02-10', '2026-03-01'],
        ['2025-05-01', '2025-05-31'],
        ['2031-01-01', '2031-02-28'],
      ] as const) {
        const reviews = all.filter(
          ({ created_at, store_id }) =>
            dayOf(created_at) >= start && dayOf(created_at) <= end && (kind === 'admin' || store_id === own),
        )
        const of = (month: string) => reviews.filter(({ created_at }) => monthOf(created_at) === month)
        const rates = (some: readonly Review[], category?: number) =>
          ratings.filter(
            ({ review_id, review_category_id }) =>
              some.some(({ id }) => id === review_id) &&
              (category === undefined || review_category_id === category),
          )
        const { output } = await ask(kind, start, end)
        expect(output?.figures).toEqual({ reviews: reviews.length, ...ratedOf(rates(reviews)) })
        for (const { id, name: _name, ...rated } of output?.categories ?? [])
          expect(rated).toEqual(ratedOf(rates(reviews, id)))
        expect(output?.months[0]?.start).toBe(start)
        for (const month of output?.months ?? []) {
          const here = of(month.start.slice(0, 7))
          expect(month, `${kind} ${month.start}`).toEqual({
            start: month.start,
            reviews: here.length,
            ...ratedOf(rates(here)),
            categories: output?.categories.map(({ id }) => ratedOf(rates(here, id))),
          })
        }
      }
    },
  )

  it('of a store that is not the caller’s there are none', async () => {
    const own = test.kitchen.tenant.ids.stores as number
    const [other] = (await query('select id from stores where id <> $1 limit 1', [own])).rows
    const { output } = await ask('restaurant', '2024-01-01', '2028-12-31', { store_id: other.id })
    expect(output?.figures).toEqual({ reviews: 0, ratings: 0, average: null })
    expect(output?.categories).toEqual([])
  })
})
