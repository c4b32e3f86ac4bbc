import { homes, type Kind } from '@sufra/contract/kernel/kinds'

/**
 * The order as this kind of person sees it; for admins also as the store sees it, and the page for a phone (spec 3 §2).
 */
export type OrderView = 'whole' | 'store' | 'mobile'

/** The list of orders. */
export const deskPath = (kind: Kind): string => `${homes[kind]}/orders`

export function orderPath(kind: Kind, id: number, view: OrderView = 'whole'): string {
  if (view === 'mobile') return `/view-order/${id}`
  return `${homes[kind]}/orders/${view === 'store' ? 'order-store-details' : 'order-details'}/${id}`
}

/** Used in the URL in place of a status. */
export const attentionFilter = 'attention'
