import { z } from 'zod'
import { CallKey, Day, Id, Instant, LinesOrNone, Text } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Money, Sum } from '../kernel/money.ts'
import { Done, feature, get, list, post, Saved } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'

/** An amount that a store owes beside its orders (spec 3 §3). */
export const Charge = z.object({
  id: Id,
  store: z.object({ id: Id, name: Translated }),
  /** When it was entered. */
  iso_date: Instant,
  order_id: Id.nullable(),
  /** The day at which it is posted. */
  reference_date: z.iso.date(),
  description: z.string().nullable(),
  balance: Money,
  /** The payment request in which it is netted. */
  payment_request_id: Id.nullable(),
  reversed_at: Instant.nullable(),
})
export type Charge = z.output<typeof Charge>

const ChargeFields = z.strictObject({
  /** Made once by the caller: the same call, sent again, answers the charge it made. Another one is refused. */
  key: CallKey.optional(),
  restaurant_store_id: Id,
  description: LinesOrNone(500).optional(),
  reference_date: Day,
  order_id: Id.optional(),
  /** May be left out if an order is named (spec 3 §5): a note on that order, without an amount. */
  balance: Money.optional(),
})

export const chargeSorts = { id: 'desc' } as const

const reads = { kinds: ['admin'], permission: 'charges.read' } as const
const writes = { kinds: ['admin'], permission: 'charges.write' } as const

/** Other charges (spec 3 §7), which the next payment request of the store nets. */
export const charges = feature('charges', {
  list: list('settings/otherCharges/getOtherChargesList', {
    ...reads,
    summary: 'Charges against stores, the newest first.',
    filters: {
      /** First and last reference date. */
      start_date: Day.optional(),
      end_date: Day.optional(),
      restaurant_store_id: Id.optional(),
      ...sortedBy(chargeSorts),
    },
    output: z.object({
      otherCharges: Page(Charge),
      /** Of all pages, without reversed ones. */
      totalBalance: Sum,
    }),
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
  save: post('settings/otherCharges/saveOtherCharges', {
    ...writes,
    confirmed: true,
    summary: 'Charge a store. It is posted at once and netted in the next payment request.',
    input: ChargeFields,
    output: Saved,
    errors: ['row.missing', 'charges.empty', 'charges.made'],
    example: (idOf) => ({
      body: {
        restaurant_store_id: idOf('stores'),
        description: 'Photographs of the menu',
        reference_date: '2030-03-16',
        balance: 250,
      },
    }),
  }),
  ordersOf: get('settings/otherCharges/getOtherChargesOrdersByStoreId/:id', {
    ...reads,
    summary:
      'Orders of a store that a charge may be about, the newest first; by a beginning of their number with `search`.',
    input: z.strictObject({
      search: z
        .string()
        .regex(/^\d{0,15}$/, 'digits')
        .optional(),
    }),
    output: z.object({
      orders: z.array(z.object({ id: Id, iso_date: Instant, order_total_price: Money })),
      cut: z.boolean(),
    }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  reverse: post('settings/otherCharges/reverseOtherCharge/:id', {
    ...writes,
    confirmed: true,
    summary:
      'Undo a charge that was wrong. If it was netted already, the next payment request gives it back.',
    input: z.strictObject({
      reason: Text(300),
      /** The day at which the reversal is posted. */
      effective_date: Day,
    }),
    output: Done,
    errors: ['charges.reversed', 'charges.requested'],
    example: (idOf) => ({
      params: { id: idOf('other_charges') },
      body: { reason: 'Entered twice', effective_date: '2030-03-20' },
    }),
  }),
})
