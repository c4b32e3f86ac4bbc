import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { reportBases, reportComparisons, reportGroupings } from '@sufra/contract/insight/reports'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo } from '../../../demo/load.ts'
import {
  describeDatabase,
  fastestKind,
  ownedDatabase,
  temporaryDirectory,
  testSettings,
} from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { addSession } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'
import { mergeReports } from '../../money/reportSums/mergeReports.ts'
import { recountCustomers } from '../reportCustomers/countCustomers.ts'
import { type Ask, answerTo, type Question } from './independent.fixture.ts'

const script = fileURLToPath(new URL('.', import.meta.url))
const orders = process.env.TEST_EVERY ? 10_000 : 800

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython && process.env.CI) throw new Error('this test needs python3')

/** Raw rows as JSON, by plain SQL. */
const exported = {
  orders: 'select * from orders',
  order_lines:
    'select order_id, item_id, quantity, line_total, offer_id, offer_discount_value from order_lines',
  ledger_events: 'select id, kind, reverses_event_id from ledger_events',
  ledger_postings: 'select event_id, order_id, account, amount from ledger_postings',
  items: `select id, store_id, sub_category_id, status, archived_at, created_at, show_on_restaurant_manager
    from items`,
  stores: 'select id, restaurant_id, created_at, archived_at, max_catering_per_day from stores',
  reviews: 'select id, store_id, status, created_at from reviews',
  review_ratings: 'select * from review_ratings',
  review_categories: 'select id, sorting_index from review_categories',
  booked_days: 'select store_id, start_date, end_date from booked_days',
}

const describeHere: typeof describeDatabase = hasPython
  ? describeDatabase
  : (_kind, name) => it.skip(`${name}: needs python3`)

describeHere(fastestKind, `reports of ${orders} orders`, (_open, kind) => {
  let database: Database
  let server: Listening
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let tokens: Readonly<Record<Kind, string>>
  let questions: Question[]
  let expected: Record<string, unknown>[]

  const ask = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[]

  const ofAccount = (store: string, restaurant: string) => `(accounts.kind = 'restaurant'
      and accounts.restaurant_id = ${restaurant} or exists (select from store_members
        where store_members.account_id = accounts.id and store_members.store_id = ${store}))`

  /** The account of a kind that sees most orders. */
  async function accountOf(kind: Kind): Promise<{ id: number; stores: number[] }> {
    const [account] = await ask<{ id: number; stores: number[] }>(`
        select accounts.id, array(select stores.id from stores where ${ofAccount('stores.id', 'stores.restaurant_id')} order by 1) as stores
        from accounts where kind = '${kind}' and status and archived_at is null
        order by (select count(*) from orders where ${ofAccount('orders.store_id', 'orders.restaurant_id')}) desc, id limit 1`)
    if (!account) throw new Error(`no ${kind}`)
    return account
  }

  function rangesOf(): DayRange[] {
    const today = qatarDay(new Date())
    const month = addMonths(monthOf(today), -1)
    return [
      { start_date: addDays(today, -1500), end_date: addDays(today, 300) },
      { start_date: firstDayOf(month), end_date: lastDayOf(month) },
      { start_date: addDays(today, -40), end_date: addDays(today, -3) },
      { start_date: today, end_date: today },
    ]
  }

  function questionsOf(stores: Readonly<Record<Kind, Question['stores']>>, one: number): Question[] {
    const asked = (['admin', 'restaurant', 'store_user'] as const).map((kind) => ({
      kind,
      chosen: {},
      stores: stores[kind],
    }))
    const callers = [...asked, { kind: 'admin' as const, chosen: { store_id: one }, stores: [one] }]
    return callers.flatMap((caller) =>
      rangesOf().flatMap((range, at) =>
        reportBases.flatMap((basis) => {
          const all = { ...caller, ...range, basis }
          return [
            ...reportGroupings.map((group_by) => ({ ...all, report: 'revenue' as const, group_by })),
            { ...all, report: 'answers' as const },
            { ...all, report: 'items' as const },
            { ...all, report: 'promotions' as const },
            { ...all, report: 'areas' as const },
            ...(basis === 'event'
              ? [
                  { ...all, report: 'capacity' as const },
                  { ...all, report: 'reviews' as const },
                  { ...all, report: 'customers' as const, compare: 'before' as const },
                  { ...all, report: 'customers' as const, compare: 'year' as const },
                ]
              : []),
            // Comparing years takes three quarters of the time of all questions.
            ...(at > 0 || process.env.TEST_EVERY ? reportComparisons : []).map((compare) => ({
              ...all,
              compare,
              report: 'compared' as const,
            })),
          ]
        }),
      ),
    )
  }

  beforeAll(async () => {
    directory = await temporaryDirectory()
    database = await ownedDatabase(kind)
    await loadDemo(database, testSettings({ SUFRA_DATA: directory.path }), { orders, customers: 800 })
    await mergeReports(database.db)
    await recountCustomers(database.db)
    // Half of them are noted again, so that both ways of adding up are read.
    await ask('insert into report_changes (order_id) select id from orders where id % 2 = 0')
    server = await listen(database)
    const people = {
      admin: await accountOf('admin'),
      restaurant: await accountOf('restaurant'),
      store_user: await accountOf('store_user'),
    }
    const tokenOf = async (kind: Kind) => (await addSession(database.pool, people[kind].id)).token
    tokens = {
      admin: await tokenOf('admin'),
      restaurant: await tokenOf('restaurant'),
      store_user: await tokenOf('store_user'),
    }
    const own = people.store_user.stores
    questions = questionsOf(
      { admin: null, restaurant: people.restaurant.stores, store_user: own },
      own[0] as number,
    )
    const tables: string[] = []
    for (const [name, text] of Object.entries(exported)) {
      const [found] = await ask<{ rows: string }>(`select json_agg(t)::text as rows from (${text}) t`)
      tables.push(`${JSON.stringify(name)}:${found?.rows}`)
    }
    const input = `{"tables":{${tables.join(',')}},"questions":${JSON.stringify(questions)}}`
    const { stdout, stderr, status } = spawnSync('python3', ['-B', script], {
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    if (status !== 0) throw new Error(stderr)
    expected = JSON.parse(stdout)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
    await directory?.remove()
  })

  /** Asks as the caller of a question. */
  const asker =
    ({ kind }: Question): Ask =>
    async (op, body) => {
      const { output, refusal } = await server.ask(op, kind, { token: tokens[kind], body })
      if (!output) throw new Error(JSON.stringify(refusal))
      return output as OutputOf<typeof op>
    }

  it('are what a computation of its own makes of the raw rows, for every kind', async () => {
    const totals = expected[0]?.totals as Record<string, number>
    // Every figure has something to be wrong about.
    for (const [figure, value] of Object.entries(totals)) expect([figure, value]).not.toEqual([figure, 0])
    const promoted = expected[questions.findIndex(({ report }) => report === 'promotions')]
    for (const figures of Object.values(promoted?.kinds as object)) expect(figures.cost).toBeGreaterThan(0)
    for (const [at, question] of questions.entries()) {
      const told = JSON.stringify(question)
      const answer = { ...expected[at] }
      // Admins see answers by store once a restaurant or a store is chosen.
      if (question.report === 'answers' && question.stores === null) answer.stores = null
      const pairs = answer.pairs as unknown[] | undefined
      if (pairs && pairs.length > 5000) answer.pairs = pairs.length
      expect(await answerTo(asker(question), question), told).toEqual(answer)
    }
  })
})
