import { z } from 'zod'
import { Id, Instant, Lines } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'

/** Maximum notes per order on each side. */
export const mostOrderNotes = 100

export const OrderNote = z.object({
  id: Id,
  note: z.string(),
  at: Instant,
  author_kind: z.string(),
  author_name: z.string(),
  /** Written by the caller. Only own notes may be deleted. */
  own: z.boolean(),
})
export type OrderNote = z.output<typeof OrderNote>

const writes = { kinds: everyKind, permission: 'orders.write' } as const

/**
 * Internal notes of staff on an order. The platform has one list, the restaurant with its store users another; neither
 * side sees the other's. Notes never appear in print, links, webhooks or the ordering API.
 */
export const orderNotes = feature('orderNotes', {
  list: get('order/getNotes/:id', {
    kinds: everyKind,
    permission: 'orders.read',
    summary: "The internal notes of the caller's side on an order, oldest first.",
    output: z.object({ notes: z.array(OrderNote) }),
    example: (idOf) => ({ params: { id: idOf('orders') } }),
  }),
  add: post('order/addNote/:id', {
    ...writes,
    summary: "Add an internal note, for the caller's side.",
    input: z.strictObject({ note: Lines(1000) }),
    output: z.object({ note: OrderNote }),
    errors: ['orderNotes.full'],
    example: (idOf) => ({ params: { id: idOf('orders') }, body: { note: 'Call before leaving' } }),
  }),
  remove: del('order/notes/:id', {
    ...writes,
    summary: 'Delete a note of one’s own.',
    output: Done,
    errors: ['row.missing'],
    // No note has this id.
    example: () => ({ params: { id: 9_007_199_254_740_991 }, expectedError: 'row.missing' }),
  }),
})
