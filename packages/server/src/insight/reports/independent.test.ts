import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { reportAnswers, reportCapacity, reportItems, reportPromotions, reports } from '@sufra/contract'
import { reportBases, reportGroupings } from '@sufra/contract/insight/reports'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, qatarDay } from '@sufra/contract/kernel/clock'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo } from '../../../demo/load.ts'
import { databaseKinds, describeDatabase, temporaryDirectory, testSettings } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { addSession } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'
import { mergeReports } from '../../money/reportSums/mergeReports.ts'

const script = fileURLToPath(new URL('independent.py', import.meta.url))
const orders = process.env.TEST_EVERY ? 10_000 : 1500

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython && process.env.CI) throw new Error('this test needs python3')

interface Question {
  readonly report: 'revenue' | 'answers' | 'items' | 'promotions' | 'capacity' | 'compared'
  readonly kind: Kind
  readonly chosen: { readonly store_id?: number; readonly restaurant_id?: number }
  /** Of which stores the caller sees orders; null for all. */
  readonly stores: readonly number[] | null
  readonly start_date: string
  readonly end_date: string
  readonly basis: 'placed' | 'event'
  readonly compare?: 'before' | 'year'
  readonly group_by?: (typeof reportGroupings)[number]
}

/** Raw rows as JSON, by plain SQL. */
const exported = {
  orders: 'select * from orders',
  order_lines:
    'select order_id, item_id, quantity, line_total, offer_id, offer_discount_value from order_lines',
  ledger_events: 'select id, kind, reverses_event_id from ledger_events',
  ledger_postings: 'select event_id, order_id, account, amount from ledger_postings',
  items: 'select id, store_id, sub_category_id, status, archived_at, created_at from items',
  stores: 'select id, restaurant_id, created_at, archived_at, max_catering_per_day from stores',
  booked_days: 'select store_id, start_date, end_date from booked_days',
}

const describeHere: typeof describeDatabase = hasPython
  ? describeDatabase
  : (_kind, name) => it.skip(`${name}: needs python3`)

