import type { TrailChange } from '@sufra/contract/accounts/trail'
import { isPermitted } from '@sufra/contract/kernel/requiredPermission'
import { type UndoEdit, undoEditOf } from '@sufra/contract/undo'
import { type SQL, sql } from 'drizzle-orm'
import { isPerson, type Scope } from '../../kernel/access/scope.ts'
import { int, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query } from '../../kernel/database/query.ts'
import { nameKey } from './trail.names.sql.ts'
import type { ChangeRow } from './trail.sql.ts'

const day = 86_400_000

type Row = Pick<ChangeRow, 'id' | 'at' | 'table_name' | 'row_id' | 'after'>
/** What the histories of records, stores and the audit page have in common. */
interface ShownChange {
  readonly action: TrailChange['action']
  readonly changes: readonly { readonly field: string; readonly before: unknown }[]
}

interface Undoable {
  readonly row: Row
  readonly field: string
  readonly before: unknown
  readonly edit: UndoEdit
  readonly path: string
}

const columnsIn = ({ table_name, after }: Row) =>
  table_name === 'settings' ? ['value'] : Object.keys(after ?? {})

/** The change, if it is of one field, of the last day, and the reader may save the form that has it. */
function undoableIn(row: Row, { action, changes }: ShownChange, scope: Scope): Undoable[] {
  const edit = undoEditOf(row.table_name, row.row_id)
  const [change] = changes
  if (!edit || !change || changes.length > 1 || columnsIn(row).length > 1 || action !== 'update') return []
  if (Date.now() - Date.parse(row.at) > day || !isPerson(scope) || scope.viewer) return []
  const { paths, permission } = edit.operation
  const path = paths[scope.kind]
  if (path === undefined || !isPermitted(scope.permissions, permission)) return []
  // What was empty is not what forms take.
  const { field, before } = change
  if (!edit.fields.includes(field) || (before ?? '') === '') return []
  return [{ row, field, before, edit, path: path.replace(':id', row.row_id ?? '') }]
}

const valueIn = (column: SQL) => sql`coalesce(${column}->'value'->>asked.field, ${column}->>asked.field)`

/** Those whose field was changed again. */
async function changedSince(db: Db, found: readonly Undoable[]): Promise<ReadonlySet<number>> {
  const rows = await query(
    db,
    { id: int },
    sql`select asked.id from unnest(${sql.param(found.map(({ row }) => row.id))}::bigint[],
        ${sql.param(found.map(({ field }) => field))}::text[]) asked(id, field)
      join audit_log own on own.id = asked.id
      where exists (select from audit_log later where later.table_name = own.table_name
        and later.row_id = own.row_id and later.id > own.id and later.action = 'update'
        and ${valueIn(sql`later.before`)} is distinct from ${valueIn(sql`later.after`)})`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What the records' forms would be opened with; without those that are gone. */
async function versionsOf(db: Db, found: readonly Undoable[]): Promise<ReadonlyMap<string, number>> {
  const selects = [...Map.groupBy(found, ({ row }) => row.table_name)].map(([name, its]) => {
    const table = sql.identifier(name)
    const id = sql.identifier(name === 'settings' ? 'key' : 'id')
    return sql`select ${name}::text as table_name, ${id}::text as row_id, version from ${table}
      where ${id}::text = any(${sql.param(its.map(({ row }) => row.row_id))}::text[])
        and to_jsonb(${table})->>'archived_at' is null`
  })
  const rows = await query(
    db,
    { table_name: text, row_id: text, version: int },
    sql.join(selects, sql` union all `),
  )
  return new Map(rows.map(({ table_name, row_id, version }) => [nameKey(table_name, row_id), version]))
}

function undoOf({ row, field, before, edit, path }: Undoable, version: number): TrailChange['undo'] {
  const { id, multipart } = edit.operation
  const body = { [field]: before, version, ...(edit.id && { [edit.id]: Number(row.row_id) }) }
  return { operation: id, path, multipart, body }
}

/** Each change with how its reader can undo it. */
export async function withUndo<Change extends ShownChange>(
  db: Db,
  scope: Scope,
  changes: readonly { readonly row: Row; readonly shown: Change }[],
): Promise<(Change & Pick<TrailChange, 'undo'>)[]> {
  const plain = changes.map(({ row, shown }) => ({ row, shown: { ...shown, undo: null } }))
  const found = plain.flatMap(({ row, shown }) => undoableIn(row, shown, scope))
  if (found.length === 0) return plain.map(({ shown }) => shown)
  const [changed, versions] = [await changedSince(db, found), await versionsOf(db, found)]
  const undos = new Map(found.filter(({ row }) => !changed.has(row.id)).map((each) => [each.row.id, each]))
  return plain.map(({ row, shown }) => {
    const undoable = undos.get(row.id)
    const version = versions.get(nameKey(row.table_name, row.row_id))
    return undoable && version !== undefined ? { ...shown, undo: undoOf(undoable, version) } : shown
  })
}
