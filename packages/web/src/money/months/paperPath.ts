import type { Kind } from '@sufra/contract/kernel/kinds'

/** Where a statement is shown as a sheet of paper. */
export const paperPath = {
  admin: '/main/payments/statement-document',
  restaurant: '/restaurant/payments/statement-document',
  store_user: '/store/payments/statement-document',
} as const satisfies Record<Kind, string>
