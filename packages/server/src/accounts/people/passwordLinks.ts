import { languages } from '@sufra/contract/kernel/language'
import { sql } from 'drizzle-orm'
import { newToken } from '../../kernel/access/tokens.ts'
import { bool, nullable, oneOf, pick, text } from '../../kernel/database/columns.ts'
import { type Db, transaction } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { worker } from '../../kernel/operations/worker.ts'
import { mailOptions, sendEmail } from '../accountEmails/signIn.mails.ts'
import { resetEmail } from '../signIn/signIn.mail.text.ts'
import { invitationDays, resetMinutes } from '../signIn/signIn.rules.ts'
import { addResetToken, useResetTokens } from '../signIn/signIn.sql.ts'
import { invitationEmail } from './invitation.mail.text.ts'

interface Wanted {
  account_id: number
}
/** A link with which somebody chooses their own password. It exists only in its mail. */
export const passwordLinks = queue<Wanted>('accounts/password-links', mailOptions)

const minutesADay = 24 * 60
const addresseeColumns = {
  ...pick(tables.accounts, 'id', 'name', 'email'),
  language: oneOf(tables.accounts.language, languages),
  invited: bool,
  role_en: tables.roles.name,
  role_ar: tables.roles.name_ar,
  restaurant: nullable(text),
}

/** Locks the account, so that the later of two links replaces the earlier. */
const addressee = (db: Db, id: number) =>
  queryOne(
    db,
    addresseeColumns,
    sql`select accounts.id, accounts.name, email, language, invited_at is not null as invited,
        roles.name as role_en, roles.name_ar as role_ar,
        (select case accounts.language when 'ar' then coalesce(name_ar, name) else name end
          from restaurants where restaurants.id = accounts.restaurant_id) as restaurant
      from accounts join roles on roles.id = role_id
      where accounts.id = ${id} and accounts.archived_at is null and status for no key update of accounts`,
  )

async function mailLink(services: Services, { account_id }: Wanted): Promise<void> {
  const { token, hash } = newToken('reset')
  const account = await transaction(services.database.db, async (tx) => {
    const found = await addressee(tx, account_id)
    if (!found) return undefined
    await useResetTokens(tx, found.id)
    await addResetToken(tx, found.id, hash, found.invited ? invitationDays * minutesADay : resetMinutes)
    return found
  })
  if (!account) return
  const { language, invited, role_en, role_ar, restaurant } = account
  const page = invited ? 'invitation' : 'forget-password'
  const url = `${services.settings.origin}/${page}/${token}`
  await sendEmail(services, account, (params) =>
    invited
      ? invitationEmail(language, url, {
          ...params,
          team: restaurant ?? params.product,
          days: invitationDays,
          role: language === 'ar' ? role_ar : role_en,
        })
      : resetEmail(language, url, { ...params, minutes: resetMinutes }),
  )
}

export const passwordLinkWorker = worker(passwordLinks, mailLink)
