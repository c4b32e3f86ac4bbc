import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Page, Search } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Done, del, feature, get, list, post } from '../kernel/operation.ts'
import { SavedVersion, versioned } from '../kernel/version.ts'
import {
  Customer,
  CustomerDetails,
  CustomerFields,
  CustomerOrder,
  CustomerReview,
  customerStates,
} from './customers.shapes.ts'

export * from './customers.shapes.ts'

export const customerSorts = { id: 'desc', mobile: 'asc' } as const
export const customerOrderSorts = { id: 'desc' } as const

const reads = { kinds: ['admin'], permission: 'customers.read' } as const
const writes = { kinds: ['admin'], permission: 'customers.write' } as const
const count = z.int().nonnegative()

/** The most customers a search answers: one that finds more is typed on. */
export const mostCustomersFound = 200
/** Customers in one part of an export. */
export const exportPart = 5000

const hessa = { fullname: 'Hessa Al-Thani', mobile: '66123450', email: 'hessa@example.com', language: 'ar' }

/** Customers (spec 3 §7 settings/customers). A customer is a mobile number (DECISIONS 18a). */
export const customers = feature('customers', {
  list: list('settings/customers/getCustomersList', {
    ...reads,
    summary:
      'Customers, the newest first. `search` is an id, a mobile number or its end, a mail address, or a name in either script, also misspelt; the best matches come first.',
    filters: { state: z.enum(customerStates).optional(), ...sortedBy(customerSorts) },
    output: z.object({
      users: z.array(Customer),
      /** Of all pages that match. */
      total: count,
      /** Of all customers, whatever is searched. Blocked and unblocked ones add up to all. */
      usersCount: count,
      activeCount: count,
      unblockedCount: count,
      blockedCount: count,
      /** The search finds more than are answered. */
      cut: z.boolean(),
    }),
    example: () => ({ body: { search: 'noor', count: 10, page: 1 } }),
  }),
  exportRows: post('settings/customers/exportCustomers', {
    ...reads,
    readOnly: true,
    recordsView: 'customers',
    mayUseReplica: true,
    summary: 'What a list holds, for a spreadsheet: up to 5,000 customers, and where to go on.',
    input: z.strictObject({
      search: Search,
      state: z.enum(customerStates).optional(),
      /** `next` of the part before. */
      after: Id.optional(),
    }),
    output: z.object({ users: z.array(Customer), next: Id.nullable() }),
    example: () => ({ body: { state: 'active' } }),
  }),
  show: get('settings/customers/getCustomerDetails/:id', {
    ...reads,
    recordsView: 'customers',
    summary: 'A customer with addresses, the latest orders and what they add up to.',
    output: z.object({ customer: CustomerDetails }),
    example: (idOf) => ({ params: { id: idOf('customers') } }),
  }),
  orders: list('settings/customers/getCustomerOrders/:id', {
    ...reads,
    summary: 'The orders of a customer, the newest first.',
    filters: sortedBy(customerOrderSorts),
    output: z.object({ orders: Page(CustomerOrder) }),
    example: (idOf) => ({ params: { id: idOf('customers') }, body: { count: 10, page: 1 } }),
  }),
  reviews: list('settings/customers/getCustomerReviews/:id', {
    ...reads,
    summary: 'The reviews of a customer, published or not, the newest first.',
    filters: {},
    output: z.object({ reviews: Page(CustomerReview) }),
    example: (idOf) => ({ params: { id: idOf('customers') }, body: { count: 10, page: 1 } }),
  }),
  save: post('settings/customers/saveCustomer', {
    ...writes,
    summary: 'A new customer. A number that was blocked when its record was deleted is still blocked.',
    input: CustomerFields,
    output: SavedVersion,
    errors: ['customers.mobileTaken'],
    example: () => ({ body: hessa }),
  }),
  update: post('settings/customers/updateCustomer/:id', {
    ...writes,
    summary: 'Change name, mail address or language. The mobile number is who they are and stays.',
    input: CustomerFields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('customers') }, body: { fullname: 'Hessa Al Thani' } }),
  }),
  updateStatus: post('settings/customers/updateCustomerStatus/:id', {
    ...writes,
    summary:
      'Block a customer, with a reason, or unblock. A blocked number’s next order is refused; those placed go on.',
    input: z
      .strictObject({
        /** False blocks. */
        status: z.boolean(),
        /** For staff; needed to block. */
        reason: Text(300).optional(),
      })
      .refine(({ status, reason }) => status || reason !== undefined, {
        path: ['reason'],
        message: 'required',
      }),
    output: z.object({ status: z.boolean() }),
    example: (idOf) => ({
      params: { id: idOf('customers') },
      body: { status: false, reason: 'Refused two deliveries' },
    }),
  }),
  remove: del('settings/customers/deleteCustomer/:id', {
    ...writes,
    summary:
      'Delete a customer without open orders. Old orders stay as they are; the number starts a new record, and a block stands.',
    output: Done,
    errors: ['customers.openOrders'],
    example: (idOf) => ({ params: { id: idOf('unused customers') } }),
  }),
})
