import { monthOf, weekdayOf } from '@sufra/contract/kernel/clock'
import { sql } from 'drizzle-orm'
import { pick } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { affects, execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** Writes down who gets which report on this day: each once, whichever process looks first. */
export const noteMails = (db: Db, day: string) =>
  execute(
    db,
    sql`
    insert into report_mails (saved_report_id, account_id, day)
    select saved_reports.id, recipient, ${day}::date from saved_reports
      cross join lateral (select distinct unnest(recipients) as recipient) recipients
      join accounts on accounts.id = recipient
    where not paused and (schedule = 'daily' or schedule = 'weekly' and weekday = ${weekdayOf(day)}
      or schedule = 'monthly' and ${day} = ${`${monthOf(day)}-01`})
    order by saved_reports.id, recipient on conflict do nothing`,
  )

/** Mails of this day that nobody is making. */
export const dueMails = (db: Db, day: string, now: Date) =>
  query(
    db,
    pick(tables.report_mails, 'id'),
    sql`select id from report_mails where state = 'waiting' and day = ${day}::date
        and due_at <= ${now.toISOString()}::timestamptz order by due_at, id limit 200`,
  )

export const mailToMake = (db: Db, id: number) =>
  queryOne(
    db,
    pick(tables.report_mails, 'id', 'saved_report_id', 'account_id', 'day', 'attempts'),
    sql`select id, saved_report_id, account_id, day, attempts from report_mails where id = ${id} and state = 'waiting'`,
  )

/** False: another process has it, or it was mailed. */
export const claimMail = (db: Db, id: number): Promise<boolean> =>
  affects(
    db,
    sql`update report_mails set state = 'claimed', attempts = attempts + 1 where id = ${id} and state = 'waiting'`,
  )

export const settleMail = (db: Db, id: number, state: 'sent' | 'skipped' | 'failed') =>
  execute(
    db,
    sql`update report_mails set state = ${state} where id = ${id} and state in ('waiting', 'claimed')`,
  )

/** Certainly not taken: tried again later. */
export const putBackMail = (db: Db, id: number, minutes: number) =>
  execute(
    db,
    sql`
    update report_mails set state = 'waiting', due_at = now() + make_interval(mins => ${minutes})
    where id = ${id} and state = 'claimed'`,
  )

/** Two months say when reports were last mailed. */
export const tidyReportMails = (db: Db) =>
  execute(db, sql`delete from report_mails where day < current_date - 62`)
