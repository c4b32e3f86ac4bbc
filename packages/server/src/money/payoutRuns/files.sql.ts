import type { PayoutFileLine } from '@sufra/contract/money/payoutRuns'
import { type SQL, sql } from 'drizzle-orm'
import { nullable, pick, type RowOf, selected, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { execute, query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'

const fileColumns = {
  ...pick(
    tables.payout_files,
    'id',
    'payout_run_id',
    'created_at',
    'line_count',
    'amount',
    'checksum',
    'voided_at',
    'void_reason',
  ),
  made_by_name: nullable(text),
  voided_by_name: nullable(text),
}
type FileRow = RowOf<typeof fileColumns>

const columns = sql`${selected(pick(tables.payout_files, 'id', 'payout_run_id', 'created_at', 'line_count', 'amount', 'checksum', 'voided_at', 'void_reason'))},
  (select name from accounts where id = payout_files.made_by) as made_by_name,
  (select name from accounts where id = payout_files.voided_by) as voided_by_name`

export const presentFile = ({ payout_run_id, made_by_name, voided_by_name, ...file }: FileRow) => ({
  ...file,
  made_by: made_by_name,
  voided_by: voided_by_name,
})

export const filesOf = (db: Db, payout_run_id: number) =>
  query(
    db,
    fileColumns,
    sql`select ${columns} from payout_files where payout_run_id = ${payout_run_id} order by id`,
  )

export const fileBy = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, fileColumns, sql`select ${columns} from payout_files where ${allowed} and id = ${id}`)

const lineColumns = {
  ...pick(
    tables.payout_file_lines,
    'line_number',
    'payment_request_id',
    'beneficiary',
    'bank_name',
    'iban',
    'amount',
    'reference',
  ),
  ...pick(tables.payment_requests, 'reversed_at'),
}

/** As they were when the file was made. Only the mark of a payout that was reversed since is of today. */
export const linesOf = (db: Db, payout_file_id: number) =>
  query(
    db,
    lineColumns,
    sql`select ${selected(lineColumns)} from payout_file_lines
      join payment_requests on payment_requests.id = payout_file_lines.payment_request_id
      where payout_file_id = ${payout_file_id} order by line_number`,
  )

/** Keeps the requests of a run from being decided or reversed while a file is made. */
export const lockRequests = (db: Db, payout_run_id: number) =>
  query(
    db,
    pick(tables.payment_requests, 'id'),
    sql`select id from payment_requests where payout_run_id = ${payout_run_id} order by id for no key update`,
  )

/** The confirmed accounts of stores; they can't be changed until the transaction ends. */
export const lockAccounts = (db: Db, payout_run_id: number) =>
  query(
    db,
    pick(tables.payout_accounts, 'store_id', 'beneficiary', 'bank_name', 'iban'),
    sql`select store_id, beneficiary, bank_name, iban from payout_accounts
      where confirmed_at is not null
        and store_id in (select store_id from payment_requests where payout_run_id = ${payout_run_id})
      order by store_id for share`,
  )

interface NewFile {
  readonly payout_run_id: number
  readonly account_id: number
  readonly amount: number
  readonly checksum: string
  readonly lines: readonly (Omit<PayoutFileLine, 'reversed_at'> & { readonly store_id: number })[]
}

export async function addFile(db: Db, { payout_run_id, account_id, amount, checksum, lines }: NewFile) {
  const file = orNotFound(
    await queryOne(
      db,
      pick(tables.payout_files, 'id'),
      sql`insert into payout_files (payout_run_id, line_count, amount, checksum, made_by)
        values (${payout_run_id}, ${lines.length}, ${amount}, ${checksum}, ${account_id}) returning id`,
    ),
  )
  await execute(
    db,
    sql`insert into payout_file_lines (payout_file_id, line_number, payment_request_id, store_id,
      beneficiary, bank_name, iban, amount, reference)
    select ${file.id}::bigint, line.line_number, line.payment_request_id, line.store_id, line.beneficiary,
      line.bank_name, line.iban, line.amount, line.reference
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(line_number integer, payment_request_id bigint,
      store_id bigint, beneficiary text, bank_name text, iban text, amount bigint, reference text)`,
  )
  return file
}

/** Voids a file, once; a trigger frees its lines. */
export const setVoided = (db: Db, id: number, account_id: number, reason: string) =>
  queryOne(
    db,
    pick(tables.payout_files, 'id'),
    sql`update payout_files set voided_at = now(), voided_by = ${account_id}, void_reason = ${reason}
      where id = ${id} and voided_at is null returning id`,
  )
