import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { orderPayments } from '@sufra/contract/money/orderPayments'
import type { MoneyOrder } from '../ledger/ledger.sql.ts'

export const presentFigures = (order: MoneyOrder): OutputOf<typeof orderPayments.recordCash>['figures'] => ({
  ...order,
  payed_amount: order.paid_amount,
})
