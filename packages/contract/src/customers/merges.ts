import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import { Done, feature, get, post } from '../kernel/operation.ts'
import { Customer } from './customers.shapes.ts'

/** How long a merge can be undone. */
export const mergeUndoDays = 30

const reads = { kinds: ['admin'], permission: 'customers.read' } as const
const writes = { kinds: ['admin'], permission: 'customers.write' } as const
const count = z.int().nonnegative()

/** The record that is merged into the one of the path, and then gone from the list. */
const other = z.strictObject({ customer_id: Id })

const CustomerMerge = z.object({
  id: Id,
  /** As the merged record names them. */
  fullname: z.string(),
  mobile: z.string(),
  merged_at: Instant,
  merged_by: z.string(),
  undone_at: Instant.nullable(),
  /** Until when it can be undone; null if it was undone or the time has passed. */
  undo_until: Instant.nullable(),
})
export type CustomerMerge = z.output<typeof CustomerMerge>

/** Two records of one person become one (DECISIONS 18a): orders from any of their numbers are the customer's own. */
export const customerMerges = feature('customerMerges', {
  list: get('settings/customers/getCustomerMerges/:id', {
    ...reads,
    summary: 'The records merged into a customer, undone merges too, the newest first.',
    output: z.object({
      merges: z.array(CustomerMerge),
      /** The further numbers the customer orders from. */
      mobiles: z.array(z.string()),
    }),
    example: (idOf) => ({ params: { id: idOf('customers') } }),
  }),
  preview: post('settings/customers/previewCustomerMerge/:id', {
    ...reads,
    readOnly: true,
    recordsView: 'customers',
    summary: 'What merging would move, and what the customer would be. Changes nothing.',
    input: other,
    output: z.object({
      kept: Customer,
      merged: Customer,
      /** What moves. */
      orders: count,
      addresses: count,
      notes: count,
      reviews: count,
      /** After it: the kept record’s mail address, or else the merged one’s. */
      email: z.string().nullable(),
      /** After it: blocked if either is. */
      status: z.boolean(),
    }),
    errors: ['customers.mergedWithItself'],
    example: (idOf) => ({
      params: { id: idOf('customers') },
      body: { customer_id: idOf('unused customers') },
    }),
  }),
  merge: post('settings/customers/mergeCustomers/:id', {
    ...writes,
    summary:
      'Merge another record into this one. Orders, addresses, notes, reviews, consents and coupon uses move; a block of either stands.',
    input: other,
    output: z.object({ id: Id }),
    errors: ['customers.mergedWithItself'],
    example: (idOf) => ({
      params: { id: idOf('customers') },
      body: { customer_id: idOf('unused customers') },
    }),
  }),
  undo: post('settings/customers/undoCustomerMerge/:id', {
    ...writes,
    summary:
      'Undo a merge within 30 days. What moved goes back, and so do orders that the merged number placed since.',
    input: z.strictObject({}),
    output: Done,
    errors: ['customers.mergeUndone', 'customers.mergeTooOld'],
    example: (idOf) => ({ params: { id: idOf('customer_merges') } }),
  }),
})
