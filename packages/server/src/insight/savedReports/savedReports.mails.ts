import { presetRange } from '@sufra/contract/insight/reports.presets'
import type { DayRange } from '@sufra/contract/insight/reports.range'
import type { SavedFilters, SavedTab } from '@sufra/contract/insight/savedReports'
import { atQatar, qatarDay } from '@sufra/contract/kernel/clock'
import { homes, type Kind } from '@sufra/contract/kernel/kinds'
import type { Language } from '@sufra/contract/kernel/language'
import { platformIn, senderOf } from '../../accounts/accountEmails/signIn.mails.ts'
import { mailOutcome } from '../../engagement/notifications/outcome.ts'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { scopeOfAccount } from '../../kernel/access/session.ts'
import type { Db } from '../../kernel/database/db.ts'
import type { Storage } from '../../kernel/images/storage.ts'
import { type Jobs, queue } from '../../kernel/jobs/jobs.ts'
import { renderEmail } from '../../kernel/mail/emailTemplate.ts'
import type { Mail } from '../../kernel/mail/mail.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import * as mails from './reportMails.sql.ts'
import { contentOf } from './savedReports.content.ts'
import { reportEmail } from './savedReports.mail.text.ts'
import { mailedReport, recipientBy, recipientScope } from './savedReports.sql.ts'

/** The row says when it is due, so that a lost job loses nothing: each minute every process looks for due mails. */
const reportMails = queue<{ id: number }>('reports/mails', {
  policy: 'short',
  retryLimit: 0,
  expireInSeconds: 120,
  deleteAfterSeconds: 3600,
})

/** When reports are mailed, in Qatar. */
const mailTime = '07:00'
const mostAttempts = 6

/** Mails the reports of the day. Those of days on which no process ran are not made up for. */
export async function mailReports(
  db: Db,
  _storage: Storage,
  jobs: Jobs,
  now: Date = new Date(),
): Promise<void> {
  const day = qatarDay(now)
  if (now < atQatar(day, mailTime)) return
  await mails.noteMails(db, day)
  for (const { id } of await mails.dueMails(db, day, now))
    await jobs.send(db, reportMails, { id }, { singletonKey: String(id) })
}

const reportsPath = (kind: Kind) => (kind === 'admin' ? '/main/reports/catering' : `${homes[kind]}/reports`)

/** Opens the report on the days that the mail is about. */
function urlOf(origin: string, kind: Kind, tab: SavedTab, filters: SavedFilters, range: DayRange): string {
  const { group_by, basis, compare, restaurant_id, store_id, sort, direction } = filters
  const search = {
    tab: tab === 'revenue' ? undefined : tab,
    from: range.start_date,
    to: range.end_date,
    by: group_by,
    basis,
    compare,
    restaurant: restaurant_id,
    store: store_id,
    sort: sort && `${direction === 'desc' ? '-' : ''}${sort}`,
  }
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  return `${origin}${reportsPath(kind)}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

/** Which day counts; reviews have one of their own. */
const dayOf = (tab: SavedTab, { basis }: SavedFilters) =>
  tab === 'capacity' ? 'event' : tab === 'customers' ? 'placed' : tab === 'reviews' ? 'reviewed' : basis

type ToMake = NonNullable<Awaited<ReturnType<typeof mails.mailToMake>>>

/** Undefined if the report is gone, or its recipient or whoever saved it may no longer see it. */
async function mailOf(
  { database: { db }, settings }: Services,
  { saved_report_id, account_id, day }: ToMake,
): Promise<Mail | undefined> {
  const report = await mailedReport(db, saved_report_id, account_id)
  const owner = report && (await scopeOfAccount(db, report.account_id, report.store_id))
  // A report of a store that was taken from whoever saved it.
  if (owner?.kind === 'store_user' && owner.store_id !== report?.store_id) return undefined
  // Somebody of several stores reads of the one that the report is of, or of their first.
  const scope = owner && (await scopeOfAccount(db, account_id, report.store_id ?? report.filters.store_id))
  const reader = scope && (await recipientBy(db, scopeFilterOf(recipientScope, owner), account_id))
  const range = report && presetRange(report.filters.range, day)
  if (!report || !scope || !reader || !range) return undefined
  const language: Language = reader.language === 'ar' ? 'ar' : 'en'
  const { tab, filters } = report
  const content = await contentOf(tab, { db, scope, language, filters, range, now: new Date() })
  const platform = platformIn(language, await senderOf(db))
  const url = urlOf(settings.origin, scope.kind, tab, filters, range)
  const params = { name: reader.name, product: platform.name, report: report.name, by: owner.name }
  const basis = dayOf(tab, filters)
  return renderEmail(reader.email, reportEmail(language, { range, basis, content, url }, params), {
    language,
    platform,
  })
}

/** Made again as if it had not been taken: without a pause, it would keep those after it from their turn. */
async function notMade(db: Db, { id, attempts }: ToMake): Promise<void> {
  if (!(await mails.claimMail(db, id))) return
  if (attempts + 1 < mostAttempts) await mails.putBackMail(db, id, (attempts + 1) ** 2)
  else await mails.settleMail(db, id, 'failed')
}

/** Makes and hands over one mail, unless somebody else has. */
export async function sendReport(services: Services, { id }: { id: number }): Promise<void> {
  const { db } = services.database
  const due = await mails.mailToMake(db, id)
  if (!due) return
  const mail = await mailOf(services, due).catch(async (error) => {
    await notMade(db, due)
    throw error
  })
  if (!mail) return void (await mails.settleMail(db, id, 'skipped'))
  // Made before it is claimed: a process that dies while making it loses nothing.
  if (!(await mails.claimMail(db, id))) return
  try {
    await services.mail.send(mail)
    await mails.settleMail(db, id, 'sent')
  } catch (error) {
    const { result } = mailOutcome(error as Error)
    if (result === 'again' && due.attempts + 1 < mostAttempts)
      return void (await mails.putBackMail(db, id, (due.attempts + 1) ** 2))
    // Unknown ones stay claimed: they may have arrived.
    if (result !== 'unknown') await mails.settleMail(db, id, 'failed')
    throw error
  }
}

export const savedReportWorkers: readonly Worker[] = [worker(reportMails, sendReport)]
