import { z } from 'zod'
import { Id, Instant, Lines } from '../kernel/fields.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'

export const mostCustomerNotes = 100

const CustomerNote = z.object({
  id: Id,
  note: z.string(),
  at: Instant,
  author_name: z.string(),
  /** Written by the caller. Only own notes may be deleted. */
  own: z.boolean(),
})

const writes = { kinds: ['admin'], permission: 'customers.write' } as const

/** What the platform's staff write down about a customer for each other. */
export const customerNotes = feature('customerNotes', {
  list: get('settings/customers/getCustomerNotes/:id', {
    kinds: ['admin'],
    permission: 'customers.read',
    summary: 'The notes on a customer, the oldest first.',
    output: z.object({ notes: z.array(CustomerNote) }),
    example: (idOf) => ({ params: { id: idOf('customers') } }),
  }),
  add: post('settings/customers/saveCustomerNote/:id', {
    ...writes,
    summary: 'Add a note.',
    input: z.strictObject({ note: Lines(1000) }),
    output: z.object({ note: CustomerNote }),
    errors: ['customerNotes.full'],
    example: (idOf) => ({
      params: { id: idOf('customers') },
      body: { note: 'Prefers to be called after six' },
    }),
  }),
  remove: del('settings/customers/deleteCustomerNote/:id', {
    ...writes,
    summary: 'Delete a note of one’s own.',
    output: Done,
    errors: ['row.missing'],
    // No note has this id.
    example: () => ({ params: { id: 9_007_199_254_740_991 }, expectedError: 'row.missing' }),
  }),
})
