import { type Dirhams, percentOf } from '@sufra/contract/kernel/money'

/** The chart of accounts, described in docs/money.md. */
export const accounts = [
  'platform_bank',
  'customer_receivable',
  'store_cash',
  'platform_discounts',
  'store_uncollected',
  'store_expected',
  'store_payable',
  'commission_revenue',
  'gateway_charges',
  'refunds_payable',
  'other_charges',
] as const
export type Account = (typeof accounts)[number]

export const eventKinds = [
  'placement',
  'payment',
  'refund',
  'cash_collected',
  'completion',
  'cancellation',
  'charge',
  'settlement',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Debit is positive, credit negative. */
export interface Posting {
  readonly account: Account
  readonly amount: Dirhams
  /** Set if the postings of one event belong to several orders. */
  readonly order_id?: number | null | undefined
}

/** Moves an amount: debits one account, credits the other. Zero posts nothing; a negative amount swaps the accounts. */
const move = (amount: Dirhams, debit: Account, credit: Account): Posting[] =>
  amount === 0
    ? []
    : [
        { account: debit, amount },
        { account: credit, amount: -amount },
      ]

interface Discounts {
  readonly sub_total: Dirhams
  readonly discount_value: Dirhams
  readonly coupon_platform_contribution_value: Dirhams
  readonly welcome_discount_value: Dirhams
}

export const platformShare = (order: Omit<Discounts, 'sub_total' | 'discount_value'>): Dirhams =>
  order.coupon_platform_contribution_value + order.welcome_discount_value

/** Commission on the sub total minus the discounts the store bears; the delivery fee is the store's (DECISIONS 22). */
export const commissionOf = (order: Discounts, percent: number): Dirhams =>
  percentOf(commissionBase(order), percent)

/** The amount the commission is calculated on. */
export const commissionBase = (order: Discounts): Dirhams =>
  order.sub_total - (order.discount_value - platformShare(order))

/** An order's figures according to its ledger. The caller holds the order's lock. */
export interface Figures {
  readonly order_total_price: Dirhams
  readonly paid_amount: Dirhams
  readonly refunded_amount: Dirhams
  readonly cash_collected_amount: Dirhams
  readonly remaining_amount: Dirhams
  readonly platform_commission_value: Dirhams
  readonly pgw_charges_value: Dirhams
  readonly due_to_store: Dirhams
  readonly coupon_platform_contribution_value: Dirhams
  readonly welcome_discount_value: Dirhams
}

/** The customer owes the total; the store expects the platform's share of discounts and owes the commission. */
export const placement = (order: {
  order_total_price: Dirhams
  platform_share: Dirhams
  commission: Dirhams
}): Posting[] => [
  ...move(order.order_total_price, 'customer_receivable', 'store_uncollected'),
  ...move(order.platform_share, 'platform_discounts', 'store_expected'),
  ...move(order.commission, 'store_expected', 'commission_revenue'),
]

/** The account of an order's due: once it has ended, nothing is expected any more. */
const dueAccount = (ended: boolean): Account => (ended ? 'store_payable' : 'store_expected')

/** What the platform receives belongs to the store from then on, minus the gateway charge. */
export const payment = (amount: Dirhams, gateway_charge: Dirhams, ended = false): Posting[] => [
  ...move(amount, 'platform_bank', 'customer_receivable'),
  ...move(amount, 'store_uncollected', dueAccount(ended)),
  ...move(gateway_charge, dueAccount(ended), 'gateway_charges'),
]

/** Cash stays with the store, so the platform owes nothing for it. */
export const cashCollected = (amount: Dirhams): Posting[] => move(amount, 'store_cash', 'customer_receivable')

/** What was expected is now due. */
export const completion = (order: Pick<Figures, 'due_to_store'>): Posting[] =>
  move(order.due_to_store, 'store_expected', 'store_payable')

/**
 * What the store, or the platform for it, must refund to a customer. An active order still costs the same, so its
 * customer owes the amount again; of an ended one nothing is owed.
 */
export const refundAwarded = (amount: Dirhams, ended: boolean): Posting[] => [
  ...move(amount, dueAccount(ended), 'refunds_payable'),
  ...(ended ? [] : move(amount, 'customer_receivable', 'store_uncollected')),
]

/** Pays out an awarded refund. */
export const refundPaid = (amount: Dirhams): Posting[] => move(amount, 'refunds_payable', 'platform_bank')

export const charge = (balance: Dirhams): Posting[] => move(balance, 'store_payable', 'other_charges')

/** A payout to a store, by order and charge; what a store owes is netted. */
export const settlement = (parts: readonly { order_id: number | null; amount: Dirhams }[]): Posting[] =>
  parts.flatMap(({ order_id, amount }) =>
    move(amount, 'store_payable', 'platform_bank').map((posting) => ({ ...posting, order_id })),
  )

/** What becomes of a cancelled order's money (DECISIONS 18). */
export interface CancellationTerms {
  /** The most of the received money that the store keeps; everything else is refunded. */
  readonly forfeited: Dirhams
  /** The platform bears the gateway charge if it is at fault. */
  readonly platform_bears_charge: boolean
}

/**
 * Reverses the claim on the customer, the commission and the platform's share. Refunds what was received except for
 * what is forfeited to the store, card money first. What the store then gets or owes is due at once.
 */
export function cancellation(order: Figures, terms: CancellationTerms): Posting[] {
  const share = platformShare(order)
  const received = order.paid_amount - order.refunded_amount
  const kept = Math.min(received, terms.forfeited)
  const keptCash = Math.min(order.cash_collected_amount, terms.forfeited - kept)
  const refunded = received - kept
  const charge = terms.platform_bears_charge ? order.pgw_charges_value : 0
  const due = order.due_to_store - share + order.platform_commission_value - refunded + charge
  return [
    ...move(order.remaining_amount, 'store_uncollected', 'customer_receivable'),
    ...move(order.cash_collected_amount - keptCash, 'store_uncollected', 'store_cash'),
    ...move(share, 'store_expected', 'platform_discounts'),
    ...move(order.platform_commission_value, 'commission_revenue', 'store_expected'),
    ...move(refunded, 'store_expected', 'refunds_payable'),
    ...move(charge, 'gateway_charges', 'store_expected'),
    ...move(due, 'store_expected', 'store_payable'),
  ]
}

/** Earnings move between these two accounts as an order ends. Charges and payouts only affect what is due. */
const earns = (kind: EventKind): boolean => kind !== 'settlement' && kind !== 'charge'
const isEarned = (account: Account): boolean => account === 'store_expected' || account === 'store_payable'

/**
 * Reverses an event. Its effect on the store's earnings is reversed in the account where they are now: the order may
 * have ended since, or become active again.
 */
export const reversal = (kind: EventKind, postings: readonly Posting[], ended: boolean): Posting[] =>
  postings.map(({ account, amount, order_id }) => ({
    account: earns(kind) && isEarned(account) ? dueAccount(ended) : account,
    amount: -amount,
    ...(order_id !== undefined && { order_id }),
  }))

/**
 * Reverses a completion, after the cash it recorded is reversed: what is due is expected again. Refunds made since are
 * owed again, as the order is active and costs the same.
 */
export const reopening = (order: Figures): Posting[] => {
  const kept = order.paid_amount - order.refunded_amount + order.cash_collected_amount
  return [
    ...move(order.due_to_store, 'store_payable', 'store_expected'),
    ...move(
      order.order_total_price - kept - order.remaining_amount,
      'customer_receivable',
      'store_uncollected',
    ),
  ]
}

/** The order's columns for lists, each the balance of an account over the order's postings. */
export interface Copies {
  readonly paid_amount: Dirhams
  readonly refunded_amount: Dirhams
  readonly cash_collected_amount: Dirhams
  readonly remaining_amount: Dirhams
  readonly platform_commission_value: Dirhams
  readonly pgw_charges_value: Dirhams
  readonly due_to_store: Dirhams
}

/**
 * What an event adds to the order's columns. Due to store is a formula over earnings (DECISIONS 23), so payouts and
 * other charges do not change it.
 */
export function copiesOf(kind: EventKind, postings: readonly Posting[]): Copies {
  const on = (account: Account) =>
    postings.filter((posting) => posting.account === account).reduce((sum, { amount }) => sum + amount, 0)
  const awarded = postings
    .filter(({ account, amount }) => account === 'refunds_payable' && amount < 0)
    .reduce((sum, { amount }) => sum - amount, 0)
  return {
    paid_amount: kind === 'payment' ? on('platform_bank') : 0,
    refunded_amount: awarded,
    cash_collected_amount: on('store_cash'),
    remaining_amount: on('customer_receivable'),
    platform_commission_value: 0 - on('commission_revenue'),
    pgw_charges_value: 0 - on('gateway_charges'),
    due_to_store: earns(kind) ? 0 - on('store_expected') - on('store_payable') : 0,
  }
}

/** What reversing an event subtracts from the order's columns. */
export function copiesOfReversal(kind: EventKind, postings: readonly Posting[]): Copies {
  const undone = postings.map((posting) => ({ ...posting, amount: -posting.amount }))
  const entries = Object.entries(copiesOf(kind, undone)).map(([column, by]) => [column, 0 - by])
  return Object.fromEntries(entries) as unknown as Copies
}
