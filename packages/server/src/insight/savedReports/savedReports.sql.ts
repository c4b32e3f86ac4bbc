import {
  mostSavedReports,
  reportSchedules,
  SavedFilters,
  savedTabs,
} from '@sufra/contract/insight/savedReports'
import { type SQL, sql } from 'drizzle-orm'
import { allows } from '../../kernel/access/allows.ts'
import { hasStore, ownStores } from '../../kernel/access/currentStore.ts'
import type { PersonScope, ScopeRule } from '../../kernel/access/scope.ts'
import { int, ints, json, nullable, oneOf, pick, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { countRows, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

export const table = 'saved_reports'

const own = ({ account_id }: PersonScope) => sql`saved_reports.account_id = ${account_id}`
/** Each account has its own, a store user of several stores in each. */
export const savedReportScope = {
  admin: own,
  restaurant: own,
  store_user: (scope) => sql`(${own(scope)} and saved_reports.store_id = ${scope.store_id})`,
} satisfies ScopeRule

/** Accounts that a kind may mail reports to. */
export const recipientScope = {
  admin: () => sql`accounts.kind = 'admin'`,
  restaurant: ({ restaurant_id }) => sql`accounts.restaurant_id = ${restaurant_id}`,
  store_user: ({ store_id }) => hasStore(sql`${store_id}`),
} satisfies ScopeRule

const fields = {
  ...pick(tables.saved_reports, 'id', 'name', 'weekday', 'paused', 'version'),
  tab: oneOf(tables.saved_reports.tab, savedTabs),
  schedule: oneOf(tables.saved_reports.schedule, reportSchedules),
}
const columns = {
  ...fields,
  filters: json(SavedFilters),
  recipients: ints,
  mailed_on: nullable(tables.report_mails.day),
}

export const savedReportsOf = (db: Db, allowed: SQL) =>
  query(
    db,
    columns,
    sql`select ${selected(fields)}, filters, recipients,
        (select max(day) from report_mails where saved_report_id = saved_reports.id and state = 'sent') as mailed_on
      from saved_reports where ${allowed} order by name, id limit ${mostSavedReports}`,
  )

export const countSaved = (db: Db, allowed: SQL): Promise<number> =>
  countRows(db, sql`from saved_reports where ${allowed}`)

/** Parallel saves of one account come one after the other, so that they do not exceed the limit. */
export const lockAccount = (db: Db, { account_id }: PersonScope) =>
  queryOne(
    db,
    pick(tables.accounts, 'id'),
    sql`select id from accounts where id = ${account_id} for no key update`,
  )

const candidates = (allowed: SQL) => sql`from accounts
  where ${allowed} and ${allows('reports.read')} and accounts.status and accounts.archived_at is null`

const storeNames = (name: SQL, separator: string) =>
  sql`(select string_agg(${name}, ${separator}::text order by stores.id) ${ownStores})`

export const recipientsFor = (db: Db, allowed: SQL) =>
  query(
    db,
    {
      ...pick(tables.accounts, 'id', 'name', 'email'),
      store_en: nullable(text),
      store_ar: nullable(text),
    },
    sql`select accounts.id, accounts.name, accounts.email, ${storeNames(sql`stores.name_en`, ', ')} as store_en,
        ${storeNames(sql`stores.name_ar`, '، ')} as store_ar
      ${candidates(allowed)} order by accounts.name, accounts.id limit 500`,
  )

/** How many of these accounts may be mailed to. */
export const countRecipients = (db: Db, allowed: SQL, ids: readonly number[]): Promise<number> =>
  countRows(db, sql`${candidates(allowed)} and accounts.id = any(${sql.param(ids)}::bigint[])`)

export const deleteReport = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    pick(tables.saved_reports, 'id'),
    sql`delete from saved_reports where ${allowed} and id = ${id} returning id`,
  )

const mailedFields = pick(tables.saved_reports, 'account_id', 'store_id', 'name')
/** What a mail is made of; undefined once it is deleted or no longer mailed to this account. */
export const mailedReport = (db: Db, id: number, account_id: number) =>
  queryOne(
    db,
    { ...mailedFields, tab: fields.tab, filters: columns.filters },
    sql`select ${selected(mailedFields)}, tab, filters from saved_reports
      where id = ${id} and not paused and schedule <> 'none' and ${account_id} = any(recipients)`,
  )

const readerFields = { ...pick(tables.accounts, 'name', 'email'), language: text, id: int }
/** The account, if the one who saved the report may mail it there. */
export const recipientBy = (db: Db, allowed: SQL, id: number) =>
  queryOne(
    db,
    readerFields,
    sql`select accounts.name, accounts.email, accounts.language, accounts.id ${candidates(allowed)} and accounts.id = ${id}`,
  )

/** A report as its columns take it. */
export const columnsOf = <
  Input extends { filters?: object | undefined; recipients?: readonly number[] | undefined },
>({
  filters,
  recipients,
  ...rest
}: Input) => ({
  ...rest,
  filters: filters && sql`${JSON.stringify(filters)}::jsonb`,
  recipients: recipients && sql`${sql.param([...new Set(recipients)])}::bigint[]`,
})
