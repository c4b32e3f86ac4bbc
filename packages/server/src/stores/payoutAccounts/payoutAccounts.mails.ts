import { sql } from 'drizzle-orm'
import { type MailToEach, readerOf } from '../../accounts/accountEmails/mailEach.ts'
import { mailOptions, readerColumns, sendEmail } from '../../accounts/accountEmails/signIn.mails.ts'
import { pick, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { payoutAccountEmail } from './payoutAccounts.mail.text.ts'

/** As it was saved: the account may be changed again before the mail is written. */
interface Changed extends MailToEach {
  store_id: number
  bank_name: string
  last_four: string
}

export const accountMails = queue<Changed>('payoutAccounts/mails', mailOptions)

const ownerColumns = { ...pick(tables.accounts, 'id'), ...readerColumns, store: text }

const ownersOf = (db: Db, store_id: number) =>
  query(
    db,
    ownerColumns,
    sql`select accounts.id, accounts.name, accounts.email, accounts.language,
        case accounts.language when 'ar' then stores.name_ar else stores.name_en end as store
      from stores join accounts on accounts.restaurant_id = stores.restaurant_id
        join roles on roles.id = accounts.role_id and roles.super
      where stores.id = ${store_id} and accounts.status and accounts.archived_at is null order by accounts.id`,
  )

async function mailChange(services: Services, changed: Changed): Promise<void> {
  const { db } = services.database
  const { store_id, bank_name, last_four } = changed
  const owner = await readerOf(services, accountMails, changed, await ownersOf(db, store_id))
  if (!owner) return
  await sendEmail(services, owner, (params) =>
    payoutAccountEmail(owner.language, `${services.settings.origin}/`, {
      ...params,
      store: owner.store,
      bank_name,
      last_four,
    }),
  )
}

export const payoutAccountWorkers: readonly Worker[] = [worker(accountMails, mailChange)]
