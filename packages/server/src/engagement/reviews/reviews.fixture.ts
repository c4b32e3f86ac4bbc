import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { customerReviews, reviewCategories, reviews, storeReviews } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { type MoneyTest, openMoney } from '../../../test/money.ts'
import type { AskOptions } from '../../../test/server.ts'
import type { Database } from '../../kernel/database/db.ts'

export type ReviewsTest = Awaited<ReturnType<typeof openReviews>>

export async function openReviews(open: () => Promise<Database>) {
  const test: MoneyTest = await openMoney(open)
  const { server, world, database } = test
  const { people } = test.kitchen.tenant
  const store = test.kitchen.tenant.ids.stores as number
  const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
  const admin = <Op extends Operation>(operation: Op, options: AskOptions = {}) =>
    server.ask(operation, 'admin', { token: world.admins['Business Support'].token, body: {}, ...options })
  const staff = <Op extends Operation>(
    operation: Op,
    kind: 'restaurant' | 'store_user',
    options: AskOptions = {},
  ) => server.ask(operation, kind, { token: people[kind].token, body: {}, ...options })
  const { output } = await admin(reviewCategories.list)
  const categories = (output?.categories ?? []).map(({ id }) => id)
  /** Ratings of the first categories. */
  const rated = (...rates: number[]) =>
    rates.map((rate, index) => ({ category_id: categories[index] as number, rate }))
  const completed = async (customer?: { fullname: string; mobile: string }) => {
    const id = await test.accepted(customer && { customer })
    await test.decide(id, 8)
    return id
  }
  const place = (order: number, body: object) => test.ask(customerReviews.place, order, body)
  return {
    ...test,
    store,
    people,
    query,
    admin,
    staff,
    categories,
    rated,
    completed,
    place,
    change: (order: number, body: object) => test.ask(customerReviews.update, order, body),
    /** A review of a completed order; its id. */
    reviewed: async (
      body: object = { ratings: rated(5, 4) },
      customer?: { fullname: string; mobile: string },
    ) => {
      const order = await completed(customer)
      const answer = await place(order, body)
      if (!answer.output) throw new Error(JSON.stringify(answer.refusal))
      return { order, id: answer.output.review.id }
    },
    publish: (id: number, status = true) => admin(reviews.updateStatus, { params: { id }, body: { status } }),
    answer: (id: number, body: object, kind: 'restaurant' | 'store_user' = 'restaurant') =>
      staff(storeReviews.answer, kind, { params: { id }, body }),
    shown: async (query = '') => {
      const { body } = await server.call<{
        rating: { reviews: number; average: number | null; categories: { id: number; average: number }[] }
        reviews: { id: number; customer_name: string; comment: string | null; answer: object | null }[]
        total: number
      }>('GET', `/api/mobile/stores/${store}/reviews${query}`, { token: world.channel })
      return body
    },
    /** The mails about low ratings, oldest first. */
    mails: async () => {
      const folder = join(server.settings.dataDir, 'mail')
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
      const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      return all.filter((mail) => /order-details/.test(mail))
    },
  }
}
