import { z } from 'zod'
import { DigitsId, Id, Instant, Text } from '../kernel/fields.ts'
import { Balance, Money } from '../kernel/money.ts'
import { feature, post } from '../kernel/operation.ts'
import { OrderFigures } from '../money/orderPayments.ts'

export const faults = ['customer', 'store', 'platform'] as const

/** The financial effect of cancelling an accepted order (DECISIONS 18). */
const CancellationPreview = z.object({
  fault: z.enum(faults),
  /** Until then the customer may cancel free of charge. */
  free_until: Instant,
  refund_amount: Money,
  cash_to_return: Money,
  forfeited_amount: Money,
  dropped_amount: Money,
  /** The gateway charge that the store bears, and the part that the platform takes over. */
  pgw_charges_value: Money,
  charge_borne_by_platform: Money,
  commission_reversed: Money,
  contribution_reversed: Money,
  due_to_store: Balance,
})

const cancels = { kinds: ['admin'], permission: 'orders.write' } as const

/** Cancelling accepted orders (DECISIONS 18). Audit rows refer to its operations by this feature's name. */
export const cancellation = feature('orderMoney', {
  previewCancellation: post('restaurant/order/previewCancellation/:id', {
    ...cancels,
    readOnly: true,
    summary: 'What cancelling an accepted order would do.',
    input: z.strictObject({ fault: z.enum(faults) }),
    output: z.object({ order_id: Id, consequences: CancellationPreview }),
    errors: ['orderMoney.notAccepted'],
    example: (idOf) => ({
      params: { id: idOf('orders') },
      body: { fault: 'store' },
      expectedError: 'orderMoney.notAccepted',
    }),
  }),
  cancelAccepted: post('restaurant/order/cancelAccepted/:id', {
    ...cancels,
    summary: 'Cancel an accepted order, with what was shown before.',
    input: z.strictObject({
      fault: z.enum(faults),
      cancel_reason_id: DigitsId,
      note: Text(500).optional(),
      /** The amounts that were shown. If they have changed, the call is rejected. */
      shown: z
        .strictObject({ refund_amount: Money, forfeited_amount: Money, due_to_store: Balance })
        .optional(),
    }),
    output: z.object({ order_id: Id, consequences: CancellationPreview, figures: OrderFigures }),
    errors: [
      'orderMoney.notAccepted',
      'orderMoney.consequencesChanged',
      'orders.reasonMissing',
      'orders.decided',
      'orders.decidedByYou',
      'orders.cancelled',
      'orders.cancelledByYou',
    ],
    example: (idOf) => ({
      params: { id: idOf('orders') },
      body: { fault: 'store', cancel_reason_id: 1 },
      expectedError: 'orderMoney.notAccepted',
    }),
  }),
})
