import { type CustomerMerge, mergeUndoDays } from '@sufra/contract/customers/merges'
import type { MergeRow } from './merges.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

export const undoUntil = (merged_at: string): Date => new Date(Date.parse(merged_at) + mergeUndoDays * dayMs)

export function presentMerge(row: MergeRow, now: Date): CustomerMerge {
  const until = undoUntil(row.merged_at)
  const undone = row.undone_at !== null
  return { ...row, undo_until: undone || until < now ? null : until.toISOString() }
}
