import type { HistoryField, StoreChange, HistoryTable as TableName } from '@sufra/contract/stores/stores'
import type { Scope } from '../../kernel/access/scope.ts'
import { type About, aboutOf } from './stores.history.about.ts'
import { type ChangeRow, type Names, nameKey, type Values } from './stores.history.sql.ts'
import { type AuditedField, auditedIn, type HistoryTable, historyTables } from './stores.history.tables.ts'

/** Archiving is shown as deletion, without the row's values. */
const isArchiving = ({ action, before, after }: ChangeRow) =>
  action === 'update' && after?.archived_at !== undefined && before?.archived_at === null

const nothing = (value: unknown) => value === null || value === undefined

function shownValue(field: AuditedField, value: unknown, names: Names): unknown {
  if (nothing(value) || field.changed) return null
  const { names: table } = field
  if (table && Array.isArray(value)) return value.map((id) => names.get(nameKey(table, id)) ?? null)
  if (table) return names.get(nameKey(table, value)) ?? null
  return field.wire ? (field.wire as (value: unknown) => unknown)(value) : value
}

function changesIn(
  columns: readonly string[],
  table: HistoryTable,
  before: Values,
  after: Values,
  names: Names,
): StoreChange['changes'] {
  return columns.flatMap((column) => {
    const audited = auditedIn(table)[column]
    if (!audited || (nothing(before[column]) && nothing(after[column]))) return []
    if (audited.unless !== undefined && audited.unless in after) return []
    return {
      field: audited.field ?? (column as HistoryField),
      before: shownValue(audited, before[column], names),
      after: shownValue(audited, after[column], names),
    }
  })
}

/** A line of the history for people. Platform staff are not named outside the platform. */
export function presentChange(
  row: ChangeRow,
  names: Names,
  about: About,
  scope: Scope,
): Omit<StoreChange, 'undo'> {
  const table = historyTables[row.table_name]
  if (!table) throw new Error(`${row.table_name} has no history`)
  const archived = isArchiving(row)
  const columns = row.action === 'update' ? Object.keys(auditedIn(table)) : table.known
  return {
    id: row.id,
    at: row.at,
    actor_kind: row.actor_kind,
    actor_name: row.actor_kind === 'admin' && scope.kind !== 'admin' ? null : row.actor_name,
    source: row.source,
    table: row.table_name as TableName,
    row_id: row.row_id,
    ...aboutOf(row, about, names),
    action: archived ? 'delete' : row.action,
    changes: archived ? [] : changesIn(columns, table, row.before ?? {}, row.after ?? {}, names),
  }
}
