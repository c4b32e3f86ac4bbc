import { formatDay } from '@sufra/contract/kernel/clock'
import { formatQar } from '@sufra/contract/kernel/money'
import { sql } from 'drizzle-orm'
import { type MailToEach, readerOf } from '../../accounts/accountEmails/mailEach.ts'
import { mailOptions, readerColumns, sendEmail } from '../../accounts/accountEmails/signIn.mails.ts'
import { allows } from '../../kernel/access/allows.ts'
import { hasStore } from '../../kernel/access/currentStore.ts'
import { pick, type RowOf } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { requestCharges, requestOrders } from './details.sql.ts'
import { type MailedStep, paymentRequestEmail } from './paymentRequests.mail.text.ts'

interface RequestStep extends MailToEach {
  id: number
  step: MailedStep
}

export const requestMails = queue<RequestStep>('paymentRequests/mails', mailOptions)

const requestColumns = {
  ...pick(tables.payment_requests, 'id', 'store_id', 'amount', 'reference_date', 'note', 'custom'),
  ...pick(tables.stores, 'restaurant_id'),
  store_en: tables.stores.name_en,
  store_ar: tables.stores.name_ar,
}
type MailedRequest = RowOf<typeof requestColumns>

const requestOf = (db: Db, id: number) =>
  queryOne(
    db,
    requestColumns,
    sql`select payment_requests.id, store_id, amount, reference_date, note, custom, stores.restaurant_id,
        stores.name_en as store_en, stores.name_ar as store_ar
      from payment_requests join stores on stores.id = store_id where payment_requests.id = ${id}`,
  )

/** Those of the store and of its restaurant whose role may see payments. */
const readersOf = (db: Db, { store_id, restaurant_id }: MailedRequest) =>
  query(
    db,
    { ...pick(tables.accounts, 'id'), ...readerColumns },
    sql`select id, name, email, language from accounts
      where status and archived_at is null
        and (${hasStore(sql`${store_id}`)} or kind = 'restaurant' and restaurant_id = ${restaurant_id})
        and ${allows('payments.read')} order by id`,
  )

async function mailRequest(services: Services, job: RequestStep): Promise<void> {
  const { db } = services.database
  const { id, step } = job
  const request = await requestOf(db, id)
  if (!request) return
  const reader = await readerOf(services, requestMails, job, await readersOf(db, request))
  if (!reader) return
  const parts =
    step === 'accepted'
      ? { orders: await requestOrders(db, id), charges: await requestCharges(db, id) }
      : undefined
  const { language } = reader
  await sendEmail(services, reader, (params) =>
    paymentRequestEmail(step, language, `${services.settings.origin}/`, parts, {
      ...params,
      id,
      store: language === 'ar' ? request.store_ar : request.store_en,
      amount: formatQar(request.amount),
      day: formatDay(request.reference_date, language),
      note: request.note ?? '',
    }),
  )
}

export const paymentRequestWorkers: readonly Worker[] = [worker(requestMails, mailRequest)]
