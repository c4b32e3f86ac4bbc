import { expect, it } from 'vitest'
import {
  type PaymentFigures,
  type PaymentState,
  paymentDisplay,
  paymentStateOf,
  paymentStatusOf,
} from './orders.ts'

const [pending, accepted, cancelled, completed] = [1, 6, 7, 8]
const nothing: PaymentFigures = {
  status_id: pending,
  paid_amount: 0,
  cash_collected_amount: 0,
  refunded_amount: 0,
  refund_due: 0,
  remaining_amount: 0,
}

const cases: readonly [string, Partial<PaymentFigures>, PaymentState, 'paid' | 'unpaid'][] = [
  ['nothing received', { remaining_amount: 950_00 }, 'unpaid', 'unpaid'],
  ['an advance received', { paid_amount: 475_00, remaining_amount: 475_00 }, 'partPaid', 'unpaid'],
  [
    'cash taken for a part',
    { status_id: accepted, cash_collected_amount: 100_00, remaining_amount: 850_00 },
    'partPaid',
    'unpaid',
  ],
  ['everything received by card', { status_id: accepted, paid_amount: 950_00 }, 'paid', 'paid'],
  [
    'completed, the rest in cash',
    { status_id: completed, paid_amount: 475_00, cash_collected_amount: 475_00 },
    'paid',
    'paid',
  ],
  ['an order that costs nothing', { status_id: accepted }, 'paid', 'paid'],
  [
    'going on, all of it given back and so owed again',
    { status_id: accepted, paid_amount: 475_00, refunded_amount: 475_00, remaining_amount: 950_00 },
    'unpaid',
    'unpaid',
  ],
  [
    'going on, a part given back',
    { status_id: accepted, paid_amount: 950_00, refunded_amount: 475_00, remaining_amount: 475_00 },
    'partPaid',
    'unpaid',
  ],
  [
    'completed, a refund awarded and not paid back',
    { status_id: completed, paid_amount: 950_00, refunded_amount: 100_00, refund_due: 100_00 },
    'refundDue',
    'paid',
  ],
  ['cancelled before anything was received', { status_id: cancelled }, 'unpaid', 'unpaid'],
  [
    'cancelled, to be given back',
    { status_id: cancelled, paid_amount: 475_00, refunded_amount: 475_00, refund_due: 475_00 },
    'refundDue',
    'unpaid',
  ],
  [
    'cancelled, a part of it given back already',
    { status_id: cancelled, paid_amount: 950_00, refunded_amount: 950_00, refund_due: 475_00 },
    'refundDue',
    'unpaid',
  ],
  [
    'cancelled, given back',
    { status_id: cancelled, paid_amount: 475_00, refunded_amount: 475_00 },
    'refunded',
    'unpaid',
  ],
  [
    'cancelled, given back but for what is forfeited',
    { status_id: cancelled, paid_amount: 950_00, refunded_amount: 475_00 },
    'refunded',
    'unpaid',
  ],
  ['cancelled, all of it forfeited', { status_id: cancelled, paid_amount: 475_00 }, 'partPaid', 'unpaid'],
]

it.each(cases)('%s', (_, figures, state, status) => {
  const order = { ...nothing, ...figures }
  expect(paymentStateOf(order)).toBe(state)
  expect(paymentStatusOf(order)).toEqual({ status, display_status: paymentDisplay[state] })
})

it('the cases cover every state', () => {
  expect(new Set(cases.map(([, , state]) => state))).toEqual(new Set(Object.keys(paymentDisplay)))
})
