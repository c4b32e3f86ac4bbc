import { z } from 'zod'
import { Day, Id, LinesOrNone, Text } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Balance, Money, Sum } from '../kernel/money.ts'
import { Done, everyKind, feature, get, type IdOf, list, post, Saved } from '../kernel/operation.ts'
import {
  DecisionPreview,
  DueCharge,
  DueOrder,
  PaymentRequest,
  PaymentRequestDetails,
  requestSides,
  requestStatuses,
} from './paymentRequests.shapes.ts'

export * from './paymentRequests.shapes.ts'

const listFilters = {
  /** First and last day on which it was raised, in Qatar. */
  start_date: Day.optional(),
  end_date: Day.optional(),
  restaurant_store_id: Id.optional(),
  status: z.enum(requestStatuses).optional(),
}

const Listed = z.object({
  paymentRequests: Page(PaymentRequest),
  /** Of all pages. Reversed payouts are not paid. */
  totals: z.object({ pending: Sum, pending_count: z.int().nonnegative(), paid: Sum }),
})

const reads = { permission: 'payments.read' } as const
const writes = { permission: 'payments.write' } as const

const Chosen = z
  .array(z.strictObject({ id: Id, amount: Balance.optional() }))
  .min(1, 'required')
  .max(5000)

/**
 * What a request is made of. Orders of which the store owes something and charges that are not netted yet are always
 * part of it (DECISIONS 25), chosen or not.
 */
const RequestFields = {
  restaurant_store_id: Id,
  /**
   * Each with the remaining amount that was shown: if one has changed, the call is rejected. Without an amount, the
   * order is requested as it is.
   */
  orders: Chosen,
}
const RaiseFields = z.strictObject({
  ...RequestFields,
  description: LinesOrNone(500).optional(),
  /** The day at which the payout will be posted. */
  reference_date: Day,
  /** The sum that was shown. If it has changed, the call is rejected. */
  amount: Money.optional(),
})

const raising = [
  'row.missing',
  'paymentRequests.changed',
  'paymentRequests.notDue',
  'paymentRequests.nothingToPay',
] as const

const raiseExample = (idOf: IdOf) => ({
  body: {
    restaurant_store_id: idOf('stores'),
    description: 'March, first half',
    reference_date: '2030-03-16',
    orders: [{ id: idOf('due orders'), amount: 100 }],
  },
})

const deciding = {
  input: z.strictObject({
    status: z.enum(['request_accepted', 'request_rejected']),
    /** Required for a rejection. */
    note: LinesOrNone(500).optional(),
    /** What was shown as due to the store. If it has changed, accepting is rejected. */
    due: Balance.optional(),
  }),
  output: z.object({ paymentRequest: PaymentRequest }),
  errors: [
    'paymentRequests.decided',
    'paymentRequests.ownDecision',
    'paymentRequests.dueChanged',
    'paymentRequests.exceedsDue',
    'paymentRequests.noteMissing',
    'paymentRequests.ibanWaiting',
  ],
} as const

const decisionExample = (table: string) => (idOf: IdOf) => ({
  params: { id: idOf(table) },
  body: { status: 'request_rejected', note: 'Order by order, please' },
})

export const requestSorts = { id: 'desc' } as const

