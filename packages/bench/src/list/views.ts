import { find } from '@sufra/contract/insight/find'
import { type Kind, prefixes } from '@sufra/contract/kernel/kinds'
import { type ListedBy, type OrderFilter, orderFilters, orders } from '@sufra/contract/orders/orders'
import type { Marketplace } from '../data/marketplace.ts'
import type { Request } from '../load/load.ts'
import type { View } from '../servers/bareHttp.ts'

export type Filter = ListedBy

/** A view of the desk: a page of a filtered list with the cards above it. */
export interface Look {
  readonly kind: Kind
  readonly filter: Filter
  readonly page: number
  /** What the palette is asked for, instead of a page of the list. */
  readonly found?: string
}

export function requestOf({ tokens }: Marketplace, { kind, filter, page, found }: Look): Request {
  const token = tokens[kind]
  if (found !== undefined)
    return { path: `${prefixes[kind]}/${find.all.paths[kind]}`, token, body: { search: found } }
  return { path: `${prefixes[kind]}/${orders.list.paths[kind]}`, token, body: { count: 10, page, ...filter } }
}

/** Lists with a total of their own; the length of the others comes from the counts. */
const isNarrow = ({ search, sort, date_from, date_to, area_id }: Filter) =>
  Boolean(search || sort === 'delivery' || date_from || date_to || area_id)

/** How the bare server calculates the total, and whether it masks the customer. */
export function rulesOf({ kind, filter }: Look): Pick<View, 'of' | 'masked'> {
  const { needs_attention, order_status } = filter
  const status: OrderFilter | undefined = order_status
  const of = status ? orderFilters[status] : 'all'
  return { masked: kind !== 'admin', of: isNarrow(filter) ? 'found' : needs_attention ? 'waiting' : of }
}

/** The filters beside the status: `sort delivery, area_id 7`. */
const more = ({ order_status, needs_attention, ...rest }: Filter) =>
  Object.entries(rest).map(([name, value]) => `${name} ${value}`)

export const nameOf = ({ kind, filter, page, found }: Look): string => {
  if (found !== undefined) return `${kind}, palette ${found}`
  const { needs_attention, order_status = 'all orders' } = filter
  return [kind, needs_attention ? 'needs attention' : order_status, ...more(filter), `page ${page}`].join(
    ', ',
  )
}
