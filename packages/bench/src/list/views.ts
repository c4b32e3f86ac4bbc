import { type Kind, prefixes } from '@sufra/contract/kernel/kinds'
import { type OrderFilter, orderFilters, orders } from '@sufra/contract/orders'
import type { Marketplace } from '../data/marketplace.ts'
import type { Request } from '../load/load.ts'
import type { View } from '../servers/bareHttp.ts'

export interface Filter {
  readonly order_status?: OrderFilter
  readonly needs_attention?: boolean
  readonly search?: string
}

/** One thing a person sees on the desk: a page of a filtered list, with the cards above it. */
export interface Look {
  readonly kind: Kind
  readonly filter: Filter
  readonly page: number
}

export const requestOf = ({ tokens }: Marketplace, { kind, filter, page }: Look): Request => ({
  path: `${prefixes[kind]}/${orders.list.paths[kind]}`,
  token: tokens[kind],
  body: { count: 10, page, ...filter },
})

/** How the bare server finds the total, and whether it hides who the customer is. */
export function rulesOf({ kind, filter }: Look): Pick<View, 'of' | 'masked'> {
  const { search, needs_attention, order_status } = filter
  const status = order_status ? orderFilters[order_status] : 'all'
  return { masked: kind !== 'admin', of: search ? 'found' : needs_attention ? 'waiting' : status }
}

export const nameOf = ({ kind, filter, page }: Look): string => {
  const { search, needs_attention, order_status = 'all orders' } = filter
  const what = search ? `search ${search}` : needs_attention ? 'needs attention' : order_status
  return `${kind}, ${what}, page ${page}`
}
