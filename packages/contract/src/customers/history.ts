import { z } from 'zod'
import { archivedMonth, monthFilter } from '../accounts/archivedMonths.ts'
import { changeSource } from '../accounts/changes.ts'
import { Id, Instant } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { feature, list } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'

/** The fields a history names. */
const customerHistoryFields = [
  'fullname',
  'mobile',
  'email',
  'language',
  'status',
  'block_reason',
  'erase_reason',
  'name',
  'area_id',
  'street_number',
  'building_number',
  'notes',
  'position',
] as const
export type CustomerHistoryField = (typeof customerHistoryFields)[number]

const Value = z.union([z.string(), z.boolean(), Translated])

export const CustomerChange = z.object({
  id: Id,
  at: Instant,
  actor_kind: z.string(),
  actor_name: z.string().nullable(),
  ...changeSource,
  about: z.enum(['customers', 'customer_addresses', 'customer_notes']),
  /** A view changes nothing. Forgetting erased what the other lines said. */
  action: z.enum(['insert', 'update', 'delete', 'view', 'export', 'forget']),
  /** Areas by their names, of positions only that they changed. */
  changes: z.array(
    z.object({
      field: z.enum(customerHistoryFields),
      before: Value.nullable(),
      after: Value.nullable(),
    }),
  ),
})
export type CustomerChange = z.output<typeof CustomerChange>

/** Who looked at a customer, and who changed what. */
export const customerHistory = feature('customerHistory', {
  list: list('settings/customers/getCustomerHistory/:id', {
    kinds: ['admin'],
    permission: 'customers.read',
    summary:
      'Changes of a customer, their addresses and notes, and who looked at them, the newest first. Of a forgotten customer it tells that, by whom and why.',
    filters: monthFilter,
    output: z.object({ history: Page(CustomerChange).extend(archivedMonth) }),
    errors: ['trail.archiveMissing'],
    example: (idOf) => ({ params: { id: idOf('customers') }, body: { count: 10, page: 1 } }),
  }),
})
