import { customerReviews, reviewCategories, reviews, storeReviews } from '@sufra/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { openReviews, type ReviewsTest } from './reviews.fixture.ts'

describeRules('reviews', (open) => {
  let test: ReviewsTest
  beforeAll(async () => {
    test = await openReviews(open)
  })
  afterAll(async () => {
    await test?.forgetUnposted()
    expect(await test?.differences()).toEqual([])
    await test?.close()
  })
  const listed = async (body: object = {}) => (await test.admin(reviews.list, { body })).output
  const found = async (id: number) =>
    (await listed({ count: 100 }))?.reviews.data.find((review) => review.id === id)

  const ratings = async () => {
    const { channel: token } = test.world
    return (await test.server.ask(customerReviews.ratings, 'channel', { token })).output?.stores
  }

  describe('by customers', () => {
    it('are of a completed order, once, with ratings and a cleaned comment', async () => {
      const open = await test.accepted()
      const early = await test.place(open, { ratings: test.rated(5) })
      expect([early.refusal?.code, early.refusal?.message]).toEqual([
        'reviews.notCompleted',
        `Order ${open} can be reviewed once it is completed`,
      ])
      const { order, id } = await test.reviewed({
        ratings: test.rated(5, 3),
        comment: ' Good\u0007 \u202elamb\r\nand rice ',
      })
      expect((await test.ask(customerReviews.show, order)).output?.review).toMatchObject({
        id,
        published: false,
        ratings: test.rated(5, 3),
        comment: 'Good lamb\nand rice',
        answer: null,
      })
      const again = await test.place(order, { ratings: test.rated(1) })
      expect(again.refusal?.code).toBe('reviews.exists')
      expect((await test.ask(customerReviews.show, open)).status).toBe(404)
    })

    it('are refused for what nobody may rate', async () => {
      const order = await test.completed()
      const refused = async (ratings: unknown) => {
        const { refusal } = await test.place(order, { ratings })
        return [refusal?.code, Object.keys(refusal?.errors ?? {})]
      }
      const [category_id = 0] = test.categories
      const one = { category_id, rate: 5 }
      expect(await refused([])).toEqual(['input.invalid', ['ratings']])
      expect(await refused([one, one])).toEqual(['input.invalid', ['ratings']])
      expect(await refused([{ category_id, rate: 6 }])).toEqual(['input.invalid', ['ratings.0.rate']])
      expect(await refused([{ category_id: 999_999, rate: 5 }])).toEqual([
        'reviews.categoryGone',
        ['ratings'],
      ])
      expect((await test.ask(customerReviews.show, order)).status).toBe(404)
    })

    it('end 30 days after completion, and changes a day after the review', async () => {
      const { order, id } = await test.reviewed()
      expect((await test.change(order, { ratings: test.rated(2, 2) })).output?.review).toMatchObject({
        ratings: test.rated(2, 2),
        published: true,
      })
      await test.query(`update reviews set created_at = now() - interval '25 hours' where id = $1`, [id])
      const late = await test.change(order, { comment: 'Late' })
      expect([late.refusal?.code, late.refusal?.message]).toEqual([
        'reviews.editEnded',
        'A review can be changed for 24 hours after it was written',
      ])
      const old = await test.completed()
      await test.query(`update orders set completed_at = now() - interval '721 hours' where id = $1`, [old])
      expect((await test.place(old, { ratings: test.rated(5) })).refusal?.code).toBe('reviews.tooLate')
    })

    it('wait for an admin with a comment, and again once the comment is another', async () => {
      const { order, id } = await test.reviewed({ ratings: test.rated(4), comment: 'Nice' })
      expect((await test.shown()).reviews.map((each) => each.id)).not.toContain(id)
      await test.publish(id)
      expect((await test.shown()).reviews.find((each) => each.id === id)).toMatchObject({ comment: 'Nice' })
      expect((await test.change(order, { comment: 'Nice' })).output?.review.published).toBe(true)
      expect((await test.change(order, { comment: 'Not so nice' })).output?.review.published).toBe(false)
      await test.publish(id)
      expect((await test.change(order, { comment: '' })).output?.review).toMatchObject({
        comment: null,
        published: true,
      })
    })
  })

  it('are shown to everybody by first name, with averages that follow the switch, and pages', async () => {
    await test.query('delete from reviews')
    const customer = { fullname: 'عبد الله المري', mobile: '55987654' }
    const one = await test.reviewed({ ratings: test.rated(5, 4) }, customer)
    const two = await test.reviewed({ ratings: test.rated(2) })
    const shown = await test.shown()
    const [service, quality] = test.categories
    expect(shown.rating).toMatchObject({
      reviews: 2,
      average: 3.67,
      categories: [
        { id: service, average: 3.5, ratings: 2 },
        { id: quality, average: 4, ratings: 1 },
      ],
    })
    expect(shown.reviews.map((each) => [each.id, each.customer_name])).toEqual([
      [two.id, 'Noora'],
      [one.id, 'عبد الله'],
    ])
    expect(JSON.stringify(shown)).not.toMatch(/55987654|المري|Al-Marri/)
    expect((await test.shown('?count=1&page=2')).reviews.map((each) => each.id)).toEqual([one.id])
    await test.publish(two.id, false)
    await test.publish(two.id, false)
    expect((await test.shown()).rating).toMatchObject({ reviews: 1, average: 4.5 })
    expect(await ratings()).toEqual([{ store_id: test.store, reviews: 1, average: 4.5 }])
    expect(await test.differences()).toEqual([])
  })

  it('are shown to nobody once their restaurant is deleted', async () => {
    await test.reviewed()
    const { restaurants } = test.kitchen.tenant.ids
    await test.query('update restaurants set archived_at = now() where id = $1', [restaurants])
    expect(await ratings()).toEqual([])
    expect((await test.ask(customerReviews.shown, test.store)).status).toBe(404)
    await test.query('update restaurants set archived_at = null where id = $1', [restaurants])
    expect((await ratings())?.map(({ store_id }) => store_id)).toEqual([test.store])
  })

  it('are found by admins by name, order, store, state and low rating', async () => {
    const customer = { fullname: 'Lulwa Al-Thani', mobile: '55987655' }
    const { order, id } = await test.reviewed({ ratings: test.rated(5, 1), comment: 'Cold' }, customer)
    const ids = async (body: object) =>
      (await listed({ count: 100, ...body }))?.reviews.data.map((row) => row.id)
    expect(await ids({ search: 'lulwa' })).toEqual([id])
    expect(await ids({ search: 'wa al-th' })).toEqual([id])
    await test.query(`update customers set fullname = 'لُولوة' where fullname = 'Lulwa Al-Thani'`)
    expect(await ids({ search: 'لولوه' })).toEqual([id])
    expect(await ids({ search: 'lulwa' })).toEqual([id])
    await test.query(`update customers set fullname = 'Lulwa Al-Thani' where fullname = 'لُولوة'`)
    expect(await ids({ search: String(order) })).toEqual([id])
    expect(await ids({ store_id: test.store, low: true, status: false, answered: false })).toContain(id)
    for (const body of [{ store_id: 999_999 }, { low: false }, { status: true }, { answered: true }])
      expect(await ids(body), JSON.stringify(body)).not.toContain(id)
    expect(await found(id)).toMatchObject({
      order_id: order,
      customer: { fullname: 'Lulwa Al-Thani' },
      store: { id: test.store },
      reviews: [{ rate: 5 }, { rate: 1 }],
      comment: 'Cold',
    })
  })

  describe('by their store', () => {
    it('are read without contact data and answered once; an admin hides the answer', async () => {
      const customer = { fullname: 'Moza Ahmed', mobile: '55987656', email: 'moza@example.test' }
      const { id } = await test.reviewed({ ratings: test.rated(5) }, customer)
      for (const kind of ['restaurant', 'store_user'] as const) {
        const { output } = await test.staff(storeReviews.list, kind)
        expect(output?.reviews.data[0]).toMatchObject({ id, customer_name: 'Moza Ahmed', answer: null })
        expect(JSON.stringify(output)).not.toMatch(/55987656|moza@/)
      }
      expect((await test.answer(id, { answer_en: ' ' })).refusal?.errors).toEqual({
        answer_en: 'Write the answer in English or in Arabic',
      })
      expect((await test.answer(id, { answer_ar: 'شكرًا' }, 'store_user')).status).toBe(200)
      const again = await test.answer(id, { answer_en: 'Thanks' })
      expect(again.refusal?.code).toBe('reviews.answered')
      const answer = async () => (await test.shown()).reviews.find((each) => each.id === id)?.answer
      expect(await answer()).toMatchObject({ answer_en: null, answer_ar: 'شكرًا' })
      const hidden = await test.admin(reviews.updateAnswerStatus, { params: { id }, body: { status: false } })
      expect(hidden.output).toEqual({ id, status: false })
      expect(await answer()).toBeNull()
      expect((await found(id))?.answer).toMatchObject({ answer_ar: 'شكرًا', status: false })
    })

    it('are as if they were not to other restaurants', async () => {
      const other = await test.world.tenant('Rival')
      const { id } = await test.reviewed()
      for (const kind of ['restaurant', 'store_user'] as const) {
        const { token } = other.people[kind]
        const { output } = await test.server.ask(storeReviews.list, kind, {
          token,
          body: { store_id: test.store },
        })
        expect([output?.reviews.total, output?.summary.reviews]).toEqual([0, 0])
      }
      const theirs = (kind: 'restaurant' | 'store_user') =>
        test.server.ask(storeReviews.answer, kind, {
          token: other.people[kind].token,
          params: { id },
          body: { answer_en: 'Come to us' },
        })
      expect((await theirs('store_user')).status).toBe(404)
      expect((await theirs('restaurant')).status).toBe(404)
      // Nor do they learn who has answered.
      await test.answer(id, { answer_en: 'Thanks' })
      expect((await theirs('store_user')).status).toBe(404)
    })
  })

  describe('categories', () => {
    const on = (id: number, status: boolean) =>
      test.admin(reviewCategories.updateStatus, { params: { id }, body: { status } })

    it('that are off are not asked for any more; ratings of before stay, and through a change', async () => {
      const { order, id } = await test.reviewed({ ratings: test.rated(5, 4) })
      const [first = 0, second = 0] = test.categories
      await on(second, false)
      const { output: asked } = await test.server.ask(reviewCategories.shown, 'channel', {
        token: test.world.channel,
      })
      const ids = asked?.categories.map((each) => each.id)
      expect([ids?.includes(first), ids?.includes(second)]).toEqual([true, false])
      const refused = await test.change(order, { ratings: test.rated(3, 3) })
      expect(refused.refusal?.code).toBe('reviews.categoryGone')
      const { output } = await test.change(order, { ratings: [{ category_id: first, rate: 3 }] })
      expect(output?.review.ratings).toEqual(test.rated(3, 4))
      const columns = async (body: object) => (await listed(body))?.categories.map((each) => each.id)
      expect(await columns({ search: String(order) })).toContain(second)
      expect(await columns({ search: 'nobody' })).not.toContain(second)
      expect((await found(id))?.reviews.map(({ rate }) => rate)).toEqual([3, 4])
      await on(second, true)
    })

    it('are deleted only if nothing was rated, and one stays on', async () => {
      const names = { name_en: 'Packaging', name_ar: 'التغليف' }
      const added = await test.admin(reviewCategories.save, { body: names })
      const id = added.output?.id ?? 0
      const remove = (each: number) => test.admin(reviewCategories.remove, { params: { id: each } })
      expect((await remove(test.categories[0] ?? 0)).refusal?.code).toBe('reviewCategories.rated')
      const others = (await test.admin(reviewCategories.list)).output?.categories ?? []
      for (const each of others) if (each.id !== id) await on(each.id, false)
      expect((await on(id, false)).refusal?.code).toBe('reviewCategories.last')
      expect((await remove(id)).refusal?.code).toBe('reviewCategories.last')
      for (const each of others) if (each.id !== id) await on(each.id, each.status)
      expect((await remove(id)).status).toBe(200)
      expect((await remove(id)).status).toBe(404)
      expect((await on(id, false)).status).toBe(404)
      const left = (await test.admin(reviewCategories.list)).output?.categories.map((each) => each.id)
      expect(left).toEqual(others.map((each) => each.id).filter((each) => each !== id))
    })
  })

  it('with a low rating are told once, to the store, its owner and support, in their language', async () => {
    const before = (await test.mails()).length
    const orderTaker = await test.query(
      `update accounts set role_id = (select id from roles where guard_name = 'restaurant' and name = 'Order Taker')
        where id = $1 returning email`,
      [test.kitchen.tenant.ids['restaurant people']],
    )
    const { order, id } = await test.reviewed({ ratings: test.rated(5, 5) })
    await test.query(`update accounts set language = 'ar' where id = $1`, [test.people.store_user.account_id])
    const comment = '<b>Cold</b> {store} $&\nBcc: all@example.test'
    await test.change(order, { ratings: test.rated(2, 5), comment })
    await test.change(order, { ratings: test.rated(1, 1) })
    const mails = (await test.mails()).slice(before)
    const to = mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])
    expect(to.length).toBeGreaterThanOrEqual(4)
    expect(to.sort()).toEqual(await test.readers('reviews.write'))
    expect(to).not.toContain(orderTaker.rows[0].email)
    expect(to).not.toContain(test.world.admins.Auditor.email)
    const heads = mails.map((mail) => mail.slice(0, mail.indexOf('\n\n')))
    expect(heads.filter((head) => /^Bcc:/m.test(head))).toEqual([])
    const pages = mails.map((mail) => mail.slice(mail.indexOf('<!doctype')))
    expect(pages.filter((page) => page.includes('<b>Cold'))).toEqual([])
    expect((await found(id))?.reviews.map(({ rate }) => rate)).toEqual([1, 1])
  })

  it('with a low rating from the first are told at once, with the order, to the address of support if there is one', async () => {
    const before = (await test.mails()).length
    await test.query(`update application_logos set support_email = 'help@world.test'`)
    const { order } = await test.reviewed({ ratings: test.rated(5, 2), comment: 'Late' })
    const mails = (await test.mails()).slice(before)
    const to = mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])
    expect(to.sort()).toEqual(['help@world.test', ...(await test.readers('nothing'))].sort())
    expect(mails.filter((mail) => !mail.replaceAll('=\n', '').includes(`/order-details/${order}`))).toEqual(
      [],
    )
    await test.query('update application_logos set support_email = null')
  })
})
