import { cancellation, devices, orderMessages, orderPayments, payments } from '@sufra/contract'
import type { Operation } from '@sufra/contract/kernel/operation'
import { orders } from '@sufra/contract/orders/orders'
import type { Database } from '../../../src/kernel/database/db.ts'
import { type Kitchen, makeKitchen, newKey } from '../../../test/checkout.ts'
import { type FcmTest, startFcm } from '../../../test/fcm.ts'
import { inDays } from '../../../test/money.ts'
import { type AskOptions, type Listening, listen, type TestResponse } from '../../../test/server.ts'
import { type SmtpTest, startSmtp } from '../../../test/smtp.ts'
import { makeWorld, type World } from '../../../test/world.ts'

type Row = Record<string, unknown>

export interface MessagesTest {
  readonly world: World
  readonly server: Listening
  readonly smtp: SmtpTest
  readonly fcm: FcmTest
  readonly kitchen: Kitchen
  query(text: string, values?: unknown[]): Promise<Row[]>
  ask: <Op extends Operation>(operation: Op, options?: AskOptions) => Promise<TestResponse<Op>>
  /** The id of a message. */
  message(event: string, kind: 'email' | 'push'): Promise<number>
  /** A card order of QAR 610.98, by a new customer with a mail address and, if a token is given, a phone. */
  order(who: { email?: string; token?: string; language?: 'en' | 'ar' }): Promise<number>
  pay(id: number, amount: number): Promise<number>
  /** Paid back by the gateway. */
  refund(id: number, amount: number): Promise<number>
  /** The store has taken cash. */
  cash(id: number, amount: number): Promise<number>
  /** Cancels an accepted order by the store's fault. */
  cancel(id: number): Promise<number>
  decide(id: number, status_id: number): Promise<number>
  /** Until nothing is left to tell. */
  settled(): Promise<void>
  close(): Promise<void>
}

export const documentOf = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

let people = 0

export async function openMessages(open: () => Promise<Database>): Promise<MessagesTest> {
  const database = await open()
  const world = await makeWorld(database.pool)
  const smtp = await startSmtp()
  const fcm = await startFcm()
  const server = await listen(database, { SMTP_URL: smtp.url, SUFRA_SENDS_PER_SECOND: '5000', ...fcm.env })
  const kitchen = await makeKitchen(database, world, 'Saffron')
  const query: MessagesTest['query'] = async (text, values = []) =>
    (await database.pool.query<Row>(text, values)).rows
  const asChannel = { token: world.channel }
  const keyed = () => ({ ...asChannel, headers: { 'idempotency-key': newKey() } })
  return {
    world,
    server,
    smtp,
    fcm,
    kitchen,
    query,
    ask: (operation, options) =>
      server.ask(operation, 'admin', { token: world.admins.Marketing.token, ...options }),
    message: async (event, kind) => {
      const [row] = await query('select id from order_messages where event = $1 and kind = $2', [event, kind])
      return row?.id as number
    },
    order: async ({ email, token, language = 'en' }) => {
      const mobile = String(51_000_000 + ++people)
      if (token !== undefined)
        await server.ask(devices.register, 'channel', {
          ...asChannel,
          body: { token, platform: 'android', mobile, language },
        })
      const customer = { fullname: 'Noora <Al-Marri>', mobile, ...(email && { email }) }
      const answer = await server.call<{ order?: { id: number } }>('POST', '/api/mobile/orders', {
        ...keyed(),
        body: kitchen.body({ payment_method: 'creditcard', date: inDays(9), customer, language }),
      })
      if (!answer.body.order) throw new Error(JSON.stringify(answer.body))
      return answer.body.order.id
    },
    pay: async (id, amount) =>
      (
        await server.ask(payments.payment, 'channel', {
          ...keyed(),
          params: { id },
          body: { amount, reference: newKey(), card_kind: 'credit' },
        })
      ).status,
    refund: async (id, amount) =>
      (
        await server.ask(payments.refund, 'channel', {
          ...keyed(),
          params: { id },
          body: { amount, reference: newKey() },
        })
      ).status,
    cash: async (id, amount) =>
      (
        await server.ask(orderPayments.recordCash, 'store_user', {
          token: kitchen.tenant.people.store_user.token,
          params: { id },
          body: { amount },
        })
      ).status,
    cancel: async (id) =>
      (
        await server.ask(cancellation.cancelAccepted, 'admin', {
          token: world.admins['Super Admin'].token,
          params: { id },
          body: { fault: 'store', cancel_reason_id: '1' },
        })
      ).status,
    decide: async (id, status_id) =>
      (
        await server.ask(orders.updateStatus, 'store_user', {
          token: kitchen.tenant.people.store_user.token,
          body: {
            status_id: String(status_id),
            order_id: String(id),
            ...(status_id === 7 && { cancel_reason_id: '1' }),
            ...(status_id === 8 && { early: true }),
          },
        })
      ).status,
    settled: async () => {
      const waiting = `select 1 from order_notices where handled_at is null
        union all select 1 from notification_sends
          where order_notice_id is not null and state in ('scheduled', 'sending')
        union all select 1 from pgboss.job
          where name like 'orderMessages/%' and state in ('created', 'retry', 'active') limit 1`
      for (const end = Date.now() + 20_000; Date.now() < end; ) {
        if ((await query(waiting)).length === 0) return
        await new Promise((done) => setTimeout(done, 20))
      }
      throw new Error('messages of orders are still waiting')
    },
    close: async () => {
      await server.close()
      await smtp.close()
      await fcm.close()
      await database.close()
    },
  }
}

/** Subjects of the mails that an address has received, in order. */
export const subjectsTo = (test: MessagesTest, address: string): string[] =>
  test.smtp.mails.filter(({ to }) => to === address).map(({ raw }) => subjectOf(raw))

/** RFC 2047, as nodemailer writes it. */
function subjectOf(raw: string): string {
  const [, folded = ''] = /^Subject: ((?:.*)(?:\r?\n[ \t].*)*)/m.exec(raw) ?? []
  return folded
    .replace(/\r?\n[ \t]/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    )
}

export const savedMail = (
  changes: Partial<Record<'title_en' | 'title_ar' | 'body_en' | 'body_ar', string>> = {},
) => ({
  title_en: 'Order {order_number}',
  title_ar: 'الطلب {order_number}',
  body_en: documentOf('From {store}'),
  body_ar: documentOf('من متجر {store}'),
  ...changes,
})

export { orderMessages }
