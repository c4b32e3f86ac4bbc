import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { customerReviews, reviewCategories, reviews, storeReviews } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { expect } from 'vitest'
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
    /** Addresses of those of the store and its restaurant whose role sees reviews, and of admins who may do this. */
    readers: async (admins: string) => {
      const may = (permission: string) =>
        `role_id in (select role_id from role_permissions where permission = '${permission}')`
      const { rows } = await query(
        `select email from accounts where status and archived_at is null and (
          ${may('reviews.read')} and (id in (select account_id from store_members where store_id = $1)
            or kind = 'restaurant' and restaurant_id = (select restaurant_id from stores where id = $1))
          or kind = 'admin' and ${may(admins)})`,
        [store],
      )
      return rows.map(({ email }) => String(email)).sort()
    },
    /** The mails about low ratings, oldest first, when none is waiting any more. */
    mails: async () => {
      const waiting = `select from pgboss.job where name = 'reviews/lowRatings'
        and state in ('created', 'retry', 'active')`
      await expect.poll(async () => (await query(waiting)).rowCount).toBe(0)
      const folder = join(server.settings.dataDir, 'mail')
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
      const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      return all.filter((mail) => /order-details/.test(mail))
    },
  }
}
