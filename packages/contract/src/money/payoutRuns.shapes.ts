import { z } from 'zod'
import { Id, Instant } from '../kernel/fields.ts'
import { Balance, BalanceSum, Money, Sum } from '../kernel/money.ts'
import { Translated } from '../kernel/translated.ts'
import { accountStates } from '../stores/payoutAccounts.ts'
import { requestStatuses } from './paymentRequests.shapes.ts'

const Store = z.object({ id: Id, name: Translated })
const count = z.int().nonnegative()
/** Whether a store has a payout account, and whether it is confirmed. */
export const payoutAccountStates = ['missing', ...accountStates] as const

/** What a run would pay to a store. */
export const PayoutPosition = z.object({
  store: Store.extend({ restaurant_id: Id }),
  /** The due orders that ended up to the day, less what the store owes. */
  amount: BalanceSum,
  orders_count: count,
  charges_count: count,
  account: z.enum(payoutAccountStates),
})
export type PayoutPosition = z.output<typeof PayoutPosition>

const Part = z.object({ count, amount: Sum })

/** Custom payment requests of many stores, raised together. */
export const PayoutRun = z.object({
  id: Id,
  created_at: Instant,
  made_by: z.string().nullable(),
  /** Orders that ended up to this day are in it. */
  due_day: z.iso.date(),
  /** The day at which its payouts are posted. */
  reference_date: z.iso.date(),
  description: z.string().nullable(),
  pending: Part,
  /** Without reversed payouts. */
  accepted: Part,
  rejected: Part,
  settled_at: Instant.nullable(),
  settled_by: z.string().nullable(),
  bank_reference: z.string().nullable(),
})
export type PayoutRun = z.output<typeof PayoutRun>

/** Why a request is not in a bank file. */
const besideReasons = ['pending', 'rejected', 'reversed', 'accountMissing', 'accountWaiting'] as const
export type BesideReason = (typeof besideReasons)[number]

export const RunRequest = z.object({
  id: Id,
  store: Store.extend({ restaurant_id: Id }),
  amount: Money,
  status: z.enum(requestStatuses),
  reversed_at: Instant.nullable(),
  /** The live bank file it is in. */
  file_id: Id.nullable(),
  /** Why the next bank file does not take it; null if it does, or if it is in one. */
  beside: z.enum(besideReasons).nullable(),
})
export type RunRequest = z.output<typeof RunRequest>

export const PayoutFile = z.object({
  id: Id,
  created_at: Instant,
  made_by: z.string().nullable(),
  line_count: count,
  amount: Sum,
  /** SHA-256 of the text of its lines, hexadecimal. */
  checksum: z.string(),
  voided_at: Instant.nullable(),
  voided_by: z.string().nullable(),
  void_reason: z.string().nullable(),
})
export type PayoutFile = z.output<typeof PayoutFile>

export const PayoutFileLine = z.object({
  line_number: z.int().positive(),
  payment_request_id: Id,
  beneficiary: z.string(),
  bank_name: z.string(),
  iban: z.string(),
  amount: Balance,
  reference: z.string(),
  /** When its payout was reversed, after the file was paid. */
  reversed_at: Instant.nullable(),
})
export type PayoutFileLine = z.output<typeof PayoutFileLine>
