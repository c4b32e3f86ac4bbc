import { type Language, languages } from '@sufra/contract/kernel/language'
import { accentColours, builtInAccent } from '@sufra/contract/settings/accent'
import { sql } from 'drizzle-orm'
import { newToken } from '../../kernel/access/tokens.ts'
import { object, oneOf, pick, type RowOf, text } from '../../kernel/database/columns.ts'
import { type Db, transaction } from '../../kernel/database/db.ts'
import { queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { queue } from '../../kernel/jobs/jobs.ts'
import { type EmailTemplate, renderEmail } from '../../kernel/mail/emailTemplate.ts'
import type { MailPlatform } from '../../kernel/mail/mailSheet.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { accountExistsEmail, codeEmail, contactLine, resetEmail } from '../signIn/signIn.mail.text.ts'
import { codeMinutes, hashCode, newCode, resetMinutes } from '../signIn/signIn.rules.ts'
import { addResetToken, addressee, useResetTokens } from '../signIn/signIn.sql.ts'
import { addCode, signUpOf } from '../signUp/signUp.sql.ts'

/**
 * The call that requests a mail only queues the address. Whether it has an account is looked up here, afterwards, so
 * that the call cannot reveal it. A token or code exists only in its mail.
 */
interface Wanted {
  email: string
}
/**
 * A mail that could not be sent for an hour is no longer useful. Each pause is about twice the one before, the last ones
 * a quarter of an hour: ten of them last roughly that long.
 */
export const mailOptions = {
  retryLimit: 10,
  retryDelay: 5,
  retryDelayMax: 900,
  deleteAfterSeconds: 24 * 3600,
}
export const resetMails = queue<Wanted>('auth/reset-mails', mailOptions)
export const codeMails = queue<Wanted>('auth/code-mails', mailOptions)

/** How mails introduce the platform. */
const senderColumns = {
  ...pick(tables.application_logos, 'accent', 'support_phone', 'support_email'),
  product_name: object({ en: text, ar: text }),
}
type Sender = RowOf<typeof senderColumns>

export const senderOf = async (db: Db): Promise<Sender> =>
  orNotFound(
    await queryOne(
      db,
      senderColumns,
      sql`select accent, support_phone, support_email,
          (select value from settings where key = 'product_name') as product_name from application_logos`,
    ),
  )

export const readerColumns = {
  ...pick(tables.accounts, 'name', 'email'),
  language: oneOf(tables.accounts.language, languages),
}
export type Reader = RowOf<typeof readerColumns>

/** Whom an account's mail goes to; undefined once the account is deleted. */
export const readerOf = (db: Db, account_id: number): Promise<Reader | undefined> =>
  queryOne(
    db,
    readerColumns,
    sql`select name, email, language from accounts where id = ${account_id} and archived_at is null`,
  )

/** The platform in a mail of this language. */
export function platformIn(language: Language, sender: Sender): MailPlatform {
  const { light, dark } = accentColours(sender.accent ?? builtInAccent)
  return {
    name: sender.product_name[language],
    accent: light.accent,
    links: { light: light.text, dark: dark.text },
    contact: contactLine(language, sender),
    replyTo: sender.support_email ?? undefined,
  }
}

export async function sendEmail(
  { mail, database }: Services,
  reader: Reader,
  write: (params: { name: string; product: string }) => EmailTemplate,
): Promise<void> {
  const { language, name, email } = reader
  const platform = platformIn(language, await senderOf(database.db))
  const template = write({ name, product: platform.name })
  await mail.send(renderEmail(email, template, { language, platform }))
}

async function mailReset(services: Services, { email }: Wanted): Promise<void> {
  const { token, hash } = newToken('reset')
  const account = await transaction(services.database.db, async (tx) => {
    const found = await addressee(tx, email)
    if (!found) return undefined
    await useResetTokens(tx, found.id)
    await addResetToken(tx, found.id, hash)
    return found
  })
  if (!account) return
  const url = `${services.settings.origin}/forget-password/${token}`
  await sendEmail(services, account, (params) =>
    resetEmail(account.language, url, { ...params, minutes: resetMinutes }),
  )
}

async function mailCode(services: Services, { email }: Wanted): Promise<void> {
  const code = newCode()
  const { signUp, account } = await transaction(services.database.db, async (tx) => {
    const signUp = await signUpOf(tx, email, true)
    if (signUp) await addCode(tx, signUp.id, hashCode(signUp.id, code))
    return { signUp, account: await addressee(tx, email) }
  })
  if (!signUp) return
  if (account) {
    const url = `${services.settings.origin}/`
    return sendEmail(services, account, (params) => accountExistsEmail(account.language, url, params))
  }
  return sendEmail(services, signUp, (params) =>
    codeEmail(signUp.language, code, { ...params, minutes: codeMinutes }),
  )
}

export const authWorkers: readonly Worker[] = [worker(resetMails, mailReset), worker(codeMails, mailCode)]
