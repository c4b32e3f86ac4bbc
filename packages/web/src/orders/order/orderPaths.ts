import { homes, type Kind } from '@sufra/contract/kernel/kinds'

/** The order as its kind has it; for admins also as its store sees it, and the page for a phone (spec 3 §2). */
export type OrderView = 'whole' | 'store' | 'mobile'

export function orderPath(kind: Kind, id: number, view: OrderView = 'whole'): string {
  if (view === 'mobile') return `/view-order/${id}`
  return `${homes[kind]}/orders/${view === 'store' ? 'order-store-details' : 'order-details'}/${id}`
}

/** Stands in the URL where a status would. */
export const attentionFilter = 'attention'
