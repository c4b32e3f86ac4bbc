import { sql } from 'drizzle-orm'
import { mailOptions, readerColumns, sendEmail } from '../../accounts/accountEmails/signIn.mails.ts'
import { text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { arabicName } from '../stores/stores.sql.ts'
import { approvedEmail, rejectedEmail } from './restaurants.mail.text.ts'

interface Decided {
  id: number
  approval: 'approved' | 'refused'
}

export const decisionMails = queue<Decided>('restaurants/decision-mails', mailOptions)

const ownerColumns = { ...readerColumns, restaurant: text }

/** Undefined if the decision was changed since, which sends its own mail. */
const ownerOf = (db: Db, { id, approval }: Decided) =>
  queryOne(
    db,
    ownerColumns,
    sql`select accounts.name, accounts.email, accounts.language,
        case accounts.language when 'ar' then ${arabicName} else restaurants.name end as restaurant
      from restaurants join accounts on accounts.restaurant_id = restaurants.id and accounts.main_owner
      where restaurants.id = ${id} and restaurants.approval = ${approval}
        and restaurants.archived_at is null and accounts.archived_at is null`,
  )

async function mailDecision(services: Services, decided: Decided): Promise<void> {
  const owner = await ownerOf(services.database.db, decided)
  if (!owner) return
  const { language, restaurant } = owner
  await sendEmail(services, owner, (params) =>
    decided.approval === 'approved'
      ? approvedEmail(language, `${services.settings.origin}/`, { ...params, restaurant })
      : rejectedEmail(language, { ...params, restaurant }),
  )
}

export const restaurantWorkers: readonly Worker[] = [worker(decisionMails, mailDecision)]
