import { reviewCategories } from '@sufra/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabase } from '../../../test/databases.ts'
import { openReviews, type ReviewsTest } from './reviews.fixture.ts'

describeDatabase('postgres', 'reviews in parallel', (open) => {
  let test: ReviewsTest
  beforeAll(async () => {
    test = await openReviews(open)
  })
  afterAll(async () => {
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const sorted = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()
  const times = (count: number, run: (nth: number) => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: count }, (_, nth) => run(nth)))

  it('of one order: one wins, and its low rating is told once', async () => {
    const order = await test.completed()
    const answers = await times(10, (nth) => test.place(order, { ratings: test.rated(1, (nth % 5) + 1) }))
    expect(sorted(answers)).toEqual([200, ...Array(9).fill(409)])
    const { rows } = await test.query(
      `select data->>'account_id' as account, count(*)::int from pgboss.job
        where name = 'reviews/lowRatings' group by 1 having count(*) > 1`,
    )
    expect(rows).toEqual([])
  })

  it('answered at once: one answer', async () => {
    const { id } = await test.reviewed()
    const answers = await times(10, (nth) =>
      test.answer(id, { answer_en: `Thanks ${nth}` }, nth % 2 ? 'restaurant' : 'store_user'),
    )
    expect(sorted(answers)).toEqual([200, ...Array(9).fill(409)])
  })

  it('switched, changed and written at once: the averages are those of the reviews', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => test.reviewed({ ratings: test.rated(5, 4, 3, 2) })))
    const orders = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => test.completed()))
    const answers = await Promise.all([
      ...all.flatMap(({ id, order }, nth) => [
        test.publish(id, nth % 2 === 0),
        test.change(order, { ratings: test.rated(1, 2, 3, 4).toReversed() }),
        test.publish(id, nth % 2 === 1),
        test.change(order, { ratings: test.rated(4, 4), comment: nth % 2 ? 'Anew' : '' }),
      ]),
      ...orders.map((order) => test.place(order, { ratings: test.rated(4, 3, 2, 1).toReversed() })),
    ])
    expect(sorted(answers)).toEqual(Array(answers.length).fill(200))
    expect(await test.differences()).toEqual([])
  })

  it('never rate a category that is being deleted', async () => {
    const added = await test.admin(reviewCategories.save, {
      body: { name_en: 'Parking', name_ar: 'المواقف' },
    })
    const id = added.output?.id ?? 0
    const order = await test.completed()
    const [removed, placed] = await Promise.all([
      test.admin(reviewCategories.remove, { params: { id } }),
      test.place(order, { ratings: [{ category_id: id, rate: 5 }] }),
    ])
    expect([removed.status, placed.refusal?.code ?? 200]).toEqual(
      removed.status === 200 ? [200, 'reviews.categoryGone'] : [409, 200],
    )
  })
})
