import { notifications } from '@sufra/contract'
import type { Operation, OutputOf, RequestOf } from '@sufra/contract/kernel/operation'
import { expect } from 'vitest'
import type { Database } from '../../../src/kernel/database/db.ts'
import { type FcmTest, startFcm } from '../../../test/fcm.ts'
import { type AskOptions, type Listening, listen, type TestResponse } from '../../../test/server.ts'
import { type SmtpTest, startSmtp } from '../../../test/smtp.ts'
import { insert, makeWorld, type World } from '../../../test/world.ts'

export interface NotificationsTest {
  readonly database: Database
  readonly world: World
  readonly server: Listening
  readonly smtp: SmtpTest
  readonly fcm: FcmTest
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  ask: <Op extends Operation>(operation: Op, options?: AskOptions) => Promise<TestResponse<Op>>
  /** A customer who agreed to mails and push messages. */
  customer(values?: Readonly<Record<string, unknown>>): Promise<number>
  /** Mail addresses or devices of customers who agreed. */
  many(count: number, kind?: 'email' | 'push'): Promise<void>
  device(customer_id: number, token: string, language?: 'en' | 'ar'): Promise<void>
  send(changes?: Partial<RequestOf<typeof notifications.sendEmails>>): Promise<number>
  push(changes?: Partial<RequestOf<typeof notifications.sendPush>>): Promise<number>
  /** Waits until a send is in a state. */
  reaches(id: number, state: string): Promise<Shown>
  shown(id: number): Promise<Shown>
  close(): Promise<void>
}

type Shown = OutputOf<typeof notifications.show>['send']

export const bodyOf = (text: string): string =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

export const mail = {
  subject: 'National Day',
  subject_ar: 'اليوم الوطني',
  body: bodyOf('Order early'),
  body_ar: bodyOf('اطلب مبكرًا'),
  at_night: true as const,
}
export const message = {
  title_en: 'National Day',
  title_ar: 'اليوم الوطني',
  message_en: 'Order early',
  message_ar: 'اطلب مبكرًا',
  at_night: true as const,
}

let made = 0

export async function openNotifications(
  open: () => Promise<Database>,
  env: Record<string, string> = {},
): Promise<NotificationsTest> {
  const database = await open()
  const world = await makeWorld(database.pool)
  const smtp = await startSmtp()
  const fcm = await startFcm()
  const settings = { SMTP_URL: smtp.url, SUFRA_SENDS_PER_SECOND: '5000', ...fcm.env, ...env }
  const server = await listen(database, settings)
  const query: NotificationsTest['query'] = (text, values = []) => database.pool.query(text, values)
  const ask: NotificationsTest['ask'] = (operation, options) =>
    server.ask(operation, 'admin', { token: world.admins.Marketing.token, ...options })
  const customer: NotificationsTest['customer'] = async (values = {}) => {
    const nth = ++made
    const id = await insert(database.pool, 'customers', {
      mobile: `974${String(33_000_000 + nth)}`,
      fullname: `Guest ${nth}`,
      email: `guest${nth}@sufra.example`,
      ...values,
    })
    for (const kind of ['email', 'push'])
      await insert(database.pool, 'customer_consents', { customer_id: id, kind, given: true, source: 'app' })
    return id
  }
  const shown: NotificationsTest['shown'] = async (id) => {
    const { output, refusal } = await ask(notifications.show, { params: { id } })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.send
  }
  const begun = (answer: { output?: { id: number } | undefined; refusal?: unknown }) => {
    if (!answer.output) throw new Error(JSON.stringify(answer.refusal))
    return answer.output.id
  }
  return {
    database,
    world,
    server,
    smtp,
    fcm,
    query,
    ask,
    customer,
    many: async (count, kind = 'email') => {
      await query(
        `with made as (insert into customers (mobile, fullname, email)
            select '974' || (40000000 + n), 'Guest ' || n, 'many' || n || '@sufra.example'
            from generate_series(1, $1::int) n returning id)
          insert into customer_consents (customer_id, kind, given, source) select id, $2, true, 'app' from made`,
        [count, kind],
      )
    },
    device: async (customer_id, token, language = 'en') => {
      await insert(database.pool, 'device_tokens', { customer_id, token, platform: 'android', language })
    },
    send: async (changes = {}) =>
      begun(await ask(notifications.sendEmails, { body: { ...mail, send_to: ['users'], ...changes } })),
    push: async (changes = {}) =>
      begun(await ask(notifications.sendPush, { body: { ...message, ...changes } })),
    shown,
    reaches: async (id, state) => {
      await expect.poll(async () => (await shown(id)).state).toBe(state)
      return shown(id)
    },
    close: async () => {
      await server.close()
      await smtp.close()
      await fcm.close()
      await database.close()
    },
  }
}
