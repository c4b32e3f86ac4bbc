import type { Kind } from '@sufra/contract/kernel/kinds'

/** Where a statement is previewed before it is printed. */
export const statementPrintPath = {
  admin: '/main/payments/statement-document',
  restaurant: '/restaurant/payments/statement-document',
  store_user: '/store/payments/statement-document',
} as const satisfies Record<Kind, string>
