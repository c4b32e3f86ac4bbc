import type { BesideReason, PayoutRun, RunRequest } from '@sufra/contract/money/payoutRuns'
import type { RunRequestRow, RunRow } from './payoutRuns.sql.ts'

export const presentRun = (row: RunRow): PayoutRun => ({
  id: row.id,
  created_at: row.created_at,
  made_by: row.made_by_name,
  due_day: row.due_day,
  reference_date: row.reference_date,
  description: row.description,
  pending: { count: row.pending_count, amount: row.pending },
  accepted: { count: row.accepted_count, amount: row.accepted },
  rejected: { count: row.rejected_count, amount: row.rejected },
  settled_at: row.settled_at,
  settled_by: row.settled_by_name,
  bank_reference: row.bank_reference,
})

/** Why the next bank file of the run leaves a request out. */
function besideOf({ status, reversed_at, file_id, account }: RunRequestRow): BesideReason | null {
  if (status === 'PENDING') return 'pending'
  if (status === 'request_rejected') return 'rejected'
  if (reversed_at !== null) return 'reversed'
  if (file_id !== null || account === 'confirmed') return null
  return account === 'missing' ? 'accountMissing' : 'accountWaiting'
}

export const presentRequest = (row: RunRequestRow): RunRequest => ({
  id: row.id,
  store: {
    id: row.store_id,
    restaurant_id: row.restaurant_id,
    name: { en: row.store_en, ar: row.store_ar },
  },
  amount: row.amount,
  status: row.status,
  reversed_at: row.reversed_at,
  file_id: row.file_id,
  beside: besideOf(row),
})

/** Accepted, not reversed, and in no live file. */
export const isUnfiled = ({ status, reversed_at, file_id }: RunRequest): boolean =>
  status === 'request_accepted' && reversed_at === null && file_id === null
