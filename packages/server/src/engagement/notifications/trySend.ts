import type { EmailContent, PushContent } from '@sufra/contract/engagement/notifications'
import { type Language, languages } from '@sufra/contract/kernel/language'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { mailOptions, platformIn, senderOf } from '../../accounts/accountEmails/signIn.mails.ts'
import { oneOf, pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { preferencesUrl } from './handOver.ts'
import { marketingHtml, marketingMail } from './marketingMail.ts'
import { pushOutcome } from './outcome.ts'
import { retire } from './recipients.sql.ts'

type MailContent = z.output<typeof EmailContent>
type PushWords = z.output<typeof PushContent>

interface Shown {
  readonly language: Language
  readonly name: string
  readonly ofOrder?: boolean | undefined
}

/** A mail as a reader sees it, with a placeholder for the link to preferences. Mails about orders have no such link. */
async function contentOf(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  { subject, body, subject_ar = subject, body_ar = body }: MailContent,
  { language, name, ofOrder = false }: Shown,
) {
  return {
    language,
    subject: language === 'ar' ? subject_ar : subject,
    body: language === 'ar' ? body_ar : body,
    platform: platformIn(language, await senderOf(database.db)),
    name,
    preferences: ofOrder ? null : preferencesUrl(settings.origin, 'example', language),
  }
}

export const previewOf = async (services: Services, mail: MailContent, shown: Shown) => ({
  html: marketingHtml(await contentOf(services, mail, shown)),
})

interface TestMail {
  readonly account_id: number
  readonly mail: MailContent
  readonly ofOrder?: boolean
  /** Each is a job of its own, so that a failing one repeats no other. Jobs of earlier versions are of both. */
  readonly language?: Language
}
const testMails = queue<TestMail>('notifications/tests', mailOptions)
interface TestPush {
  readonly token: string
  readonly language: Language
  readonly push: PushWords
}
const testPushes = queue<TestPush>('notifications/testPushes', mailOptions)

const reader = pick(tables.accounts, 'email', 'name')
const readerOf = (db: Db, id: number) =>
  queryOne(db, reader, sql`select email, name from accounts where id = ${id}`)

/** The caller has asked for it: consents do not matter. */
async function mailTest(services: Services, { account_id, mail, ofOrder, language: only }: TestMail) {
  const to = await readerOf(services.database.db, account_id)
  if (!to) return
  for (const language of only ? [only] : languages)
    await services.mail.send(
      marketingMail(to.email, await contentOf(services, mail, { language, name: to.name, ofOrder })),
    )
}

async function pushTest({ push, database }: Services, { token, language, push: words }: TestPush) {
  const { store_id, menu_id } = words
  try {
    await push.send({
      token,
      title: language === 'ar' ? words.title_ar : words.title_en,
      body: language === 'ar' ? words.message_ar : words.message_en,
      data: {
        ...(store_id !== undefined && { store_id: String(store_id) }),
        ...(menu_id !== undefined && { menu_id: String(menu_id) }),
      },
    })
  } catch (error) {
    const { retire: isGone, detail = '' } = pushOutcome(error as Error)
    if (!isGone) throw error
    await retire(database.db, 'push', [{ address: token, detail }])
  }
}

export async function testEmail(db: Db, { jobs }: Services, test: Omit<TestMail, 'language'>) {
  for (const language of languages) await jobs.send(db, testMails, { ...test, language })
  return readerOf(db, test.account_id)
}

/** To the phones of the customer who has the caller's own mobile number; says how many there are. */
export async function testPush(db: Db, { jobs }: Services, account_id: number, push: PushWords) {
  const phones = await query(
    db,
    { token: tables.device_tokens.token, language: oneOf(tables.device_tokens.language, languages) },
    sql`select token, device.language from device_tokens device
      join customers on customers.id = device.customer_id and customers.archived_at is null
      join accounts on accounts.phone = customers.mobile
      where accounts.id = ${account_id} and device.disabled_at is null limit 10`,
  )
  for (const { token, language } of phones) await jobs.send(db, testPushes, { token, language, push })
  return phones.length
}

export const testWorkers: readonly Worker[] = [worker(testMails, mailTest), worker(testPushes, pushTest)]