describeHere(
  databaseKinds.includes('postgres') ? 'postgres' : 'pglite',
  `reports of ${orders} orders`,
  (open) => {
    let database: Database
    let server: Listening
    let directory: Awaited<ReturnType<typeof temporaryDirectory>>
    let tokens: Readonly<Record<Kind, string>>
    let questions: Question[]
    let expected: Record<string, unknown>[]

    const ask = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[]

    /** The account of a kind that sees most orders. */
    async function accountOf(kind: Kind): Promise<{ id: number; stores: number[] }> {
      const [account] = await ask<{ id: number; stores: number[] }>(`
        select accounts.id, array(select stores.id from stores where accounts.store_id = stores.id
          or accounts.restaurant_id = stores.restaurant_id order by 1) as stores
        from accounts where kind = '${kind}' and status and archived_at is null
        order by (select count(*) from orders where accounts.store_id = orders.store_id
          or accounts.restaurant_id = orders.restaurant_id) desc, id limit 1`)
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
        rangesOf().flatMap((range) =>
          reportBases.flatMap((basis) => {
            const all = { ...caller, ...range, basis }
            return [
              ...reportGroupings.map((group_by) => ({ ...all, report: 'revenue' as const, group_by })),
              { ...all, report: 'answers' as const },
              { ...all, report: 'items' as const },
              { ...all, report: 'promotions' as const },
              ...(basis === 'event' ? [{ ...all, report: 'capacity' as const }] : []),
              ...(['before', 'year'] as const).map((compare) => ({
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
      database = await open()
      await loadDemo(database, testSettings({ SUFRA_DATA: directory.path }), { orders, customers: 800 })
      await mergeReports(database.db)
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
      const { stdout, stderr, status } = spawnSync('python3', [script], {
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

    async function answerOf<Op extends Operation>(op: Op, { kind }: Question, body: object) {
      const { output, refusal } = await server.ask(op, kind, { token: tokens[kind], body })
      if (!output) throw new Error(JSON.stringify(refusal))
      return output as OutputOf<Op>
    }
    const byKey = <Row>(rows: readonly Row[], key: (row: Row) => unknown, of: (row: Row) => unknown) =>
      Object.fromEntries(rows.map((row) => [String(key(row)), of(row)]))
    const cancelled = <Row extends object>({ cancelled, ...row }: Row & { cancelled: number }) => {
      const { id: _id, name: _name, kind: _kind, ...figures } = row as Row & Record<string, unknown>
      return { cancelled, ...figures }
    }

    /** What the server answers, in the form of the script's answers. */
    async function found(question: Question): Promise<Record<string, unknown>> {
      const { report, chosen, start_date, end_date, basis, compare, group_by = 'day' } = question
      const body = { ...chosen, start_date, end_date, basis }
      if (report === 'revenue') {
        const { rows, totals } = await answerOf(reports.list, question, { ...body, group_by, count: 5000 })
        // Days without orders are rows too.
        const some = rows.data.filter(({ figures }) => Object.values(figures).some((value) => value !== 0))
        return {
          totals,
          groups: byKey(
            some,
            ({ key }) => key,
            ({ figures }) => figures,
          ),
        }
      }
      if (report === 'answers') {
        const answer = await answerOf(reportAnswers.show, question, body)
        return {
          figures: answer.figures,
          leads: byKey(
            answer.leads.filter((row) => row.orders > 0),
            ({ from }) => from,
            (row) => [row.orders, row.share],
          ),
          reasons: byKey(answer.reasons, ({ id }) => id, cancelled),
          cancellers: byKey(answer.cancellers, ({ kind }) => kind, cancelled),
          stores:
            answer.stores &&
            byKey(
              answer.stores,
              ({ id }) => id,
              ({ id: _id, name: _name, ...row }) => row,
            ),
        }
      }
      if (report === 'capacity') {
        const { basis: _basis, ...days } = body
        const answer = await answerOf(reportCapacity.show, question, { ...days, count: 5000 })
        return {
          figures: answer.figures,
          days: byKey(
            answer.days.data,
            ({ day }) => day,
            ({ day: _day, ...row }) => row,
          ),
          stores: byKey(
            answer.stores.data,
            ({ id }) => id,
            ({ id: _id, name: _name, ...row }) => row,
          ),
        }
      }
      if (report === 'compared') {
        const { basis: _basis, ...days } = body
        const revenue = await answerOf(reports.list, question, {
          ...body,
          compare,
          group_by: 'month',
          count: 1,
        })
        const answers = await answerOf(reportAnswers.show, question, { ...body, compare })
        const promoted = await answerOf(reportPromotions.show, question, { ...body, compare, count: 1 })
        const capacity = await answerOf(reportCapacity.show, question, { ...days, compare, count: 1 })
        return {
          with: [revenue.compared_with?.start_date, revenue.compared_with?.end_date],
          revenue: revenue.compared_totals,
          answers: answers.compared?.figures,
          promotions: promoted.compared,
          capacity: capacity.compared?.figures,
        }
      }
      if (report === 'promotions') {
        const answer = await answerOf(reportPromotions.show, question, { ...body, count: 5000 })
        return {
          figures: answer.figures,
          kinds: byKey(
            answer.kinds,
            ({ kind }) => kind,
            ({ figures }) => figures,
          ),
          promotions: byKey(
            answer.promotions.data,
            ({ kind, id }) => `${kind} ${id}`,
            ({ figures }) => figures,
          ),
        }
      }
      const { items, categories, unsold, pairs } = await answerOf(reportItems.show, question, {
        ...body,
        count: 5000,
      })
      const order = ([one = 0, share = 0]: number[], [other = 0, otherShare = 0]: number[]) =>
        one - other || share - otherShare
      return {
        items: byKey(
          items.data,
          ({ id }) => id,
          (row) => [row.orders, row.quantity, row.sub_total],
        ),
        categories: byKey(
          categories.data,
          ({ id }) => id,
          (row) => [row.items, row.quantity, row.sub_total],
        ),
        unsold: unsold.data.map(({ id }) => id).sort((one, other) => one - other),
        // More are not answered at once.
        pairs:
          pairs.total > pairs.data.length
            ? pairs.total
            : pairs.data.map(({ together, share }) => [together, share]).sort(order),
      }
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
        expect(await found(question), told).toEqual(answer)
      }
    })
  },
)
