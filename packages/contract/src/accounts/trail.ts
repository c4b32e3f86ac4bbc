import { z } from 'zod'
import { Day, Id, Instant, Text } from '../kernel/fields.ts'
import { countUpTo, Search } from '../kernel/list.ts'
import { everyKind, feature, get, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { archivedMonth, monthFilter } from './archivedMonths.ts'
import { changeSource, changeUndo } from './changes.ts'
import { recordHistory, recordTables, trailAreas, trailTables } from './trail.tables.ts'

export const trailActions = ['insert', 'update', 'delete', 'view'] as const
/** A change as the trail tells it. Secrets are never recorded; of a picture or a long text only that it changed. */
export const TrailChange = z.object({
  id: Id,
  at: Instant,
  actor_kind: z.string(),
  /** Null for the system, and for platform staff unless the reader is an admin. */
  actor_name: z.string().nullable(),
  actor_id: Id.nullable(),
  ...changeSource,
  table: z.string(),
  row_id: z.string().nullable(),
  /** What the record is called now, or was called last. */
  name: Translated.nullable(),
  /** The store it belongs to. */
  of: z.array(Translated),
  action: z.enum(trailActions),
  /**
   * By column. A value is `{ sealed: true }` where the reader may not see it, and `{ erased: true }` once its customer
   * is forgotten.
   */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  ...changeUndo,
})
export type TrailChange = z.output<typeof TrailChange>

const paging = {
  /** The id that the page before ended with. */
  before: Id.optional(),
  count: countUpTo(50),
  ...monthFilter,
}
const page = {
  changes: z.array(TrailChange),
  /** Where the next page begins; null at the end. */
  next: Id.nullable(),
  /** How far back it has been searched, where that is not the end and few were found. */
  searched_to: Instant.nullable(),
  ...archivedMonth,
}

const reads = { kinds: ['admin', 'restaurant'], permission: 'audit.read' } as const

/** Who changed what: everything for the platform's staff, what is theirs for restaurants. */
export const trail = feature('trail', {
  list: post('settings/audit/getAuditList', {
    ...reads,
    readOnly: true,
    mayUseReplica: true,
    summary: 'Changes, the newest first, by person, record, area, days, kind and words. Ask on with `next`.',
    input: z.strictObject({
      ...paging,
      actor_id: Id.optional(),
      area: z.enum(trailAreas).optional(),
      table: z.enum(trailTables).optional(),
      /** With `table`: of this record. */
      row_id: Text(100).optional(),
      action: z.enum(trailActions).optional(),
      start_date: Day.optional(),
      end_date: Day.optional(),
      /** Whole words of names, codes and short texts. */
      search: Search,
    }),
    output: z.object(page),
    errors: ['trail.archiveMissing'],
    example: () => ({ body: { count: 10, area: 'menu' } }),
  }),
  people: get('settings/audit/getAuditPeople', {
    ...reads,
    summary: 'Whose changes can be asked for, by name.',
    output: z.object({ people: z.array(z.object({ id: Id, name: z.string(), email: z.string() })) }),
    example: () => ({}),
  }),
  record: post('settings/audit/getRecordHistory', {
    kinds: everyKind,
    permission: recordHistory,
    readOnly: true,
    mayUseReplica: true,
    summary:
      'The changes of one record, the newest first. A record of others has none, like one that is not there.',
    input: z.strictObject({
      ...paging,
      table: z.enum(recordTables),
      id: Text(100),
    }),
    output: z.object(page),
    errors: ['trail.archiveMissing'],
    example: () => ({ body: { table: 'items', id: '1' } }),
  }),
})