/** Payouts to stores on request (spec 3 §7, DECISIONS 25). One side raises a request, the other decides it. */
export const paymentRequests = feature('paymentRequests', {
  adminList: list('settings/paymentRequest/getAdminPaymentRequestList', {
    ...reads,
    kinds: ['admin'],
    summary: 'Custom payment requests: those that admins raised for stores. The newest first.',
    filters: { ...listFilters, ...sortedBy(requestSorts) },
    output: Listed,
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
  storeList: list('settings/paymentRequest/getStorePaymentRequestList', {
    ...reads,
    kinds: everyKind,
    summary:
      'Payment requests that stores raised. Restaurants and stores see the custom ones of their stores too. The newest first.',
    filters: {
      ...listFilters,
      ...sortedBy(requestSorts),
      /** Of restaurants and stores: only the custom ones, or only those of stores. */
      raised_by: z.enum(requestSides).optional(),
    },
    output: Listed,
    example: () => ({ body: { count: 5, page: 1 } }),
  }),
  show: get('settings/paymentRequest/getPaymentRequestDetails/:id', {
    ...reads,
    kinds: everyKind,
    summary: 'One payment request with its orders, its charges and its history.',
    output: z.object({ paymentRequest: PaymentRequestDetails }),
    example: (idOf) => ({ params: { id: idOf('payment_requests') } }),
  }),
  due: get('settings/paymentCustomRequest/getOrdersByStoreId/:id', {
    ...reads,
    kinds: ['admin', 'store_user'],
    summary:
      'What is left to settle with a store: its ended orders, and the charges that are not netted yet.',
    output: z.object({
      orders: z.array(DueOrder),
      charges: z.array(DueCharge),
      /** The balance due to the store: everything listed, and what is requested and not paid out yet. */
      due: Balance,
      /** Requested and not decided yet. */
      requested: Sum,
      cut: z.boolean(),
    }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  preview: post('settings/paymentRequest/previewPaymentRequest', {
    ...reads,
    kinds: ['admin', 'store_user'],
    readOnly: true,
    summary:
      'The amount of a request for some orders, with the orders and charges that are netted in any case.',
    input: z.strictObject({ ...RequestFields, orders: Chosen.min(0) }),
    output: z.object({
      /** Of the chosen orders. */
      orders: Balance,
      /** Orders of which the store owes something and that were not chosen. */
      netted: z.array(DueOrder),
      charges: z.array(DueCharge),
      /** The sum of them all. Only a positive one can be requested. */
      amount: Balance,
    }),
    errors: ['row.missing'],
    example: (idOf) => ({
      body: { restaurant_store_id: idOf('stores'), orders: [{ id: idOf('due orders') }] },
    }),
  }),
  raise: post('settings/paymentRequest/saveStorePaymentRequest', {
    ...writes,
    kinds: ['store_user'],
    confirmed: true,
    summary: 'A store asks to be paid for some of its orders. Their amounts are reserved at once.',
    input: RaiseFields,
    output: Saved,
    errors: raising,
    example: raiseExample,
  }),
  raiseCustom: post('settings/paymentCustomRequest/savePaymentCustomRequest', {
    ...writes,
    kinds: ['admin'],
    aliases: ['settings/paymentRequest/savePaymentRequest'],
    confirmed: true,
    summary: 'An admin proposes a payout, which the store decides.',
    input: RaiseFields,
    output: Saved,
    errors: raising,
    example: raiseExample,
  }),
  previewDecision: post('settings/paymentRequest/previewDecision', {
    ...reads,
    kinds: ['admin', 'store_user'],
    readOnly: true,
    summary: 'What accepting some pending requests would do, and what is paid out in all.',
    input: z.strictObject({ requests: z.array(Id).min(1).max(500) }),
    output: z.object({ requests: z.array(DecisionPreview), amount: Sum }),
    errors: ['row.missing'],
    example: (idOf) => ({ body: { requests: [idOf('payment_requests')] } }),
  }),
  decide: post('settings/paymentRequest/updateStorePaymentRequest/:id', {
    ...writes,
    ...deciding,
    kinds: ['admin'],
    confirmed: true,
    summary:
      'Accept or reject a pending request of a store. Accepting posts the payout, rejecting gives the orders back.',
    example: decisionExample('payment_requests'),
  }),
  decideCustom: post('settings/paymentRequest/updatePaymentRequest/:id', {
    ...writes,
    ...deciding,
    kinds: ['store_user'],
    aliases: ['settings/paymentCustomRequest/updatePaymentCustomRequest/:id'],
    confirmed: true,
    summary: 'The store accepts or rejects a pending custom request.',
    example: decisionExample('custom payment_requests'),
  }),
  reversePayout: post('settings/paymentRequest/reversePayout/:id', {
    ...writes,
    kinds: ['admin'],
    confirmed: true,
    summary: 'Undo the payout of an accepted request that was wrong. Its orders and charges are due again.',
    input: z.strictObject({
      reason: Text(300),
      /** The day at which the reversal is posted. */
      effective_date: Day,
    }),
    output: Done,
    errors: ['paymentRequests.notPaid', 'paymentRequests.reversed', 'paymentRequests.inFile'],
    example: (idOf) => ({
      params: { id: idOf('payment_requests') },
      body: { reason: 'Sent to the wrong account', effective_date: '2030-03-20' },
      expectedError: 'paymentRequests.notPaid',
    }),
  }),
})
