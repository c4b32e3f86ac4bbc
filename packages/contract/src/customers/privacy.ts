import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Done, feature, get, post } from '../kernel/operation.ts'
import { CustomerChange } from './history.ts'
import { CustomerData } from './privacy.shapes.ts'

const forgets = { kinds: ['admin'], permission: 'privacy.write' } as const
const count = z.int().nonnegative()

/** What forgetting erases, and what stays: ids, amounts and dates that nobody can tell a person from. */
const erasedParts = [
  'details',
  'addresses',
  'notes',
  'devices',
  'orders',
  'orderNotes',
  'reviews',
  'sends',
  'audit',
] as const
const keptParts = ['orders', 'payments', 'coupons', 'ratings', 'consents', 'audit', 'block'] as const

const Forgetting = z.object({
  /** Records of the same number that were deleted before, which go too, and this one. */
  records: count,
  erased: z.array(z.object({ part: z.enum(erasedParts), count })),
  kept: z.array(z.object({ part: z.enum(keptParts), count })),
  /** Not yet completed or cancelled: while there are some, nothing is erased. */
  open_orders: z.array(Id),
})
export type Forgetting = z.output<typeof Forgetting>

/** Rights of customers over their data (DECISIONS 18a, 49). */
export const customerPrivacy = feature('customerPrivacy', {
  exportAll: post('settings/customers/exportCustomer/:id', {
    kinds: ['admin'],
    permission: 'customers.read',
    readOnly: true,
    recordsView: 'customers',
    mayUseReplica: true,
    summary: 'Everything that is held about a customer, for a spreadsheet that is given to them.',
    output: z.object({ data: CustomerData, history: z.array(CustomerChange) }),
    errors: ['row.missing'],
    example: (idOf) => ({ params: { id: idOf('customers') } }),
  }),
  preview: get('settings/customers/getForgetPreview/:id', {
    ...forgets,
    summary: 'What forgetting a customer would erase and keep, and the orders that have to end first.',
    output: z.object({ forgetting: Forgetting }),
    example: (idOf) => ({ params: { id: idOf('customers') } }),
  }),
  forget: post('settings/customers/forgetCustomer/:id', {
    ...forgets,
    summary:
      'Erase everything personal of a customer, for good. Amounts and statements stay. The number may order again as a new customer; a block stands.',
    input: z.strictObject({
      /** The customer's name or id, typed to confirm. */
      confirm: Text(120),
      /** For the history, which keeps it: it must not name the customer. */
      reason: Text(300),
    }),
    output: Done,
    errors: [
      'row.missing',
      'customerPrivacy.openOrders',
      'customerPrivacy.confirm',
      'customerPrivacy.reason',
    ],
    example: (idOf) => ({
      params: { id: idOf('unused customers') },
      body: { confirm: String(idOf('unused customers')), reason: 'Asked for it by mail' },
    }),
  }),
})
