import type { TrailChange } from '@sufra/contract/accounts/trail'
import { fieldNames } from '@sufra/contract/accounts/trail.fields'
import { amountColumns, type TrailTable } from '@sufra/contract/accounts/trail.tables'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { type Dirhams, qar } from '@sufra/contract/kernel/money'
import { weekDayOf } from '@sufra/contract/kernel/week'
import type { Scope } from '../../kernel/access/scope.ts'
import type { ColumnOf } from '../../kernel/database/tableNames.ts'
import { type Names, nameKey, referredBy } from './trail.names.sql.ts'
import type { ChangeRow } from './trail.sql.ts'

type RecordedColumn = { [T in TrailTable]: ColumnOf<T> }[TrailTable]
/** Columns that nobody edits or may read. */
const unshown = [
  ...(['id', 'key', 'version', 'created_at', 'updated_at'] as const),
  ...(['archived_at', 'preferences', 'opens_home', 'main_owner', 'copied_from_item_id'] as const),
  ...(['target_digest', 'lease', 'lease_until', 'next_step_at', 'waits_for'] as const),
  ...(['frozen_at', 'address_id', 'order_notice_id', 'session_id', 'minutes'] as const),
  ...(['guard_name', 'key_prefix', 'last_order_day'] as const),
  ...(['auth', 'p256dh', 'code_hash', 'key_hash', 'password_hash', 'token_hash'] as const),
  ...(['webhook_secret', 'webhook_secret_before', 'webhook_secret_before_until'] as const),
  ...(['secret', 'token', 'public_key', 'credential_id', 'counter'] as const),
  ...(['last_step', 'transports', 'synced', 'list', 'list_view_id', 'store_region_id'] as const),
] as const satisfies readonly RecordedColumn[]
const isUnshown: ReadonlySet<string> = new Set(unshown)
/** A recorded column without a name does not compile. */
fieldNames satisfies Readonly<Record<Exclude<RecordedColumn, (typeof unshown)[number]>, Bilingual>>
const pictures: ReadonlySet<string> = new Set<RecordedColumn>([
  'image_id',
  'logo_id',
  'small_logo_id',
  'thumb_id',
  'file_id',
])
/** Shown without their values: the trail says only that they changed. */
const moments: ReadonlySet<string> = new Set<RecordedColumn>([
  'password_changed_at',
  'iban_changes',
  'signed_out_at',
  'link_sent_at',
  'test_sent_at',
  'sent_again_at',
  'recovery_codes_at',
  'second_step_reset_at',
])

type Row = Readonly<Record<string, unknown>>
const nothing = (value: unknown) => value === null || value === undefined
const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Settings are objects: their members are told one by one. */
function spread(row: Row | null): Row {
  const value = row?.value
  if (!isObject(value) || 'en' in value) return row ?? {}
  const { value: _, ...others } = row as Row
  return { ...others, ...value }
}

/** The rows that a page of changes names: its own, their stores, and those that its columns refer to. */
export function namedIn(rows: readonly ChangeRow[]): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>()
  const want = (table: string, id: unknown) => {
    if (!nothing(id)) wanted.set(table, (wanted.get(table) ?? new Set()).add(String(id)))
  }
  for (const { table_name, row_id, store_id, before, after } of rows) {
    want(table_name, row_id)
    want('stores', store_id)
    for (const [column, value] of [...Object.entries(before ?? {}), ...Object.entries(after ?? {})]) {
      const table = referredBy(column)
      if (table) for (const id of [value].flat()) want(table, id)
    }
  }
  return wanted
}

function shown(column: string, value: unknown, names: Names, table: string): unknown {
  if (nothing(value) || pictures.has(column) || moments.has(column)) return null
  if (isObject(value)) {
    if ('sealed' in value) return { sealed: true }
    if ('erased' in value) return { erased: true }
    return 'en' in value && 'ar' in value ? { en: value.en, ar: value.ar } : null
  }
  const referring = referredBy(column)
  const named = (id: unknown) => names.get(nameKey(referring ?? '', id)) ?? `#${id}`
  if (referring) return Array.isArray(value) ? value.map(named) : named(value)
  if (amountColumns.has(column) && typeof value === 'number') return qar(value as Dirhams)
  if (table === 'working_hours' && column === 'week_day') return weekDayOf(value as never)
  return typeof value === 'string' && /^\d\d:\d\d:\d\d/.test(value) ? value.slice(0, 5) : value
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function changesIn(row: ChangeRow, names: Names, scope: Scope): TrailChange['changes'] {
  const [before, after] = [spread(row.before), spread(row.after)]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    // Who of the platform's staff did something is not told outside it.
    if (isUnshown.has(field) || (scope.kind !== 'admin' && /_by(_kind)?$/.test(field))) return []
    if (same(before[field], after[field])) return []
    const [was, is] = [before[field], after[field]].map((value) => shown(field, value, names, row.table_name))
    return { field, before: was, after: is }
  })
}

/** Archiving is shown as deletion, without the row's values. */
const isArchiving = ({ action, before, after }: ChangeRow) =>
  action === 'update' && after?.archived_at !== undefined && nothing(before?.archived_at)

/** A line of the trail for people. Platform staff are not named outside the platform. */
export function presentChange(row: ChangeRow, names: Names, scope: Scope): Omit<TrailChange, 'undo'> {
  const hidden = row.actor_kind === 'admin' && scope.kind !== 'admin'
  const archived = isArchiving(row)
  const store = row.table_name === 'stores' ? undefined : names.get(nameKey('stores', row.store_id))
  return {
    id: row.id,
    at: row.at,
    actor_kind: row.actor_kind,
    actor_name: hidden ? null : row.actor_name,
    actor_id: hidden ? null : row.actor_account_id,
    source: row.source,
    table: row.table_name,
    row_id: row.row_id,
    name: names.get(nameKey(row.table_name, row.row_id)) ?? null,
    of: store ? [store] : [],
    action: archived ? 'delete' : row.action,
    changes: archived ? [] : changesIn(row, names, scope),
  }
}
